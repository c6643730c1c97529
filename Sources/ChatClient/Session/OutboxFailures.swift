import Synchronization

/// Until when the outbox waits, after failures that have nothing to do with what is sent.
final class OutboxFailures: Sendable {
  private struct State {
    var backoff = Backoff()
    var until: Double?
    /// What is waited for.
    var error = ChatBackendError.cancelled
  }
  private let state = Mutex(State())

  func add(_ error: ChatBackendError, _ time: SessionTime) {
    let now = time.now(), random = time.random()
    state.withLock { state in
      // What fails together is one failure.
      if let until = state.until, until > now, !error.isRateLimit { return }
      state.until = max(state.until ?? now, now + state.backoff.next(after: error, random: random))
      state.error = error
    }
  }

  /// Seconds still to wait, and why; nil if there is nothing to wait for.
  func wait(now: Double) -> (seconds: Double, error: ChatBackendError)? {
    state.withLock { state in
      guard let until = state.until, until > now else { return nil }
      return (until - now, state.error)
    }
  }

  /// The wait for that is over; what a server has asked for meanwhile is not.
  func forget(_ error: ChatBackendError) {
    state.withLock { if $0.error == error, !error.isRateLimit { $0.until = nil } }
  }

  /// The server has answered.
  func clear() { state.withLock { $0.backoff.reset() } }
}

extension ChatBackendError {
  var isRateLimit: Bool { if case .rateLimited = self { true } else { false } }
}
