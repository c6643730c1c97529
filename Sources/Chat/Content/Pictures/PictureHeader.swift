import Foundation

/// What the beginning of a PNG, JPEG, GIF or WebP says of the picture, before memory for it is asked for.
struct PictureHeader: Equatable {
  let width: Int
  let height: Int

  /// Whether the data begins as a picture does that can be shown.
  static func isKnown(_ data: Data) -> Bool { isPNG(data) || isJPEG(data) || mayMove(data) }
  /// Whether the data begins as something does that may have more than one frame.
  static func mayMove(_ data: Data) -> Bool { isGIF(data) || isWebP(data) }

  static func isPNG(_ data: Data) -> Bool {
    data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }
  static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }
  static func isGIF(_ data: Data) -> Bool {
    data.starts(with: Array("GIF87a".utf8)) || data.starts(with: Array("GIF89a".utf8))
  }
  static func isWebP(_ data: Data) -> Bool {
    data.starts(with: Array("RIFF".utf8)) && data.dropFirst(8).starts(with: Array("WEBP".utf8))
  }

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
      func little(_ offset: Int, _ length: Int) -> Int? { number(offset, length).map { Self.reversed($0, length) } }
      if Self.isGIF(data) {
        guard let width = little(6, 2), let height = little(8, 2) else { return nil }
        return (width, height)
      }
      if Self.isWebP(data) {
        switch number(12, 4) {
        case 0x5650_3858:
          // VP8X: the canvas less one, behind flags of four bytes.
          guard let width = little(24, 3), let height = little(27, 3) else { return nil }
          return (width + 1, height + 1)
        case 0x5650_384C:
          // VP8L: fourteen bits each, less one, behind a signature of one byte.
          guard let bits = little(21, 4) else { return nil }
          return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        case 0x5650_3820:
          // VP8: fourteen bits each, behind three bytes of the frame's tag and three of its start code.
          guard let width = little(26, 2), let height = little(28, 2) else { return nil }
          return (width & 0x3FFF, height & 0x3FFF)
        default: return nil
        }
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

  /// The number whose bytes are those of another one, back to front.
  private static func reversed(_ number: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 << 8 | number >> ($1 * 8) & 0xFF }
  }
}
