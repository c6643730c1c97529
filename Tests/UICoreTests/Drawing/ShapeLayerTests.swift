import DisplayList
import SwiftUI
import Testing
import UITestSupport

/// A shape shown several times, the later in front of the earlier.
@MainActor
struct ShapeLayerTests {
  /// The colours from the middle of a square of 60 points to its leading edge, ten points apart.
  private func colors(@ViewBuilder _ content: () -> some View) throws -> [UInt32] {
    let host = try TestHost(size: CGSize(width: 100, height: 100)) { content().frame(width: 60, height: 60) }
    let bitmap = host.snapshot()
    return [50, 32, 23, 17].map { bitmap.pixels[50 * bitmap.width + $0] & 0xFFFFFF }
  }

  private func color(_ color: Color) throws -> UInt32 { try colors { color }[0] }

  @Test func aFillIsStroked() throws {
    let (red, blue) = (try color(.red), try color(.blue))
    let white = try color(.white)
    // The stroke lies ten points inside, and ten outside.
    #expect(try colors { Rectangle().fill(.red).stroke(.blue, lineWidth: 10) } == [red, red, blue, blue])
    #expect(try colors { Rectangle().fill(.red).strokeBorder(.blue, lineWidth: 10) } == [red, red, blue, white])
    #expect(
      try colors { Rectangle().fill(.red).strokeBorder(.blue, lineWidth: 15).strokeBorder(.green, lineWidth: 5) }
        == [red, blue, color(.green), white])
  }

  @Test func aStrokeIsFilledWithTheWholeShape() throws {
    let (red, blue) = (try color(.red), try color(.blue))
    #expect(try colors { Rectangle().stroke(.blue, lineWidth: 10).fill(.red) } == [red, red, red, blue])
    #expect(
      try colors { Rectangle().stroke(.blue, lineWidth: 20).stroke(.red, lineWidth: 2) } == [
        color(.white), color(.white), blue, blue,
      ])
  }
}
