import Foundation

extension TestHost {
  /// Draws the frames that tasks, threads and servers ask for, until a condition holds. The clock stands still.
  ///
  /// It is for work that the clock does not know. What such work changes in views asks for a frame, and that wakes the
  /// wait. A condition on anything else is looked at twenty times a second.
  ///
  /// - Parameter seconds: of real time, after which it gives up.
  /// - Returns: whether the condition holds.
  @discardableResult
  public func wait(atMost seconds: Double = 60, until condition: () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      update()
      if condition() { return true }
      guard ContinuousClock.now < deadline else { return false }
      if platform.needsFrame {
        // Something moves, in every frame: tasks run between two of them.
        await Task.yield()
      } else {
        await nextRequest(by: min(deadline, .now + .seconds(0.05)))
      }
    }
  }

  /// Returns when a frame is asked for, or at the deadline.
  private func nextRequest(by deadline: ContinuousClock.Instant) async {
    await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Void, Never>? = continuation
      let wake = { @MainActor in
        waiting?.resume()
        waiting = nil
      }
      let timeout = Task {
        try await Task.sleep(until: deadline)
        wake()
      }
      platform.onRequest = { [platform] in
        platform.onRequest = nil
        timeout.cancel()
        wake()
      }
    }
  }
}
