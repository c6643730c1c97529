import Foundation

/// Another animation, which counts as complete after a time.
struct LogicalCompletionAnimation: TimedAnimation {
  var base: Animation
  /// Seconds.
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var inner = context
    let result = base.animate(value: value, time: time, context: &inner)
    context.state = inner.state
    if time >= duration { context.isLogicallyComplete = true }
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  var repeatsForever: Bool { base.repeatsForever }

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { base.duration(of: value) }
}

extension Animation {
  /// The same animation, logically complete after `duration` seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
