import DisplayList
import Foundation
import Geometry
import Testing

/// The rectangle around what a list draws.
struct DisplayListBoundsTests {
  private let near = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func bounds(_ rects: CGRect...) -> CGRect {
    let shape = ShapeItem(path: Path(near), paint: .color(.black))
    return DisplayList(
      rects.enumerated().map {
        DisplayItem(id: UInt32($0.offset), version: 1, offset: .zero, bounds: $0.element, content: .shape(shape))
      }
    ).bounds
  }

  @Test func whatDrawsNothingTakesNoPlace() {
    #expect(bounds(.null) == .null)
    #expect(bounds(near, .null) == near)
    #expect(bounds(.null, near) == near)
    #expect(bounds(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), near) == near)
    #expect(bounds(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), near) == near)
  }

  /// At 1e300 a length of 40 is lost: the end of a rectangle that reaches from there to 60 comes out as 0.
  @Test(arguments: [1e13, 1e300, .greatestFiniteMagnitude, .infinity] as [CGFloat])
  func whatIsFarAwayLeavesTheRestInside(_ far: CGFloat) {
    for x in [far, -far] {
      let all = bounds(CGRect(x: x, y: 0, width: 5, height: 5), near)
      #expect(all.contains(near))
      #expect(all.width <= 2e12 && all.height <= 2e12)
    }
    let wide = bounds(CGRect(x: -5, y: 0, width: far, height: 5), near)
    #expect(wide.minX == -5 && wide.maxX >= 1e12 && wide.minY == 0 && wide.maxY == 60)
  }
}
