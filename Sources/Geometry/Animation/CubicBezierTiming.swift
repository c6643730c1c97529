import Foundation

/// A cubic Bézier from (0, 0) to (1, 1), as a function of x.
///
/// If both control points have an x in 0…1, x increases with the curve's parameter, so each x has one y.
struct CubicBezierTiming: Hashable, Sendable {
  let x1, y1, x2, y2: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func clamped(_ x: Double) -> Double { x >= 1 ? 1 : (x > 0 ? x : 0) }
    func finite(_ y: Double) -> Double { y.isFinite ? y : 0 }
    (self.x1, self.y1, self.x2, self.y2) = (clamped(x1), finite(y1), clamped(x2), finite(y2))
  }

  func y(x: Double) -> Double {
    // The ends are exact, independent of the solver's rounding.
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.position(y1, y2, parameter(x: x))
  }

  func slope(x: Double) -> Double {
    // A control point that lies on its end gives no tangent there, and the curve stands still.
    let t = parameter(x: x)
    let (dx, dy) = (Self.derivative(x1, x2, t), Self.derivative(y1, y2, t))
    if dx > 0 { return dy / dx }
    return dy == 0 ? 0 : (dy > 0 ? .infinity : -.infinity)
  }

  /// Newton's method within a shrinking interval, so that it converges even where the curve is flat.
  private func parameter(x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<64 {
      let error = Self.position(x1, x2, t) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let step = t - error / Self.derivative(x1, x2, t)
      let next = step > low && step < high ? step : (low + high) / 2
      if next == t { break }
      t = next
    }
    return t
  }

  private static func position(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
