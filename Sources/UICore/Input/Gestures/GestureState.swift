import AttributeGraph
import Foundation
import Geometry

/// A property that a gesture updates while it is in progress, and that is reset to its initial value when it ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  var initial: Value
  var location: StateLocation<Value>?
  let reset: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: the transaction of the reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { _, transaction in transaction = resetTransaction })
  }

  /// - Parameter reset: gets the last value, and sets up the transaction of the reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// - Parameter resetTransaction: the transaction of the reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: gets the last value, and sets up the transaction of the reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { location?.get() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
    GestureStateStorage<Value>(inputs: inputs)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: gets the last value, and sets up the transaction of the reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

private final class GestureStateStorage<Value>: _DynamicPropertyStorage {
  private unowned let viewGraph: ViewGraph
  private let owner: Subgraph
  private let path: ViewPath?
  private var location: StateLocation<Value>?

  init(inputs: _GraphInputs) {
    viewGraph = inputs.viewGraph
    owner = inputs.graph.currentSubgraph
    path = inputs.path
  }

  override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
    let state = pointer.assumingMemoryBound(to: GestureState<Value>.self)
    if location == nil {
      location = owner.adopt { StateLocation(state.pointee.initial, viewGraph: viewGraph, path: path, name: name) }
    }
    state.pointee.location = location
  }

  override func removed() { location?.remove() }
  override var attribute: AttributeID { location?.attribute.id ?? .none }
}

/// A gesture that updates a `GestureState`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
    UpdatingRecognizer(base._makeRecognizer(), state: state, update: update)
  }
}

extension Gesture {
  /// Updates `state` while the gesture is in progress; afterwards it is reset to its initial value.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, update: body) }
}

private final class UpdatingRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
  private var state: GestureState<State>
  private var update: (Value, inout State, inout Transaction) -> Void
  private var isApplied = false

  init(
    _ base: _GestureRecognizer<Value>, state: GestureState<State>,
    update: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.update = update
    super.init(base)
  }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
    let phase = base.handle(event, &effects)
    switch phase {
    case .possible(let value?): effects.immediate.append { [self] in apply(value) }
    case .active(let value): effects.held.append { [self] in apply(value) }
    case .ended, .failed: effects.immediate.append { [self] in reset() }
    case .possible(nil): break
    }
    return phase
  }

  private func apply(_ value: Value) {
    guard let location = state.location else { return }
    isApplied = true
    var current = location.get()
    var transaction = Transaction()
    transaction.isContinuous = true
    update(value, &current, &transaction)
    location.set(current, transaction: transaction)
  }

  private func reset() {
    guard isApplied, let location = state.location else { return }
    isApplied = false
    var transaction = Transaction()
    state.reset(location.get(), &transaction)
    location.set(state.initial, transaction: transaction)
  }

  override func cancel(_ effects: inout GestureEffects) {
    super.cancel(&effects)
    effects.immediate.append { [self] in reset() }
  }

  override func adopt(_ other: _GestureRecognizer<Value>) {
    super.adopt(other)
    if let other = other as? UpdatingRecognizer<Value, State> {
      state = other.state
      update = other.update
    }
  }
}
