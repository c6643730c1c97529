// Tells ThreadSanitizer of the slow path of Swift's `Mutex`, which is in a library that it does not see.
//
// A `Mutex` that is free is taken and given back by atomics in the program's own code, which the sanitizer follows. One
// that is contended goes through these two functions of libswiftSynchronization; without the hint, everything that such
// a lock protects looks like a race.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

void __tsan_acquire(void *address);
void __tsan_release(void *address);

typedef SWIFT void (*LockSlow)(uint32_t thread, CONTEXT void *handle);
typedef SWIFT void (*UnlockSlow)(CONTEXT void *handle);

SWIFT void lock_slow(uint32_t thread, CONTEXT void *handle) __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
SWIFT void unlock_slow(CONTEXT void *handle) __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

SWIFT void lock_slow(uint32_t thread, CONTEXT void *handle) {
  static LockSlow next;
  if (!next) next = (LockSlow)dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
  next(thread, handle);
  __tsan_acquire(handle);
}

SWIFT void unlock_slow(CONTEXT void *handle) {
  static UnlockSlow next;
  if (!next) next = (UnlockSlow)dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
  __tsan_release(handle);
  next(handle);
}
