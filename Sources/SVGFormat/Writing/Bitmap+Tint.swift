import DisplayList
import Geometry
import TextLayout

extension Bitmap {
  /// A bitmap of one colour with the alpha of this one.
  func tinted(_ color: RGBA) -> Bitmap {
    let pixels = pixels.map { color.opacity(Float($0 >> 24) / 255).premultipliedARGB }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: isOpaque && color.alpha >= 1)
  }

  /// This bitmap with each pixel enlarged to a square, so that pixels stay visible in programs that always smooth images.
  /// Large bitmaps stay unchanged.
  var withSquares: Bitmap {
    let factor = min(64, 512 / max(width, height, 1))
    if factor <= 1 { return self }
    var result: [UInt32] = []
    result.reserveCapacity(pixels.count * factor * factor)
    for row in 0..<height * factor {
      for column in 0..<width * factor { result.append(pixels[row / factor * width + column / factor]) }
    }
    return Bitmap(width: width * factor, height: height * factor, pixels: result, isOpaque: isOpaque)
  }

  /// A colour glyph's picture.
  convenience init?(_ glyph: GlyphBitmap) {
    guard glyph.format == .color, glyph.pixels.count >= glyph.width * glyph.height * 4 else { return nil }
    let pixels = (0..<glyph.width * glyph.height).map { (index: Int) -> UInt32 in
      let bytes = glyph.pixels[index * 4..<index * 4 + 4]
      return bytes.reversed().reduce(0) { (pixel: UInt32, byte: UInt8) in pixel << 8 | UInt32(byte) }
    }
    self.init(width: glyph.width, height: glyph.height, pixels: pixels, isOpaque: false)
  }
}
