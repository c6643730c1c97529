import Foundation

/// A curve through the unit square from (0, 0) to (1, 1): progress in, eased progress out.
public struct UnitCurve: Hashable, Sendable {
  enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The inverse of `circularEaseInOut`.
    case circularEaseOutIn
    case bezier(CubicBezierTiming)
  }

  var function: Function

  /// Output equals input.
  public static let linear = UnitCurve(function: .linear)

  /// Starts slowly, ends fast: control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

  /// Starts fast, ends slowly: control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// The lower right quarter of a unit circle.
  public static let circularEaseIn = UnitCurve(function: .circularEaseIn)

  /// The upper left quarter of a unit circle.
  public static let circularEaseOut = UnitCurve(function: .circularEaseOut)

  /// Two quarters of a circle of diameter 1: lower right, then upper left.
  public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

  /// A cubic curve from (0, 0) to (1, 1); the x of both control points is clamped to 0…1 so that it stays a function.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      function: .bezier(
        CubicBezierTiming(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
          y2: Double(endControlPoint.y))))
  }

  /// The eased progress. `progress` is clamped to 0…1; a Bézier's result may leave that range.
  public func value(at progress: Double) -> Double {
    let t = Self.clamped(progress)
    switch function {
    case .linear: return t
    case .circularEaseIn: return 1 - (1 - t * t).squareRoot()
    case .circularEaseOut: return (t * (2 - t)).squareRoot()
    case .circularEaseInOut:
      if t < 0.5 { return (1 - (1 - 4 * t * t).squareRoot()) / 2 }
      let u = 2 - 2 * t
      return (1 + max(1 - u * u, 0).squareRoot()) / 2
    case .circularEaseOutIn:
      if t < 0.5 { return (t * (1 - t)).squareRoot() }
      return 1 - (t * (1 - t)).squareRoot()
    case .bezier(let curve): return curve.y(x: t)
    }
  }

  /// The slope of the curve at a progress clamped to 0…1; infinite where the curve is vertical.
  public func velocity(at progress: Double) -> Double {
    let t = Self.clamped(progress)
    switch function {
    case .linear: return 1
    case .circularEaseIn: return t / (1 - t * t).squareRoot()
    case .circularEaseOut: return (1 - t) / (t * (2 - t)).squareRoot()
    case .circularEaseInOut:
      let u = t < 0.5 ? 2 * t : 2 - 2 * t
      return u / max(1 - u * u, 0).squareRoot()
    case .circularEaseOutIn:
      return abs(1 - 2 * t) / (2 * (t * (1 - t)).squareRoot())
    case .bezier(let curve): return curve.slope(x: t)
    }
  }

  /// The curve mirrored at the diagonal: input and output swapped.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(function: .circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    case .bezier(let curve):
      UnitCurve(function: .bezier(CubicBezierTiming(x1: curve.y1, y1: curve.x1, x2: curve.y2, y2: curve.x2)))
    }
  }

  private static func clamped(_ progress: Double) -> Double {
    progress >= 1 ? 1 : (progress > 0 ? progress : 0)
  }
}
