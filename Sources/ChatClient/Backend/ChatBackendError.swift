import ChatStore

/// Why a server, or the session that asks it, cannot do what was asked.
public enum ChatBackendError: Error, Sendable, Equatable {
  /// The server cannot be reached, or did not answer in time: nobody knows whether it did what was asked.
  case offline(String)
  /// The session has no server.
  case noServer
  /// The server asks to wait; for so many seconds, if it says how long.
  case rateLimited(seconds: Double?)
  /// The server has a fault of its own, in its words.
  case serverFault(String)
  /// The server said no: its code, its words, and whether it may say yes another time.
  case refused(code: String, reason: String, isRetryable: Bool)
  /// The server does not let this user do it, in its words; it may, another time.
  case forbidden(String)
  /// The server knows nobody with this name and password.
  case wrongPassword
  /// It is no address of a server.
  case badAddress(String)
  /// Nothing would be encrypted on the way to this address.
  case unencryptedAddress(String)
  /// The channel is encrypted, and nothing can be encrypted here.
  case encryptedChannel
  /// The message that a thread begins with is not at the server.
  case threadNotSent
  /// A file that is to be sent is no longer on this machine.
  case fileMissing(name: String)
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
    case .offline, .noServer, .rateLimited, .serverFault, .signedOut, .malformed, .store, .cancelled, .wrongPassword,
      .badAddress, .unencryptedAddress:
      .postponed
    case .refused(_, let reason, let isRetryable): .failed(reason: .refused(reason), isRetryable: isRetryable)
    case .forbidden(let reason): .failed(reason: .forbidden(reason), isRetryable: true)
    case .threadNotSent: .failed(reason: .threadNotSent, isRetryable: true)
    case .notFound: .failed(reason: .gone, isRetryable: true)
    case .tooLarge(let limit): .failed(reason: .tooLarge(limit: limit), isRetryable: false)
    case .notSupported: .failed(reason: .notSupported, isRetryable: false)
    case .encryptedChannel: .failed(reason: .encrypted, isRetryable: false)
    case .fileMissing(let name): .failed(reason: .fileMissing(name: name), isRetryable: false)
    }
  }
}

extension ChatBackendError: CustomStringConvertible {
  /// One sentence in English, for logs.
  public var description: String {
    switch self {
    case .offline(let reason): reason
    case .rateLimited(let seconds?) where !seconds.isNaN:
      "The server asks to wait for \(Int(min(max(seconds, 0), 1e9).rounded(.up))) seconds."
    case .rateLimited: "The server asks to wait."
    case .serverFault(let reason): "The server has a fault: \(reason)"
    case .noServer: "There is no server."
    case .refused(_, let reason, _), .forbidden(let reason): reason
    case .wrongPassword: "The name or the password is wrong."
    case .badAddress(let address): "'\(address)' is no address of a server."
    case .unencryptedAddress(let address): "\(address) is not encrypted: anybody on the way could read along."
    case .encryptedChannel: "Nothing can be written in encrypted channels yet."
    case .threadNotSent: "The thread's first message was not sent."
    case .fileMissing(let name): "The file \(name) is no longer there."
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
