/// Collects bytes; integers are little endian.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ raw: [UInt8]) { bytes.append(contentsOf: raw) }

  /// A length of 32 bits and as many bytes of UTF-8.
  mutating func append(counted text: String) {
    var text = text
    text.withUTF8 { utf8 in
      append(UInt32(clamping: utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  /// A count of 32 bits and as many words.
  mutating func append(counted words: [UInt32]) {
    append(UInt32(clamping: words.count))
    for word in words { append(word) }
  }

  /// A length of 32 bits and as many bytes.
  mutating func append(counted raw: [UInt8]) {
    append(UInt32(clamping: raw.count))
    append(raw)
  }

  /// Overwrites the bytes at `offset`.
  mutating func set(_ value: some FixedWidthInteger, at offset: Int) {
    withUnsafeBytes(of: value.littleEndian) { source in
      bytes.withUnsafeMutableBytes {
        $0.baseAddress!.advanced(by: offset).copyMemory(from: source.baseAddress!, byteCount: source.count)
      }
    }
  }
}
