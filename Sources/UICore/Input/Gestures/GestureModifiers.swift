import Foundation
import Geometry
import TraceRecorder

/// A gesture that calls an action when its value changes.
nonisolated public struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
    ChangedRecognizer(base._makeRecognizer(), action: action)
  }
}

nonisolated public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
    EndedRecognizer(base._makeRecognizer(), action: action)
  }
}

nonisolated public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: (Base.Value) -> Value

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Value> {
    MappedRecognizer(base._makeRecognizer(), gesture: transform)
  }
}

extension Gesture {
  /// Calls `action` when the gesture's value changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable { _ChangedGesture(base: self, action: action) }

  /// Calls `action` when the gesture ends successfully.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Transforms the gesture's value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

/// A recogniser that wraps another.
class WrappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
  let base: _GestureRecognizer<Base>
  init(_ base: _GestureRecognizer<Base>) { self.base = base }

  override var deadline: Double? { base.deadline }
  override var isDiscrete: Bool { base.isDiscrete }
  override var insists: Bool { base.insists }
  override var cause: CauseKind { base.cause }
  override var isMagnification: Bool { base.isMagnification }
  override var isRotation: Bool { base.isRotation }
  override func cancel(_ effects: inout GestureEffects) { base.cancel(&effects) }
  override func adopt(_ other: _GestureRecognizer<Value>) {
    if let other = other as? WrappingRecognizer<Base, Value> { base.adopt(other.base) }
  }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  private var action: (Value) -> Void
  private var last: Value?

  init(_ base: _GestureRecognizer<Value>, action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
    let phase = base.handle(event, &effects)
    switch phase {
    case .possible(let value?) where value != last:
      last = value
      effects.immediate.append { [self] in action(value) }
    case .active(let value) where value != last:
      last = value
      effects.held.append { [self] in action(value) }
    case .possible, .active, .ended, .failed: break
    }
    return phase
  }

  override func adopt(_ other: _GestureRecognizer<Value>) {
    super.adopt(other)
    if let other = other as? ChangedRecognizer<Value> { action = other.action }
  }
}

private final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private var action: (Value) -> Void

  init(_ base: _GestureRecognizer<Value>, action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
    let phase = base.handle(event, &effects)
    if case .ended(let value) = phase { effects.held.append { [self] in action(value) } }
    return phase
  }

  override func adopt(_ other: _GestureRecognizer<Value>) {
    super.adopt(other)
    if let other = other as? EndedRecognizer<Value> { action = other.action }
  }
}

final class MappedRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  private var transform: (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, gesture transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
    base.handle(event, &effects).map(transform)
  }

  override func adopt(_ other: _GestureRecognizer<Value>) {
    super.adopt(other)
    if let other = other as? MappedRecognizer<Base, Value> { transform = other.transform }
  }
}
