import Synchronization

/// The one answer of a transfer: given by whoever is first, the network or a cancellation.
final class TransferAnswer: Sendable {
  typealias Value = Result<HTTPResponse, HTTPError>

  private enum State {
    case open
    case awaited(CheckedContinuation<Value, Never>)
    case given(Value?)
  }
  private let state = Mutex(State.open)

  /// Resumes the continuation with the answer; at once, and with false, if there is one already.
  func wait(_ continuation: CheckedContinuation<Value, Never>) -> Bool {
    let given: Value? = state.withLock { state in
      guard case .given(let value) = state else {
        state = .awaited(continuation)
        return nil
      }
      return value
    }
    if let given { continuation.resume(returning: given) }
    return given == nil
  }

  /// Gives the answer; all but the first are ignored.
  func give(_ value: Value) {
    let continuation: CheckedContinuation<Value, Never>? = state.withLock { state in
      switch state {
      case .open:
        state = .given(value)
        return nil
      case .awaited(let continuation):
        state = .given(nil)
        return continuation
      case .given: return nil
      }
    }
    continuation?.resume(returning: value)
  }

  var isGiven: Bool { state.withLock { if case .given = $0 { true } else { false } } }
}
