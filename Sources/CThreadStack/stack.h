#pragma once
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

// The C library declares these only if _GNU_SOURCE is defined before its first header.
int pthread_getattr_np(pthread_t, pthread_attr_t *);
pid_t gettid(void);

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

// Whether fewer than 192 KiB of the calling thread's stack are left: time to stop with a message, which takes some too.
static inline bool apus_stack_is_short(void) {
  static _Thread_local uintptr_t floor;
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (floor == 0) floor = apus_stack_floor();
  return floor != 0 && here - floor < (192 << 10);
}

// A number that tells the calling thread from all others that run, without a call.
static inline uintptr_t apus_thread(void) { return (uintptr_t)__builtin_thread_pointer(); }

// Whether the calling thread is the one that the program began on. The system is asked once a thread: Foundation asks it
// twice each time, which takes longer than a body does.
static inline bool apus_is_main_thread(void) {
  static _Thread_local enum { isUnknown, isMain, isOther } answer;
  if (answer == isUnknown) answer = gettid() == getpid() ? isMain : isOther;
  return answer == isMain;
}
