import Synchronization

/// A lock for short sections that do not call other code.
///
/// It is a futex in the object itself: no allocation, and two atomic operations without contention.
struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  func lock() { mutex._unsafeLock() }
  func unlock() { mutex._unsafeUnlock() }

  @inline(__always)
  func withLock<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
