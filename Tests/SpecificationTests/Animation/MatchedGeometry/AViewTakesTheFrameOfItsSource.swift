import SwiftUI
import Testing
import UITestSupport

private struct Pair: View {
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      pureBlue.matchedGeometryEffect(id: "a", in: space, properties: properties, anchor: anchor, isSource: false)
        .frame(width: 10, height: 10)
      Color.clear.matchedGeometryEffect(id: "a", in: space).frame(width: 40, height: 20).offset(x: 100, y: 30)
    }
  }
}

extension AnimationSpecification {
  /// The source is 40 × 20 at (100, 30). Its own place of the follower in the layout is 10 × 10 at the origin.
  @Test func aViewTakesTheFrameOfItsSource() throws {
    func pixels(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint = .center) throws -> ([Int]?, Int) {
      let host = try TestHost { Pair(properties: properties, anchor: anchor) }
      let blue = host.snapshot().pixels.count { $0 == 0xff00_00ff }
      return (host.corner(0xff00_00ff), blue)
    }
    var (corner, area) = try pixels(.frame)
    #expect(corner == [100, 30] && area == 40 * 20)
    // 10 × 10 about the centre (120, 40), or in the corner.
    (corner, area) = try pixels(.position)
    #expect(corner == [115, 35] && area == 100)
    (corner, area) = try pixels(.position, .topLeading)
    #expect(corner == [100, 30] && area == 100)
    // The size alone, about the corner that stays.
    (corner, area) = try pixels(.size, .topLeading)
    #expect(corner == [0, 0] && area == 40 * 20)
  }
}
