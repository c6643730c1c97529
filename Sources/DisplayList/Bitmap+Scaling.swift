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

  /// O(width × height). Two components are summed at once, each in 32 bits: 8 of its own and 12 of each weight, down and
  /// across. All pixels equal remain equal, since weights add up to one.
  private func mean(width newWidth: Int, height newHeight: Int) -> Bitmap {
    let columns = Self.spans(width, newWidth)
    let rows = Self.spans(height, newHeight)
    let sums = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 2 * width)
    defer { sums.deallocate() }
    let result = pixels.withUnsafeBufferPointer { pixels in
      [UInt32](unsafeUninitializedCapacity: newWidth * newHeight) { result, count in
        for row in rows {
          sums.initialize(repeating: 0)
          for (offset, weight) in row.weights.enumerated() {
            let line = (row.first + offset) * width
            for x in 0..<width {
              let (low, high) = Self.halves(pixels[line + x])
              sums[2 * x] &+= low &* weight
              sums[2 * x + 1] &+= high &* weight
            }
          }
          for column in columns {
            // One half, so that the shift rounds.
            var (low, high) = (Self.rounding, Self.rounding)
            for (offset, weight) in column.weights.enumerated() {
              let x = column.first + offset
              low &+= sums[2 * x] &* weight
              high &+= sums[2 * x + 1] &* weight
            }
            result[count] = Self.joined(low, high)
            count += 1
          }
        }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result, isOpaque: isOpaque)
  }

  /// 0.5 of each component, in units of 2⁻²⁴.
  private static var rounding: UInt64 { 1 << 55 | 1 << 23 }

  /// The first and third component, and the second and fourth, each at the lower end of 32 bits.
  private static func halves(_ pixel: UInt32) -> (UInt64, UInt64) {
    let pixel = UInt64(truncatingIfNeeded: pixel)
    let mask: UInt64 = 0xFF
    return (pixel & mask | (pixel & mask << 16) << 16, pixel >> 8 & mask | (pixel & mask << 24) << 8)
  }

  /// The upper 8 bits of each component.
  private static func joined(_ low: UInt64, _ high: UInt64) -> UInt32 {
    let mask: UInt64 = 0xFF
    let (first, second) = (low >> 24 & mask, high >> 24 & mask)
    let (third, fourth) = ((low >> 56) << 16, (high >> 56) << 24)
    return UInt32(truncatingIfNeeded: first | second << 8 | third | fourth)
  }

  /// Neighbouring pixels and the part of each, of 4,096.
  private struct Span {
    let first: Int
    let weights: [UInt64]
  }

  /// For each of `count` equal parts of a line of `length` pixels: the pixels that it covers.
  private static func spans(_ length: Int, _ count: Int) -> [Span] {
    (0..<count).map { i in
      let (from, to) = (Double(i * length) / Double(count), Double((i + 1) * length) / Double(count))
      let first = Int(from)
      let pixels = first..<min(length, max(Int(to.rounded(.up)), first + 1))
      // What lies before the end of each pixel is rounded, not the pixel's own part: the sum is exact.
      var before: UInt64 = 0
      return Span(
        first: first,
        weights: pixels.map { pixel in
          let part = (min(Double(pixel + 1), to) - from) / (to - from)
          let covered = UInt64((part * 4096).rounded())
          defer { before = covered }
          return covered - before
        })
    }
  }
}
