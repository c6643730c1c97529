import Foundation
import Geometry
import Testing

@testable import UICore

struct ScrollAreaTests {
  private var tall: ScrollArea {
    ScrollArea(viewport: CGSize(width: 100, height: 200), content: CGSize(width: 80, height: 1000))
  }

  @Test func offsetsEndWhereTheContentDoes() {
    #expect(tall.limit == CGPoint(x: 0, y: 800))
    #expect(tall.clamp(CGPoint(x: 5, y: 900)) == CGPoint(x: 0, y: 800))
    #expect(tall.clamp(CGPoint(x: -5, y: -1)) == .zero)
  }

  @Test func contentStartsAtTheTopAndStandsInTheMiddleAcross() {
    #expect(tall.origin(at: .zero) == CGPoint(x: 10, y: 0))
    #expect(tall.origin(at: CGPoint(x: 0, y: 300)) == CGPoint(x: 10, y: -300))
    var short = tall
    short.content.height = 50
    #expect(short.origin(at: .zero) == CGPoint(x: 10, y: 0))
    short.axes = [.horizontal, .vertical]
    #expect(short.origin(at: .zero) == CGPoint(x: 10, y: 75))
  }

  @Test func contentStandsOnWholePixels() {
    var geometry = tall
    #expect(geometry.origin(at: CGPoint(x: 0, y: 10.4)).y == -10)
    geometry.scale = 2
    #expect(geometry.origin(at: CGPoint(x: 0, y: 10.4)).y == -10.5)
  }

  @Test func horizontalContentStartsAtTheLeadingEdge() {
    var geometry = ScrollArea(
      viewport: CGSize(width: 100, height: 20), content: CGSize(width: 300, height: 20), axes: .horizontal,
      direction: .rightToLeft)
    #expect(geometry.origin(at: .zero).x == -200)
    #expect(geometry.origin(at: CGPoint(x: 50, y: 0)).x == -150)
    // The pointer pushes the content to the right: what lies before it, at the left, comes.
    #expect(geometry.offset(.zero, movedBy: CGVector(dx: 30, dy: 0)) == CGPoint(x: 30, y: 0))
    geometry.direction = .leftToRight
    #expect(geometry.offset(.zero, movedBy: CGVector(dx: 30, dy: 0)) == .zero)
    #expect(geometry.offset(.zero, movedBy: CGVector(dx: -30, dy: 0)) == CGPoint(x: 30, y: 0))
  }

  @Test func targetsAreShownAtTheirAnchorOrWithTheLeastMovement() {
    let row = CGRect(x: 0, y: 500, width: 80, height: 40)
    #expect(tall.offset(showing: row, anchor: .top, from: .zero).y == 500)
    #expect(tall.offset(showing: row, anchor: .center, from: .zero).y == 420)
    #expect(tall.offset(showing: row, anchor: .bottom, from: .zero).y == 340)
    #expect(tall.offset(showing: row, anchor: nil, from: .zero).y == 340)
    #expect(tall.offset(showing: row, anchor: nil, from: CGPoint(x: 0, y: 700)).y == 500)
    #expect(tall.offset(showing: row, anchor: nil, from: CGPoint(x: 0, y: 400)).y == 400)
    #expect(tall.offset(showing: row, anchor: .bottom, from: CGPoint(x: 0, y: 9999)).y == 340)
  }

  @Test func theBarIsAsLongAsTheVisibleShare() {
    // The track is 200 less 2 at each end; a fifth of it shows.
    let bar = tall.indicator(.vertical, at: .zero)
    #expect(bar == CGRect(x: 92, y: 2, width: 6, height: 196.0 / 5))
    #expect(tall.indicator(.vertical, at: CGPoint(x: 0, y: 800))?.maxY == 198)
    #expect(tall.indicator(.horizontal, at: .zero) == nil)
  }
}
