import AttributeGraph
import Foundation

/// A value that belongs to one window and comes back with it when the program is started again.
///
/// All views of the window that show a key stay in step; other windows have values of their own.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var location: StoredLocation<Value>?

  init(_ initial: Value, key: String) { (self.initial, self.key) = (initial, key) }

  /// The value; outside of a view the one given here.
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
