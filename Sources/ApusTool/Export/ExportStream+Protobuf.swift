/// Protocol buffers, written field by field.
///
/// The wire format is described at protobuf.dev/programming-guides/encoding: a key (field number << 3 | wire type), then
/// a varint (wire type 0), 8 bytes (1), or a length and so many bytes (2).
extension ExportStream {
  func integer(_ field: UInt64, _ value: UInt64) {
    varint(field << 3)
    varint(value)
  }

  /// A negative number takes ten bytes.
  func integer(_ field: UInt64, _ value: Int64) { integer(field, UInt64(bitPattern: value)) }

  func fixed64(_ field: UInt64, _ value: UInt64) {
    varint(field << 3 | 1)
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  func string(_ field: UInt64, _ text: String) {
    varint(field << 3 | 2)
    varint(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// A message inside a message. Its length takes four bytes and is filled in afterwards, so it must be less than 256
  /// MiB.
  func message(_ field: UInt64, _ content: () -> Void) {
    varint(field << 3 | 2)
    let start = bytes.count
    bytes.append(contentsOf: [0, 0, 0, 0])
    content()
    let length = bytes.count - start - 4
    guard length < 1 << 28 else { fatalError("a message of \(length) bytes") }
    for index in 0..<4 {
      bytes[start + index] = UInt8(length >> (7 * index) & 0x7F) | (index < 3 ? 0x80 : 0)
    }
  }

  private func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
