import Foundation

/// Computes how a value moves over time.
///
/// Values are changes: an animation runs from zero to `value`, and the result is added to the value at its beginning.
public protocol CustomAnimation: Hashable, Sendable {
  /// The animated value after `time` seconds; nil when the animation is over.
  ///
  /// - Parameter time: seconds since the animation began. It never decreases from call to call.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The velocity after `time` seconds, per second; nil if it is unknown.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation takes over from `previous`, which is still running on the same value.
  ///
  /// If it returns true, it replaces `previous` and takes over its context, start and clock: in later calls `time`
  /// counts from the beginning of `previous`, and `value` is the change from the start of `previous` to the new target.
  /// If it returns false, both run and their results are added.
  ///
  /// - Parameters:
  ///   - value: the change that `previous` was making.
  ///   - time: seconds since `previous` began.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation that knows its duration, so that a repetition can compute its position from the time alone.
protocol TimedAnimation: CustomAnimation {
  /// Seconds; nil if the duration is unknown or infinite.
  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval?
  /// Whether it never ends.
  var repeatsForever: Bool { get }
}

extension TimedAnimation {
  var repeatsForever: Bool { false }
}

extension Animation {
  /// Whether it is known that it never ends.
  package var repeatsForever: Bool { (base as? any TimedAnimation)?.repeatsForever ?? false }
}
