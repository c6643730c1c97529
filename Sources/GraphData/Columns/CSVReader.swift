import Foundation

/// Reads columns from delimited text (CSV, TSV), as the text arrives.
///
/// If a field of the first row is not a number, that row holds the names of the columns; otherwise their names are `1`,
/// `2`, … Empty fields, `NaN`, `n/a` and the like are null. A number may follow a dollar sign. Rows of unequal length and
/// text in place of a number are errors, which name the line.
public struct CSVReader: Sendable {
  /// The column that holds x.
  public enum XSource: Hashable, Sendable {
    case column(Int)
    case named(String)
    /// No column: x is the number of the row, counted from 0.
    case rowNumber
  }

  /// The character between fields; `nil` for the most frequent of comma, semicolon, tab and bar in the first line.
  public var delimiter: Unicode.Scalar?
  public var x = XSource.column(0)
  /// Seconds per unit of a numeric x: 0.001 for milliseconds, 60 for minutes. Dates ignore it.
  public var xScale = 1.0
  /// The columns to read besides x; `nil` for all.
  public var columns: Set<String>?
  public var limits = ColumnReadLimits()

  public init() {}

  /// Reads a file in pieces. Throws `ColumnReadError`.
  public func read(contentsOf url: URL) throws -> ColumnTable {
    var session = CSVSession(reader: self)
    let file: FileHandle
    do { file = try FileHandle(forReadingFrom: url) } catch {
      throw ColumnReadError(.unreadable, "\(url.lastPathComponent) cannot be opened")
    }
    defer { try? file.close() }
    while true {
      let data: Data?
      do { data = try file.read(upToCount: 1 << 18) } catch {
        throw ColumnReadError(.unreadable, "\(url.lastPathComponent) cannot be read")
      }
      guard let data, !data.isEmpty else { break }
      try session.consume(data)
    }
    return try session.finish()
  }

  /// Reads text in memory. Throws `ColumnReadError`.
  public func read(_ data: Data) throws -> ColumnTable {
    var session = CSVSession(reader: self)
    try session.consume(data)
    return try session.finish()
  }
}
