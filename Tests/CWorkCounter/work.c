#define _GNU_SOURCE
#include "work.h"
#include <dlfcn.h>
#include <stddef.h>

typedef void *make(const void *type, size_t size, size_t alignment);

static _Thread_local uint64_t work;

uint64_t apus_work(void) { return work; }

/// In a program that has a function of this name, the Swift runtime's own is found behind it.
void *swift_allocObject(const void *type, size_t size, size_t alignment) {
  static _Atomic(make *) next;
  make *original = next;
  if (!original) next = original = (make *)dlsym(RTLD_NEXT, "swift_allocObject");
  work++;
  return original(type, size, alignment);
}
