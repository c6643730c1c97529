import CSQLite
import Foundation

/// A prepared statement: its parameters, its steps and the columns of its row.
final class Statement {
  private let handle: OpaquePointer
  private unowned let connection: Connection
  /// Between the first step and ``reset()``.
  private(set) var isBusy = false

  init(_ sql: String, of connection: Connection) throws(ChatStoreError) {
    var prepared: OpaquePointer?
    let persistent = UInt32(SQLITE_PREPARE_PERSISTENT)
    let code = sqlite3_prepare_v3(connection.handle, sql, -1, persistent, &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      throw code == SQLITE_OK ? .fault("an empty statement") : connection.failure(code)
    }
    handle = prepared
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  func bind(_ values: [any Bindable]) throws(ChatStoreError) {
    assert(
      values.count == Int(sqlite3_bind_parameter_count(handle)), "parameters of \(String(cString: sqlite3_sql(handle)))"
    )
    for (index, value) in values.enumerated() {
      let code = value.bind(to: handle, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw connection.failure(code) }
    }
  }

  /// Goes to the next row; false at the end.
  func step() throws(ChatStoreError) -> Bool {
    isBusy = true
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.failure(code)
    }
  }

  func reset() {
    isBusy = false
    sqlite3_reset(handle)
    // Texts and data that were lent for the run are let go.
    sqlite3_clear_bindings(handle)
  }

  // MARK: Columns

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

  func flag(_ column: Int32) -> Bool { integer(column) != 0 }

  /// A text; what is no UTF-8 in a damaged file becomes `�`.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  func data(_ column: Int32) -> Data? {
    guard !isNull(column) else { return nil }
    guard let bytes = sqlite3_column_blob(handle, column) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, column)))
  }

  func date(_ column: Int32) -> Date { Date(storedMilliseconds: integer(column)) }
}
