#include "internal.h"

#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

// What a signal handler needs cannot be handed to it: this is the process's one set of slots, and the handler that was
// there before ours.
static apus_slot *slots;
static struct sigaction previous;
static bool is_installed;

apus_slot *apus_slots(void) {
  if (slots) return slots;
  const size_t ring = APUS_RING_WORDS * sizeof(uint64_t);
  const size_t size = APUS_SAMPLED_THREADS * (ring + sizeof(apus_slot));
  // Taken from the system as they are first used.
  char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return NULL;
  slots = (apus_slot *)(memory + APUS_SAMPLED_THREADS * ring);
  for (size_t i = 0; i < APUS_SAMPLED_THREADS; i++) slots[i].words = (uint64_t *)(memory + i * ring);
  return slots;
}

typedef struct {
  uintptr_t pc, sp, fp;
} registers;

static registers registers_of(const void *context) {
  const mcontext_t *machine = &((const ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  return (registers){
    (uintptr_t)machine->gregs[REG_RIP], (uintptr_t)machine->gregs[REG_RSP], (uintptr_t)machine->gregs[REG_RBP]};
#elif defined(__aarch64__)
  return (registers){machine->pc, machine->sp, machine->regs[29]};
#else
  return (registers){0, 0, 0};
#endif
}

// Where the return address lies if the function at `pc` has not made its frame yet, or is about to return; else 0.
static uintptr_t frameless_return(registers r) {
#if defined(__x86_64__)
  const uint8_t *code = (const uint8_t *)r.pc;
  static const uint8_t make_frame[] = {0x48, 0x89, 0xe5};  // mov %rsp, %rbp
  if (code[0] == 0x55 || code[0] == 0xc3) return r.sp;      // push %rbp; ret
  if (memcmp(code, make_frame, sizeof make_frame) == 0) return r.sp + 8;
#endif
  return 0;
}

// Follows frame pointers, upwards only and within the stack.
static uint32_t walk(registers r, uintptr_t low, uintptr_t high, uint64_t *frames) {
  uint32_t count = 0;
  frames[count++] = r.pc;
  if (r.sp < low || r.sp >= high) return count;
  const uintptr_t first = frameless_return(r);
  if (first && first + sizeof(uintptr_t) <= high) frames[count++] = *(const uintptr_t *)first;
  uintptr_t frame = r.fp, floor = r.sp;
  while (count < APUS_SAMPLE_FRAMES) {
    // Swift marks the frames of asynchronous functions in bit 60.
    frame &= ~((uintptr_t)1 << 60);
    if (frame < floor || frame > high - 2 * sizeof(uintptr_t) || frame % sizeof(uintptr_t)) break;
    const uintptr_t *words = (const uintptr_t *)frame;
    if (words[1] < 4096) break;
    frames[count++] = words[1];
    floor = frame + 2 * sizeof(uintptr_t);
    frame = words[0];
  }
  return count;
}

// A sample takes three words before its frames: time, processor time, and count, detail and update together.
static void sample(apus_slot *slot, const void *context) {
  const uint64_t time = apus_ticks(), cpu = apus_nanoseconds(CLOCK_THREAD_CPUTIME_ID);
  const registers r = registers_of(context);
  const uintptr_t low = atomic_load_explicit(&slot->low, memory_order_acquire);
  const uintptr_t high = atomic_load_explicit(&slot->high, memory_order_relaxed);
  if (low == 0) {
    atomic_store_explicit(&slot->self, (uintptr_t)pthread_self(), memory_order_relaxed);
    atomic_store_explicit(&slot->pointer, r.sp, memory_order_release);
  }
  uint64_t frames[APUS_SAMPLE_FRAMES];
  const uint32_t count = walk(r, low, high, frames);
  const uint64_t head = atomic_load_explicit(&slot->head, memory_order_relaxed);
  if (head + 3 + count - atomic_load_explicit(&slot->tail, memory_order_acquire) > APUS_RING_WORDS) {
    atomic_fetch_add_explicit(&slot->drops, 1, memory_order_relaxed);
    return;
  }
  const uint32_t *update = atomic_load_explicit(&slot->update, memory_order_relaxed);
  const uint64_t detail = atomic_load_explicit(&slot->detail, memory_order_relaxed);
  uint64_t *words = slot->words;
  const uint64_t mask = APUS_RING_WORDS - 1;
  words[head & mask] = time;
  words[(head + 1) & mask] = cpu - slot->last_cpu;
  words[(head + 2) & mask] = (uint64_t)(update ? *update : 0) << 32 | detail << 16 | count;
  for (uint32_t i = 0; i < count; i++) words[(head + 3 + i) & mask] = frames[i];
  slot->last_cpu = cpu;
  atomic_store_explicit(&slot->head, head + 3 + count, memory_order_release);
}

static void handle(int number, siginfo_t *info, void *context) {
  const int saved = errno;
  apus_slot *slot = info->si_code == SI_TIMER ? (apus_slot *)info->si_value.sival_ptr : NULL;
  if (slot >= slots && slot < slots + APUS_SAMPLED_THREADS) {
    // A signal that was on its way when its timer was deleted finds the slot free.
    if (atomic_load_explicit(&slot->tid, memory_order_acquire)) sample(slot, context);
  } else if (previous.sa_flags & SA_SIGINFO) {
    previous.sa_sigaction(number, info, context);
  } else if (previous.sa_handler != SIG_DFL && previous.sa_handler != SIG_IGN) {
    previous.sa_handler(number);
  }
  errno = saved;
}

bool apus_install_handler(void) {
  if (is_installed) return true;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigemptyset(&action.sa_mask);
  is_installed = sigaction(SIGPROF, &action, &previous) == 0;
  return is_installed;
}

// MARK: For the drainer

bool apus_timer_start(apus_thread *thread, uint32_t rate) {
  const pid_t tid = atomic_load(&thread->slot->tid);
  if (!apus_install_handler()) return false;
  struct sigevent event;
  memset(&event, 0, sizeof event);
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = SIGPROF;
  event.sigev_value.sival_ptr = thread->slot;
#if defined(__GLIBC__)
  event._sigev_un._tid = tid;
#else
  event.sigev_notify_thread_id = tid;
#endif
  if (timer_create(apus_cpu_clock(tid), &event, &thread->timer) != 0) return false;
  const long period = rate > 1 ? 1000000000L / rate : 999999999L;
  const struct itimerspec interval = {{0, period}, {0, period}};
  thread->slot->last_cpu = apus_nanoseconds(apus_cpu_clock(tid));
  thread->has_timer = timer_settime(thread->timer, 0, &interval, NULL) == 0;
  if (!thread->has_timer) timer_delete(thread->timer);
  return thread->has_timer;
}

void apus_slot_find_stack(apus_slot *slot) {
  const uintptr_t pointer = atomic_load_explicit(&slot->pointer, memory_order_acquire);
  if (pointer == 0 || atomic_load_explicit(&slot->low, memory_order_relaxed)) return;
  uintptr_t low, high;
  if (!apus_mapping(pointer, &low, &high)) return;
  // The C library keeps what it knows of a thread above its stack; beyond may lie memory of others.
  const uintptr_t self = atomic_load_explicit(&slot->self, memory_order_relaxed);
  if (self > pointer && self < high) high = self;
  // The main thread's stack grows downwards: its lower end is where it stands now.
  if (atomic_load(&slot->tid) == getpid()) low = 4096;
  atomic_store_explicit(&slot->high, high, memory_order_relaxed);
  atomic_store_explicit(&slot->low, low, memory_order_release);
}

void apus_slot_drain(apus_slot *slot, apus_sample_body body, void *context) {
  const uint64_t mask = APUS_RING_WORDS - 1;
  const uint64_t head = atomic_load_explicit(&slot->head, memory_order_acquire);
  uint64_t tail = atomic_load_explicit(&slot->tail, memory_order_relaxed);
  while (tail < head) {
    const uint64_t info = slot->words[(tail + 2) & mask];
    uint64_t frames[APUS_SAMPLE_FRAMES];
    apus_sample sample = {
      .thread = atomic_load(&slot->tid),
      .detail = (uint8_t)(info >> 16),
      .knows_update = true,
      .update = (uint32_t)(info >> 32),
      .time = slot->words[tail & mask],
      .cpu = slot->words[(tail + 1) & mask],
      .count = (uint32_t)(info & 0xffff),
      .frames = frames,
    };
    for (uint32_t i = 0; i < sample.count; i++) frames[i] = slot->words[(tail + 3 + i) & mask];
    body(&sample, context);
    tail += 3 + sample.count;
  }
  atomic_store_explicit(&slot->tail, tail, memory_order_release);
}
