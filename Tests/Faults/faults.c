// Preloaded into a program, lets one of its calls of the system fail, by number, or from that number on.
//
//   APUS_FAULTS_LOG=FILE        gets a line for each counted call, or for each that failed where one was asked for
//   APUS_FAULTS=NUMBER,MODE     once: that call fails; from: and all later ones of its class; part: a read or write of half
//   APUS_FAULTS_CLOCK=NUMBER,real|steady,SECONDS    that clock steps at this reading, for all who read it
//
// Calls count that come from the program itself and from the libraries that work on its data (`ours`). Programs that it
// starts are left alone. What is left out, and why: docs/decisions/faults.md.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <semaphore.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

// What may be large.
enum { LARGE = 1 << 20 };

// MARK: Who calls

typedef struct {
  uintptr_t start, end;
} range;

static range ours[32];
static int our_count;
static const char *const libraries[] = {
  "libFoundation.so", "libFoundationEssentials.so", "libcurl", "libsqlite3", "libz.", "libpng", "libturbojpeg",
  "libgif", "libwebp", "libfreetype", "libharfbuzz", "libSDL2"};

static int add(struct dl_phdr_info *info, size_t size, void *count) {
  (void)size;
  // The program comes first and has no name.
  bool counts = (*(int *)count)++ == 0;
  const char *slash = strrchr(info->dlpi_name, '/');
  const char *name = slash ? slash + 1 : info->dlpi_name;
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
    counts |= strncmp(name, libraries[i], strlen(libraries[i])) == 0;
  for (int i = 0; counts && i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X) || our_count == 32) continue;
    const uintptr_t start = info->dlpi_addr + part->p_vaddr;
    ours[our_count++] = (range){start, start + part->p_memsz};
  }
  return 0;
}

static bool is_ours(const void *caller) {
  const uintptr_t address = (uintptr_t)caller;
  for (int i = 0; i < our_count; i++)
    if (address >= ours[i].start && address < ours[i].end) return true;
  return false;
}

// MARK: What fails

// A full disk does not keep a file from being cut: that is a class of its own.
typedef enum { FILES, READ, WRITE, CUT, SOCKET, MEMORY, THREAD } class;
static const char *const class_names[] = {"open", "read", "write", "cut", "socket", "memory", "thread"};
typedef enum { NONE, ONCE, FROM, PART } mode;

static atomic_long calls, readings;
static long failing, stepping;
static mode failing_mode;
static atomic_int failing_class = -1;
static clockid_t stepped_clock;
static atomic_long step;
static long step_seconds;
static int log_file = -1;

// Straight to the system: nothing here may count itself.
static void note(const char *format, ...) {
  if (log_file < 0) return;
  char text[200];
  va_list values;
  va_start(values, format);
  const int length = vsnprintf(text, sizeof text, format, values);
  va_end(values);
  syscall(SYS_write, log_file, text, (size_t)length);
}

__attribute__((constructor)) static void begin(void) {
  const char *log = getenv("APUS_FAULTS_LOG"), *fault = getenv("APUS_FAULTS"), *clock = getenv("APUS_FAULTS_CLOCK");
  if (log) {
    // High, so that the program's own files keep their numbers.
    const int file = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    log_file = (int)syscall(SYS_fcntl, file, F_DUPFD_CLOEXEC, 200);
    syscall(SYS_close, file);
  }
  char word[8] = "";
  if (fault && sscanf(fault, "%ld,%7s", &failing, word) == 2)
    failing_mode = word[0] == 'f' ? FROM : word[0] == 'p' ? PART : ONCE;
  if (clock && sscanf(clock, "%ld,%6[a-z],%ld", &stepping, word, &step_seconds) == 3)
    stepped_clock = word[0] == 'r' ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  unsetenv("APUS_FAULTS_LOG");
  unsetenv("APUS_FAULTS");
  unsetenv("APUS_FAULTS_CLOCK");
  unsetenv("LD_PRELOAD");
  int count = 0;
  dl_iterate_phdr(add, &count);
}

