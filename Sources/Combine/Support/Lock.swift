import Synchronization

/// A mutual exclusion lock for short sections that call no code of others.
///
/// A futex in the object itself: no allocation, two atomic operations when nobody else wants it.
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
