import AttributeGraph
import Combine

/// An observable object that the focused view of the window, or a view around it, publishes with `focusedObject(_:)` or
/// `focusedSceneObject(_:)`.
///
/// The body runs again when another object is there, and when the object changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var watch: ObjectWatch<ObjectType>?
  private var graph: Graph?

  /// Reads the object of this type.
  public init() {}

  /// Provides bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  /// The object; nil where no view publishes one.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType? { object }

  /// Bindings to the object's properties; nil where there is no object.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper? { object.map { Wrapper(object: $0, watch: watch, graph: graph) } }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? { Storage(inputs: inputs) }

  private final class Storage: _DynamicPropertyStorage {
    private let watch: ObjectWatch<ObjectType>
    private let reader: FocusedValueReader<ObjectType>

    init(inputs: _GraphInputs) {
      watch = ObjectWatch(inputs: inputs, owner: inputs.graph.currentSubgraph)
      reader = FocusedValueReader(inputs)
    }

    override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
      let property = pointer.assumingMemoryBound(to: FocusedObject<ObjectType>.self)
      let object = reader.read(\.[object: FocusedObjectKind<ObjectType>()], graph)
      property.pointee.object = object
      guard let object else { return }
      watch.follow(object, graph)
      property.pointee.watch = watch
      property.pointee.graph = graph
    }

    override func removed() { watch.stop() }
    override var attribute: AttributeID { reader.source?.id ?? .none }
  }
}
