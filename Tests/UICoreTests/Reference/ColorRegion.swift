import Foundation

/// A connected region of one colour in a picture, as the measured rectangles of the reference scenes are.
struct ColorRegion {
  /// Straight (not premultiplied) red, green, blue and alpha, 0…255.
  var color: SIMD4<Int>
  /// Pixels.
  var minX, minY, maxX, maxY: Int
  var count: Int

  /// Points.
  func frame(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(minX) / scale, y: CGFloat(minY) / scale, width: CGFloat(maxX + 1 - minX) / scale,
      height: CGFloat(maxY + 1 - minY) / scale)
  }

  /// The regions of pixels that equal their neighbours, of at least `minimum` pixels.
  ///
  /// - Parameter pixels: straight RGBA, row after row.
  static func find(in pixels: [SIMD4<UInt8>], width: Int, height: Int, minimum: Int = 16) -> [ColorRegion] {
    var seen = [Bool](repeating: false, count: pixels.count)
    var regions: [ColorRegion] = []
    var pending: [Int] = []
    for start in pixels.indices where !seen[start] && pixels[start].w > 0 {
      let color = pixels[start]
      var region = ColorRegion(
        color: SIMD4<Int>(truncatingIfNeeded: color), minX: width, minY: height, maxX: 0, maxY: 0, count: 0)
      seen[start] = true
      pending = [start]
      while let index = pending.popLast() {
        let (x, y) = (index % width, index / width)
        region.minX = min(region.minX, x)
        region.maxX = max(region.maxX, x)
        region.minY = min(region.minY, y)
        region.maxY = max(region.maxY, y)
        region.count += 1
        func visit(_ next: Int, _ isInside: Bool) {
          guard isInside, !seen[next], pixels[next] == color else { return }
          seen[next] = true
          pending.append(next)
        }
        visit(index - 1, x > 0)
        visit(index + 1, x + 1 < width)
        visit(index - width, y > 0)
        visit(index + width, y + 1 < height)
      }
      if region.count >= minimum { regions.append(region) }
    }
    return regions
  }
}

/// Red, green, blue and alpha, 0…255, of `#RRGGBB` or `#RRGGBBAA`.
func components(ofHex text: some StringProtocol) -> SIMD4<Int>? {
  guard text.first == "#", let value = UInt64(text.dropFirst(), radix: 16) else { return nil }
  let full = text.count == 7 ? value << 8 | 0xff : value
  return SIMD4(Int(full >> 24 & 0xff), Int(full >> 16 & 0xff), Int(full >> 8 & 0xff), Int(full & 0xff))
}
