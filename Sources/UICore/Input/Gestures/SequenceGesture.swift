import Foundation
import TraceRecorder

/// A gesture that must succeed before another begins.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// None: Apus recognises it itself.
  public typealias Body = Never

  /// How far the sequence is.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended; the second has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes after it.
  public var second: Second

  /// Recognises one gesture after another.
  nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Value> {
    SequenceRecognizer(GesturePart(first), GesturePart(second), first: { .first($0) }, second: { .second($0, $1) })
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Recognises another gesture once this one has succeeded.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private final class SequenceRecognizer<First, Second, Value>: ComposedRecognizer<First, Second, Value> {
  private let firstValue: (First) -> Value
  private let secondValue: (First, Second?) -> Value
  /// When the second gesture must have begun, where the first one ended with the press.
  private var secondDeadline: Double?

  init(
    _ first: GesturePart<First>, _ second: GesturePart<Second>, first firstValue: @escaping (First) -> Value,
    second secondValue: @escaping (First, Second?) -> Value
  ) {
    (self.firstValue, self.secondValue) = (firstValue, secondValue)
    super.init(first, second)
  }

  override var deadline: Double? { first.isOver ? secondDeadline ?? second.deadline : first.deadline }
  override var isDiscrete: Bool { second.isDiscrete }
  override var insists: Bool { first.isOver ? second.insists : first.insists }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
    if first.isOver { return handleSecond(event, &effects) }
    first.handle(event)
    first.release(into: &effects)
    if first.isFailed { return .failed }
    guard first.isOver, let value = first.value else { return .possible(first.value.map(firstValue)) }
    if event.kind == .up {
      secondDeadline = event.time + multipleTapInterval
      return .possible(secondValue(value, nil))
    }
    // The press goes on: for the second gesture it begins here.
    var event = event
    event.kind = .down
    _ = handleSecond(event, &effects)
    return .active(secondValue(value, second.value))
  }

  private func handleSecond(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
    guard let value = first.value else { return .failed }
    if let secondDeadline {
      if event.kind == .timer {
        return event.time >= secondDeadline - 1e-6 ? .failed : .possible(secondValue(value, nil))
      }
      self.secondDeadline = nil
    }
    second.handle(event)
    second.release(into: &effects)
    if second.isFailed { return .failed }
    let both = secondValue(value, second.value)
    return second.isOver ? .ended(both) : .active(both)
  }
}
