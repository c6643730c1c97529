import AttributeGraph
import Combine

/// An observable object that the view does not own; its changes run the view's body again.
///
/// The body runs once, however often the object changes before a frame. A view that makes its object in its initialiser
/// gets a new one each time; use `StateObject` to keep it.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  var watch: ObjectWatch<ObjectType>?
  var graph: Graph?

  public init(wrappedValue: ObjectType) { object = wrappedValue }
  public init(initialValue: ObjectType) { object = initialValue }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: object, watch: watch, graph: graph) }

  /// Provides bindings to the properties of an observed object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let watch: ObjectWatch<ObjectType>?
    let graph: Graph?

    /// A binding to a property; bodies that read it run again when the object changes.
    @MainActor @preconcurrency
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(location: ObjectLocation(object, keyPath, watch: watch, graph: graph))
    }
  }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? { Storage(inputs: inputs) }

  private final class Storage: _DynamicPropertyStorage {
    private let watch: ObjectWatch<ObjectType>

    init(inputs: _GraphInputs) { watch = ObjectWatch(inputs: inputs, owner: inputs.graph.currentSubgraph) }

    override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
      let property = pointer.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
      watch.follow(property.pointee.object, graph)
      property.pointee.watch = watch
      property.pointee.graph = graph
    }

    override func removed() { watch.stop() }
    override var attribute: AttributeID { watch.version.id }
  }
}
