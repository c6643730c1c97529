import Foundation
import Geometry

/// An elliptical arc given by its end points. Its centre is computed as in SVG 1.1, appendix F.6.
struct EndpointArc {
  let from: CGPoint
  let to: CGPoint
  let radii: CGSize
  /// The rotation of the ellipse's x axis, in radians.
  let rotation: Double
  let isLarge: Bool
  let isClockwise: Bool

  /// Adds the arc as cubic curves of at most a quarter turn each.
  func add(to path: inout Path) {
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0, from != to else { return path.addLine(to: to) }
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    // Enlarge radii that are too small for the distance of the ends.
    let reach = x * x / (rx * rx) + y * y / (ry * ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let denominator = rx * rx * y * y + ry * ry * x * x
    let square = max(0, (rx * rx * ry * ry - denominator) / denominator)
    let factor = square.squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = CGPoint(
      x: cosine * cx - sine * cy + (from.x + to.x) / 2, y: sine * cx + cosine * cy + (from.y + to.y) / 2)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite, center.x.isFinite, center.y.isFinite else { return path.addLine(to: to) }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    // The distance of control points along the tangents of a unit circle's arc.
    let pull = 4 / 3 * tan(step / 4)
    func place(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: center.x + cosine * rx * x - sine * ry * y, y: center.y + sine * rx * x + cosine * ry * y)
    }
    for index in 0..<count {
      let (a, b) = (first + step * Double(index), first + step * Double(index + 1))
      path.addCurve(
        to: index == count - 1 ? to : place(cos(b), sin(b)),
        control1: place(cos(a) - pull * sin(a), sin(a) + pull * cos(a)),
        control2: place(cos(b) + pull * sin(b), sin(b) - pull * cos(b)))
    }
  }
}
