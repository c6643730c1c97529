import Foundation

/// How a value moves over time.
///
/// Values are changes: an animation runs from zero to `value`, and the system adds the result to where it began.
public protocol CustomAnimation: Hashable, Sendable {
  /// Where the animation is after `time` seconds, or nil once it is over.
  ///
  /// - Parameter time: seconds since the animation began; does not fall from call to call.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// How fast it moves after `time` seconds, per second; nil where that is not known.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation takes over from `previous`, which is still running on the same value.
  ///
  /// When it returns true it replaces `previous` and keeps its context, its start and its clock: later calls have
  /// `time` counted from when `previous` began, and `value` from where `previous` began to the new target. When it
  /// returns false, both run and their results are added.
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

/// An animation that can say how long it takes, which lets a repetition find its place from the time alone.
protocol TimedAnimation: CustomAnimation {
  /// Seconds, or nil where it is not known or without end.
  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval?
  /// Whether it never reaches an end.
  var repeatsForever: Bool { get }
}

extension TimedAnimation {
  var repeatsForever: Bool { false }
}

extension Animation {
  /// Whether it is known to run without end.
  package var repeatsForever: Bool { (base as? any TimedAnimation)?.repeatsForever ?? false }
}
