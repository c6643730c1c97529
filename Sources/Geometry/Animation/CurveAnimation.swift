import Foundation

/// Animates along a timing curve over a duration.
struct CurveAnimation: TimedAnimation {
  var curve: UnitCurve
  /// Seconds.
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time >= 0, time < duration else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { max(duration, 0) }
}

extension Animation {
  /// Control points (0.42, 0) and (0.58, 1), over 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Control points (0.42, 0) and (1, 1), over 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at the start.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Control points (0, 0) and (0.58, 1), over 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// At constant speed, over 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// At constant speed.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// Along the cubic Bézier with these control points; the x coordinates are clamped to 0…1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Along `curve`, over `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
}
