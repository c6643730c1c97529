/// A scheduled action; cancelling it after it ran does nothing.
@MainActor
public final class PlatformTimer {
  /// Seconds on the platform's clock.
  public let deadline: Double
  fileprivate let order: UInt64
  fileprivate var action: (@MainActor () -> Void)?

  fileprivate init(deadline: Double, order: UInt64, action: @escaping @MainActor () -> Void) {
    self.deadline = deadline
    self.order = order
    self.action = action
  }

  public var isPending: Bool { action != nil }

  /// Prevents the action from running, and releases it.
  public func cancel() { action = nil }
}

/// A priority queue of timers by deadline, first in, first out among equal deadlines; platforms build `schedule` on it.
///
/// Invariant: `timers` is a binary min-heap. A cancelled timer is removed when it reaches the top; all are removed
/// whenever the heap has doubled, so that they never outnumber the pending ones for long.
@MainActor
public struct TimerQueue {
  private var timers: [PlatformTimer] = []
  private var nextOrder: UInt64 = 0
  private var cleanupCount = 64

  public init() {}

  /// - Parameter deadline: seconds; a timer whose deadline is infinite or NaN never fires.
  public mutating func add(deadline: Double, _ action: @escaping @MainActor () -> Void) -> PlatformTimer {
    let timer = PlatformTimer(deadline: deadline, order: nextOrder, action: action)
    nextOrder += 1
    // Infinite or NaN deadlines are not queued: such a timer stays pending until it is cancelled.
    guard deadline < .infinity else { return timer }
    if timers.count >= cleanupCount { removeCancelled() }
    timers.append(timer)
    siftUp(from: timers.count - 1)
    return timer
  }

  /// The earliest pending deadline.
  public mutating func nextDeadline() -> Double? {
    while let first = timers.first {
      if first.isPending { return first.deadline }
      removeFirst()
    }
    return nil
  }

  /// Removes and returns the earliest action that is due at `time`. Run it after the access to the queue has ended,
  /// because it may schedule more.
  public mutating func popDue(at time: Double) -> (@MainActor () -> Void)? {
    guard let deadline = nextDeadline(), deadline <= time else { return nil }
    let timer = timers[0]
    removeFirst()
    defer { timer.action = nil }
    return timer.action
  }

  private mutating func removeFirst() {
    timers.swapAt(0, timers.count - 1)
    timers.removeLast()
    siftDown(from: 0)
  }

  private mutating func removeCancelled() {
    timers.removeAll { !$0.isPending }
    // A sorted array is a heap.
    timers.sort { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
    cleanupCount = max(64, 2 * timers.count)
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    (timers[a].deadline, timers[a].order) < (timers[b].deadline, timers[b].order)
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(child, parent) else { return }
      timers.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < timers.count && precedes(child, least) {
        least = child
      }
      guard least != parent else { return }
      timers.swapAt(parent, least)
      parent = least
    }
  }
}
