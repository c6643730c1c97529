import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// A lock that its owner may lock again.
///
/// It is held while a downstream subscriber is called. So calls from several threads come one after another. A
/// subscriber that makes its own publisher send is called again from inside, as in Apple's Combine.
struct RecursiveLock: ~Copyable {
  private let mutex = Mutex<Void>(())
  /// The thread that holds the lock, or 0. Only the owner can read its own number here, so relaxed order is enough.
  private let owner = Atomic<UInt>(0)
  /// How many more times the owner has locked it. Only the owner uses this.
  private let depth = Atomic<Int>(0)

  private static var thread: UInt { UInt(pthread_self()) }

  func lock() {
    let thread = Self.thread
    if owner.load(ordering: .relaxed) == thread {
      depth.wrappingAdd(1, ordering: .relaxed)
    } else {
      mutex._unsafeLock()
      owner.store(thread, ordering: .relaxed)
    }
  }

  func unlock() {
    if depth.load(ordering: .relaxed) > 0 {
      depth.wrappingSubtract(1, ordering: .relaxed)
    } else {
      owner.store(0, ordering: .relaxed)
      mutex._unsafeUnlock()
    }
  }

  @inline(__always)
  func withLock<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
