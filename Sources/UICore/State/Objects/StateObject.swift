import AttributeGraph
import Combine

/// An observable object that the view owns.
///
/// It is made once per identity of the view, when the view first appears, and released when the view is removed. The
/// initial value's expression is not evaluated again when the view's value is made anew.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private enum Content {
    case initially(() -> ObjectType)
    case installed(ObservedObject<ObjectType>.Wrapper)
  }
  private var content: Content

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { content = .initially(thunk) }

  /// The object. Outside of a view that is shown, each call makes a new one.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { projectedValue.object }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    switch content {
    case .initially(let make): ObservedObject<ObjectType>.Wrapper(object: make(), watch: nil, graph: nil)
    case .installed(let wrapper): wrapper
    }
  }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? { Storage(inputs: inputs) }

  private final class Storage: _DynamicPropertyStorage {
    private let watch: ObjectWatch<ObjectType>
    private var object: ObjectType?
    private let owner: Subgraph

    init(inputs: _GraphInputs) {
      owner = inputs.graph.currentSubgraph
      watch = ObjectWatch(inputs: inputs, owner: owner)
    }

    override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
      let property = pointer.assumingMemoryBound(to: StateObject<ObjectType>.self)
      if object == nil {
        guard case .initially(let make) = property.pointee.content else { return }
        object = graph.withoutTracking(make)
        // Keeps the object of a lazy row that is scrolled out of sight, as its state is kept.
        owner.hold()
      }
      guard let object else { return }
      watch.follow(object, graph)
      property.pointee.content = .installed(.init(object: object, watch: watch, graph: graph))
    }

    override func removed() {
      watch.stop()
      object = nil
    }
    override var attribute: AttributeID { watch.version.id }
  }
}
