#include "internal.h"

#include <linux/perf_event.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

// Pages of a ring, a power of two. The main thread's holds half a second at 1,000 deep samples a second; memory that
// the kernel lets a user pin for this is half a MiB a processor.
static const size_t main_pages = 64, other_pages = 16;

static long open_event(struct perf_event_attr *attributes, pid_t tid) {
  return syscall(SYS_perf_event_open, attributes, tid, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

bool apus_perf_open(apus_perf *perf, pid_t tid, bool is_main, uint32_t rate) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.size = sizeof attributes;
  attributes.type = PERF_TYPE_SOFTWARE;
  attributes.config = PERF_COUNT_SW_TASK_CLOCK;
  attributes.sample_period = 1000000000u / rate;
  attributes.sample_type = PERF_SAMPLE_TIME | PERF_SAMPLE_READ | PERF_SAMPLE_CALLCHAIN;
  attributes.sample_max_stack = APUS_SAMPLE_FRAMES - 1;
  attributes.exclude_callchain_kernel = 1;
  attributes.exclude_hv = 1;
  attributes.use_clockid = 1;
  attributes.clockid = CLOCK_MONOTONIC;
  attributes.watermark = 1;
  attributes.wakeup_watermark = UINT32_MAX;  // nobody waits for it: waking up is what costs
  long fd = open_event(&attributes, tid);
  if (fd < 0) {
    // Without the right to time the kernel, what the thread does there goes to the next sample.
    attributes.exclude_kernel = 1;
    fd = open_event(&attributes, tid);
  }
  if (fd < 0) return false;
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  const size_t size = page * (1 + (is_main ? main_pages : other_pages));
  void *pages = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, (int)fd, 0);
  if (pages == MAP_FAILED) {
    close((int)fd);
    return false;
  }
  *perf = (apus_perf){.fd = (int)fd, .pages = pages, .size = size};
  return true;
}

void apus_perf_close(apus_perf *perf) {
  if (perf->fd < 0) return;
  munmap(perf->pages, perf->size);
  close(perf->fd);
  perf->fd = -1;
}

typedef struct {
  const char *data;
  uint64_t mask;
} ring;

static uint64_t word(ring ring, uint64_t offset) {
  uint64_t value;
  memcpy(&value, ring.data + (offset & ring.mask), sizeof value);  // records are aligned to 8 bytes
  return value;
}

uint64_t apus_perf_drain(apus_perf *perf, pid_t tid, apus_instant start, apus_sample_body body, void *context) {
  struct perf_event_mmap_page *page = perf->pages;
  const size_t page_size = (size_t)sysconf(_SC_PAGESIZE);
  const ring ring = {(const char *)perf->pages + page_size, perf->size - page_size - 1};
  const uint64_t head = __atomic_load_n(&page->data_head, __ATOMIC_ACQUIRE);
  uint64_t tail = page->data_tail, lost = 0;
  if (tail == head) return 0;
  // The kernel's times are of the monotonic clock; the rate of ours is known from the start until now.
  const apus_instant end = {apus_ticks(), apus_nanoseconds(CLOCK_MONOTONIC)};
  const double rate = (double)(end.ticks - start.ticks) / (double)(end.nanoseconds - start.nanoseconds);
  while (tail + sizeof(struct perf_event_header) <= head) {
    struct perf_event_header header;
    const uint64_t bits = word(ring, tail);
    memcpy(&header, &bits, sizeof header);
    if (header.size < sizeof header || tail + header.size > head) break;
    const uint64_t at = tail + sizeof header, limit = tail + header.size;
    tail = limit;
    if (header.type == PERF_RECORD_LOST) lost += word(ring, at + 8);
    if (header.type != PERF_RECORD_SAMPLE || at + 24 > limit) continue;
    const uint64_t time = word(ring, at), count = word(ring, at + 8), length = word(ring, at + 16);
    uint64_t frames[APUS_SAMPLE_FRAMES];
    uint32_t used = 0;
    for (uint64_t i = 0; i < length && at + 24 + 8 * i + 8 <= limit && used < APUS_SAMPLE_FRAMES; i++) {
      const uint64_t address = word(ring, at + 24 + 8 * i);
      if (address < PERF_CONTEXT_MAX) frames[used++] = address;
    }
    const apus_sample sample = {
      .thread = tid,
      .detail = APUS_SAMPLE_PERF,
      .time = end.ticks - (uint64_t)((double)(int64_t)(end.nanoseconds - time) * rate),
      .cpu = count - perf->last_count,
      .count = used,
      .frames = frames,
    };
    perf->last_count = count;
    if (used > 0) body(&sample, context);
  }
  __atomic_store_n(&page->data_tail, tail, __ATOMIC_RELEASE);
  return lost;
}
