#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// The thread that is bringing slots of a graph up to date; any thread may ask whether it is that one.
public final class UpdateThread: Sendable {
  private let thread = Atomic<UInt>(0)

  init() {}

  /// Whether the caller is part of an update. Another thread's answer cannot change while it asks.
  public var isCurrent: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

  func begin() { thread.store(UInt(pthread_self()), ordering: .relaxed) }
  func end() { thread.store(0, ordering: .relaxed) }
}
