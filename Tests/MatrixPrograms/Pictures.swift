import Foundation

/// Pictures without a library for them.
enum Pictures {
  /// A gradient as PNG, in stored blocks (RFC 1951, 3.2.4).
  static func png(width: Int, height: Int) -> Data {
    var rows = Data()
    for row in 0..<height {
      rows.append(0)
      for column in 0..<width { rows.append(contentsOf: [UInt8(column & 255), UInt8(row & 255), 128]) }
    }
    var packed = Data([0x78, 0x01])
    var start = 0
    while start < rows.count {
      let count = min(65_535, rows.count - start)
      packed.append(start + count == rows.count ? 1 : 0)
      packed.append(contentsOf: [
        UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8((~count >> 8) & 255),
      ])
      packed.append(rows[start..<start + count])
      start += count
    }
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in rows {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    packed.append(bytes(b << 16 | a))
    var header = bytes(UInt32(width)) + bytes(UInt32(height))
    header.append(contentsOf: [8, 2, 0, 0, 0])
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + chunk("IHDR", header) + chunk("IDAT", packed)
      + chunk("IEND", Data())
  }

  private static func bytes(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }

  private static func chunk(_ type: String, _ content: Data) -> Data {
    let body = Data(type.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body))
  }

  /// CRC-32 (PNG, annex D).
  private static func checksum(_ data: Data) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }

  /// The size of a PNG.
  static func size(of data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes[1...3] == [0x50, 0x4E, 0x47] else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { sum, byte in sum << 8 | Int(byte) } }
    return (number(16), number(20))
  }
}
