import Synchronization

/// A value that any thread changes and a test waits for: each change wakes those whose condition holds then.
package final class Watched<Value: Sendable>: Sendable {
  private struct Waiter {
    let condition: @Sendable (Value) -> Bool
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var value: Value
    var waiters: [Int: Waiter] = [:]
    var lastID = 0
  }

  private let state: Mutex<State>

  package init(_ value: Value) { state = Mutex(State(value: value)) }

  package var value: Value { state.withLock { $0.value } }

  /// Changes the value, and returns what `change` does.
  @discardableResult
  package func change<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
    let (result, met) = state.withLock { state in
      let result = change(&state.value)
      let value = state.value
      let met = state.waiters.filter { $0.value.condition(value) }
      for id in met.keys { state.waiters[id] = nil }
      return (result, met.values.map(\.continuation))
    }
    for continuation in met { continuation.resume(returning: true) }
    return result
  }

  /// Waits until a condition holds, and says whether it does: after so many seconds it gives up.
  package func wait(
    atMost seconds: Double = 60, until condition: @escaping @Sendable (Value) -> Bool
  ) async -> Bool {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    let deadline = Task {
      try await Task.sleep(for: .seconds(seconds))
      state.withLock { $0.waiters.removeValue(forKey: id) }?.continuation.resume(returning: false)
    }
    defer { deadline.cancel() }
    return await withCheckedContinuation { continuation in
      let holds = state.withLock { state in
        if condition(state.value) { return true }
        state.waiters[id] = Waiter(condition: condition, continuation: continuation)
        return false
      }
      if holds { continuation.resume(returning: true) }
    }
  }
}

/// Waits for what tells nobody when it comes, and says whether it came: asks each millisecond, and gives up after so many
/// seconds.
package func eventually(atMost seconds: Double = 60, _ condition: () -> Bool) async throws -> Bool {
  let deadline = ContinuousClock.now + .seconds(seconds)
  while !condition() {
    guard ContinuousClock.now < deadline else { return false }
    try await Task.sleep(for: .milliseconds(1))
  }
  return true
}
