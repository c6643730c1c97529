#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>

// The reader with what is done with what it read: Tests/Fuzz.
int LLVMFuzzerTestOneInput(const uint8_t *start, size_t count);

static int64_t live, most, taken;

static void *add(void *memory) {
  int64_t size = (int64_t)malloc_usable_size(memory);
  __atomic_add_fetch(&taken, size, __ATOMIC_RELAXED);
  int64_t now = __atomic_add_fetch(&live, size, __ATOMIC_RELAXED);
  if (now > __atomic_load_n(&most, __ATOMIC_RELAXED)) __atomic_store_n(&most, now, __ATOMIC_RELAXED);
  return memory;
}

static void *without(void *memory) {
  __atomic_sub_fetch(&live, (int64_t)malloc_usable_size(memory), __ATOMIC_RELAXED);
  return memory;
}

// In a program that has functions of these names, the C library's own are found under these.
void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

void *malloc(size_t size) { return add(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return add(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return add(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return add(__libc_memalign(alignment, size)); }
void free(void *memory) { __libc_free(without(memory)); }

void *realloc(void *memory, size_t size) {
  int64_t old = (int64_t)malloc_usable_size(memory);
  without(memory);
  void *moved = __libc_realloc(memory, size);
  // What could not be made larger stays. What grows where it is was allocated before.
  if (moved == memory) __atomic_sub_fetch(&taken, old, __ATOMIC_RELAXED);
  return add(moved || size == 0 ? moved : memory) == moved ? moved : NULL;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

/// Gives the reader an input. Returns the most bytes that were allocated at once beyond those before, and all that were.
///
/// Callgrind counts instructions from here to the end of this function.
__attribute__((noinline)) void apus_measure(const uint8_t *start, size_t count, int64_t *peak, int64_t *allocated) {
  int64_t before = live;
  most = before;
  taken = 0;
  LLVMFuzzerTestOneInput(start, count);
  *peak = most - before;
  *allocated = taken;
}
