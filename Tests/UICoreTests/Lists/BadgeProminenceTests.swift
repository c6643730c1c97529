import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// How much a row's badge strikes the eye.
@MainActor struct BadgeProminenceTests {
  /// How much darker than white the badge's place is, over all its pixels, and how many pixels are colourful.
  private func look(_ prominence: BadgeProminence) throws -> (ink: Int, colourful: Int) {
    let host = try TestHost(size: CGSize(width: 200, height: 60)) {
      List { Box(1, 50, 20).badge(8) }.badgeProminence(prominence)
    }
    let bitmap = host.snapshot()
    var (ink, colourful) = (0, 0)
    for y in 2..<26 {
      for x in 120..<200 {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        let (red, blue) = (Int(pixel >> 16 & 0xFF), Int(pixel & 0xFF))
        ink += 255 - red
        if blue - red > 100 { colourful += 1 }
      }
    }
    return (ink, colourful)
  }

  @Test func itIsFaintOrOnAGround() throws {
    let (decreased, standard) = (try look(.decreased), try look(.standard))
    let increased = try look(.increased)
    #expect(decreased.ink > 0 && decreased.ink < standard.ink)
    #expect(standard.colourful == 0 && increased.colourful > 100)
  }
}
