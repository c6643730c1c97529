import AttributeGraph
import Foundation

/// A property that follows the focus through `focused` modifiers; setting it moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// The binding that `focused` takes.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    let initial: Value

    public var wrappedValue: Value {
      get { location?.get() ?? initial }
      nonmutating set { location?.set(newValue, transaction: .current) }
    }
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var location: StateLocation<Value>?

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: .current) }
  }

  public var projectedValue: Binding { Binding(location: location, initial: initial) }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? { Storage(inputs: inputs) }

  private final class Storage: _DynamicPropertyStorage {
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
      let state = pointer.assumingMemoryBound(to: FocusState<Value>.self)
      if location == nil {
        location = owner.adopt { StateLocation(state.pointee.initial, viewGraph: viewGraph, path: path, name: name) }
      }
      state.pointee.location = location
    }

    override func removed() { location?.remove() }
    override var attribute: AttributeID { location?.attribute.id ?? .none }
  }
}
