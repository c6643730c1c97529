#include "internal.h"

#include <fcntl.h>
#include <inttypes.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool apus_mapping(uintptr_t address, uintptr_t *low, uintptr_t *high) {
  FILE *maps = fopen("/proc/self/maps", "re");
  if (!maps) return false;
  bool found = false;
  char line[512];
  while (!found && fgets(line, sizeof line, maps)) {
    char access[5];
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s", low, high, access) != 3) continue;
    found = address >= *low && address < *high && access[0] == 'r';
  }
  fclose(maps);
  return found;
}

typedef struct {
  uintptr_t address;
  bool is_code;
} question;

static int answer(struct dl_phdr_info *info, size_t size, void *context) {
  question *q = context;
  (void)size;
  for (int i = 0; i < info->dlpi_phnum && !q->is_code; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    const uintptr_t base = info->dlpi_addr + segment->p_vaddr;
    q->is_code = segment->p_type == PT_LOAD && (segment->p_flags & PF_X) && q->address >= base + 8 &&
                 q->address < base + segment->p_memsz;
  }
  return q->is_code;
}

// Whether `address` comes right after a call in loaded code.
static bool is_return_address(uintptr_t address) {
  question q = {address, false};
  if (address < 4096) return false;
  dl_iterate_phdr(answer, &q);
  if (!q.is_code) return false;
#if defined(__x86_64__)
  const uint8_t *code = (const uint8_t *)address;
  if (code[-5] == 0xe8) return true;  // call rel32
  // call through a register or memory, with 0 to 5 bytes of operands: ff /2
  for (int length = 2; length <= 7; length++)
    if (code[-length] == 0xff && (code[-length + 1] >> 3 & 7) == 2) return true;
  return false;
#else
  return true;
#endif
}

// What reads the stack of another thread, which waits but may wake at any moment: a wrong word only ends the search.
#define READS_A_FOREIGN_STACK __attribute__((no_sanitize("thread")))

READS_A_FOREIGN_STACK static bool is_link(uintptr_t at, uintptr_t high) {
  const uintptr_t *words = (const uintptr_t *)at;
  const uintptr_t next = words[0] & ~((uintptr_t)1 << 60);
  return next > at && next % sizeof(uintptr_t) == 0 && next <= high - 2 * sizeof(uintptr_t) &&
         is_return_address(words[1]);
}

// The wait itself is the C library's code, which keeps no frame pointers: the lowest frame that does is the first place
// from which two links follow each other. Below it, the first return address is that of the wait's caller.
READS_A_FOREIGN_STACK static uint32_t search(uintptr_t pc, uintptr_t sp, uintptr_t high, uint64_t *frames) {
  const uintptr_t reach = 16384;
  uint32_t count = 0;
  frames[count++] = pc;
  uintptr_t at = (sp + sizeof(uintptr_t) - 1) & ~(sizeof(uintptr_t) - 1);
  const uintptr_t end = high - at > reach ? at + reach : high;
  bool has_caller = false;
  bool has_link = false;
  for (; at + 2 * sizeof(uintptr_t) <= end; at += sizeof(uintptr_t)) {
    const uintptr_t *words = (const uintptr_t *)at;
    has_link = is_link(at, high) && is_link(words[0] & ~((uintptr_t)1 << 60), high);
    if (has_link) break;
    if (!has_caller && is_return_address(words[0])) {
      frames[count++] = words[0];
      has_caller = true;
    }
  }
  while (has_link && count < APUS_SAMPLE_FRAMES && at <= high - 2 * sizeof(uintptr_t)) {
    const uintptr_t *words = (const uintptr_t *)at;
    if (words[1] < 4096) break;
    frames[count++] = words[1];
    if (!is_link(at, high)) break;
    at = words[0] & ~((uintptr_t)1 << 60);
  }
  return count;
}

// Stack pointer and program counter of a thread that waits in the kernel; false while it runs.
static bool waiting_registers(pid_t tid, uintptr_t *sp, uintptr_t *pc) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/self/task/%d/syscall", (int)tid);
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const ssize_t size = read(file, text, sizeof text - 1);
  close(file);
  if (size <= 0) return false;
  text[size] = 0;
  // The call's number, its six arguments, then both registers; "running" otherwise.
  char *at = strrchr(text, ' ');
  if (!at || at == text) return false;
  *pc = strtoull(at + 1, NULL, 16);
  *at = 0;
  at = strrchr(text, ' ');
  if (!at) return false;
  *sp = strtoull(at + 1, NULL, 16);
  return *sp > 4096 && *pc > 4096;
}

bool apus_sampler_look_at_blocked_main(apus_sampler *sampler, apus_sample_body body, void *context) {
  const pid_t tid = sampler->main_thread;
  uintptr_t sp, pc, again_sp, again_pc, low, high;
  if (!waiting_registers(tid, &sp, &pc) || !apus_mapping(sp, &low, &high)) return false;
  const uint64_t time = apus_ticks(), cpu = apus_nanoseconds(apus_cpu_clock(tid));
  const uint32_t update = sampler->update ? *(const volatile uint32_t *)sampler->update : 0;
  uint64_t frames[APUS_SAMPLE_FRAMES];
  const uint32_t count = search(pc, sp, high, frames);
  // It may have gone on meanwhile: then what was read is of no moment in particular.
  if (!waiting_registers(tid, &again_sp, &again_pc) || sp != again_sp || pc != again_pc) return false;
  if (cpu != apus_nanoseconds(apus_cpu_clock(tid))) return false;
  const apus_sample sample = {
    .thread = tid, .detail = APUS_SAMPLE_WATCHDOG, .knows_update = true, .update = update, .time = time, .cpu = 0,
    .count = count, .frames = frames};
  body(&sample, context);
  return true;
}
