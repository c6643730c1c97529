import Synchronization

/// A value and all who follow it: each is told what it is now, and then the newest whenever it changes.
final class Broadcast<Value: Sendable & Equatable>: Sendable {
  private struct State {
    var value: Value
    var next = 0
    var followers: [Int: AsyncStream<Value>.Continuation] = [:]
  }
  private let state: Mutex<State>

  init(_ value: Value) { state = Mutex(State(value: value)) }

  var value: Value { state.withLock { $0.value } }

  /// Sets the value; whoever has not taken the one before gets only the last.
  func set(_ value: Value) {
    state.withLock { state in
      guard state.value != value else { return }
      state.value = value
      // Inside of the lock, so that all are told in one order; a continuation calls nobody while it yields.
      for follower in state.followers.values { follower.yield(value) }
    }
  }

  var hasFollowers: Bool { state.withLock { !$0.followers.isEmpty } }

  func stream() -> AsyncStream<Value> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let number = state.withLock { state in
        state.next += 1
        state.followers[state.next] = continuation
        continuation.yield(state.value)
        return state.next
      }
      continuation.onTermination = { [weak self] _ in
        // Let go of outside of the lock.
        _ = self?.state.withLock { $0.followers.removeValue(forKey: number) }
      }
    }
  }
}
