import CSQLite
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One connection to a file of SQLite, with its prepared statements. One thread uses it at a time.
final class Connection {
  /// Levels of `PRAGMA synchronous` in WAL mode.
  enum Durability: String {
    /// The log reaches the disk at checkpoints: a fall of the power may take the last commits, never a part of one.
    case normal = "NORMAL"
    /// The log reaches the disk with each commit.
    case full = "FULL"
  }

  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  private var durability: Durability?
  private(set) var isClosed = false

  /// - Parameter busyTimeout: milliseconds to wait for another process.
  init(path: String, busyTimeout: Int32) throws(ChatStoreError) {
    // SQLite would open it for reading alone, and leave files beside it that may only be read either.
    if Self.isProtected(path) { throw .readOnly }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened, code == SQLITE_OK else {
      let error = ChatStoreError(
        code: code, extended: sqlite3_extended_errcode(opened), handle: opened, isOpening: true)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, busyTimeout)
  }

  deinit { close() }

  /// Whether the file may only be read. SQLite opens it all the same, and takes a writer's transaction for a reader's.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether the file, or the folder that its log is to be in, is there and may only be read.
  private static func isProtected(_ path: String) -> Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return [path, folder].contains { (place: String) in access(place, F_OK) == 0 && access(place, W_OK) != 0 }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  // MARK: Statements

  /// The prepared statement of `sql`, which must be one of the store's own constant texts.
  func statement(_ sql: String) throws(ChatStoreError) -> Statement {
    if isClosed { throw .closed }
    if let known = statements[sql] {
      precondition(!known.isBusy, "a statement of ChatStore is run inside itself: \(sql)")
      return known
    }
    let statement = try Statement(sql, of: self)
    statements[sql] = statement
    return statement
  }

  /// The texts of all that was prepared.
  var statementTexts: [String] { Array(statements.keys) }

  /// Runs statements without results.
  func execute(_ script: String) throws(ChatStoreError) {
    if isClosed { throw .closed }
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// Runs one statement; returns how many rows it changed.
  @discardableResult
  func run(_ sql: String, _ values: any Bindable...) throws(ChatStoreError) -> Int {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {}
    return Int(sqlite3_changes(handle))
  }

  /// The first row of a query.
  func first<Value>(
    _ sql: String, _ values: any Bindable..., read: (Statement) throws(ChatStoreError) -> Value
  ) throws(ChatStoreError) -> Value? {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? try read(statement) : nil
  }

  /// All rows of a query. `read` must not run the same query.
  func all<Value>(
    _ sql: String, _ values: any Bindable..., read: (Statement) throws(ChatStoreError) -> Value
  ) throws(ChatStoreError) -> [Value] {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var result: [Value] = []
    while try statement.step() { result.append(try read(statement)) }
    return result
  }

  var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Rows that were changed since it was opened, in transactions that were taken back too.
  var changeCount: Int32 { sqlite3_total_changes(handle) }

  /// Pages of the file; 0 where they cannot be counted.
  var pageCount: Int64 { (try? first("PRAGMA page_count") { $0.integer(0) }) ?? 0 }

  // MARK: Transactions

  /// Runs `body` in one transaction, which is taken back when it throws.
  func write<Value>(_ level: Durability, _ body: () throws -> Value) throws(ChatStoreError) -> Value {
    // Taken up between transactions only.
    if durability != level {
      try execute("PRAGMA synchronous = \(level.rawValue)")
      durability = level
    }
    return try transaction("BEGIN IMMEDIATE", body)
  }

  /// Runs `body` on one state of the file.
  func read<Value>(_ body: () throws -> Value) throws(ChatStoreError) -> Value {
    try transaction("BEGIN", body)
  }

  private func transaction<Value>(_ begin: String, _ body: () throws -> Value) throws(ChatStoreError) -> Value {
    try run(begin)
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // Some errors, as a full disk, may have ended the transaction already.
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw ChatStoreError(error)
    }
  }

  // MARK: Errors

  func failure(_ code: Int32) -> ChatStoreError {
    ChatStoreError(code: code, extended: sqlite3_extended_errcode(handle), handle: handle, isOpening: false)
  }
}
