#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Samples the stacks of this process's threads while they use processor time, and on request that of a thread that
/// waits. One sampler at a time in a process; all functions are for one thread, which is itself never sampled.
///
/// A thread's own processor time sets the pace, so idle threads cost nothing and no system call of a waiting thread is
/// ever interrupted. Where the kernel allows it (perf_event_open), the kernel walks the stacks, at next to no cost;
/// else each thread gets a timer on its processor time, whose signal (SIGPROF) makes the thread walk its own. The
/// kernel checks such timers at its tick: at most 100 to 1,000 samples a second, as it was built.
///
/// Programs should know: the handler is installed with SA_RESTART when a timer is first needed and stays; signals that
/// are not the sampler's go on to the handler that was there before. A call that SA_RESTART does not restart (poll,
/// sleep) can return EINTR only if the tick falls between its entry and its wait.
typedef struct apus_sampler apus_sampler;

/// How a sample came about; the numbers are part of the trace format.
enum {
  APUS_SAMPLE_CPU_CLOCK = 1,
  APUS_SAMPLE_WATCHDOG = 2,
  APUS_SAMPLE_PERF = 3,
};

/// No stack is followed deeper.
#define APUS_SAMPLE_FRAMES 128

typedef struct {
  int32_t thread;         // the system's number
  uint8_t detail;         // one of the above
  bool knows_update;      // false where `update` was not looked up
  uint32_t update;        // serial number of the update that the main thread was in
  uint64_t time;          // ticks of the recording clock
  uint64_t cpu;           // ns of processor time since the thread's last sample
  uint32_t count;         // of frames
  const uint64_t *frames;  // the place itself, then return addresses; valid in the call only
} apus_sample;

typedef void (*apus_sample_body)(const apus_sample *sample, void *context);

/// Samples every thread `rate` times per second of its processor time; 0 samples none until the watchdog is set.
///
/// `main_thread` is the one that runs the views, and `update` where it keeps its update's serial number; that must live as
/// long as the sampler. NULL, with errno set, if another sampler is at work or memory is short.
apus_sampler *apus_sampler_start(uint32_t rate, int32_t main_thread, const uint32_t *update, bool allow_perf);

/// The calling thread's number in the system.
int32_t apus_this_thread(void);

/// Starts to sample threads that are new and lets go of those that ended: about 10 µs and 5 µs a thread.
void apus_sampler_refresh(apus_sampler *sampler);

/// While set, the main thread is sampled 100 times per second of its processor time even if the rate is 0.
void apus_sampler_set_watchdog(apus_sampler *sampler, bool is_set);

/// Hands out the samples taken so far, each thread's in order. Returns how many were lost since the start.
uint64_t apus_sampler_drain(apus_sampler *sampler, apus_sample_body body, void *context);

/// If the main thread waits in the kernel, hands out a sample of it, read from outside: its stack is searched for the
/// first frames that the wait's callers must have left. False, and no sample, while it runs.
bool apus_sampler_look_at_blocked_main(apus_sampler *sampler, apus_sample_body body, void *context);

/// Whether the kernel walks the main thread's stacks.
bool apus_sampler_uses_perf(const apus_sampler *sampler);

void apus_sampler_stop(apus_sampler *sampler);

/// A loaded executable segment.
typedef struct {
  uint64_t base, end, bias;
  const uint8_t *build_id;
  size_t build_id_size;
  const char *path;  // empty for the program itself
} apus_module;

typedef void (*apus_module_body)(const apus_module *module, void *context);

/// Changes when a library is loaded or unloaded.
uint64_t apus_module_generation(void);
void apus_each_module(apus_module_body body, void *context);

/// Starts a thread that takes no signals, so that it never handles those meant for the program, and detaches it.
/// 0 or an error number.
int apus_start_thread(const char *name, void (*body)(void *), void *context);
