import Foundation
import TraceRecorder

/// Two gestures that are recognised at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// None: Apus recognises it itself.
  public typealias Body = Never

  /// What both have recognised; nil for the one that has not.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Recognises both gestures, whichever comes first.
  nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(GesturePart(first), GesturePart(second)) { Value(first: $0, second: $1) }
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
  /// Recognises this gesture and another at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousRecognizer<First, Second, Value>: ComposedRecognizer<First, Second, Value> {
  private let value: (First?, Second?) -> Value

  init(_ first: GesturePart<First>, _ second: GesturePart<Second>, value: @escaping (First?, Second?) -> Value) {
    self.value = value
    super.init(first, second)
  }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
    first.handle(event)
    second.handle(event)
    first.release(into: &effects)
    second.release(into: &effects)
    if first.isFailed, second.isFailed { return .failed }
    let both = value(first.value, second.value)
    if first.isOver, second.isOver { return .ended(both) }
    if first.isRecognized || second.isRecognized { return .active(both) }
    return .possible(first.value == nil && second.value == nil ? nil : both)
  }
}
