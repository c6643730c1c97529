import AttributeGraph
import Combine

/// An observable object that the view owns.
///
/// The object is made when the view first appears in the hierarchy, once for the view's identity, and released when that
/// ends; what the initializer is given when the view's value is made anew is not evaluated.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private enum Content {
    case initially(() -> ObjectType)
    case installed(ObservedObject<ObjectType>.Wrapper)
  }
  private var content: Content

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { content = .initially(thunk) }

  /// The object. Outside of a view that is shown there is none to share: each call makes one.
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
        // A lazy row's object lives on while the row is out of sight, as its state does.
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
