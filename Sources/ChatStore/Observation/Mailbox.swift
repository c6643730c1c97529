import Synchronization

/// What somebody has not taken yet, as one value: the sender adds to it and never waits, the taker gets all at once.
final class Mailbox<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var waiting: CheckedContinuation<Value?, Never>?
    var isClosed = false
  }
  private let state = Mutex(State())

  /// Changes what waits to be taken.
  func update(_ change: (inout Value?) -> Void) {
    let (taker, value) = state.withLock { state -> (CheckedContinuation<Value?, Never>?, Value?) in
      guard !state.isClosed else { return (nil, nil) }
      change(&state.value)
      guard let value = state.value, let taker = state.waiting else { return (nil, nil) }
      state.value = nil
      state.waiting = nil
      return (taker, value)
    }
    taker?.resume(returning: value)
  }

  /// What waits now, if anything does.
  func take() -> Value? {
    state.withLock { state in
      defer { state.value = nil }
      return state.value
    }
  }

  /// Whether somebody waits for the next value, so that all that came before was taken and dealt with; or none will come.
  var isIdle: Bool { state.withLock { $0.isClosed || $0.waiting != nil } }

  /// Waits for a value; nil once it is closed or the task is cancelled.
  func next() async -> Value? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let value = state.withLock { state -> Value?? in
          if let value = state.value {
            state.value = nil
            return .some(value)
          }
          if state.isClosed || state.waiting != nil { return .some(nil) }
          state.waiting = continuation
          return nil
        }
        if let value { continuation.resume(returning: value) }
      }
    } onCancel: {
      close()
    }
  }

  func close() {
    let taker = state.withLock { state in
      state.isClosed = true
      state.value = nil
      defer { state.waiting = nil }
      return state.waiting
    }
    taker?.resume(returning: nil)
  }
}
