#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The stream from or to the compiler ended early.
struct BrokenStream: Error {}

/// Reads a message from the compiler: its length in eight bytes, lowest byte first, then JSON. Nil at the end of the
/// stream; the compiler may send an empty message before that.
func readFrame() throws -> [UInt8]? {
  guard let header = try read(8) else { return nil }
  let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  // No source file is that long, so the header must be wrong.
  guard length > 0 else { return nil }
  guard length <= 1 << 28, let frame = try read(Int(length)) else { throw BrokenStream() }
  return frame
}

/// Sends a message in the same form.
func writeFrame(_ frame: [UInt8]) throws {
  var bytes = (0..<8).map { UInt8(truncatingIfNeeded: frame.count >> ($0 * 8)) }
  bytes += frame
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress! + written, $0.count - written) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw BrokenStream() }
    written += count
  }
}

private func read(_ count: Int) throws -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var filled = 0
  while filled < count {
    let got = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress! + filled, count - filled) }
    if got < 0, errno == EINTR { continue }
    guard got > 0 else {
      if got == 0, filled == 0 { return nil }
      throw BrokenStream()
    }
    filled += got
  }
  return bytes
}
