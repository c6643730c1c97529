import Foundation
import Geometry

/// Keyframes of one track: where a value is to be, when, and how it gets there.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  /// The content, in terms of other keyframes.
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

/// To a value along a timing curve; a straight line by default.
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

/// To a value along a cubic curve that meets its neighbours without a jump in speed.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  let value: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// - Parameters:
  ///   - duration: seconds.
  ///   - startVelocity: per second; by default what makes the motion smooth, as is `endVelocity`.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    (value, self.duration, self.startVelocity, self.endVelocity) = (to, duration, startVelocity, endVelocity)
  }

  public func _append(to track: inout _KeyframeTrackPath<Value>) {
    track.append(
      .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData), to: value.animatableData,
      duration: duration)
  }
}

/// To a value as a spring gets there.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  let value: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// - Parameters:
  ///   - duration: seconds; the spring's settling duration by default.
  ///   - startVelocity: per second; that of the keyframe before by default.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    (value, self.duration, self.spring, self.startVelocity) = (to, duration, spring, startVelocity)
  }

  public func _append(to track: inout _KeyframeTrackPath<Value>) {
    track.append(
      .spring(spring, start: startVelocity?.animatableData), to: value.animatableData,
      duration: duration ?? spring.settlingDuration)
  }
}

/// To a value at once.
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
