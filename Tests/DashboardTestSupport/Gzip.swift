import CZlib

/// Streams packed with gzip.
package enum Gzip {
  /// A whole stream.
  package static func packed(_ bytes: [UInt8]) -> [UInt8] { pack(bytes, flush: Z_FINISH) }

  /// The beginning of a stream, and a piece that unpacks to so many zeros and can follow any number of times.
  package static func endless(unpackingTo count: Int) -> (head: [UInt8], chunk: [UInt8]) {
    let head = pack([], flush: Z_SYNC_FLUSH)
    let chunk = pack([UInt8](repeating: 0, count: count), flush: Z_SYNC_FLUSH)
    // The first ten bytes are the header of the stream.
    return (head, Array(chunk.dropFirst(10)))
  }

  private static func pack(_ bytes: [UInt8], flush: Int32) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    precondition(deflateInit2_(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK)
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 64)
    return input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
        _ = deflate(&stream, flush)
        return Array(output[..<(output.count - Int(stream.avail_out))])
      }
    }
  }
}
