internal import CThreadStack
import Synchronization

/// The thread that last brought slots of a graph up to date; any thread may ask whether it is that one.
public final class UpdateThread: Sendable {
  private let thread = Atomic<UInt>(0)

  init() {}

  /// Whether the caller's thread is the one. Another thread's answer cannot change while it asks.
  public var isCurrent: Bool { thread.load(ordering: .relaxed) == apus_thread() }

  func begin() { thread.store(apus_thread(), ordering: .relaxed) }
}
