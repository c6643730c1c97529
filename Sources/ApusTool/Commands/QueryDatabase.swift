import CSQLite
import TraceAnalysis

/// An in-memory database of the tables that one statement reads.
///
/// SQLite says what the statement needs. Prepared against empty tables, the statement names the columns that it reads,
/// and its plan names indices. Only those are filled and built, so a count of five million updates copies no column.
final class QueryDatabase {
  private var handle: OpaquePointer?
  private let tables = QueryTable.all
  private let access = QueryAccess()
  private let sql: String
  /// The indices that the plan uses.
  private var plannedIndices: Set<String> = []

  /// Checks a statement, which needs no trace.
  init(_ sql: String) throws(CommandError) {
    self.sql = sql
    guard sqlite3_open_v2(":memory:", &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK else {
      throw CommandError("SQLite does not start")
    }
    for table in tables {
      try execute(table.definition)
      for column in table.indexed { try execute(index(of: table, column)) }
    }
    let statement = try prepare(sql, isTheUsers: true)
    sqlite3_finalize(statement)
    addColumnsOfJoins()
    try readPlan()
  }

  deinit { sqlite3_close(handle) }

  /// The tables that the statement reads, in the order of the documentation.
  var tablesRead: [String] { tables.map(\.name).filter { access.columns[$0] != nil } }

  /// Fills the tables that the statement reads.
  func fill(from trace: Trace) throws(CommandError) {
    let source = QuerySource(trace)
    for table in tables {
      for column in table.indexed { try execute("DROP INDEX \(table.indexName(of: column))") }
    }
    try execute("BEGIN")
    for table in tables {
      guard let columns = access.columns[table.name] else { continue }
      try fill(table, columns: table.columns.filter { columns.contains($0.name) }, from: source)
      for column in table.indexed where plannedIndices.contains(table.indexName(of: column)) {
        try execute(index(of: table, column))
      }
    }
    try execute("COMMIT")
    try execute("PRAGMA query_only = ON")
  }

  /// Runs the statement and hands on its rows, one at a time.
  func run(columns: ([String]) -> Void, row: ([QueryValue]) -> Void) throws(CommandError) {
    let statement = try prepare(sql, isTheUsers: true)
    defer { sqlite3_finalize(statement) }
    let count = sqlite3_column_count(statement)
    columns((0..<count).map { sqlite3_column_name(statement, $0).map { String(cString: $0) } ?? "" })
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: row((0..<count).map { QueryValue(statement, column: $0) })
      case SQLITE_DONE: return
      default: throw error()
      }
    }
  }

  private func index(of table: QueryTable, _ column: String) -> String {
    "CREATE INDEX \(table.indexName(of: column)) ON \(table.name) (\(column))"
  }

  private func fill(_ table: QueryTable, columns: [QueryColumn], from source: QuerySource) throws(CommandError) {
    let names = ["id"] + columns.map(\.name)
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    let statement = try prepare(
      "INSERT INTO \(table.name) (\(names.joined(separator: ", "))) VALUES (\(marks))", isTheUsers: false)
    defer { sqlite3_finalize(statement) }
    for row in 0..<table.count(source) {
      sqlite3_bind_int64(statement, 1, Int64(row))
      for (index, column) in columns.enumerated() {
        column.value(source, row).bind(to: statement, at: Int32(index + 2))
      }
      guard sqlite3_step(statement) == SQLITE_DONE else { throw error() }
      sqlite3_reset(statement)
    }
  }

  /// SQLite does not report columns that `USING` and `NATURAL` compare, so with these whole tables are filled.
  private func addColumnsOfJoins() {
    let words = Set(sql.lowercased().split { !($0.isLetter || $0 == "_") })
    guard words.contains("using") || words.contains("natural") else { return }
    for table in tables where words.contains(Substring(table.name)) {
      access.columns[table.name] = Set(table.columns.map(\.name))
    }
  }

  /// Finds out which indices the statement would use.
  private func readPlan() throws(CommandError) {
    let statement = try prepare("EXPLAIN QUERY PLAN " + sql, isTheUsers: true)
    defer { sqlite3_finalize(statement) }
    let known = tables.flatMap { table in table.indexed.map(table.indexName(of:)) }
    while sqlite3_step(statement) == SQLITE_ROW {
      guard case .text(let detail) = QueryValue(statement, column: 3) else { continue }
      plannedIndices.formUnion(known.filter { name in detail.split(separator: " ").contains { $0 == name } })
    }
  }

  private func execute(_ sql: String) throws(CommandError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw error() }
  }

  private func prepare(_ sql: String, isTheUsers: Bool) throws(CommandError) -> OpaquePointer {
    if isTheUsers {
      sqlite3_set_authorizer(handle, authorize, Unmanaged.passUnretained(access).toOpaque())
    }
    defer { if isTheUsers { sqlite3_set_authorizer(handle, nil, nil) } }
    var statement: OpaquePointer?
    var rest = ""
    let code = sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(handle, text, -1, &statement, &tail)
      rest = tail.map { String(cString: $0) } ?? ""
      return code
    }
    if let refused = access.refused {
      sqlite3_finalize(statement)
      throw CommandError("a trace is only read: \(refused) is not allowed")
    }
    guard code == SQLITE_OK else { throw error() }
    guard let statement else { throw CommandError("there is no SQL in '\(sql)'") }
    // What is asked for while a statement runs, as the file of `VACUUM INTO`, the authorizer does not hear of.
    if isTheUsers, sqlite3_stmt_readonly(statement) == 0 {
      sqlite3_finalize(statement)
      throw CommandError("a trace is only read: anything but SELECT is not allowed")
    }
    if isTheUsers, !rest.isEmpty, (try? prepare(rest, isTheUsers: true)).map({ sqlite3_finalize($0) }) != nil {
      sqlite3_finalize(statement)
      throw CommandError("one statement at a time; what begins with '\(rest.prefix(20))' is another")
    }
    return statement
  }

  private func error() -> CommandError {
    let message = sqlite3_errmsg(handle).map { String(cString: $0) } ?? "out of memory"
    let isName = message.contains("no such table") || message.contains("no such column")
    return CommandError("SQL: \(message)" + (isName ? " (apus query --schema lists them)" : ""))
  }
}

