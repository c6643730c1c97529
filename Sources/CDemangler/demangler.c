#define _GNU_SOURCE
#include "demangler.h"
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

/// The demangler in the Swift runtime. `flags` must be 0.
extern char *swift_demangle(const char *name, size_t length, char *output, size_t *size, uint32_t flags);

/// Bytes of memory that the child may take beyond what it has from its parent.
static const rlim_t memory = 256 << 20;
/// Microseconds of processor time that a name may take; one of 16,000 bytes takes about 1,000.
static const suseconds_t patience = 100000;

static void limit(int resource, rlim_t value) {
  const struct rlimit limit = {value, value};
  setrlimit(resource, &limit);
}

/// Bytes of address space that this process takes; 0 if the system does not say.
static rlim_t address_space(void) {
  char text[64];
  const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  text[count > 0 ? count : 0] = 0;
  return (rlim_t)strtoull(text, NULL, 10) * (rlim_t)sysconf(_SC_PAGESIZE);
}

static void put(int file, const void *bytes, size_t count) {
  for (const char *next = bytes; count > 0;) {
    const ssize_t written = write(file, next, count);
    if (written < 0) _exit(1);
    next += written;
    count -= (size_t)written;
  }
}

/// Between `fork` and its end, a child of a program with threads calls nothing that takes a lock, but for `malloc`,
/// which the C library keeps usable.
static void demangle(const char *name, size_t count, uint32_t text, uint32_t seconds, int output) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // The C++ library says something as it ends the process.
  const int silence = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (silence >= 0) dup2(silence, STDERR_FILENO);
#ifdef SYS_close_range
  // Files of the parent stay open no longer than the parent wants.
  if (dup2(output, 3) == 3) {
    output = 3;
    syscall(SYS_close_range, 4u, ~0u, 0u);
  }
#endif
  const rlim_t taken = address_space();
  if (taken > 0) limit(RLIMIT_AS, taken + memory);
  limit(RLIMIT_CPU, seconds);
  limit(RLIMIT_CORE, 0);
  const struct itimerval end = {{0, 0}, {0, patience}};
  for (; count > 0; count--) {
    setitimer(ITIMER_PROF, &end, NULL);
    const size_t size = strlen(name);
    char *result = swift_demangle(name, size, NULL, NULL, 0);
    const size_t length = result ? strnlen(result, text) : 0;
    const uint32_t head = (uint32_t)length;
    put(output, &head, sizeof head);
    put(output, result, length);
    free(result);
    name += size + 1;
  }
  _exit(0);
}

int apus_start_demangling(const char *names, size_t count, uint32_t text, uint32_t seconds, pid_t *pid) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  *pid = fork();
  if (*pid == 0) demangle(names, count, text, seconds, ends[1]);
  close(ends[1]);
  if (*pid > 0) return ends[0];
  close(ends[0]);
  return -1;
}
