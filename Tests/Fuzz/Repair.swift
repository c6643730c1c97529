/// Makes a trace file of any bytes: a header and chunks whose lengths and checksums are right, so that what they hold
/// gets past the reader. A real trace stays as it is.
struct Repair {
  private static let tags: [UInt32] = [
    "INFO", "CLOK", "THRD", "STRS", "TYPE", "PATH", "PROP", "MODL", "RECS", "DROP", "SYMB", "DONE",
  ].map { $0.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) } }

  /// 64 bytes.
  let header: [UInt8]
  /// Each a header's length of frame and its payload.
  let chunks: [[UInt8]]

  init(_ input: UnsafeRawBufferPointer) {
    var header = Array(input.prefix(64))
    header += Array(repeating: 0, count: 64 - header.count)
    header.replaceSubrange(0..<8, with: "APUSTRAC".utf8)
    header.replaceSubrange(8..<16, with: [1, 0, 0, 0, 64, 0, 0, 0])
    header.replaceSubrange(56..<64, with: Self.checksum(header[..<56]))
    self.header = header

    var chunks: [[UInt8]] = []
    var rest = input.dropFirst(64)
    while rest.count >= 16 {
      let head = UnsafeRawBufferPointer(rebasing: rest.prefix(16))
      rest = rest.dropFirst(16)
      var tag = UInt32(littleEndian: head.loadUnaligned(as: UInt32.self))
      if !Self.tags.contains(tag) { tag = Self.tags[Int(tag % UInt32(Self.tags.count))] }
      let length = min(Int(UInt32(littleEndian: head.loadUnaligned(fromByteOffset: 4, as: UInt32.self))), rest.count)
      let padding = (8 - length % 8) % 8
      let payload = rest.prefix(length) + Array(repeating: 0, count: padding)
      rest = rest.dropFirst(length + padding)
      let start = Self.bytes(tag) + Self.bytes(UInt32(length))
      chunks.append(start + Self.checksum(start + payload) + payload)
    }
    self.chunks = chunks
  }

  /// docs/trace-format.md: two sums of 32-bit words modulo 2³² − 1.
  private static func checksum(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    var (low, high): (UInt64, UInt64) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let word = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt32.self) }
      low = (low + UInt64(UInt32(littleEndian: word))) % UInt64(UInt32.max)
      high = (high + low) % UInt64(UInt32.max)
    }
    return Self.bytes(UInt32(low)) + Self.bytes(UInt32(high))
  }

  private static func bytes(_ word: UInt32) -> [UInt8] { withUnsafeBytes(of: word.littleEndian, Array.init) }
}
