/// Makes headers and chunks with right checksums around any contents.
enum Forged {
  static func header(minor: UInt16 = 0, size: UInt32 = 64) -> [UInt8] {
    let start = Array("APUSTRAC".utf8) + words(1 | UInt32(minor) << 16, size) + Array(repeating: 0, count: 40)
    return start + checksum(start)
  }

  static func chunk(_ tag: String, _ payload: [UInt8]) -> [UInt8] {
    let head = Array(tag.utf8) + words(UInt32(payload.count))
    let padded = payload + Array(repeating: 0, count: (8 - payload.count % 8) % 8)
    return head + checksum(head + padded) + padded
  }

  static func words(_ words: UInt32...) -> [UInt8] { bytes(words) }

  static func bytes(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var (low, high): (UInt64, UInt64) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      low += bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      low %= 0xFFFF_FFFF
      high = (high + low) % 0xFFFF_FFFF
    }
    return words(UInt32(low), UInt32(high))
  }
}
