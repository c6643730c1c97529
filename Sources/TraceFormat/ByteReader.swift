/// Takes bytes apart that someone else may have made: past their end it yields zeros and says so afterwards.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  /// Something was read past the end; nothing read since is worth anything.
  private(set) var isExhausted = false

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var remaining: Int { bytes.count - offset }

  mutating func next<Value: FixedWidthInteger>() -> Value {
    guard let start = advance(by: MemoryLayout<Value>.size) else { return 0 }
    return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: Value.self))
  }

  /// The next bytes in place; none past the end.
  mutating func next(count: Int) -> UnsafeRawBufferPointer {
    guard let start = advance(by: count) else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<start + count])
  }

  /// What ``ByteWriter/append(counted:)`` wrote; what is not UTF-8 is replaced.
  mutating func nextText() -> String { String(decoding: next(count: Int(next() as UInt32)), as: UTF8.self) }

  mutating func nextBytes() -> [UInt8] { Array(next(count: Int(next() as UInt32))) }

  mutating func nextWords() -> [UInt32] {
    // The length is checked before anything of that size is allocated.
    var words = ByteReader(next(count: 4 * Int(next() as UInt32)))
    var result: [UInt32] = []
    result.reserveCapacity(words.remaining / 4)
    while words.remaining > 0 { result.append(words.next()) }
    return result
  }

  /// Takes out `count` bytes and returns where they begin.
  private mutating func advance(by count: Int) -> Int? {
    guard !isExhausted, count <= remaining else {
      isExhausted = true
      return nil
    }
    defer { offset += count }
    return offset
  }
}
