import DisplayList
import Geometry

extension Bitmap {
  /// The bitmap's alpha in one colour.
  func tinted(_ color: RGBA) -> Bitmap {
    let ramp = (0...255).map { color.opacity(Float($0) / 255).premultipliedARGB }
    return Bitmap(width: width, height: height, pixels: pixels.map { ramp[Int($0 >> 24)] }, isOpaque: false)
  }

  /// The bitmap made smaller, each pixel the mean of what it covers. O(width × height).
  func reduced(width newWidth: Int, height newHeight: Int) -> Bitmap {
    let columns = Self.spans(width, newWidth)
    let rows = Self.spans(height, newHeight)
    var result = [UInt32]()
    result.reserveCapacity(newWidth * newHeight)
    var sums = [SIMD4<Float>](repeating: .zero, count: width)
    for row in rows {
      for x in 0..<width { sums[x] = .zero }
      for (y, weight) in row {
        for x in 0..<width { sums[x] += Self.channels(pixels[y * width + x]) * weight }
      }
      for column in columns {
        var sum = SIMD4<Float>.zero
        for (x, weight) in column { sum += sums[x] * weight }
        let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(sum + 0.5))
        result.append(bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x)
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result, isOpaque: isOpaque)
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
  }

  /// For each of `count` equal parts of a line of `length` pixels: the pixels it covers, and the share each has in it.
  private static func spans(_ length: Int, _ count: Int) -> [[(Int, Float)]] {
    (0..<count).map { i in
      let (from, to) = (Double(i * length) / Double(count), Double((i + 1) * length) / Double(count))
      return (Int(from)..<min(length, max(Int(to.rounded(.up)), Int(from) + 1))).map { pixel in
        let covered = min(Double(pixel + 1), to) - max(Double(pixel), from)
        return (pixel, Float(covered / (to - from)))
      }
    }
  }
}
