import Synchronization

/// Until when the outbox waits, after failures that have nothing to do with what is sent.
final class OutboxFailures: Sendable {
  private struct State {
    var backoff = Backoff()
    var until: Double?
  }
  private let state = Mutex(State())

  func add(_ error: ChatBackendError, _ time: SessionTime) {
    let now = time.now(), random = time.random()
    state.withLock { state in
      // What fails together is one failure.
      if let until = state.until, until > now, !error.isRateLimit { return }
      state.until = max(state.until ?? now, now + state.backoff.next(after: error, random: random))
    }
  }

  /// Seconds still to wait; nil if there is nothing to wait for.
  func wait(now: Double) -> Double? {
    state.withLock { state in
      guard let until = state.until, until > now else { return nil }
      return until - now
    }
  }

  /// The wait is over.
  func forget() { state.withLock { $0.until = nil } }

  /// The server has answered.
  func clear() { state.withLock { $0.backoff.reset() } }
}

extension ChatBackendError {
  var isRateLimit: Bool { if case .rateLimited = self { true } else { false } }
}