/// What a statement reads; SQLite reports this while it prepares the statement.
private final class QueryAccess {
  var columns: [String: Set<String>] = [:]
  /// What else the statement would do, which is forbidden.
  var refused: String?
}

/// SQLite's authorizer. It allows reading and computing, and nothing else.
private func authorize(
  context: UnsafeMutableRawPointer?, action: Int32, first: UnsafePointer<CChar>?, second: UnsafePointer<CChar>?,
  database: UnsafePointer<CChar>?, trigger: UnsafePointer<CChar>?
) -> Int32 {
  guard let context else { return SQLITE_DENY }
  let access = Unmanaged<QueryAccess>.fromOpaque(context).takeUnretainedValue()
  let names = [first, second].map { $0.map { String(cString: $0) } ?? "" }
  switch action {
  case SQLITE_SELECT, SQLITE_RECURSIVE: return SQLITE_OK
  case SQLITE_READ:
    // If no column of a table is read (`count(*)`), the column's name is empty.
    access.columns[names[0], default: []].insert(names[1])
    return SQLITE_OK
  case SQLITE_FUNCTION where names[1].lowercased() != "load_extension": return SQLITE_OK
  case SQLITE_FUNCTION: access.refused = "load_extension"
  case SQLITE_ATTACH, SQLITE_DETACH: access.refused = "attaching databases"
  case SQLITE_PRAGMA: access.refused = "PRAGMA"
  default: access.refused = "anything but SELECT"
  }
  return SQLITE_DENY
}

extension QueryValue {
  fileprivate init(_ statement: OpaquePointer?, column: Int32) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: self = .text(sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "")
    case SQLITE_BLOB:
      let bytes = UnsafeRawBufferPointer(
        start: sqlite3_column_blob(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
      self = .text(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
    default: self = .null
    }
  }

  fileprivate func bind(to statement: OpaquePointer?, at index: Int32) {
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let value): sqlite3_bind_int64(statement, index, value)
    case .real(let value): sqlite3_bind_double(statement, index, value)
    case .text(var value):
      // Tells SQLite to copy the text, which may be freed (SQLITE_TRANSIENT, a macro that Swift cannot see).
      let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      value.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          _ = sqlite3_bind_text(statement, index, $0.baseAddress, Int32(clamping: $0.count), transient)
        }
      }
    }
  }
}
