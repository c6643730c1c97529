import DisplayList
import Foundation
import Geometry
import Renderer
import Testing

/// A group shows where its mask has drawn something, as much as the mask is opaque there.
@Suite struct MaskTests {
  private let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)

  private func masked(_ mask: [DisplayItem], below: [DisplayItem] = []) -> PixelBuffer {
    let content = shape(Path(CGRect(x: 2, y: 2, width: 8, height: 8)), red)
    return draw(
      below + [group([content], CGRect(x: 2, y: 2, width: 8, height: 8)) { $0.mask = DisplayList(mask) }])
  }

  /// White over which red of the given alpha lies: 255 − α in green and blue.
  private func over(_ alpha: UInt32) -> UInt32 { 0xFFFF_0000 | (255 - alpha) << 8 | (255 - alpha) }

  @Test func onlyWhereTheMaskIs() {
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    let picture = masked([shape(Path(CGRect(x: 4, y: 0, width: 4, height: 16)), black)])
    for y in 0..<16 {
      for x in 0..<16 {
        let isRed = (4..<8).contains(x) && (2..<10).contains(y)
        #expect(picture[x, y] == (isRed ? over(255) : 0xFFFF_FFFF), "\(x), \(y)")
      }
    }
  }

  /// A half opaque mask, and half a pixel of it: 128 of 255, and half of that.
  @Test func asMuchAsTheMask() {
    let half = RGBA(red: 0, green: 1, blue: 0, alpha: 0.5)
    let picture = masked([shape(Path(CGRect(x: 4, y: 0, width: 2.5, height: 16)), half)])
    #expect(picture[4, 5] == over(128))
    #expect(abs(Int(picture[6, 5] & 0xFF) - (255 - 64)) <= 1)
    #expect(picture[7, 5] == 0xFFFF_FFFF)
  }

  @Test func whatLiesBelowStays() {
    let blue = RGBA(red: 0, green: 0, blue: 1, alpha: 1)
    let picture = masked([], below: [shape(Path(CGRect(x: 0, y: 0, width: 16, height: 16)), blue)])
    #expect(picture[5, 5] == 0xFF00_00FF)
  }
}
