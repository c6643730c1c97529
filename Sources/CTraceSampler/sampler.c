#include "internal.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static const uint32_t watchdog_rate = 100;

// The sampler at work: its slots are the process's only ones.
static _Atomic(bool) is_taken;

int32_t apus_this_thread(void) { return (int32_t)syscall(SYS_gettid); }

static apus_instant now(void) { return (apus_instant){apus_ticks(), apus_nanoseconds(CLOCK_MONOTONIC)}; }

apus_sampler *apus_sampler_start(uint32_t rate, int32_t main_thread, const uint32_t *update, bool allow_perf) {
  if (atomic_exchange(&is_taken, true)) {
    errno = EBUSY;
    return NULL;
  }
  apus_slot *slots = apus_slots();
  apus_sampler *sampler = slots ? calloc(1, sizeof *sampler) : NULL;
  if (!sampler) {
    atomic_store(&is_taken, false);
    errno = ENOMEM;
    return NULL;
  }
  sampler->rate = rate;
  sampler->main_thread = main_thread;
  sampler->update = update;
  sampler->allow_perf = allow_perf;
  sampler->start = now();
  for (size_t i = 0; i < APUS_SAMPLED_THREADS; i++) {
    sampler->threads[i].slot = &slots[i];
    sampler->threads[i].perf.fd = -1;
  }
  sampler->self = apus_this_thread();
  apus_sampler_refresh(sampler);
  return sampler;
}

static bool is_used(const apus_thread *thread) { return thread->has_timer || thread->perf.fd >= 0; }

static void adopt(apus_sampler *sampler, apus_thread *thread, pid_t tid, uint32_t rate, uint8_t detail) {
  apus_slot *slot = thread->slot;
  const bool is_main = tid == sampler->main_thread;
  atomic_store(&slot->update, is_main ? sampler->update : NULL);
  atomic_store(&slot->pointer, 0);
  atomic_store(&slot->low, 0);
  atomic_store(&slot->high, 0);
  atomic_store(&slot->drops, 0);
  atomic_store(&slot->tail, atomic_load(&slot->head));
  atomic_store(&slot->detail, detail);
  atomic_store(&slot->tid, tid);
  // The watchdog's few samples need not be cheap, and its detail must show.
  const bool perf = sampler->allow_perf && detail != APUS_SAMPLE_WATCHDOG;
  if (perf && apus_perf_open(&thread->perf, tid, is_main, rate)) return;
  if (!apus_timer_start(thread, rate)) atomic_store(&slot->tid, 0);
}

static void release(apus_sampler *sampler, apus_thread *thread) {
  if (thread->has_timer) timer_delete(thread->timer);
  thread->has_timer = false;
  apus_perf_close(&thread->perf);
  sampler->dead_drops += atomic_load(&thread->slot->drops);
  atomic_store(&thread->slot->drops, 0);
  atomic_store(&thread->slot->tid, 0);
}

static apus_thread *thread_of(apus_sampler *sampler, pid_t tid) {
  for (size_t i = 0; i < APUS_SAMPLED_THREADS; i++)
    if (is_used(&sampler->threads[i]) && atomic_load(&sampler->threads[i].slot->tid) == tid) return &sampler->threads[i];
  return NULL;
}

static apus_thread *free_thread(apus_sampler *sampler) {
  for (size_t i = 0; i < APUS_SAMPLED_THREADS; i++)
    if (!is_used(&sampler->threads[i])) return &sampler->threads[i];
  return NULL;
}

void apus_sampler_refresh(apus_sampler *sampler) {
  if (sampler->rate == 0) return;
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return;
  for (size_t i = 0; i < APUS_SAMPLED_THREADS; i++) sampler->threads[i].is_seen = false;
  for (struct dirent *entry; (entry = readdir(tasks));) {
    const pid_t tid = (pid_t)strtol(entry->d_name, NULL, 10);
    if (tid <= 0 || (tid == sampler->self && tid != sampler->main_thread)) continue;
    apus_thread *thread = thread_of(sampler, tid);
    if (!thread && (thread = free_thread(sampler))) adopt(sampler, thread, tid, sampler->rate, APUS_SAMPLE_CPU_CLOCK);
    if (thread) thread->is_seen = true;
  }
  closedir(tasks);
  for (size_t i = 0; i < APUS_SAMPLED_THREADS; i++)
    if (is_used(&sampler->threads[i]) && !sampler->threads[i].is_seen) release(sampler, &sampler->threads[i]);
}

void apus_sampler_set_watchdog(apus_sampler *sampler, bool is_set) {
  if (sampler->rate != 0 || sampler->has_watchdog == is_set) return;
  sampler->has_watchdog = is_set;
  apus_thread *thread = &sampler->threads[0];
  if (is_set) adopt(sampler, thread, sampler->main_thread, watchdog_rate, APUS_SAMPLE_WATCHDOG);
  else release(sampler, thread);
}

uint64_t apus_sampler_drain(apus_sampler *sampler, apus_sample_body body, void *context) {
  uint64_t drops = 0;
  for (size_t i = 0; i < APUS_SAMPLED_THREADS; i++) {
    apus_thread *thread = &sampler->threads[i];
    if (!is_used(thread)) continue;
    const pid_t tid = atomic_load(&thread->slot->tid);
    if (thread->perf.fd >= 0)
      sampler->perf_drops += apus_perf_drain(&thread->perf, tid, sampler->start, body, context);
    if (thread->has_timer) {
      apus_slot_drain(thread->slot, body, context);
      apus_slot_find_stack(thread->slot);
      drops += atomic_load(&thread->slot->drops);
    }
  }
  return drops + sampler->dead_drops + sampler->perf_drops;
}

bool apus_sampler_uses_perf(const apus_sampler *sampler) {
  for (size_t i = 0; i < APUS_SAMPLED_THREADS; i++)
    if (sampler->threads[i].perf.fd >= 0 && atomic_load(&sampler->threads[i].slot->tid) == sampler->main_thread) return true;
  return false;
}

void apus_sampler_stop(apus_sampler *sampler) {
  for (size_t i = 0; i < APUS_SAMPLED_THREADS; i++)
    if (is_used(&sampler->threads[i])) release(sampler, &sampler->threads[i]);
  free(sampler);
  atomic_store(&is_taken, false);
}
