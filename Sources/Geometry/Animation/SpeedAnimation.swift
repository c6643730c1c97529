import Foundation

/// Runs another animation faster or slower.
struct SpeedAnimation: TimedAnimation {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  var repeatsForever: Bool { base.repeatsForever }

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
    speed > 0 ? base.duration(of: value).map { $0 / speed } : nil
  }
}

extension Animation {
  /// Runs `speed` times as fast; a speed below 1 is slower.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }
}
