import Foundation

/// Areas combined with areas, and lines with areas.
///
/// Curves become straight lines, within 1/50 of a unit; points are rounded to 1/1024 of a unit. Coordinates beyond 262,144 are
/// clamped. An operation takes time for each pair of lines.
extension Path {
  private static let tolerance: CGFloat = 0.02

  /// The area that both paths fill.
  ///
  /// - Parameter eoFill: whether the paths are filled by the even-odd rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && $1 } }

  /// The area that at least one of the paths fills.
  ///
  /// - Parameter eoFill: whether the paths are filled by the even-odd rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 || $1 } }

  /// The area that this path fills and the other does not.
  ///
  /// - Parameter eoFill: whether the paths are filled by the even-odd rule.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && !$1 } }

  /// The area that one of the paths fills, and not both.
  ///
  /// - Parameter eoFill: whether the paths are filled by the even-odd rule.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 != $1 } }

  /// The parts of this path's line that are within the area of another path.
  ///
  /// - Parameter eoFill: whether the other path is filled by the even-odd rule.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(other, eoFill, isInside: true) }

  /// The parts of this path's line that are outside of the area of another path.
  ///
  /// - Parameter eoFill: whether the other path is filled by the even-odd rule.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(other, eoFill, isInside: false) }

  private func combined(_ other: Path, _ eoFill: Bool, _ isKept: (Bool, Bool) -> Bool) -> Path {
    var clipper = PolygonClipper()
    clipper.add(self, outline: 0, tolerance: Self.tolerance)
    clipper.add(other, outline: 1, tolerance: Self.tolerance)
    func isFilled(_ winding: Int) -> Bool { eoFill ? winding & 1 != 0 : winding != 0 }
    return clipper.outline { isKept(isFilled($0), isFilled($1)) }
  }

  private func line(_ other: Path, _ eoFill: Bool, isInside: Bool) -> Path {
    var edges: [StraightLine] = []
    other.forEachStraightLine(isClosed: true, Self.tolerance) { edges.append($0) }
    var result = Path()
    var last: CGPoint?
    forEachStraightLine(isClosed: false, Self.tolerance) { line in
      let parts = (edges.flatMap { line.meetings(with: $0) } + [0, 1]).sorted()
      for (start, end) in zip(parts, parts.dropFirst()) where end - start > 1e-9 {
        let middle = line.point(at: (start + end) / 2)
        let winding = edges.reduce(0) { $0 + $1.winding(around: middle) }
        if (eoFill ? winding & 1 != 0 : winding != 0) != isInside { continue }
        let (from, to) = (line.point(at: start), line.point(at: end))
        if last != from { result.move(to: from) }
        result.addLine(to: to)
        last = to
      }
    }
    return result
  }

  /// - Parameter isClosed: whether open subpaths are closed, as for filling.
  private func forEachStraightLine(isClosed: Bool, _ tolerance: CGFloat, _ body: (StraightLine) -> Void) {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func go(to end: CGPoint) {
      if last != end { body(StraightLine(from: last, to: end)) }
      last = end
    }
    forEachLine(tolerance: tolerance) { segment in
      switch segment {
      case .move(let point):
        if isClosed { go(to: start) }
        (start, last) = (point, point)
      case .line(let point): go(to: point)
      case .close: go(to: start)
      }
    }
    if isClosed { go(to: start) }
  }
}

private struct StraightLine {
  let from, to: CGPoint

  func point(at part: CGFloat) -> CGPoint {
    if part == 1 { return to }
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  /// How far along this line it meets another, as parts of its length; the ends of the other if both lie on one line.
  func meetings(with other: StraightLine) -> [CGFloat] {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let (fx, fy) = (other.from.x - from.x, other.from.y - from.y)
    let cross = dx * ey - dy * ex
    if cross != 0 {
      let (part, otherPart) = ((fx * ey - fy * ex) / cross, (fx * dy - fy * dx) / cross)
      return part > 0 && part < 1 && otherPart >= 0 && otherPart <= 1 ? [part] : []
    }
    if fx * dy - fy * dx != 0 { return [] }
    let length = dx * dx + dy * dy
    return [other.from, other.to].map { (($0.x - from.x) * dx + ($0.y - from.y) * dy) / length }
      .filter { $0 > 0 && $0 < 1 }
  }

  /// What the line adds to the winding around a point: 1 where it passes to the left, down; -1 where up.
  func winding(around point: CGPoint) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
    return x <= point.x ? (from.y < to.y ? 1 : -1) : 0
  }
}
