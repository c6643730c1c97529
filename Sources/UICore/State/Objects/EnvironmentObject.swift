import AttributeGraph
import Combine

/// An observable object that `environmentObject(_:)` of a view outside put into the environment.
///
/// - Precondition: an object of exactly this type is there when a body uses it.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var wrapper: Wrapper?
  private var path: ViewPath?

  public init() {}

  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { projectedValue.object }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper {
    if let wrapper { return wrapper }
    guard let path else { callerError("@EnvironmentObject of \(typeName(ObjectType.self)) was read outside a body") }
    callerError(
      "no ObservableObject of type \(typeName(ObjectType.self)) was found: environmentObject(_:) is missing around the view",
      in: path)
  }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? { Storage(inputs: inputs) }

  private final class Storage: _DynamicPropertyStorage {
    private let watch: ObjectWatch<ObjectType>
    private let scope: EnvironmentScope
    private let path: ViewPath?
    private var source: Attribute<ObjectType?>?

    init(inputs: _GraphInputs) {
      scope = inputs.environment
      path = inputs.path
      watch = ObjectWatch(inputs: inputs, owner: inputs.graph.currentSubgraph)
    }

    override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
      let property = pointer.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
      let source = source ?? scope.object(ObjectType.self, in: graph)
      self.source = source
      property.pointee.path = path
      guard let object = graph.read(source) else { return }
      watch.follow(object, graph)
      property.pointee.wrapper = Wrapper(object: object, watch: watch, graph: graph)
    }

    override func removed() { watch.stop() }
    override var attribute: AttributeID { watch.version.id }
  }
}
