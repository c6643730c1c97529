import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ChatStoreError {
  /// What SQLite's code means to the program.
  init(code: Int32, extended: Int32, handle: OpaquePointer?, isOpening: Bool) {
    let message = handle.flatMap(sqlite3_errmsg).map { String(cString: $0) } ?? String(cString: sqlite3_errstr(code))
    switch code & 0xFF {
    case SQLITE_FULL: self = .diskFull
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt(message)
    case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
    case SQLITE_PERM, SQLITE_AUTH: self = .readOnly
    case SQLITE_CANTOPEN:
      let reason = handle.map(sqlite3_system_errno) ?? 0
      self =
        switch reason {
        case EACCES, EPERM, EROFS: .readOnly
        case ENOSPC, EDQUOT: .diskFull
        default: .cannotOpen(Self.systemReason(handle) ?? message)
        }
    case SQLITE_IOERR:
      let reason = sqlite3_system_errno(handle)
      // A device that fills up inside of a call tells it by the system's number alone.
      self = reason == ENOSPC || reason == EDQUOT ? .diskFull : .inputOutput(Self.systemReason(handle) ?? message)
    case SQLITE_INTERRUPT: self = .cancelled
    case SQLITE_TOOBIG: self = .tooLarge("value", limit: 1_000_000_000)
    default: self = isOpening ? .cannotOpen(message) : .fault("\(message), code \(extended)")
    }
  }

  /// An error of any kind as one of the store's.
  init(_ error: any Error) {
    self = error as? ChatStoreError ?? .fault(String(describing: error))
  }

  private static func systemReason(_ handle: OpaquePointer?) -> String? {
    guard let handle else { return nil }
    let number = sqlite3_system_errno(handle)
    return number == 0 ? nil : String(cString: strerror(number))
  }
}
