import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// A lock that its owner may take again.
///
/// Held while a downstream subscriber is called: calls from several threads come one after another, and a subscriber
/// that makes its own publisher send is called again from inside, as in Apple's Combine.
struct RecursiveLock: ~Copyable {
  private let mutex = Mutex<Void>(())
  /// The thread that holds the lock, or 0. Only the owner can see its own number here, so relaxed order suffices.
  private let owner = Atomic<UInt>(0)
  /// How often the owner holds it beyond the first time; touched by the owner alone.
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
