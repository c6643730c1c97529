/// Why a trace file cannot be read or written; described in one line.
public enum TraceFileError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotOpen(path: String, reason: String)
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// The file is empty, does not begin like a trace, or is a folder or a device.
  case notATrace(path: String, reason: String)
  /// Another major version wrote it.
  case newerVersion(path: String, major: Int)
  /// The bytes at `offset` are not those that were written.
  case damaged(path: String, offset: Int, reason: String)
  /// No chunk can hold this entry of a table.
  case entryTooLarge(path: String)

  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .notATrace(let path, let reason): "\(path) is not a trace of Apus: \(reason)"
    case .newerVersion(let path, let major):
      "\(path) was made by another version of Apus: its format is \(major), this one reads \(TraceFormatVersion.major)"
    case .damaged(let path, let offset, let reason): "\(path) is damaged at byte \(offset): \(reason)"
    case .entryTooLarge(let path): "cannot write \(path): one entry is larger than \(ChunkLayout.maximumPayload) bytes"
    }
  }
}
