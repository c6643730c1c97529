import Foundation

/// Why a file is not taken for a feed.
public enum FeedProblem: LocalizedError, Equatable, Sendable {
  case cannotRead(name: String)
  case tooLarge(name: String, limit: Int)
  /// The file ends, or goes on, as XML does not.
  case malformed(name: String, line: Int)
  /// XML, and neither RSS nor Atom.
  case noFeed(name: String)

  public var errorDescription: String? { "The Feed Was Not Added" }

  public var failureReason: String? {
    switch self {
    case .cannotRead(let name): "“\(name)” cannot be read."
    case .tooLarge(let name, let limit): "“\(name)” is larger than \(limit / 1_048_576) MB."
    case .malformed(let name, let line): "“\(name)” is damaged in line \(line)."
    case .noFeed(let name): "“\(name)” is neither RSS nor Atom."
    }
  }
}
