import Synchronization

/// Wakes whoever waits. Rung while nobody waits, it wakes the next who does at once.
final class Bell: Sendable {
  private struct State {
    var isRung = false
    var next = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  }
  private let state = Mutex(State())

  func ring() {
    let waiting = state.withLock { state in
      let waiting = state.waiting
      state.waiting = [:]
      if waiting.isEmpty { state.isRung = true }
      return waiting
    }
    for continuation in waiting.values { continuation.resume() }
  }

  /// Forgets a ring that nobody has heard.
  func quiet() { state.withLock { $0.isRung = false } }

  /// Waits for a ring, or until the task is cancelled.
  func wait() async {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let goesOn = state.withLock { state in
          if state.isRung || Task.isCancelled {
            state.isRung = false
            return true
          }
          state.waiting[number] = continuation
          return false
        }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }
  }

  /// Waits for a ring, but no longer than so many seconds.
  func wait(atMost seconds: Double, _ time: SessionTime) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.wait() }
      group.addTask { await time.sleep(seconds) }
      await group.next()
      group.cancelAll()
    }
  }
}
