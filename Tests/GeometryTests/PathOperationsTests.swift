import Foundation
import Testing

@testable import Geometry

/// Areas and lines combined with areas.
@Suite struct PathOperationsTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
  private let right = Path(CGRect(x: 2, y: 1, width: 4, height: 2))

  /// The area within loops that all go the same way round, holes the other.
  private func area(_ path: Path) -> CGFloat {
    var sum: CGFloat = 0
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func go(_ to: CGPoint) {
      sum += last.x * to.y - last.y * to.x
      last = to
    }
    path.forEach {
      switch $0 {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): go(point)
      case .closeSubpath: go(start)
      default: Issue.record("a curve")
      }
    }
    return abs(sum) / 2
  }

  /// 16 and 8, of which 2 · 2 are shared.
  @Test func rectangles() {
    #expect(area(left.intersection(right)) == 4)
    #expect(left.intersection(right).boundingRect == CGRect(x: 2, y: 1, width: 2, height: 2))
    #expect(area(left.union(right)) == 20)
    #expect(area(left.subtracting(right)) == 12)
    #expect(area(left.symmetricDifference(right)) == 16)
    #expect(area(right.subtracting(left)) == 4)
  }

  @Test func edgesThatLieOnEachOther() {
    let beside = Path(CGRect(x: 4, y: 0, width: 4, height: 4))
    #expect(left.intersection(beside).isEmpty)
    #expect(area(left.union(beside)) == 32)
    // One rectangle without the edge between.
    #expect(left.union(beside).elements.count == 5)
    #expect(left.subtracting(left).isEmpty && area(left.union(left)) == 16)
    #expect(area(left.subtracting(beside)) == 16)
  }

  @Test func holes() {
    let hole = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    let ring = left.subtracting(hole)
    #expect(area(ring) == 12)
    #expect(!ring.contains(CGPoint(x: 2, y: 2)) && ring.contains(CGPoint(x: 0.5, y: 2)))
    #expect(area(ring.union(hole)) == 16)
    // As one path, both go the same way round: by the even-odd rule it is the ring.
    var both = left
    both.addPath(hole)
    #expect(area(both.union(Path(), eoFill: true)) == 12 && area(both.union(Path())) == 16)
  }

  /// A lens of two unit circles whose centres are one apart: 2π/3 - √3/2.
  @Test func circles() {
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    let b = Path(ellipseIn: CGRect(x: 100, y: 0, width: 200, height: 200))
    let lens = area(a.intersection(b)) / 10_000
    #expect(abs(lens - (2 * .pi / 3 - CGFloat(3).squareRoot() / 2)) < 0.001)
  }

  /// A line through a square: the part inside, and the two outside.
  @Test func lines() {
    var line = Path()
    line.move(to: CGPoint(x: -2, y: 2))
    line.addLine(to: CGPoint(x: 6, y: 2))
    #expect(line.lineIntersection(left).elements == [.move(to: CGPoint(x: 0, y: 2)), .line(to: CGPoint(x: 4, y: 2))])
    #expect(
      line.lineSubtraction(left).elements == [
        .move(to: CGPoint(x: -2, y: 2)), .line(to: CGPoint(x: 0, y: 2)), .move(to: CGPoint(x: 4, y: 2)),
        .line(to: CGPoint(x: 6, y: 2)),
      ])
  }

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Polygons that cross themselves and, on a coarse grid, lie on each other: at points away from all edges, the result holds
  /// what the operation says.
  @Test(arguments: 0..<60) func randomPolygons(_ seed: Int) {
    var random = Numbers(state: UInt64(seed) &* 7919 &+ 13)
    let isCoarse = seed % 2 == 0
    func polygon() -> [CGPoint] {
      (0..<Int.random(in: 3...12, using: &random)).map { _ in
        isCoarse
          ? CGPoint(x: Int.random(in: 0...8, using: &random), y: Int.random(in: 0...8, using: &random))
          : CGPoint(x: .random(in: 0...8, using: &random), y: .random(in: 0...8, using: &random))
      }
    }
    func path(_ corners: [CGPoint]) -> Path {
      Path {
        $0.addLines(corners)
        $0.closeSubpath()
      }
    }
    func distance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      let part = length == 0 ? 0 : min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / length, 0), 1)
      return hypot(a.x + part * dx - p.x, a.y + part * dy - p.y)
    }
    let (first, second) = (polygon(), polygon())
    let (a, b) = (path(first), path(second))
    let eoFill = seed % 3 == 0
    let results = [
      a.intersection(b, eoFill: eoFill), a.union(b, eoFill: eoFill), a.subtracting(b, eoFill: eoFill),
      a.symmetricDifference(b, eoFill: eoFill),
    ]
    let edges = [first, second].flatMap { zip($0, $0.dropFirst() + [$0[0]]) }
    var tried = 0
    for _ in 0..<400 {
      let point = CGPoint(x: .random(in: -1...9, using: &random), y: .random(in: -1...9, using: &random))
      if edges.contains(where: { distance(point, $0, $1) < 0.01 }) { continue }
      tried += 1
      let (isA, isB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
      let wanted = [isA && isB, isA || isB, isA && !isB, isA != isB]
      for rule in [false, true] { #expect(results.map { $0.contains(point, eoFill: rule) } == wanted) }
    }
    #expect(tried > 200)
    // The shared area counts once.
    let (one, other) = (area(a.union(Path(), eoFill: eoFill)), area(b.union(Path(), eoFill: eoFill)))
    #expect(abs(area(results[0]) + area(results[1]) - one - other) < 0.1)
  }
}
