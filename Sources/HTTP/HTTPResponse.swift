import Foundation

/// An answer, whatever its status.
public struct HTTPResponse: Sendable {
  /// The status code of HTTP.
  public var status: Int
  /// By name in lower case; of several with one name the last.
  public var headers: [String: String]
  /// Unpacked. It counts in the budget of its ``HTTPClient`` until the last copy is let go.
  public var body: Data

  /// An answer as it is; a transport of a test makes one.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Why there is no answer.
public enum HTTPError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The task that asked was cancelled.
  case cancelled
  /// A wait took more seconds than its limit.
  case timedOut(HTTPWait, seconds: Double)
  /// More bytes than the limit.
  case tooLarge(limit: Int)
  /// What was asked, or a server that it leads to, is not allowed.
  case refused(String)
  /// No connection, or one that broke; the system's or the library's words.
  case unreachable(String)
  /// What came is not HTTP as it should be.
  case malformed(String)

  public var description: String {
    switch self {
    case .cancelled: "The request was cancelled."
    case .timedOut(.firstByte, let seconds): "The server did not answer within \(seconds) seconds."
    case .timedOut(.pause, let seconds): "The server stopped in its answer for \(seconds) seconds."
    case .timedOut(.whole, let seconds): "The answer did not end within \(seconds) seconds."
    case .tooLarge(let limit): "The answer is larger than \(limit) bytes."
    case .refused(let reason): reason
    case .unreachable(let reason): "The server cannot be reached: \(reason)"
    case .malformed(let reason): "The server's answer is broken: \(reason)"
    }
  }
}

/// What was waited for in vain.
public enum HTTPWait: Sendable {
  /// For the answer to begin.
  case firstByte
  /// For more of an answer that has begun.
  case pause
  /// For the answer to end.
  case whole
}
