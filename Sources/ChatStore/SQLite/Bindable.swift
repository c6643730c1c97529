import CSQLite
import Foundation

/// What a statement's parameter can be.
protocol Bindable {
  /// Returns SQLite's code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

extension Int64: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { sqlite3_bind_int64(statement, index, self) }
}

extension Int: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { Int64(self).bind(to: statement, at: index) }
}

extension Bool: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    Int64(self ? 1 : 0).bind(to: statement, at: index)
  }
}

extension String: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var copy = self
    return copy.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        // Of an empty text there may be no address, which would be NULL.
        guard let start = bytes.baseAddress else { return sqlite3_bind_text(statement, index, "", 0, transient) }
        return sqlite3_bind_text(statement, index, start, Int32(clamping: bytes.count), transient)
      }
    }
  }
}

extension Data: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return sqlite3_bind_zeroblob(statement, index, 0) }
      return sqlite3_bind_blob(statement, index, start, Int32(clamping: bytes.count), transient)
    }
  }
}

extension Date: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    storedMilliseconds.bind(to: statement, at: index)
  }
}

extension Optional: Bindable where Wrapped: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    self?.bind(to: statement, at: index) ?? sqlite3_bind_null(statement, index)
  }
}

/// Tells SQLite to copy what is bound (`SQLITE_TRANSIENT`, a macro that Swift cannot see).
private var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

extension Date {
  /// Milliseconds since 1970. Clocks of others may say anything: what is beyond ±100 million years, or no number, is that.
  var storedMilliseconds: Int64 {
    let milliseconds = timeIntervalSince1970 * 1000
    guard !milliseconds.isNaN else { return 0 }
    return Int64(max(-3e18, min(3e18, milliseconds.rounded())))
  }

  init(storedMilliseconds: Int64) { self.init(timeIntervalSince1970: Double(storedMilliseconds) / 1000) }
}
