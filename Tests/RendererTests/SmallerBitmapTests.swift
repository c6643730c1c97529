import Testing

@testable import DisplayList

/// A bitmap that is drawn smaller shows the mean of what each pixel covers, and is not read as a whole each time.
struct SmallerBitmapTests {
  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
    let pixels = (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: false)
  }

  private func components(_ pixel: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(pixel >> $0 & 255) } }

  /// Means of four numbers, the half rounded up: (255 + 0 + 0 + 0 + 2) / 4 = 64, (1 + 2 + 3 + 4 + 2) / 4 = 3,
  /// (255 × 4 + 2) / 4 = 255, (0 + 0 + 1 + 0 + 2) / 4 = 0.
  @Test func halfIsTheMeanOfTwoByTwo() {
    let four: [UInt32] = [0xFF01_FF00, 0x0002_FF00, 0x0003_FF01, 0x0004_FF00]
    let half = bitmap(2, 2) { x, y in four[2 * y + x] }.half
    #expect(half.pixels == [0x4003_FF00])
  }

  @Test(arguments: [(1, 1), (1, 9), (7, 1), (5, 3), (8, 5), (1024, 2)])
  func halvesEndInOnePixel(width: Int, height: Int) {
    var bitmap = bitmap(width, height) { _, _ in 0x8040_20FF }
    while bitmap.pixels.count > 1 { bitmap = bitmap.half }
    #expect(bitmap.pixels == [0x8040_20FF])
  }

  /// Each of 10 × 10 pixels covers as many black ones as white ones; each level rounds by a half at most, five of them.
  @Test(arguments: [320, 321, 333, 640])
  func aPatternBecomesItsMean(size: Int) {
    let pattern = bitmap(size, size) { x, y in (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    for pixel in pattern.reduced(width: 10, height: 10).pixels {
      let found = components(pixel)
      #expect(found[0] == 255 && found[1...].allSatisfy { abs($0 - 128) <= 6 })
    }
  }

  /// A ramp over 1,000 columns: the mean of pixel i of 7 is at its middle, 255 × (i + ½) / 7, within one step and the rounding.
  @Test func aRampStaysWhereItIs() {
    let ramp = bitmap(1000, 40) { x, _ in UInt32(Double(x) / 999 * 255 + 0.5) }
    let small = ramp.reduced(width: 7, height: 3)
    for (i, pixel) in small.pixels.prefix(7).enumerated() {
      #expect(abs(Double(pixel & 255) - 255 * (Double(i) + 0.5) / 7) <= 2)
    }
  }

  @Test func halvesAreMadeOnce() {
    let large = bitmap(2048, 1024) { x, y in UInt32(x ^ y) }
    large.prepareForDrawing()
    let half = large.half
    _ = large.reduced(width: 100, height: 50)
    _ = large.reduced(width: 101, height: 50)
    #expect(half === large.half)
    // 2,048 × 1,024 pixels of 4 bytes, and a third of that.
    #expect(large.byteCount == (2048 * 1024 * 4) * 4 / 3)
  }
}
