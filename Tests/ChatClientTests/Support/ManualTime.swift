import ChatClient
import Synchronization

/// A clock that stands still until a test moves it.
final class ManualTime: Sendable {
  private struct State {
    var now = 100.0
    var next = 0
    var sleepers: [Int: (until: Double, continuation: CheckedContinuation<Void, Never>)] = [:]
    /// What was asked for, oldest first.
    var asked: [Double] = []
  }
  private let state = Mutex(State())
  private let chance: Double

  init(chance: Double = 0) { self.chance = chance }

  var now: Double { state.withLock { $0.now } }
  var asked: [Double] { state.withLock { $0.asked } }
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }
  /// When those who sleep wake. Whoever has only asked what time it is does not sleep yet: their sleep would begin later.
  var wakings: [Double] { state.withLock { $0.sleepers.values.map(\.until) } }

  var time: SessionTime {
    SessionTime(now: { self.now }, sleep: { await self.sleep($0) }, random: { self.chance })
  }

  private func sleep(_ seconds: Double) async {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let goesOn = state.withLock { state in
          if seconds <= 0 || Task.isCancelled { return true }
          state.asked.append(seconds)
          state.sleepers[number] = (state.now + seconds, continuation)
          return false
        }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number) }?.continuation.resume()
    }
  }

  /// Moves the clock, and wakes those whose time has come.
  func advance(by seconds: Double) {
    let woken = state.withLock { state in
      state.now += seconds
      let now = state.now
      let woken = state.sleepers.filter { $0.value.until <= now }
      for number in woken.keys { state.sleepers[number] = nil }
      return woken.values.map(\.continuation)
    }
    for continuation in woken { continuation.resume() }
  }
}
