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
    var way = Self.direction(points[0], points[1])
    if isFirst { elements.append(.move(to: points[0] + normal(way))) }
    for i in 1..<points.count {
      elements.append(.line(to: points[i] + normal(way)))
      if i + 1 < points.count {
        let next = Self.direction(points[i], points[i + 1])
        addJoin(points[i], way, next, isSmooth: line.isSmooth[i])
        way = next
      }
    }
  }

  private mutating func addLoop(_ line: Polyline) {
    let points = line.points
    var way = Self.direction(points[0], points[1])
    elements.append(.move(to: points[0] + normal(way)))
    for i in 1...points.count {
      let corner = i % points.count
      elements.append(.line(to: points[corner] + normal(way)))
      let next = Self.direction(points[corner], points[(i + 1) % points.count])
      addJoin(points[corner], way, next, isSmooth: line.isSmooth[corner])
      way = next
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
    addCap(
      point,
      back
        ? Self.direction(line.points[1], line.points[0])
        : Self.direction(line.points[count - 2], line.points[count - 1]))
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
