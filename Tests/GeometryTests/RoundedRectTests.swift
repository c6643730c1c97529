import Foundation
import Geometry
import Testing

@Suite struct RoundedRectTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// The published constants, for radius 10 at the top left corner.
  @Test func continuousCornerHasApplesConstants() {
    let elements = Path(roundedRect: rect, cornerRadius: 10).elements
    // From the middle of the right side, clockwise; the top left corner's curves come third.
    let corner = elements.firstIndex { $0.end == CGPoint(x: 0, y: 15.28665) }!
    guard case .curve(let end, let control1, let control2) = elements[corner + 1] else {
      Issue.record("no curve")
      return
    }
    #expect(control1 == CGPoint(x: 0, y: 10.8849296))
    #expect(control2 == CGPoint(x: 0, y: 8.6840694))
    #expect(end == CGPoint(x: 0.7491139, y: 6.3149379))
    #expect(elements[corner + 3].end == CGPoint(x: 15.28665, y: 0))
  }

  @Test func circularCornerIsAQuarterCircle() {
    let elements = Path(roundedRect: rect, cornerRadius: 10, style: .circular).elements
    #expect(elements.count == 1 + 4 * 2 + 1 + 0)
    #expect(elements[0] == .move(to: CGPoint(x: 100, y: 30)))
    #expect(elements[1] == .line(to: CGPoint(x: 100, y: 50)))
    #expect(elements[2].end == CGPoint(x: 90, y: 60))
  }

  /// Half of the side for each corner: the curves begin there, and come no nearer to a circle than by half a percent.
  @Test func withoutRoomContinuousIsNearlyCircular() {
    let capsule = Path(roundedRect: rect, cornerRadius: 30)
    let points = capsule.elements.compactMap(\.end).filter { $0.x < 30 }
    #expect(points.count >= 5)
    for point in points { #expect(abs(hypot(point.x - 30, point.y - 30) - 30) < 0.005 * 30) }
  }

  @Test func radiiAreFittedIntoTheRectangle() {
    let large = Path(roundedRect: rect, cornerRadius: 500, style: .circular)
    #expect(large.elements == Path(roundedRect: rect, cornerRadius: 30, style: .circular).elements)
    let square = Path(roundedRect: rect, cornerRadius: -4)
    #expect(square.elements == Path(rect).elements)
    #expect(Path(roundedRect: rect, cornerRadius: .nan).elements == Path(rect).elements)
  }

  @Test func cornersMayDiffer() {
    let radii = RectangleCornerRadii(topLeading: 20)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    // Square corners have curves without length, as Apple's.
    let curves = path.elements.filter { if case .curve(let end, let control, _) = $0 { end != control } else { false } }
    #expect(curves.count == 1)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.boundingRect == rect)
    let same = RectangleCornerRadii(topLeading: 5, bottomLeading: 5, bottomTrailing: 5, topTrailing: 5)
    #expect(Path(roundedRect: rect, cornerRadii: same) == Path(roundedRect: rect, cornerRadius: 5))
  }

  @Test func cornersAreOutside() {
    let path = Path(roundedRect: rect, cornerRadius: 20)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 99, y: 59)))
    #expect(path.contains(CGPoint(x: 50, y: 1)))
  }
}
