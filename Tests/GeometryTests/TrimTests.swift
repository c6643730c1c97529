import Foundation
import Geometry
import Testing

@Suite struct TrimTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func halfASquare() {
    #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
    #expect(square.trimmedPath(from: 0.125, to: 0.875).description == "5 0 m 10 0 l 10 10 l 0 10 l 0 5 l")
  }

  @Test func allIsItselfAndNothingIsEmpty() {
    #expect(square.trimmedPath(from: -1, to: 2) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.6, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: .nan).isEmpty)
  }

  @Test func wholeSubpathsStayClosed() {
    let two = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    #expect(two.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l 0 10 l h")
    #expect(two.trimmedPath(from: 0, to: 0.625).description == "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l")
  }

  @Test func curvesStayCurves() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let part = circle.trimmedPath(from: 0.125, to: 0.25)
    #expect(part.elements.count == 2)
    // An eighth of a circle, from 45° to 90°.
    guard case .move(let start) = part.elements[0] else {
      Issue.record("no move")
      return
    }
    #expect(hypot(start.x - 10 * 0.5.squareRoot(), start.y - 10 * 0.5.squareRoot()) < 0.01)
    #expect(part.elements[1].end == CGPoint(x: 0, y: 10))
  }
  /// A circle's close has no length, so it comes at the end of the cut curve.
  @Test func aSubpathCutInItsLastCurveStaysOpen() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(circle.trimmedPath(from: 0, to: 0.9).elements.count == 5)
    #expect(!circle.trimmedPath(from: 0, to: 0.9).elements.contains(.closeSubpath))
  }
}
