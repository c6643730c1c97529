import Foundation
import Geometry
import Testing

@Suite struct ValueTests {
  @Test func anglesConvert() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(10) < .degrees(20))
  }

  @Test func edgeSetsCombine() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set.horizontal.contains(.leading))
    #expect(!Edge.Set(.top).contains(.bottom))
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Axis.Set.vertical != .horizontal)
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set.all == [.top, .bottom])
  }

  @Test func insetsShrinkRectangles() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(CGRect(x: 0, y: 0, width: 3, height: 3).inset(by: insets).size == .zero)
    #expect(EdgeInsets(8, edges: [.top, .leading]) == EdgeInsets(top: 8, leading: 8, bottom: 0, trailing: 0))
  }

  @Test func unitPointsFallInRectangles() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
    #expect(UnitPoint.bottomLeading.point(in: rect) == CGPoint(x: 10, y: 70))
  }

  @Test func valuesRoundToPixels() {
    #expect(CGFloat(10.3).rounded(toPixelsAt: 2) == 10.5)
    #expect(CGFloat(10.2).rounded(toPixelsAt: 2) == 10)
    // Half a pixel goes up on both sides of 0, so that a shift by whole pixels shifts the result.
    #expect(CGFloat(0.5).rounded(toPixelsAt: 1) == 1)
    #expect(CGFloat(-0.5).rounded(toPixelsAt: 1) == 0)
    #expect(CGFloat(10.1).roundedUp(toPixelsAt: 2) == 10.5)
    #expect(CGFloat(10.4).roundedDown(toPixelsAt: 2) == 10)
    let (a, b) = (CGRect(x: 0, y: 0, width: 3.3, height: 1), CGRect(x: 3.3, y: 0, width: 3.3, height: 1))
    #expect(a.rounded(toPixelsAt: 1).maxX == b.rounded(toPixelsAt: 1).minX)
  }
}
