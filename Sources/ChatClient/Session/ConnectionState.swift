/// Whether a session reaches its server.
public enum ConnectionState: Equatable, Sendable {
  /// It asks for the first time, or after it was stopped.
  case connecting
  /// The server has answered.
  case online
  /// It does not answer, or there is none, and why; the session goes on trying.
  case offline(ChatBackendError)
  /// The server no longer knows the user; the session has ended.
  case signedOut
}