__attribute__((destructor)) static void end(void) {
  if (!failing && !stepping) note("clock %ld\n", atomic_load(&readings));
}

// Counts a call; whether it is to fail. `error` is what `errno` becomes.
static mode fails(const void *caller, class class, const char *name, int error, bool has_parts) {
  if (!is_ours(caller)) return NONE;
  const long number = atomic_fetch_add(&calls, 1) + 1;
  mode result = NONE;
  if (!failing) note("%ld %s %s\n", number, class_names[class], name);
  if (number == failing) {
    if (failing_mode == PART) result = has_parts ? PART : NONE;
    // A disk fills in the middle of a write.
    else result = failing_mode == FROM && class == WRITE && has_parts ? PART : ONCE;
    // Without any memory Swift itself ends the program.
    if (failing_mode == FROM && class != MEMORY) atomic_store(&failing_class, (int)class);
  } else if (failing && number > failing && atomic_load(&failing_class) == (int)class) {
    result = ONCE;
  }
  if (result == NONE) return NONE;
  note("%ld %s %s %s\n", number, class_names[class], name, result == PART ? "part" : strerrorname_np(error));
  errno = error;
  return result;
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)
#define CALLER __builtin_return_address(0)
#define FAIL(class, error, value) \
  if (fails(CALLER, class, __func__, error, false) != NONE) return value

// MARK: Files

static int opening(const void *caller, const char *name, int flags) {
  const bool makes = flags & O_CREAT;
  return fails(caller, makes ? WRITE : FILES, name, makes ? ENOSPC : EMFILE, false);
}

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | __O_TMPFILE)) { \
    va_list values; \
    va_start(values, flags); \
    mode = va_arg(values, mode_t); \
    va_end(values); \
  }
#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    MODE(flags) \
    REAL(name); \
    return opening(CALLER, #name, flags) ? -1 : real(path, flags, mode); \
  }
