import ChatStore

/// Why a server, or the session that asks it, cannot do what was asked.
public enum ChatBackendError: Error, Sendable, Equatable {
  /// The server cannot be reached, or did not answer in time: nobody knows whether it did what was asked.
  case offline(String)
  /// The server asks to wait; for so many seconds, if it says how long.
  case rateLimited(seconds: Double?)
  /// The server has a fault of its own, in its words.
  case serverFault(String)
  /// The server said no: its code, its words, and whether it may say yes another time.
  case refused(code: String, reason: String, isRetryable: Bool)
  /// There is no such channel, event or file.
  case notFound(String)
  /// More bytes than the limit.
  case tooLarge(limit: Int)
  /// The server or its protocol cannot do this.
  case notSupported(String)
  /// The server no longer knows the user: they have to log in again.
  case signedOut(String)
  /// The server's answer makes no sense.
  case malformed(String)
  /// The store cannot keep or find something.
  case store(ChatStoreError)
  /// The task was cancelled.
  case cancelled
}

extension ChatBackendError {
  /// What it means for an entry of the outbox: ``SendOutcome/failed(reason:isRetryable:)`` only where the server has
  /// said that it does not have it.
  public var outcome: SendOutcome {
    switch self {
    case .offline, .rateLimited, .serverFault, .signedOut, .malformed, .store, .cancelled: .postponed
    case .refused(_, let reason, let isRetryable): .failed(reason: reason, isRetryable: isRetryable)
    case .notFound: .failed(reason: description, isRetryable: true)
    case .tooLarge, .notSupported: .failed(reason: description, isRetryable: false)
    }
  }
}

extension ChatBackendError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .offline(let reason): reason
    case .rateLimited(let seconds?) where !seconds.isNaN:
      "The server asks to wait for \(Int(min(max(seconds, 0), 1e9).rounded(.up))) seconds."
    case .rateLimited: "The server asks to wait."
    case .serverFault(let reason): "The server has a fault: \(reason)"
    case .refused(_, let reason, _): reason
    case .notFound(let what): "The server has no such \(what)."
    case .tooLarge(let limit): "It is larger than \(limit) bytes."
    case .notSupported(let what): "The server cannot do this: \(what)"
    case .signedOut(let reason): "Signed out: \(reason)"
    case .malformed(let reason): "The server's answer is broken: \(reason)"
    case .store(let error): error.description
    case .cancelled: "Cancelled."
    }
  }
}
