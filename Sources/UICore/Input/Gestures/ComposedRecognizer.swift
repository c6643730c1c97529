import Foundation
import TraceRecorder

/// One of the gestures of a composed gesture, with what it has recognised so far.
final class GesturePart<Value> {
  private let recognizer: _GestureRecognizer<Value>
  private var effects = GestureEffects()
  private(set) var phase = GesturePhase<Value>.possible(nil)
  private(set) var value: Value?

  init<G: Gesture>(_ gesture: G) where G.Value == Value { recognizer = gesture._makeRecognizer() }

  var isFailed: Bool { if case .failed = phase { true } else { false } }
  /// Whether it has ended or failed.
  var isOver: Bool { if case .ended = phase { true } else { isFailed } }
  var isRecognized: Bool {
    switch phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  var deadline: Double? { isOver ? nil : recognizer.deadline }
  var isDiscrete: Bool { recognizer.isDiscrete }
  var insists: Bool { !isOver && recognizer.insists }
  var isMagnification: Bool { recognizer.isMagnification }
  var isRotation: Bool { recognizer.isRotation }
  var cause: CauseKind { recognizer.cause }

  func handle(_ event: GestureEvent) {
    // A pinch is nothing to a gesture of presses, nor is a turn.
    if isOver || (event.magnification != 1 && !recognizer.isMagnification) { return }
    if event.rotation != .zero, !recognizer.isRotation { return }
    phase = recognizer.handle(event, &effects)
    switch phase {
    case .possible(let new): value = new ?? value
    case .active(let new), .ended(let new): value = new
    case .failed:
      value = nil
      effects.held = []
      recognizer.cancel(&effects)
    }
  }

  /// Hands out the closures that wait.
  func release(into effects: inout GestureEffects) {
    effects.immediate += self.effects.immediate
    effects.held += self.effects.held
    self.effects = GestureEffects()
  }

  func cancel(_ effects: inout GestureEffects) {
    if isOver { return }
    phase = .failed
    value = nil
    self.effects.held = []
    recognizer.cancel(&self.effects)
    effects.immediate += self.effects.immediate
    self.effects = GestureEffects()
  }

  func adopt(_ other: GesturePart<Value>) { recognizer.adopt(other.recognizer) }
}

/// A recogniser of two gestures.
class ComposedRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
  final let first: GesturePart<First>
  final let second: GesturePart<Second>

  init(_ first: GesturePart<First>, _ second: GesturePart<Second>) { (self.first, self.second) = (first, second) }

  override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }
  override var isDiscrete: Bool { first.isDiscrete && second.isDiscrete }
  override var insists: Bool { first.insists || second.insists }
  override var isMagnification: Bool { first.isMagnification || second.isMagnification }
  override var isRotation: Bool { first.isRotation || second.isRotation }
  override var cause: CauseKind { first.cause }

  override func cancel(_ effects: inout GestureEffects) {
    first.cancel(&effects)
    second.cancel(&effects)
  }

  override func adopt(_ other: _GestureRecognizer<Value>) {
    guard let other = other as? Self else { return }
    first.adopt(other.first)
    second.adopt(other.second)
  }
}
