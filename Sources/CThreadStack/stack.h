#pragma once
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

// The C library declares this only if _GNU_SOURCE is defined before its first header.
int pthread_getattr_np(pthread_t, pthread_attr_t *);

// The lowest address of the calling thread's stack, 0 if the system does not say.
static inline uintptr_t apus_stack_floor(void) {
  pthread_attr_t attributes;
  void *address = 0;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  if (pthread_attr_getstack(&attributes, &address, &size) != 0) address = 0;
  pthread_attr_destroy(&attributes);
  return (uintptr_t)address;
}

// A number that tells the calling thread from all others that run, without a call.
static inline uintptr_t apus_thread(void) { return (uintptr_t)__builtin_thread_pointer(); }
