#pragma once
#include <stdint.h>
#include <time.h>

// Ticks of a counter that all cores share and that never goes back, in about 8 ns on x86-64 and arm64. Elsewhere,
// nanoseconds of the monotonic clock.
static inline uint64_t apus_trace_ticks(void) {
#if defined(__x86_64__)
  return __builtin_ia32_rdtsc();
#elif defined(__aarch64__)
  uint64_t ticks;
  __asm__ volatile("mrs %0, cntvct_el0" : "=r"(ticks));
  return ticks;
#else
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
#endif
}
