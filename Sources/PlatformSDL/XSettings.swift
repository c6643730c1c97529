/// The desktop's settings as published by an XSETTINGS manager: names with integers or strings.
///
/// The format is freedesktop.org's XSETTINGS specification, version 0.5. The bytes come from another program, so
/// reading stops at the first invalid setting and keeps those before.
struct XSettings: Equatable {
  enum Value: Equatable {
    case integer(Int32)
    case string(String)
  }
  private(set) var values: [String: Value] = [:]

  init(_ bytes: [UInt8]) {
    // Byte order (0 is least significant first), 3 unused, serial, number of settings.
    guard bytes.count >= 12, bytes[0] <= 1 else { return }
    var reader = Reader(bytes: bytes, isBigEndian: bytes[0] == 1, position: 8)
    guard let count = reader.integer(size: 4) else { return }
    for _ in 0..<count {
      guard let setting = reader.setting() else { return }
      if let value = setting.value { values[setting.name] = value }
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    let isBigEndian: Bool
    var position: Int

    mutating func integer(size: Int) -> Int? {
      guard position + size <= bytes.count else { return nil }
      defer { position += size }
      let digits = bytes[position..<position + size]
      return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    /// A string, followed by padding to a multiple of four bytes.
    mutating func string(length: Int) -> String? {
      let padded = (length + 3) & ~3
      guard length >= 0, position + padded <= bytes.count else { return nil }
      defer { position += padded }
      return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }

    mutating func setting() -> (name: String, value: Value?)? {
      guard let type = integer(size: 1), integer(size: 1) != nil, let length = integer(size: 2),
        let name = string(length: length), integer(size: 4) != nil
      else { return nil }
      switch type {
      case 0: return integer(size: 4).map { (name, .integer(Int32(truncatingIfNeeded: $0))) }
      case 1:
        guard let length = integer(size: 4), let value = string(length: length) else { return nil }
        return (name, .string(value))
      case 2:
        // A colour of four 16-bit channels, ignored here.
        return integer(size: 8).map { _ in (name, nil) }
      default: return nil
      }
    }
  }
}
