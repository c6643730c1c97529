import Foundation

/// Combines the areas of two outlines of straight lines.
///
/// On a grid, in whole numbers: lines are cut where they meet, cuts are rounded to the grid, and this is repeated until none
/// meet but at their ends. Then a piece is on the result's outline where the result holds on one of its sides alone. What
/// touches or overlaps is no special case.
struct PolygonClipper {
  struct Point: Hashable {
    var x, y: Int
  }

  /// A piece of an outline, from its lesser to its greater point.
  private struct Piece: Hashable {
    var a, b: Point
  }

  /// How often the outlines go along a piece, more than back.
  private struct Winding {
    var first = 0
    var second = 0
  }

  /// Grid lines a unit. Coordinates are clamped so that products of differences are exact.
  private static let grid: CGFloat = 1024
  private static let farthest: CGFloat = 262_144

  /// Which outline a line belongs to: 0 or 1.
  private var lines: [(from: Point, to: Point, outline: Int)] = []

  static func point(_ point: CGPoint) -> Point {
    func whole(_ v: CGFloat) -> Int { Int((min(max(v, -farthest), farthest) * grid).rounded()) }
    return Point(x: whole(point.x), y: whole(point.y))
  }

  static func point(_ point: Point) -> CGPoint { CGPoint(x: CGFloat(point.x) / grid, y: CGFloat(point.y) / grid) }