#define OPENAT(name) \
  int name(int folder, const char *path, int flags, ...) { \
    MODE(flags) \
    REAL(name); \
    return opening(CALLER, #name, flags) ? -1 : real(folder, path, flags, mode); \
  }
OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

#define FOPEN(name) \
  FILE *name(const char *path, const char *how) { \
    REAL(name); \
    return opening(CALLER, #name, how[0] == 'r' ? 0 : O_CREAT) ? NULL : real(path, how); \
  }
FOPEN(fopen)
FOPEN(fopen64)

// What takes only its own arguments, all classes.
#define CALL(class, error, value, type, name, parameters, arguments) \
  type name parameters { \
    FAIL(class, error, value); \
    REAL(name); \
    return real arguments; \
  }
#include <dirent.h>
CALL(FILES, EMFILE, NULL, DIR *, opendir, (const char *path), (path))
CALL(FILES, EMFILE, -1, int, pipe, (int files[2]), (files))
CALL(FILES, EMFILE, -1, int, pipe2, (int files[2], int flags), (files, flags))
CALL(WRITE, ENOSPC, -1, int, mkstemp, (char *path), (path))
CALL(WRITE, ENOSPC, -1, int, mkostemp, (char *path, int flags), (path, flags))
CALL(WRITE, ENOSPC, -1, int, mkdir, (const char *path, mode_t mode), (path, mode))
CALL(WRITE, EIO, -1, int, fsync, (int file), (file))
CALL(WRITE, EIO, -1, int, fdatasync, (int file), (file))
CALL(CUT, EIO, -1, int, ftruncate, (int file, off_t length), (file, length))
CALL(WRITE, ENOSPC, -1, int, rename, (const char *from, const char *to), (from, to))
CALL(WRITE, ENOSPC, -1, int, renameat, (int a, const char *from, int b, const char *to), (a, from, b, to))
CALL(WRITE, ENOSPC, -1, int, link, (const char *from, const char *to), (from, to))
CALL(WRITE, ENOSPC, -1, int, symlink, (const char *from, const char *to), (from, to))

// Messages are not counted, nor counters of the kernel, which cannot fail.
static bool may_fail(int file) {
  struct stat status;
  return file != STDERR_FILENO && fstat(file, &status) == 0 && (status.st_mode & S_IFMT) != 0;
}

static int write_error(int file) {
  struct stat status;
  fstat(file, &status);
  return S_ISREG(status.st_mode) ? ENOSPC : EPIPE;
}

// All of a transfer, half of it, or none.
#define TRANSFER(class, error, type, name, parameters, file, count, arguments) \
  type name parameters { \
    REAL(name); \
    if (may_fail(file)) { \
      const mode mode = fails(CALLER, class, #name, error, count > 1); \
      if (mode == PART) count /= 2; \
      else if (mode != NONE) return -1; \
    } \
    return real arguments; \
  }
TRANSFER(READ, EIO, ssize_t, read, (int file, void *bytes, size_t count), file, count, (file, bytes, count))
TRANSFER(READ, EIO, ssize_t, pread, (int file, void *bytes, size_t count, off_t at), file, count,
  (file, bytes, count, at))
TRANSFER(READ, EIO, ssize_t, pread64, (int file, void *bytes, size_t count, off64_t at), file, count,
  (file, bytes, count, at))
TRANSFER(READ, EIO, ssize_t, readv, (int file, const struct iovec *parts, int count), file, count,
  (file, parts, count))
TRANSFER(WRITE, write_error(file), ssize_t, write, (int file, const void *bytes, size_t count), file, count,
  (file, bytes, count))
TRANSFER(WRITE, ENOSPC, ssize_t, pwrite, (int file, const void *bytes, size_t count, off_t at), file, count,
  (file, bytes, count, at))
TRANSFER(WRITE, ENOSPC, ssize_t, pwrite64, (int file, const void *bytes, size_t count, off64_t at), file, count,
  (file, bytes, count, at))
TRANSFER(WRITE, write_error(file), ssize_t, writev, (int file, const struct iovec *parts, int count), file, count,
  (file, parts, count))

// MARK: Sockets

CALL(SOCKET, EMFILE, -1, int, socket, (int domain, int type, int protocol), (domain, type, protocol))
CALL(SOCKET, EMFILE, -1, int, socketpair, (int domain, int type, int protocol, int files[2]),
  (domain, type, protocol, files))
CALL(SOCKET, ENETUNREACH, -1, int, connect, (int file, const struct sockaddr *address, socklen_t length),
  (file, address, length))
CALL(SOCKET, EADDRINUSE, -1, int, bind, (int file, const struct sockaddr *address, socklen_t length),
  (file, address, length))
CALL(SOCKET, EADDRINUSE, -1, int, listen, (int file, int limit), (file, limit))
CALL(SOCKET, EMFILE, -1, int, accept, (int file, struct sockaddr *address, socklen_t *length),
  (file, address, length))
CALL(SOCKET, EMFILE, -1, int, accept4, (int file, struct sockaddr *address, socklen_t *length, int flags),
  (file, address, length, flags))
CALL(SOCKET, ENOBUFS, -1, int, setsockopt, (int file, int level, int name, const void *value, socklen_t length),
  (file, level, name, value, length))
TRANSFER(SOCKET, ECONNRESET, ssize_t, send, (int file, const void *bytes, size_t count, int flags), file, count,
  (file, bytes, count, flags))
TRANSFER(SOCKET, ECONNRESET, ssize_t, recv, (int file, void *bytes, size_t count, int flags), file, count,
  (file, bytes, count, flags))
CALL(SOCKET, ECONNRESET, -1, ssize_t, sendmsg, (int file, const struct msghdr *message, int flags),
  (file, message, flags))
CALL(SOCKET, ECONNRESET, -1, ssize_t, recvmsg, (int file, struct msghdr *message, int flags), (file, message, flags))

// MARK: Memory and threads

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

#define MEMORY_FAILS(size, value) \
  if ((size) >= LARGE) FAIL(MEMORY, ENOMEM, value)

void *malloc(size_t size) {
  MEMORY_FAILS(size, NULL);
  return __libc_malloc(size);
}
void *calloc(size_t count, size_t size) {
  MEMORY_FAILS(count * size, NULL);
  return __libc_calloc(count, size);
}
void *realloc(void *old, size_t size) {
  MEMORY_FAILS(size, NULL);
  return __libc_realloc(old, size);
}
void *aligned_alloc(size_t alignment, size_t size) {
  MEMORY_FAILS(size, NULL);
  return __libc_memalign(alignment, size);
}
int posix_memalign(void **memory, size_t alignment, size_t size) {
  MEMORY_FAILS(size, ENOMEM);
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}
void *mmap(void *address, size_t size, int protection, int flags, int file, off_t offset) {
  MEMORY_FAILS(size, MAP_FAILED);
  return (void *)syscall(SYS_mmap, address, size, protection, flags, file, offset);
}
void *mmap64(void *address, size_t size, int protection, int flags, int file, off64_t offset) {
  MEMORY_FAILS(size, MAP_FAILED);
  return (void *)syscall(SYS_mmap, address, size, protection, flags, file, offset);
}
CALL(THREAD, EAGAIN, EAGAIN, int, pthread_create,
  (pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *context),
  (thread, attributes, body, context))
CALL(THREAD, EAGAIN, -1, pid_t, fork, (void), ())
CALL(THREAD, EAGAIN, EAGAIN, int, posix_spawn,
  (pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const words[], char *const environment[]),
  (process, path, actions, attributes, words, environment))
CALL(THREAD, EAGAIN, EAGAIN, int, posix_spawnp,
  (pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const words[], char *const environment[]),
  (process, path, actions, attributes, words, environment))

// MARK: Clocks

static bool is_stepped(clockid_t clock) {
  if (stepped_clock == CLOCK_REALTIME) return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_MONOTONIC_RAW
    || clock == CLOCK_BOOTTIME;
}

// Counts readings by anybody: what one library takes from a clock it hands to another.
static void read_clock(void) {
  if (atomic_fetch_add(&readings, 1) + 1 == stepping) atomic_store(&step, step_seconds);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  REAL(clock_gettime);
  read_clock();
  const int result = real(clock, time);
  if (is_stepped(clock)) time->tv_sec += atomic_load(&step);
  return result;
}
int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  REAL(gettimeofday);
  read_clock();
  const int result = real(time, zone);
  if (is_stepped(CLOCK_REALTIME)) time->tv_sec += atomic_load(&step);
  return result;
}

// The kernel's clock has not moved: what waits for a time of the stepped clock waits for as much less.
static struct timespec of_kernel(const struct timespec *time) {
  struct timespec result = *time;
  // Seconds since 1970 are more than since the machine's start.
  if (is_stepped(time->tv_sec > 1000000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC)) result.tv_sec -= atomic_load(&step);
  if (result.tv_sec < 0) result = (struct timespec){0, 1};
  return result;
}

#define WAIT(name, parameters, arguments) \
  int name parameters { \
    REAL(name); \
    const struct timespec kernels = of_kernel(time); \
    return real arguments; \
  }
WAIT(pthread_cond_timedwait, (pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time),
  (condition, mutex, &kernels))
WAIT(pthread_cond_clockwait,
  (pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time),
  (condition, mutex, clock, &kernels))
WAIT(sem_timedwait, (sem_t *semaphore, const struct timespec *time), (semaphore, &kernels))
WAIT(sem_clockwait, (sem_t *semaphore, clockid_t clock, const struct timespec *time), (semaphore, clock, &kernels))
int timerfd_settime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
  REAL(timerfd_settime);
  struct itimerspec kernels = *new;
  if (flags & TFD_TIMER_ABSTIME && new->it_value.tv_sec > 0) kernels.it_value = of_kernel(&new->it_value);
  return real(file, flags, &kernels, old);
}
