/// Whether a session reaches its server.
public enum ConnectionState: Hashable, Sendable {
  /// It asks for the first time, or after it was stopped.
  case connecting
  /// The server has answered.
  case online
  /// It does not answer, or there is none, with the reason for people; the session goes on trying.
  case offline(reason: String)
  /// The server no longer knows the user; the session has ended.
  case signedOut
}
