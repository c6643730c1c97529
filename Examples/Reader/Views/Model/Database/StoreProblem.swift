import Foundation

/// Why the store does not do what it is asked. Whatever it is, what the file held before is still there.
public enum StoreProblem: LocalizedError, Equatable, Sendable {
  /// There is something at the path, and it is no database.
  case noDatabase(path: String)
  /// A database, and another program's.
  case foreign(path: String)
  /// A store of a version that this program does not know.
  case newer(path: String, version: Int)
  /// Pages of the file are not what they should be.
  case damaged(path: String, detail: String)
  case cannotOpen(path: String, detail: String)
  case readOnly(path: String)
  case full(path: String)
  /// Another program writes, and did not end in time.
  case busy(path: String)
  /// A message or a folder that is not there any more.
  case missing
  /// Anything else that SQLite says.
  case other(code: Int, detail: String)

  public var errorDescription: String? {
    switch self {
    case .noDatabase: "This Is Not a Store"
    case .foreign: "This Is Another Program’s File"
    case .newer: "This Store Is Too New"
    case .damaged: "The Store Is Damaged"
    case .cannotOpen: "The Store Cannot Be Opened"
    case .readOnly: "The Store Is Read-Only"
    case .full: "There Is No Room Left"
    case .busy: "The Store Is Busy"
    case .missing: "That Is Gone"
    case .other: "The Store Has a Problem"
    }
  }

  public var failureReason: String? {
    switch self {
    case .noDatabase(let path): "“\(path)” holds something else. It was left as it is."
    case .foreign(let path): "“\(path)” is a database that Reader did not make. It was left as it is."
    case .newer(let path, let version): "“\(path)” has version \(version). It was left as it is."
    case .damaged(let path, let detail): "“\(path)” cannot be trusted: \(detail). It was left as it is."
    case .cannotOpen(let path, let detail): "“\(path)”: \(detail)."
    case .readOnly(let path): "“\(path)” may be read and not written. The change was not made."
    case .full(let path): "The disk of “\(path)” is full. The change was not made, and nothing was lost."
    case .busy(let path): "Another program writes to “\(path)”. Try again in a moment."
    case .missing: "It was removed by another window or program."
    case .other(let code, let detail): "\(detail) (SQLite \(code))."
    }
  }
}
