import Glibc
import TraceAnalysis

/// Bytes for a file, or bytes kept in memory for a test. At most a mebibyte waits in memory.
final class ExportStream {
  private static let capacity = 1 << 20

  /// Bytes that are not written yet. Append to it, then call ``flushIfFull()``.
  var bytes: [UInt8] = []
  private let descriptor: Int32?
  private let name: String

  /// Keeps everything in ``bytes``.
  init() { (descriptor, name) = (nil, "") }

  /// - Parameter name: the file's name in error messages.
  init(descriptor: Int32, name: String) {
    (self.descriptor, self.name) = (descriptor, name)
    bytes.reserveCapacity(Self.capacity + Self.capacity / 4)
  }

  func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  func flushIfFull() throws(CommandError) {
    if bytes.count >= Self.capacity { try flush() }
  }

  func flush() throws(CommandError) {
    guard let descriptor else { return }
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + start, $0.count - start) }
      if written > 0 {
        start += written
      } else if errno != EINTR {
        throw CommandError("cannot write \(name): \(String(cString: strerror(errno)))")
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
