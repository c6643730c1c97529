import Foundation
import Geometry
import Testing

@Suite struct StrokeTests {
  private func stroke(_ text: String, _ style: StrokeStyle) throws -> Path {
    try #require(Path(text)).strokedPath(style)
  }

  @Test func aLineBecomesARectangle() throws {
    let path = try stroke("0 0 m 10 0 l", StrokeStyle(lineWidth: 2))
    #expect(path.boundingRect == CGRect(x: 0, y: -1, width: 10, height: 2))
    #expect(path.contains(CGPoint(x: 5, y: 0.9)))
  }

  @Test(arguments: [(CGLineCap.butt, 10.0), (.square, 12), (.round, 12)])
  func capsReachHalfAWidth(cap: CGLineCap, length: CGFloat) throws {
    let path = try stroke("0 0 m 10 0 l", StrokeStyle(lineWidth: 2, lineCap: cap))
    #expect(abs(path.boundingRect.width - length) < 1e-9)
    // The corner at 45° shows what a square cap has and a round one lacks.
    #expect(path.contains(CGPoint(x: 10.9, y: 0.9)) == (cap == .square))
  }

  @Test(arguments: [(CGLineJoin.miter, 11.0), (.bevel, 10.5), (.round, 10 + 0.5.squareRoot())])
  func joinsFillTheCorner(join: CGLineJoin, reach: CGFloat) throws {
    // A right angle at (10, 0) with half width 1: along its diagonal (1, −1)/√2 the miter's tip is at (11, −1), the
    // bevel's middle at (10.5, −0.5), the arc's at (10 + 1/√2, −1/√2).
    let path = try stroke("0 0 m 10 0 l 10 10 l", StrokeStyle(lineWidth: 2, lineJoin: join))
    let reached = reach - 10
    #expect(path.contains(CGPoint(x: 10 + reached - 0.01, y: -reached + 0.01)))
    #expect(!path.contains(CGPoint(x: 10 + reached + 0.01, y: -reached - 0.01)))
  }

  @Test func miterLimitTurnsSharpTipsIntoBevels() throws {
    // A right angle's miter is √2 = 1.414 widths long.
    let sharp = try stroke("0 0 m 10 0 l 10 10 l", StrokeStyle(lineWidth: 2, miterLimit: 1.42))
    #expect(sharp.contains(CGPoint(x: 10.9, y: -0.9)))
    let cut = try stroke("0 0 m 10 0 l 10 10 l", StrokeStyle(lineWidth: 2, miterLimit: 1.41))
    #expect(!cut.contains(CGPoint(x: 10.9, y: -0.9)))
  }

  @Test func aClosedPathHasAHole() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(path.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(path.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(path.contains(CGPoint(x: 0.9, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 1.1, y: 1.1)))
  }

  @Test func circlesAreRings() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      for (radius, inside) in [(44.8, false), (45.2, true), (54.8, true), (55.2, false)] {
        #expect(path.contains(CGPoint(x: 50 + c * radius, y: 50 + s * radius)) == inside)
      }
    }
  }

  @Test func dashesFollowThePattern() throws {
    let path = try stroke("0 0 m 20 0 l", StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1))
    // 1 is used up: on until 3, off until 5, on until 9, off until 11, on until 15, off until 17, on.
    for (x, on) in [
      (1.0, true), (2.9, true), (3.1, false), (5.1, true), (8.9, true), (10, false), (16, false), (19, true),
    ] {
      #expect(path.contains(CGPoint(x: x, y: 0.5)) == on, "at \(x)")
    }
  }

  @Test func anOddPatternAlternates() throws {
    let path = try stroke("0 0 m 20 0 l", StrokeStyle(lineWidth: 2, dash: [3]))
    for (x, on) in [(1.0, true), (4, false), (7, true), (10, false), (13, true)] {
      #expect(path.contains(CGPoint(x: x, y: 0)) == on)
    }
  }

  @Test func dotsAreDashesWithoutLength() throws {
    let path = try stroke("0 0 m 20 0 l", StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 5]))
    for (x, on) in [(0.5, true), (2.5, false), (5, true), (10, true), (12, false)] {
      #expect(path.contains(CGPoint(x: x, y: 0.1)) == on)
    }
    let point = try stroke("5 5 m 5 5 l", StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(abs(point.boundingRect.width - 4) < 1e-9)
    #expect(try stroke("5 5 m 5 5 l", StrokeStyle(lineWidth: 4)).isEmpty)
  }

  @Test func aDashRunsOnOverTheStartOfAClosedPath() {
    // 40 around: dashes of 8 from 0 and so on, with the last from 32 to 40 joining the first.
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let path = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [8, 8]))
    #expect(path.contains(CGPoint(x: -0.9, y: -0.9)))
  }

  @Test(arguments: [[0.0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [1e-300, 1e-300]])
  func senselessPatternsLeaveTheLineSolid(dash: [CGFloat]) throws {
    let path = try stroke("0 0 m 20 0 l", StrokeStyle(lineWidth: 2, dash: dash))
    #expect(path.boundingRect == CGRect(x: 0, y: -1, width: 20, height: 2))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity]) func widthsThatAreNotPositiveDrawNothing(width: CGFloat) throws {
    #expect(try stroke("0 0 m 20 0 l", StrokeStyle(lineWidth: width)).isEmpty)
  }

  /// A quarter of a ring around the origin, from 10 to 50: it begins on the line y = 0 and ends on x = 0.
  @Test func buttCapsOfThickArcsLieOnTheRadius() {
    let quarter = Path { path in
      path.addArc(center: .zero, radius: 30, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    }
    let ring = quarter.strokedPath(StrokeStyle(lineWidth: 40))
    for at in stride(from: 10.5, to: 49.5, by: 0.5) {
      #expect(!ring.contains(CGPoint(x: at, y: -0.01)) && ring.contains(CGPoint(x: at, y: 0.01)))
      #expect(!ring.contains(CGPoint(x: -0.01, y: at)) && ring.contains(CGPoint(x: 0.01, y: at)))
    }
  }
}
