/// Why a server's answer cannot be shown.
public enum ResponseError: Error, Sendable, Equatable, CustomStringConvertible {
  case json(JSONError)
  /// A part of the answer violates its format.
  case malformed(path: String, reason: String)
  /// The server reports that the query failed.
  case server(kind: String, message: String)
  /// JSON, but not a known kind of answer.
  case unknownFormat

  public var description: String {
    switch self {
    case .json(let error): "The answer is no JSON: \(error)."
    case .malformed(let path, let reason): "The answer cannot be read at \(path): \(reason)."
    case .server(let kind, let message): kind.isEmpty ? message : "\(kind): \(message)"
    case .unknownFormat: "The answer is of no kind that is known here."
    }
  }
}
