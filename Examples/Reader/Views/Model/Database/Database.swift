import Foundation
import SQLite3

/// A connection to a SQLite file, used by the actor that owns it alone.
final class Database {
  let path: String
  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]
  /// Statements that are kept prepared; their texts may hold numbers of messages.
  private static let kept = 64

  /// - Parameter writes: whether the file may be changed, and made where it is not there.
  init(path: String, writes: Bool) throws(StoreProblem) {
    self.path = path
    var handle: OpaquePointer?
    let flags = writes ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_EXRESCODE, nil)
    guard let handle else { throw .other(code: Int(code), detail: "out of memory") }
    self.handle = handle
    guard code == SQLITE_OK else {
      let detail = String(cString: sqlite3_errmsg(handle))
      sqlite3_close_v2(handle)
      throw .cannotOpen(path: path, detail: detail)
    }
    sqlite3_busy_timeout(handle, 2_000)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Whether the system allows no writing.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The number of the row that was inserted last.
  var lastRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Runs statements that need no values, and give none.
  func execute(_ statements: String) throws(StoreProblem) {
    let code = sqlite3_exec(handle, statements, nil, nil, nil)
    if code != SQLITE_OK { throw problem(code) }
  }

  func run(_ sql: String, _ values: [DatabaseValue] = []) throws(StoreProblem) {
    _ = try rows(sql, values) { _ in }
  }

  /// What `read` makes of each row that the statement finds.
  func rows<T>(_ sql: String, _ values: [DatabaseValue] = [], _ read: (DatabaseRow) -> T) throws(StoreProblem) -> [T] {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      let code = value.bind(to: statement, at: Int32(index + 1))
      if code != SQLITE_OK { throw problem(code) }
    }
    var result: [T] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return result }
      if code != SQLITE_ROW { throw problem(code) }
      result.append(read(DatabaseRow(statement: statement)))
    }
  }

  /// The first number that the statement finds.
  func number(_ sql: String, _ values: [DatabaseValue] = []) throws(StoreProblem) -> Int? {
    try rows(sql, values) { $0.int(0) }.first
  }

  /// Runs all of `body` or, where it throws, none of it.
  func transaction<T>(_ body: () throws(StoreProblem) -> T) throws(StoreProblem) -> T {
    try execute("BEGIN IMMEDIATE")
    do throws(StoreProblem) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // A full disk ends the transaction by itself.
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  private func prepared(_ sql: String) throws(StoreProblem) -> OpaquePointer {
    if let known = statements[sql] { return known }
    if statements.count == Self.kept {
      for statement in statements.values { sqlite3_finalize(statement) }
      statements = [:]
    }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw problem(code) }
    statements[sql] = statement
    return statement
  }

  private func problem(_ code: Int32) -> StoreProblem {
    let detail = String(cString: sqlite3_errmsg(handle))
    // The lower byte is the kind, what is above says more.
    switch code & 0xFF {
    case SQLITE_NOTADB: return .noDatabase(path: path)
    case SQLITE_CORRUPT: return .damaged(path: path, detail: detail)
    case SQLITE_READONLY, SQLITE_PERM: return .readOnly(path: path)
    case SQLITE_FULL: return .full(path: path)
    case SQLITE_BUSY, SQLITE_LOCKED: return .busy(path: path)
    case SQLITE_CANTOPEN: return .cannotOpen(path: path, detail: detail)
    default: return .other(code: Int(code), detail: detail)
    }
  }
}
