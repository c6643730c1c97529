import SQLite3

/// A value that a statement is given.
enum DatabaseValue {
  case int(Int)
  case double(Double)
  case text(String)
  case null

  static func flag(_ value: Bool) -> DatabaseValue { .int(value ? 1 : 0) }

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .int(let value): sqlite3_bind_int64(statement, index, Int64(value))
    case .double(let value): sqlite3_bind_double(statement, index, value)
    case .text(let value): sqlite3_bind_text(statement, index, value, -1, Self.copied)
    case .null: sqlite3_bind_null(statement, index)
    }
  }

  /// SQLITE_TRANSIENT, a macro that Swift does not see: SQLite copies the bytes.
  private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}

/// A row that a statement found.
struct DatabaseRow {
  let statement: OpaquePointer

  func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
  func flag(_ column: Int32) -> Bool { int(column) != 0 }
  func double(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(statement, column) else { return "" }
    return String(cString: bytes)
  }
}
