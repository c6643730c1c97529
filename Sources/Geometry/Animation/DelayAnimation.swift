import Foundation

/// Runs another animation later.
struct DelayAnimation: TimedAnimation {
  var base: Animation
  /// Seconds. A negative delay starts in the middle.
  var delay: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time >= delay else { return .zero }
    return base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time >= delay else { return .zero }
    return base.velocity(value: value, time: time - delay, context: context)
  }

  var repeatsForever: Bool { base.repeatsForever }

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
    base.duration(of: value).map { max($0 + delay, 0) }
  }
}

extension Animation {
  /// Starts after `delay` seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// The duration of the base in seconds, if it is known.
  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
    (base as? any TimedAnimation)?.duration(of: value)
  }
}
