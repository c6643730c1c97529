import AttributeGraph
import TraceRecorder

/// A value that a view owns: kept for as long as the view's identity lives, and re-running only the bodies that read it.
///
/// Reading it outside `body` gives the latest written value. Writing it during `body` is a mistake: the write is applied
/// in the next update, and a message names the view.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  var initial: Value
  var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.write(newValue, transaction: .current, as: .state) }
  }

  /// A binding to the value; equal each time it is asked for.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
    StateStorage<Value>(inputs: inputs)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Where a state's value lives: a source in the graph, and the latest value written but not yet applied.
final class StateLocation<Value>: Location<Value>, PendingWrite {
  let attribute: Attribute<Value>
  private var latest: Value
  private var isPending = false
  private weak var viewGraph: ViewGraph?
  private let owner: Subgraph
  let path: ViewPath?
  /// As the property is declared.
  private let name: String
  /// The view is gone: what still holds a binding keeps the value but moves nothing.
  var isRemoved = false

  init(_ value: Value, viewGraph: ViewGraph, path: ViewPath?, name: String) {
    latest = value
    attribute = viewGraph.graph.source(value)
    owner = viewGraph.graph.currentSubgraph
    self.viewGraph = viewGraph
    self.path = path
    self.name = name
  }

  override func get() -> Value {
    guard !isRemoved, let viewGraph else { return latest }
    // Inside an update the graph's value counts, and the reader depends on it.
    if viewGraph.graph.runningAttribute != .none { return viewGraph.graph.read(attribute) }
    return latest
  }

  override func set(_ value: Value, transaction: Transaction) { write(value, transaction: transaction, as: .binding) }

  func write(_ value: Value, transaction: Transaction, as kind: WriteKind) {
    latest = value
    guard !isRemoved, let viewGraph else { return }
    isPending = true
    owner.hold()
    viewGraph.enqueue(
      self, transaction: transaction, path: path,
      write: viewGraph.tracing?.write(kind, of: attribute.id, path: path, name: name))
  }

  func applyWrite() {
    guard isPending, !isRemoved, let viewGraph else { return }
    isPending = false
    viewGraph.graph.write(attribute, latest)
  }
}

private final class StateStorage<Value>: _DynamicPropertyStorage {
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
    let state = pointer.assumingMemoryBound(to: State<Value>.self)
    if location == nil {
      location = owner.adopt { StateLocation(state.pointee.initial, viewGraph: viewGraph, path: path, name: name) }
    }
    state.pointee.location = location
  }

  override func removed() { location?.isRemoved = true }
  override var attribute: AttributeID { location?.attribute.id ?? .none }
}
