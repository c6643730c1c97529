import DisplayList
import Foundation
import Geometry
import Testing

@testable import Renderer

/// Equal rows and columns are filtered once.
@Suite struct RepetitionTests {
  /// Rows a a a a a a b, of which the first six are equal, and a reach of one: the second to the fifth see only their
  /// like, so that one of them, the second, stands for all; the sixth is beside b.
  @Test func rowsInsideARunAreKeptOnce() {
    let repetition = Repetition(count: 7, reach: 1) { (1...5).contains($0) }
    #expect(repetition.kept == [0, 1, 5, 6])
    #expect(repetition.places == [0, 1, 1, 1, 1, 2, 3])
  }

  @Test func rowsOfAShortRunAreAllKept() {
    let repetition = Repetition(count: 4, reach: 2) { $0 > 0 }
    #expect(repetition.kept == [0, 1, 2, 3])
    #expect(repetition.places == [0, 1, 2, 3])
  }

  /// A running mean of a box and of noise, by layer and by its parts: the same pixels, of a box from fewer.
  @Test(arguments: [true, false]) func aFilterGivesTheSamePixels(isBox: Bool) {
    func layer() -> Layer {
      let layer = Layer(PixelRect(x0: 3, y0: 5, x1: 93, y1: 125))
      for y in 0..<120 {
        for x in 0..<90 {
          let inside = (12..<70).contains(x) && (20..<101).contains(y)
          layer.pixels[y * layer.pitch + x] = isBox ? (inside ? 0xFF20_4060 : 0) : UInt32(x * 7919 ^ y * 104_729)
        }
      }
      return layer
    }
    var filtered = 0
    /// Each pixel becomes the mean, in whole numbers, of its lowest byte and those two rows above and two columns ahead.
    func mean(_ layer: Layer) {
      filtered = layer.rect.area
      func byte(_ x: Int, _ y: Int, _ old: [UInt32]) -> UInt32 {
        (0..<layer.rect.width).contains(x) && (0..<layer.rect.height).contains(y) ? old[y * layer.pitch + x] & 255 : 0
      }
      let old = Array(UnsafeBufferPointer(start: layer.pixels, count: layer.pitch * layer.rect.height))
      for y in 0..<layer.rect.height {
        for x in 0..<layer.rect.width {
          layer.pixels[y * layer.pitch + x] = (byte(x, y, old) + byte(x, y - 2, old) + byte(x + 2, y, old)) / 3
        }
      }
    }
    let (whole, once) = (layer(), layer())
    mean(whole)
    once.applyOnce(reach: 2, mean)
    // The box: 12, 58 and 20 columns, of whose runs 5 stay each, and 20, 81 and 19 rows alike: 15 times 15 pixels.
    #expect(filtered == (isBox ? 15 * 15 : 90 * 120))
    for y in 0..<120 {
      for x in 0..<90 { #expect(whole.pixels[y * whole.pitch + x] == once.pixels[y * once.pitch + x]) }
    }
  }
}
