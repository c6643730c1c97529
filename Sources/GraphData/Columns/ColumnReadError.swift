/// Why columns could not be read.
public struct ColumnReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong; the message says more.
  public enum Kind: Hashable, Sendable {
    /// The system could not open or read the file.
    case unreadable
    /// The content is not what the format says.
    case malformed
    /// The content is larger than the limits allow.
    case tooLarge
  }

  public var kind: Kind
  /// What is wrong, as a sentence without its full stop.
  public var message: String
  /// The line in the text, from 1; `nil` for files that have none.
  public var line: Int?

  public init(_ kind: Kind, _ message: String, line: Int? = nil) {
    self.kind = kind
    self.message = message
    self.line = line
  }

  public var description: String {
    line.map { "line \($0): \(message)" } ?? message
  }
}

/// Limits of a reader; input beyond one of them is an error.
public struct ColumnReadLimits: Hashable, Sendable {
  /// The size of the file or text.
  public var bytes = 1 << 30
  public var columns = 10_000
  /// The bytes of one field or string.
  public var fieldBytes = 1 << 16
  /// How deep JSON may nest.
  public var depth = 64

  public init() {}
}
