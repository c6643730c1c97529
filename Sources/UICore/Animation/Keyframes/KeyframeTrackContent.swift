import Foundation
import Geometry

/// The keyframes of one track: each says which value it reaches, how long it takes, and how it interpolates.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  /// This content, composed of other keyframes.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes to a track.
  func _append(to track: inout _KeyframeTrackPath<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _append(to track: inout _KeyframeTrackPath<Value>) { body._append(to: &track) }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a keyframe and has no body") }
}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Never: KeyframeTrackContent {
  public func _append(to track: inout _KeyframeTrackPath<Never>) {}
}

/// A keyframe that interpolates to its value along a timing curve; linear by default.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  let value: Value
  let duration: TimeInterval
  let curve: UnitCurve

  /// - Parameter duration: seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    (value, self.duration, curve) = (to, duration, timingCurve)
  }

  public func _append(to track: inout _KeyframeTrackPath<Value>) {
    track.append(.linear(curve), to: value.animatableData, duration: duration)
  }
}

/// A keyframe that interpolates to its value along a cubic curve, with no jump in speed between cubic keyframes.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  let value: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// - Parameters:
  ///   - duration: seconds.
  ///   - startVelocity: units of the value per second; by default the velocity with which the previous keyframe ends.
  ///   - endVelocity: units of the value per second; by default the one that makes the motion smooth.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    (value, self.duration, self.startVelocity, self.endVelocity) = (to, duration, startVelocity, endVelocity)
  }

  public func _append(to track: inout _KeyframeTrackPath<Value>) {
    track.append(
      .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData), to: value.animatableData,
      duration: duration)
  }
}

/// A keyframe that moves to its value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  let value: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// - Parameters:
  ///   - duration: seconds; the spring's settling duration by default.
  ///   - startVelocity: units of the value per second; by default the velocity with which the previous keyframe ends.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    (value, self.duration, self.spring, self.startVelocity) = (to, duration, spring, startVelocity)
  }

  public func _append(to track: inout _KeyframeTrackPath<Value>) {
    track.append(
      .spring(spring, start: startVelocity?.animatableData), to: value.animatableData,
      duration: duration ?? spring.settlingDuration)
  }
}

/// A keyframe that sets its value at once, without interpolating.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  let value: Value
  public init(_ to: Value) { value = to }

  public func _append(to track: inout _KeyframeTrackPath<Value>) {
    track.append(.move, to: value.animatableData, duration: 0)
  }
}

/// Several keyframes, one after another.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  var parts: [(inout _KeyframeTrackPath<Value>) -> Void]
  public func _append(to track: inout _KeyframeTrackPath<Value>) { for part in parts { part(&track) } }
}

/// Builds a track from keyframes.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(parts: []) }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
    _KeyframeSequence(parts: [accumulated._append, next._append])
  }
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence(parts: components.map { $0._append }) }
  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence(parts: [component._append]) }
  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence(parts: [component._append]) }
}
