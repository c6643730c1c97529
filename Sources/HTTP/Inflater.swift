import CZlib
import Foundation

/// Unpacks gzip and zlib streams piece by piece.
final class Inflater {
  private var stream = z_stream()
  private(set) var isAtEnd = false

  /// Nil where there is no memory.
  init?() {
    // 15 bits of window, and the header tells whether it is gzip or zlib.
    guard inflateInit2_(&stream, 15 + 32, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
  }

  deinit { inflateEnd(&stream) }

  /// Appends what `input` unpacks to, up to `limit` bytes in all. What follows the end of the stream is ignored.
  ///
  /// - Returns: false if the stream is broken, or there is no memory.
  func unpack(_ input: UnsafeBufferPointer<UInt8>, to body: Body, limit: Int) -> Bool {
    stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.avail_in = UInt32(input.count)
    return withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
      let output = buffer.bindMemory(to: UInt8.self)
      while !isAtEnd {
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        let code = inflate(&stream, Z_NO_FLUSH)
        let unpacked = UnsafeBufferPointer(rebasing: output[..<(output.count - Int(stream.avail_out))])
        guard body.append(UnsafeRawBufferPointer(unpacked)) else { return false }
        if body.count > limit { return true }
        switch code {
        case Z_STREAM_END: isAtEnd = true
        case Z_OK: if stream.avail_in == 0, stream.avail_out > 0 { return true }
        case Z_BUF_ERROR: return true
        default: return false
        }
      }
      return true
    }
  }
}
