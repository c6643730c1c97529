/// Reads bytes from an untrusted source. Reads past the end give zeros and set `isExhausted`.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  /// Whether something was read past the end: what was read since then is meaningless.
  private(set) var isExhausted = false

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var remaining: Int { bytes.count - offset }

  mutating func next<Value: FixedWidthInteger>() -> Value {
    guard let start = advance(by: MemoryLayout<Value>.size) else { return 0 }
    return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: Value.self))
  }

  /// The next bytes, in place. Empty if there are not enough.
  mutating func next(count: Int) -> UnsafeRawBufferPointer {
    guard let start = advance(by: count) else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<start + count])
  }

  /// A text that ``ByteWriter/append(counted:)`` wrote. Invalid UTF-8 is replaced.
  mutating func nextText() -> String { String(decoding: next(count: Int(next() as UInt32)), as: UTF8.self) }

  mutating func nextBytes() -> [UInt8] { Array(next(count: Int(next() as UInt32))) }

  mutating func nextWords() -> [UInt32] {
    // Check the length before allocating that much.
    var words = ByteReader(next(count: 4 * Int(next() as UInt32)))
    var result: [UInt32] = []
    result.reserveCapacity(words.remaining / 4)
    while words.remaining > 0 { result.append(words.next()) }
    return result
  }

  /// Moves on by `count` bytes and returns where they begin.
  private mutating func advance(by count: Int) -> Int? {
    guard !isExhausted, count <= remaining else {
      isExhausted = true
      return nil
    }
    defer { offset += count }
    return offset
  }
}
