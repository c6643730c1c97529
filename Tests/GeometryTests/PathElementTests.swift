import Foundation
import Geometry
import Testing

@Suite struct PathElementTests {
  @Test func describesElementsInApplesFormat() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10.5, y: 10))
      path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
      path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: -4))
      path.closeSubpath()
    }
    #expect(path.description == "0 0 m 10 0 l 10.5 10 l 1 2 3 4 q 1 2 3 -4 5 6 c h")
  }

  @Test(arguments: ["0 0 m 10 0 l 10 10 l h", "1 2 m 3 4 5 6 q 1e-05 2 3 4 5 6 c", ""])
  func readsWhatItWrites(text: String) throws {
    #expect(try #require(Path(text)).description == text)
  }

  @Test(arguments: ["0 m", "0 0", "0 0 l", "x", "0 0 m 1 2 3 l", "h", "1 2 3 4 5 6 c"])
  func refusesWhatIsNoPath(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func readsRectangles() {
    #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func rectangleRunsFromItsOrigin() {
    let path = Path(CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(path.description == "1 2 m 11 2 l 11 22 l 1 22 l h")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func ellipseStartsAtTheRight() {
    let elements = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100)).elements
    #expect(elements.count == 6)
    #expect(elements[0] == .move(to: CGPoint(x: 200, y: 50)))
    // Down first: the quarter ends at the bottom.
    #expect(elements[1].end == CGPoint(x: 100, y: 100))
    #expect(elements[5] == .closeSubpath)
  }

  @Test func linesNeedACurrentPoint() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 1))
    #expect(!path.isEmpty)
  }

  @Test func closingReturnsToTheStart() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 6))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.description == "1 2 m 5 6 l h")
  }

  @Test func oneShapeAddedToNothingStaysItself() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Path { $0.addRect(rect) }.storage == .rect(rect))
    #expect(Path { $0.addEllipse(in: rect) }.storage == .ellipse(rect))
    let moved = Path { $0.addRect(rect, transform: CGAffineTransform(translationX: 10, y: 0)) }
    #expect(moved.storage == .rect(CGRect(x: 11, y: 2, width: 3, height: 4)))
    let two = Path { $0.addRects([rect, rect]) }
    #expect(two.elements.count == 10)
  }

  @Test func transformsKeepShapesWhereTheyCan() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(
      Path(rect).applying(CGAffineTransform(scaleX: 2, y: 3)).storage
        == .rect(CGRect(x: 0, y: 0, width: 20, height: 60)))
    // A quarter turn sends (x, y) to (−y, x).
    let turned = Path(rect).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned.boundingRect == CGRect(x: -20, y: 0, width: 20, height: 10))
    #expect(turned.elements[0] == .move(to: .zero))
    #expect(Path(rect).offsetBy(dx: 1, dy: 2) == Path(rect.offsetBy(dx: 1, dy: 2)))
  }

  @Test func manyLinesCostTheirNumber() {
    var path = Path()
    path.move(to: .zero)
    for i in 0..<100_000 { path.addLine(to: CGPoint(x: i, y: i & 7)) }
    #expect(path.elements.count == 100_001)
  }
}
