import Foundation
import Geometry
import Testing

@Suite struct PathArcTests {
  private func near(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
  }

  @Test func quarterArcIsOneCurveWithKappa() {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(path.elements.count == 2)
    guard case .curve(let end, let control1, let control2) = path.elements[1] else {
      Issue.record("no curve")
      return
    }
    // 4/3 · tan(22.5°) = 0.55228475
    #expect(near(end, 0, 1))
    #expect(abs(control1.x - 1) < 1e-9 && abs(control1.y - 0.5522847498) < 1e-9)
    #expect(abs(control2.x - 0.5522847498) < 1e-9 && abs(control2.y - 1) < 1e-9)
  }

  @Test func clockwiseGoesTheOtherWay() {
    func bounds(_ clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
      }.boundingRect
    }
    #expect(abs(bounds(false).width - 10) < 0.01)
    // Three quarters of the circle.
    #expect(abs(bounds(true).width - 20) < 0.01)
  }

  @Test(arguments: [true, false]) func aFullTurnIsACircle(clockwise: Bool) {
    let path = Path {
      $0.addArc(
        center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .zero, endAngle: .degrees(360), clockwise: clockwise)
    }
    #expect(path.elements.count == 6)
    #expect(path.elements.last == .closeSubpath)
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(abs(path.boundingRect.width - 10) < 0.01)
  }

  @Test func anArcIsJoinedByALine() {
    let path = Path {
      $0.move(to: .zero)
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(30))
    }
    #expect(path.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
    #expect(near(path.currentPoint, 10 * cos(.pi / 6), 5))
  }

  @Test func tangentArcRoundsARightAngle() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    // A right angle is touched one radius from its corner.
    #expect(near(path.elements[1].end, 6, 0))
    #expect(near(path.currentPoint, 10, 4))
    #expect(path.boundingRect.maxX <= 10 + 1e-9)
  }

  @Test func tangentArcOnALineIsALine() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(path.description == "0 0 m 10 0 l")
  }
}
