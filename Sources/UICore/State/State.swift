import AttributeGraph

/// A value that a view owns: it lives as long as the view's identity, and its changes run only the bodies that read it.
///
/// Reading it outside of `body` gives the latest written value. Writing it during `body` is a mistake: the write is
/// applied in the next update, and a message names the view. Any thread may read and write; the last write counts.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  var initial: Value
  var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get {
      // `location?.get()` would make an optional, whose type metadata would be looked up each time.
      guard let location else { return initial }
      return location.get()
    }
    nonmutating set { location?.write(newValue, transaction: .current, as: .state) }
  }

  /// A binding to the value. All bindings to one state are equal.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
    StateStorage<Value>(inputs: inputs)
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

private final class StateStorage<Value>: _DynamicPropertyStorage {
  private unowned let viewGraph: ViewGraph
  private let owner: Subgraph
  private let path: ViewPath?
  private var location: StateLocation<Value>?
  private let offset = offsetOfSecond(Value.self, StateLocation<Value>?.self)

  init(inputs: _GraphInputs) {
    viewGraph = inputs.viewGraph
    owner = inputs.graph.currentSubgraph
    path = inputs.path
  }

  override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
    // The parts of a `State<Value>`, whose description would be looked up each time.
    if location == nil {
      let initial = pointer.assumingMemoryBound(to: Value.self).pointee
      location = owner.adopt { StateLocation(initial, viewGraph: viewGraph, path: path, name: name) }
    }
    (pointer + offset).assumingMemoryBound(to: AnyObject?.self).pointee = location
  }

  override func removed() { location?.remove() }
  override var attribute: AttributeID { location?.attribute.id ?? .none }
}
