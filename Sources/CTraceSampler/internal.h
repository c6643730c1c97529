#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <signal.h>
#include <stdatomic.h>
#include <sys/types.h>
#include <time.h>

#include "sampler.h"

#define APUS_SAMPLED_THREADS 64
// Words of a thread's ring, a power of two: a quarter second at 1,000 deep samples a second.
#define APUS_RING_WORDS (1u << 15)

/// Where a thread's samples come from; all that handlers touch.
///
/// Invariants: only the thread itself, in its handler, moves `head`, only the drainer moves `tail`;
/// tail <= head <= tail + APUS_RING_WORDS. `low` and `high` are 0 until the drainer has looked up the stack.
typedef struct {
  _Atomic(pid_t) tid;  // 0: free
  _Atomic(uint8_t) detail;
  const uint32_t *_Atomic update;
  _Atomic(uintptr_t) pointer;  // into the stack, left by the first signal
  _Atomic(uintptr_t) self;     // pthread_self, which lies above the stack or elsewhere
  _Atomic(uintptr_t) low, high;
  uint64_t last_cpu;
  _Atomic(uint64_t) drops;
  _Atomic(uint64_t) head;
  _Alignas(64) _Atomic(uint64_t) tail;
  uint64_t *words;
} apus_slot;

/// A mapped ring of the kernel's.
typedef struct {
  int fd;  // -1: none
  void *pages;
  size_t size;
  uint64_t last_count;
} apus_perf;

typedef struct {
  apus_slot *slot;
  bool has_timer;
  timer_t timer;
  apus_perf perf;
  bool is_seen;
} apus_thread;

typedef struct {
  uint64_t ticks, nanoseconds;
} apus_instant;

struct apus_sampler {
  uint32_t rate;
  const uint32_t *update;
  bool allow_perf, has_watchdog;
  pid_t self;  // the drainer
  pid_t main_thread;
  apus_instant start;
  uint64_t perf_drops, dead_drops;
  uint64_t main_cpu;  // when it was last looked at from outside
  apus_thread threads[APUS_SAMPLED_THREADS];
};

static inline uint64_t apus_ticks(void) {
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

static inline uint64_t apus_nanoseconds(clockid_t clock) {
  struct timespec now = {0, 0};
  clock_gettime(clock, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/// The processor time of any thread of this process: how the kernel numbers such clocks (Linux, posix-timers.h).
static inline clockid_t apus_cpu_clock(pid_t tid) { return (clockid_t)((~(unsigned)tid << 3) | 6); }

/// Slots at fixed addresses for the life of the process: a late signal finds its slot even after the sampler stopped.
apus_slot *apus_slots(void);
bool apus_install_handler(void);
bool apus_timer_start(apus_thread *thread, uint32_t rate);
void apus_slot_find_stack(apus_slot *slot);
void apus_slot_drain(apus_slot *slot, apus_sample_body body, void *context);

bool apus_perf_open(apus_perf *perf, pid_t tid, bool is_main, uint32_t rate);
void apus_perf_close(apus_perf *perf);
/// Returns how many samples the kernel lost.
uint64_t apus_perf_drain(apus_perf *perf, pid_t tid, apus_instant start, apus_sample_body body, void *context);

/// The mapping of memory that holds `address`; false if there is none.
bool apus_mapping(uintptr_t address, uintptr_t *low, uintptr_t *high);
