import SwiftUI

internal import Graphs

/// How lines and areas run between their points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Method: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }
  let method: Method

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(method: .linear) }
  /// A smooth curve that stays between the values of neighbouring points.
  public static var monotone: InterpolationMethod { InterpolationMethod(method: .monotone) }
  /// A value holds from the point before on.
  public static var stepStart: InterpolationMethod { InterpolationMethod(method: .stepStart) }
  /// A value holds from halfway to the point before to halfway to the next.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(method: .stepCenter) }
  /// A value holds until the next point.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(method: .stepEnd) }
  /// A cardinal spline.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A cardinal spline; a tension of 1 is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(method: .cardinal(tension.isFinite ? tension : 0))
  }
  /// A Catmull–Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// A Catmull–Rom spline: uniform for an alpha of 0, centripetal for 0.5, chordal for 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(method: .catmullRom(alpha.isFinite ? min(max(alpha, 0), 1) : 0.5))
  }
}

extension Path {
  /// Continues the path, which is at the first point, to the last one.
  mutating func addCurve(through points: [CGPoint], _ method: InterpolationMethod) {
    switch method.method {
    case .linear: addCurve(through: points, Graphs.InterpolationMethod.linear)
    case .monotone: addCurve(through: points, Graphs.InterpolationMethod.monotone)
    case .stepStart: addCurve(through: points, Graphs.InterpolationMethod.stepStart)
    case .stepCenter: addCurve(through: points, Graphs.InterpolationMethod.stepCenter)
    case .stepEnd: addCurve(through: points, Graphs.InterpolationMethod.stepEnd)
    case .cardinal(let tension): addCardinal(points, factor: (1 - tension) / 6)
    case .catmullRom(let alpha): addCatmullRom(points, alpha)
    }
  }

  /// Each control point lies on the line through the neighbours of its end.
  private mutating func addCardinal(_ points: [CGPoint], factor: CGFloat) {
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      let before = index > 1 ? points[index - 2] : from
      let after = index + 1 < points.count ? points[index + 1] : to
      addCurve(
        to: to, control1: CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
        control2: CGPoint(x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor))
    }
  }

  /// As a cardinal spline, with distances to the power of alpha as the spline's own time (Barry and Goldman 1988).
  private mutating func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat) {
    func time(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    func control(_ end: CGPoint, _ other: CGPoint, beyond: CGPoint) -> CGPoint {
      let (near, far) = (time(end, other), time(end, beyond))
      guard near > 0, far > 0 else { return end }
      // The tangent at `end` of the parabola through the three, times a third of the way to `other`.
      func tangent(_ end: CGFloat, _ other: CGFloat, _ beyond: CGFloat) -> CGFloat {
        let slope = (other - end) / near - (other - beyond) / (near + far) + (end - beyond) / far
        return end + slope * near / 3
      }
      return CGPoint(x: tangent(end.x, other.x, beyond.x), y: tangent(end.y, other.y, beyond.y))
    }
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      let first = index > 1 ? control(from, to, beyond: points[index - 2]) : from
      let second = index + 1 < points.count ? control(to, from, beyond: points[index + 1]) : to
      addCurve(to: to, control1: first, control2: second)
    }
  }
}
