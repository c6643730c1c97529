import Foundation

/// Files that are there as a whole or not at all.
enum WholeFile {
  /// Writes a file that its owner alone may read. A reader sees the old one or the new one, after a fall of the power too.
  static func write(_ data: Data, to url: URL) throws {
    let temporary = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString.prefix(8))")
    let file = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure }
    do {
      defer { close(file) }
      try data.withUnsafeBytes { bytes in
        var rest = bytes
        while !rest.isEmpty {
          let written = Foundation.write(file, rest.baseAddress, rest.count)
          if written < 0, errno == EINTR { continue }
          guard written > 0 else { throw failure }
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
      }
      guard fsync(file) == 0 else { throw failure }
      guard rename(temporary.path, url.path) == 0 else { throw failure }
    } catch {
      unlink(temporary.path)
      throw error
    }
  }

  private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
