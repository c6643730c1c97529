extension Bitmap {
  /// The bitmap scaled down; each new pixel is the mean of those it covers.
  ///
  /// Reads sixteen pixels for each new one, and on the first call all of them.
  package func reduced(width newWidth: Int, height newHeight: Int) -> Bitmap {
    func isEnough(_ length: Int, _ newLength: Int) -> Bool { length / 2 >= newLength * 2 || length == 1 }
    var source = self
    while source.pixels.count > 1, isEnough(source.width, newWidth), isEnough(source.height, newHeight) {
      source = source.half
    }
    return source.mean(width: newWidth, height: newHeight)
  }

  /// The bitmap at half size; each new pixel is the mean of two by two, or slightly more where a length is odd.
  func halved() -> Bitmap {
    let (newWidth, newHeight) = (max(1, width / 2), max(1, height / 2))
    guard width % 2 == 0, height % 2 == 0 else { return mean(width: newWidth, height: newHeight) }
    let result = pixels.withUnsafeBufferPointer { pixels in
      [UInt32](unsafeUninitializedCapacity: newWidth * newHeight) { result, count in
        for y in 0..<newHeight {
          let (above, below) = (2 * y * width, (2 * y + 1) * width)
          for x in 0..<newWidth {
            let (a, b) = (above + 2 * x, below + 2 * x)
            result[y * newWidth + x] = Self.mean(pixels[a], pixels[a + 1], pixels[b], pixels[b + 1])
          }
        }
        count = newWidth * newHeight
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result, isOpaque: isOpaque)
  }

  /// The mean of each component, halves rounded up; computes two components at once, since four bytes' sum fits into 16
  /// bits.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0xFF00FF
    var low: UInt32 = (a & mask) + (b & mask)
    low += (c & mask) + (d & mask) + 0x20002
    var high: UInt32 = (a >> 8 & mask) + (b >> 8 & mask)
    high += (c >> 8 & mask) + (d >> 8 & mask) + 0x20002
    return low >> 2 & mask | (high >> 2 & mask) << 8
  }

  /// O(width × height).
  private func mean(width newWidth: Int, height newHeight: Int) -> Bitmap {
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

  /// For each of `count` equal parts of a line of `length` pixels: the pixels that it covers, with their weights.
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
