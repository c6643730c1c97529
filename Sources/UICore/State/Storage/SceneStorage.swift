import AttributeGraph
import Foundation

/// A value of one window, restored with the window when the program is started again.
///
/// All views of the window with the same key share the value; other windows have their own.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var location: StoredLocation<Value>?

  init(_ initial: Value, key: String) { (self.initial, self.key) = (initial, key) }

  /// The value; outside of a view, the default given here.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? { Storage(inputs: inputs) }

  private final class Storage: StoredPropertyStorage<Value> {
    private let scope: EnvironmentScope

    override init(inputs: _GraphInputs) {
      scope = inputs.environment
      super.init(inputs: inputs)
    }

    override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
      let property = pointer.assumingMemoryBound(to: SceneStorage<Value>.self)
      guard let values = graph.read(scope.value(\.sceneValues, in: graph)) else { return }
      property.pointee.location = follow(
        property.pointee.key, initial: property.pointee.initial, identity: values
      ) { values }
    }
  }
}
