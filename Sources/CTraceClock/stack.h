#pragma once
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// The C library declares this only if _GNU_SOURCE is defined before its first header.
int pthread_getattr_np(pthread_t, pthread_attr_t *);

// Where the calling thread's stack ends, 0 if the system does not say. The first call on a thread takes microseconds.
static inline uintptr_t apus_trace_stack_end(void) {
  static _Thread_local uintptr_t end = 0;
  if (end == 0) {
    pthread_attr_t attributes;
    void *address = 0;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
      if (pthread_attr_getstack(&attributes, &address, &size) == 0) end = (uintptr_t)address + size;
      pthread_attr_destroy(&attributes);
    }
  }
  return end;
}

// Writes up to `limit` return addresses of the calling thread, innermost first, and returns their number. It follows
// frame pointers upwards and stays within the thread's stack; about 2 ns a frame.
static inline int apus_trace_stack(uint64_t *addresses, int limit) {
  const uintptr_t end = apus_trace_stack_end();
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  int count = 0;
  while (count < limit && frame + 2 * sizeof(uintptr_t) <= end && frame % sizeof(uintptr_t) == 0) {
    const uintptr_t *words = (const uintptr_t *)frame;
    if (words[1] < 4096) break;
    addresses[count++] = words[1];
    // Swift marks the frames of asynchronous functions in bit 60.
    const uintptr_t next = words[0] & ~((uintptr_t)1 << 60);
    if (next <= frame) break;
    frame = next;
  }
  return count;
}

// The calling thread's number in the system.
static inline long apus_trace_thread(void) { return syscall(SYS_gettid); }
