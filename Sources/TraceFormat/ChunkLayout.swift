/// The frame around every chunk: tag (32 bits), length (32), checksum (64), payload, zeros up to a multiple of eight
/// bytes. The checksum covers tag, length and padded payload.
enum ChunkLayout {
  static let headerSize = 16
  /// Largest payload in bytes. A reader needs no more memory than this for a chunk.
  static let maximumPayload = 16 << 20
  /// Bytes before a payload's entries: in a table their count and a zero, in records the thread and the count.
  static let tableHeaderSize = 8

  static func padded(_ length: Int) -> Int { (length + 7) & ~7 }
}

/// What a chunk holds: four letters of ASCII, read as a little endian number.
enum ChunkTag: UInt32 {
  case info = 0x4F46_4E49
  case clock = 0x4B4F_4C43
  case threads = 0x4452_4854
  case strings = 0x5352_5453
  case types = 0x4550_5954
  case paths = 0x4854_4150
  case properties = 0x504F_5250
  case modules = 0x4C44_4F4D
  case records = 0x5343_4552
  case drops = 0x504F_5244
  case symbols = 0x424D_5953
  case done = 0x454E_4F44

  var text: String { withUnsafeBytes(of: rawValue.littleEndian) { String(decoding: $0, as: UTF8.self) } }
}
