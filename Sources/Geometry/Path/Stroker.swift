import Foundation

/// Builds the outline of stroked polylines, to be filled by the non-zero rule.
///
/// Each line is walked there and back, and its left side is drawn. At the inside of a corner the outline overlaps
/// itself; both parts wind in the same direction, so the overlap does not show.
struct Stroker {
  private(set) var elements: [Path.Element] = []
  private let style: StrokeStyle
  private let half: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ line: Polyline) {
    guard line.points.count > 1 else { return addDot(line) }
    let back = line.reversed()
    if line.isClosed {
      addLoop(line)
      addLoop(back)
    } else {
      addSide(line, isFirst: true)
      addCap(at: line.points[line.points.count - 1], back: false, line)
      addSide(back, isFirst: false)
      addCap(at: line.points[0], back: true, line)
      elements.append(.closeSubpath)
    }
  }

  /// Of a line without length only the caps show.
  private mutating func addDot(_ line: Polyline) {
    guard let center = line.points.first, style.lineCap != .butt else { return }
    let way = line.direction
    let normal = CGVector(dx: way.dy * half, dy: -way.dx * half)
    elements.append(.move(to: center + normal))
    addCap(center, way)
    addCap(center, CGVector(dx: -way.dx, dy: -way.dy))
    elements.append(.closeSubpath)
  }

  private mutating func addSide(_ line: Polyline, isFirst: Bool) {
    let points = line.points
    var ways = ways(of: line, from: 0, to: 1)
    if isFirst { elements.append(.move(to: points[0] + normal(ways.start))) }
    for i in 1..<points.count {
      elements.append(.line(to: points[i] + normal(ways.end)))
      if i + 1 < points.count {
        let next = self.ways(of: line, from: i, to: i + 1)
        addJoin(points[i], ways.end, next.start, isSmooth: line.isSmooth[i])
        ways = next
      }
    }
  }

  /// The ways in which a line begins and ends: its own, or the curve's that it begins or ends.
  private func ways(of line: Polyline, from a: Int, to b: Int) -> (start: CGVector, end: CGVector) {
    let (from, to) = (line.points[a], line.points[b])
    let chord = Self.direction(from, to)
    let (start, end) = (line.departures[a] ?? chord, line.arrivals[b] ?? chord)
    // Where the pen is wider than the curve, the line would turn over on the inner side.
    let (m, n) = (normal(start), normal(end))
    let turn = abs((n.dx - m.dx) * chord.dx + (n.dy - m.dy) * chord.dy)
    return turn < hypot(to.x - from.x, to.y - from.y) ? (start, end) : (chord, chord)
  }

  private mutating func addLoop(_ line: Polyline) {
    let points = line.points
    var ways = ways(of: line, from: 0, to: 1)
    elements.append(.move(to: points[0] + normal(ways.start)))
    for i in 1...points.count {
      let corner = i % points.count
      elements.append(.line(to: points[corner] + normal(ways.end)))
      let next = self.ways(of: line, from: corner, to: (i + 1) % points.count)
      addJoin(points[corner], ways.end, next.start, isSmooth: line.isSmooth[corner])
      ways = next
    }
    elements.append(.closeSubpath)
  }

  private mutating func addJoin(_ corner: CGPoint, _ way: CGVector, _ next: CGVector, isSmooth: Bool) {
    let cross = way.dx * next.dy - way.dy * next.dx
    let dot = way.dx * next.dx + way.dy * next.dy
    let end = corner + normal(next)
    if cross < 0 {
      // Go through the corner itself, so that lines shorter than their width leave no hole.
      elements.append(.line(to: corner))
      elements.append(.line(to: end))
      return
    }
    // Within a curve the true outline is smooth. Only at a cusp the turn must be drawn round.
    let join = isSmooth ? (dot > 0.5 ? CGLineJoin.miter : .round) : style.lineJoin
    switch join {
    case .round:
      // A cross product of −0 would turn by half a turn in the wrong direction.
      if cross > 1e-6 || dot < 0 { addArc(corner, from: normal(way), sweep: atan2(abs(cross), dot)) }
    case .miter:
      // The distance from the corner to the tip is 1/cos(θ/2) half widths, with cos²(θ/2) = (1 + cos θ)/2.
      let limit = isSmooth ? 4 : style.miterLimit
      if (1 + dot) / 2 * limit * limit >= 1, 1 + dot > 1e-6 {
        let (a, b) = (normal(way), normal(next))
        let tip = CGVector(dx: (a.dx + b.dx) / (1 + dot), dy: (a.dy + b.dy) / (1 + dot))
        elements.append(.line(to: corner + tip))
      }
    case .bevel: break
    }
    elements.append(.line(to: end))
  }

  private mutating func addCap(at point: CGPoint, back: Bool, _ line: Polyline) {
    let count = line.points.count
    if back {
      let way = ways(of: line, from: 0, to: 1).start
      addCap(point, CGVector(dx: -way.dx, dy: -way.dy))
    } else {
      addCap(point, ways(of: line, from: count - 2, to: count - 1).end)
    }
  }

  private mutating func addCap(_ point: CGPoint, _ way: CGVector) {
    let side = normal(way)
    let other = CGVector(dx: -side.dx, dy: -side.dy)
    switch style.lineCap {
    case .butt: break
    case .square:
      let ahead = CGVector(dx: way.dx * half, dy: way.dy * half)
      elements.append(.line(to: point + side + ahead))
      elements.append(.line(to: point + other + ahead))
    case .round: return addArc(point, from: side, sweep: .pi)
    }
    elements.append(.line(to: point + other))
  }

  /// An arc around `center` that starts at `center + radius` and turns by `sweep` radians, at most half a turn.
  private mutating func addArc(_ center: CGPoint, from radius: CGVector, sweep: CGFloat) {
    let count = max(Int((sweep / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let k = 4 / 3 * tan(step / 4)
    let (sine, cosine) = (sin(step), cos(step))
    var from = radius
    for _ in 0..<count {
      let to = CGVector(dx: from.dx * cosine - from.dy * sine, dy: from.dx * sine + from.dy * cosine)
      elements.append(
        .curve(
          to: center + to, control1: center + CGVector(dx: from.dx - k * from.dy, dy: from.dy + k * from.dx),
          control2: center + CGVector(dx: to.dx + k * to.dy, dy: to.dy - k * to.dx)))
      from = to
    }
  }

  private func normal(_ way: CGVector) -> CGVector { CGVector(dx: way.dy * half, dy: -way.dx * half) }

  private static func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }
}