  /// Adds a path's area, of which open subpaths are closed.
  mutating func add(_ path: Path, outline: Int, tolerance: CGFloat) {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      let (a, b) = (Self.point(last), Self.point(end))
      if a != b { lines.append((a, b, outline)) }
      last = end
    }
    path.forEachLine(tolerance: tolerance) { segment in
      switch segment {
      case .move(let point):
        line(to: start)
        (start, last) = (point, point)
      case .line(let point): line(to: point)
      case .close: line(to: start)
      }
    }
    line(to: start)
  }

  /// The outline of where `isInside` holds for the windings of both outlines.
  mutating func outline(where isInside: (Int, Int) -> Bool) -> Path {
    cut()
    var windings: [Piece: Winding] = [:]
    for line in lines {
      let isForward = (line.from.y, line.from.x) < (line.to.y, line.to.x)
      let piece = isForward ? Piece(a: line.from, b: line.to) : Piece(a: line.to, b: line.from)
      let step = isForward ? 1 : -1
      if line.outline == 0 {
        windings[piece, default: Winding()].first += step
      } else {
        windings[piece, default: Winding()].second += step
      }
    }
    let pieces = windings.filter { $0.value.first != 0 || $0.value.second != 0 }.map { ($0.key, $0.value) }
    var next: [Point: [Point]] = [:]
    for (piece, winding) in pieces {
      let before = Self.winding(beside: piece, pieces)
      // Down the page, what is to the left is before.
      let (left, right) = (
        isInside(before.first, before.second),
        isInside(before.first + winding.first, before.second + winding.second)
      )
      if left == right { continue }
      if right { next[piece.a, default: []].append(piece.b) } else { next[piece.b, default: []].append(piece.a) }
    }
    return Self.loops(next)
  }

  // MARK: Cutting

  /// Cuts lines until they meet only at their ends.
  private mutating func cut() {
    // Rounding moves a line by half of the grid's width, so that it may meet others; few do, and each time fewer.
    var rounds = 12
    while rounds > 0, cutOnce() { rounds -= 1 }
  }

  private mutating func cutOnce() -> Bool {
    lines.sort { min($0.from.y, $0.to.y) < min($1.from.y, $1.to.y) }
    var cuts: [Int: Set<Point>] = [:]
    var active: [Int] = []
    for index in lines.indices {
      let line = lines[index]
      let top = min(line.from.y, line.to.y)
      active.removeAll { max(lines[$0].from.y, lines[$0].to.y) < top }
      let (left, right) = (min(line.from.x, line.to.x), max(line.from.x, line.to.x))
      for other in active {
        let (a, b) = (lines[other].from, lines[other].to)
        if max(a.x, b.x) < left || min(a.x, b.x) > right { continue }
        for point in Self.meetings(line.from, line.to, a, b) {
          if point != line.from, point != line.to { cuts[index, default: []].insert(point) }
          if point != a, point != b { cuts[other, default: []].insert(point) }
        }
      }
      active.append(index)
    }
    if cuts.isEmpty { return false }
    var all: [(from: Point, to: Point, outline: Int)] = []
    for (index, line) in lines.enumerated() {
      guard let points = cuts[index] else {
        all.append(line)
        continue
      }
      let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
      func along(_ p: Point) -> Int { (p.x - line.from.x) * dx + (p.y - line.from.y) * dy }
      var last = line.from
      for point in points.sorted(by: { along($0) < along($1) }) + [line.to] where point != last {
        all.append((last, point, line.outline))
        last = point
      }
    }
    lines = all
    return true
  }

  /// Twice the area of a triangle: its sign tells on which side of the line from `a` to `b` a point is.
  private static func side(_ a: Point, _ b: Point, _ p: Point) -> Int {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }

  /// The points at which two lines meet, rounded to the grid: those at which they overlap are ends of one of them.
  private static func meetings(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
    let (c1, d1, a1, b1) = (side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b))
    if (c1 > 0 && d1 > 0) || (c1 < 0 && d1 < 0) || (a1 > 0 && b1 > 0) || (a1 < 0 && b1 < 0) { return [] }
    var points: [Point] = []
    if c1 == 0, isBetween(a, b, c) { points.append(c) }
    if d1 == 0, isBetween(a, b, d) { points.append(d) }
    if a1 == 0, isBetween(c, d, a) { points.append(a) }
    if b1 == 0, isBetween(c, d, b) { points.append(b) }
    if points.isEmpty, c1 != 0, d1 != 0, a1 != 0, b1 != 0 {
      let part = Double(a1) / (Double(a1) - Double(b1))
      points.append(
        Point(
          x: a.x + Int((Double(b.x - a.x) * part).rounded()), y: a.y + Int((Double(b.y - a.y) * part).rounded())))
    }
    return points
  }

  /// Whether a point of the line through `a` and `b` is between them.
  private static func isBetween(_ a: Point, _ b: Point, _ p: Point) -> Bool {
    min(a.x, b.x) <= p.x && p.x <= max(a.x, b.x) && min(a.y, b.y) <= p.y && p.y <= max(a.y, b.y)
  }

  // MARK: Windings

  /// The windings beside the middle of a piece: to the left of one that goes down, below one that goes to the right.
  private static func winding(beside piece: Piece, _ pieces: [(Piece, Winding)]) -> Winding {
    // Twice all coordinates, so that the middle is a whole point.
    let middle = Point(x: piece.a.x + piece.b.x, y: piece.a.y + piece.b.y)
    let isFlat = piece.a.y == piece.b.y
    var sum = Winding()
    for (other, winding) in pieces where other != piece {
      let (a, b) = (Point(x: 2 * other.a.x, y: 2 * other.a.y), Point(x: 2 * other.b.x, y: 2 * other.b.y))
      if isFlat {
        // From below: pieces that span the middle's x, half open, and are below it.
        guard (a.x <= middle.x) != (b.x <= middle.x) else { continue }
        let isRightward = a.x < b.x
        let turn = side(a, b, middle)
        if isRightward ? turn < 0 : turn > 0 {
          sum.first += isRightward ? winding.first : -winding.first
          sum.second += isRightward ? winding.second : -winding.second
        }
      } else {
        guard (a.y <= middle.y) != (b.y <= middle.y) else { continue }
        // All go down.
        if side(a, b, middle) < 0 {
          sum.first += winding.first
          sum.second += winding.second
        }
      }
    }
    return sum
  }

  // MARK: Loops

  /// The closed lines along pieces, of which as many begin at each point as end there.
  private static func loops(_ pieces: [Point: [Point]]) -> Path {
    var next = pieces
    var path = Path()
    for start in pieces.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      while let second = next[start]?.popLast() {
        var loop = [start]
        var at = second
        while at != start, let end = next[at]?.popLast() {
          loop.append(at)
          at = end
        }
        add(loop, to: &path)
      }
    }
    return path
  }

  /// Adds a loop without the points at which it goes straight on.
  private static func add(_ loop: [Point], to path: inout Path) {
    var corners: [Point] = []
    for index in loop.indices {
      let (before, after) = (loop[(index + loop.count - 1) % loop.count], loop[(index + 1) % loop.count])
      if side(before, loop[index], after) != 0 { corners.append(loop[index]) }
    }
    if corners.count < 3 { return }
    path.addLines(corners.map(point))
    path.closeSubpath()
  }
}
