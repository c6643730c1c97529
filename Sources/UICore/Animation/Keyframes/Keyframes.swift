import Foundation
import Geometry

/// Keyframe tracks that animate a value or its properties.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes

  /// These keyframes, composed of other tracks.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Appends the tracks to a timeline that begins with `initialValue`.
  func _append(to timeline: inout _KeyframeTracks<Value>, from initialValue: Value)
}

extension Keyframes where Body.Value == Value {
  public func _append(to timeline: inout _KeyframeTracks<Value>, from initialValue: Value) {
    body._append(to: &timeline, from: initialValue)
  }
}

extension Keyframes where Body == Never {
  public var body: Never { fatalError("\(Self.self) holds keyframes and has no body") }
}

extension Never: Keyframes {
  public func _append(to timeline: inout _KeyframeTracks<Never>, from: Never) {}
}

/// Collects the tracks of a timeline.
public struct _KeyframeTracks<Root> {
  var duration: TimeInterval = 0
  var updates: [(inout Root, TimeInterval) -> Void] = []
}

/// The keyframes of one property, one after another.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = Never
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Creates a track for one property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public func _append(to timeline: inout _KeyframeTracks<Root>, from initialValue: Root) {
    var path = _KeyframeTrackPath<Value>()
    content._append(to: &path)
    let segments = KeyframeSegments(path, from: initialValue[keyPath: keyPath].animatableData)
    timeline.duration = max(timeline.duration, segments.duration)
    timeline.updates.append { [keyPath] in $0[keyPath: keyPath].animatableData = segments.value(at: $1) }
  }
}

/// Several tracks that run at the same time.
public struct _KeyframeGroup<Value>: Keyframes {
  public typealias Body = Never
  var parts: [(inout _KeyframeTracks<Value>, Value) -> Void]
  public func _append(to timeline: inout _KeyframeTracks<Value>, from initialValue: Value) {
    for part in parts { part(&timeline, initialValue) }
  }
}

/// Builds tracks; keyframes outside a track animate the whole value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildBlock() -> _KeyframeGroup<Value> { _KeyframeGroup(parts: []) }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(accumulated: A, next: B) -> _KeyframeGroup<Value>
  where A.Value == Value, B.Value == Value { _KeyframeGroup(parts: [accumulated._append, next._append]) }
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
    _KeyframeSequence(parts: [accumulated._append, next._append])
  }
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value { KeyframeTrack { component } }
}

/// Computes the values that keyframes give over time, without a view.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: _KeyframeTracks<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, content())
  }

  init(initialValue: Value, _ content: some Keyframes<Value>) {
    self.initialValue = initialValue
    var tracks = _KeyframeTracks<Value>()
    content._append(to: &tracks, from: initialValue)
    self.tracks = tracks
  }

  /// Seconds until the end of the longest track.
  public var duration: TimeInterval { tracks.duration }

  /// - Parameter time: seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }
  /// - Parameter progress: 0 at the start, 1 at the end.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets each property that has a track to its value at `time`, in seconds.
  public func update(value: inout Value, time: Double) { for update in tracks.updates { update(&value, time) } }
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
