import Synchronization

/// A count of things that may end on any thread.
final class LiveCount: Sendable {
  private let count = Atomic(0)
  func add() { count.add(1, ordering: .relaxed) }
  func subtract() { count.subtract(1, ordering: .relaxed) }
  var value: Int { count.load(ordering: .relaxed) }
}
