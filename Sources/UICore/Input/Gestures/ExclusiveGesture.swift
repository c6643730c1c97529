import Foundation
import TraceRecorder

/// Two gestures of which one is recognised; the first has precedence.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// None: Apus recognises it itself.
  public typealias Body = Never

  /// The value of the gesture that was recognised.
  public enum Value {
    /// The first gesture's.
    case first(First.Value)
    /// The second gesture's.
    case second(Second.Value)
  }

  /// The gesture with precedence.
  public var first: First
  /// The gesture that is recognised where the first one is not.
  public var second: Second

  /// Recognises one of two gestures.
  nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Value> {
    ExclusiveRecognizer(GesturePart(first), GesturePart(second), first: { .first($0) }, second: { .second($0) })
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Recognises this gesture, or another where this one fails.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

private final class ExclusiveRecognizer<First, Second, Value>: ComposedRecognizer<First, Second, Value> {
  private let firstValue: (First) -> Value
  private let secondValue: (Second) -> Value

  init(
    _ first: GesturePart<First>, _ second: GesturePart<Second>, first firstValue: @escaping (First) -> Value,
    second secondValue: @escaping (Second) -> Value
  ) {
    (self.firstValue, self.secondValue) = (firstValue, secondValue)
    super.init(first, second)
  }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
    first.handle(event)
    if !first.isRecognized { second.handle(event) }
    first.release(into: &effects)
    if first.isFailed {
      // What the second did while the first could still be recognised counts from now on.
      second.release(into: &effects)
      return second.phase.map(secondValue)
    }
    if first.isRecognized { second.cancel(&effects) }
    return first.phase.map(firstValue)
  }
}
