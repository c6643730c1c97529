import Foundation

/// What the beginning of a PNG or JPEG says of the picture, before memory for it is asked for.
struct PictureHeader: Equatable {
  let width: Int
  let height: Int

  /// Whether the data begins as a PNG or JPEG does.
  static func isKnown(_ data: Data) -> Bool { isPNG(data) || isJPEG(data) }

  static func isPNG(_ data: Data) -> Bool {
    data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }
  static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Nil where no size is found.
  init?(_ data: Data) {
    let size = data.withUnsafeBytes { bytes -> (Int, Int)? in
      func number(_ offset: Int, _ length: Int) -> Int? {
        guard offset >= 0, offset + length <= bytes.count else { return nil }
        return (0..<length).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
      }
      if Self.isPNG(data) {
        // IHDR is the first chunk and begins with width and height.
        guard let width = number(16, 4), let height = number(20, 4) else { return nil }
        return (width, height)
      }
      guard Self.isJPEG(data) else { return nil }
      var position = 2
      while let mark = number(position, 2), mark >> 8 == 0xFF {
        let kind = mark & 0xFF
        // The frame's header, of whatever coding: SOF0…15 without DHT, JPG and DAC.
        if 0xC0...0xCF ~= kind, ![0xC4, 0xC8, 0xCC].contains(kind) {
          guard let height = number(position + 5, 2), let width = number(position + 7, 2) else { return nil }
          return (width, height)
        }
        guard let length = number(position + 2, 2), length >= 2 else { return nil }
        position += 2 + length
      }
      return nil
    }
    guard let (width, height) = size, width > 0, height > 0 else { return nil }
    (self.width, self.height) = (width, height)
  }
}
