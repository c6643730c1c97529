import Foundation

/// How a change is animated.
public struct Animation: Equatable, Sendable {
  /// The implementation.
  public let base: any CustomAnimation

  /// Uses a custom implementation.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// The animated value after `time` seconds; nil when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity after `time` seconds, per second; nil if it is unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from `previous`; see `CustomAnimation`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func equals<A: CustomAnimation>(_ base: A) -> Bool { base == rhs.base as? A }
    return equals(lhs.base)
  }
}

extension Animation: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { "\(base)" }
}
