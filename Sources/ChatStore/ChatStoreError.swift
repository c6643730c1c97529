/// Why a store cannot do what was asked. What was in the file before is still there.
public enum ChatStoreError: Error, Sendable, Equatable {
  /// The disk, or the file's allowed size, is full. The transaction was taken back.
  case diskFull
  /// The file or its folder may not be written.
  case readOnly
  /// The file is damaged, or is no database. ``ChatStore/setAside(at:)`` makes room for a new one and keeps this.
  case corrupt(String)
  /// The file is a database of another program.
  case foreignFile
  /// A later version of the program made the file; it was left as it is.
  case newerVersion(found: Int, supported: Int)
  /// Another process has held the file for longer than ``ChatStoreOptions/busyTimeout``.
  case locked
  /// The file cannot be opened, with the system's reason.
  case cannotOpen(String)
  /// Reading or writing failed, with the system's reason.
  case inputOutput(String)
  /// There is no such message, channel or entry any more.
  case notFound(String)
  /// A message with this id was sent before; it stays as it was.
  case alreadySent(MessageID)
  /// A value is larger than ``StoreLimits`` allows.
  case tooLarge(String, limit: Int)
  /// An action is not possible for a message in this state, with the reason.
  case notPossible(String)
  /// The store was closed.
  case closed
  /// The task was cancelled.
  case cancelled
  /// A fault of the store itself, with SQLite's words.
  case fault(String)
}

extension ChatStoreError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .diskFull: "The disk is full: nothing more can be kept."
    case .readOnly: "The store may only be read: its file or folder is write-protected."
    case .corrupt(let reason): "The store's file is damaged (\(reason))."
    case .foreignFile: "The file belongs to another program."
    case .newerVersion(let found, let supported):
      "A newer version of the program made the store (version \(found); this one reads up to \(supported))."
    case .locked: "Another process holds the store."
    case .cannotOpen(let reason): "The store cannot be opened (\(reason))."
    case .inputOutput(let reason): "The store cannot be read or written (\(reason))."
    case .notFound(let what): "There is no such \(what)."
    case .alreadySent(let id): "Message \(id.rawValue) has been sent already."
    case .tooLarge(let what, let limit): "The \(what) is larger than \(limit) bytes."
    case .notPossible(let reason): "This is not possible: \(reason)."
    case .closed: "The store is closed."
    case .cancelled: "Cancelled."
    case .fault(let reason): "The store has a fault (\(reason))."
    }
  }
}
