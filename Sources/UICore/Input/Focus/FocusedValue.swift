import AttributeGraph
import Observation

/// A value that the focused view of the window, or a view around it, publishes; nil where none does.
///
/// In commands and views it is that of their own window, in an `App` and its scenes that of the active one. The body runs
/// again when this value changes, not when others do.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  fileprivate let keyPath: KeyPath<FocusedValues, Value?>
  fileprivate var value: Value?

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// Reads the object of this type that `focusedValue(_:)` or `focusedSceneValue(_:)` published.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = \.[object: FocusedObjectKind<Value>()]
  }

  /// The value; nil where no view publishes one.
  public var wrappedValue: Value? { value }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? { Storage(inputs: inputs) }

  private final class Storage: _DynamicPropertyStorage {
    private let reader: FocusedValueReader<Value>
    init(inputs: _GraphInputs) { reader = FocusedValueReader(inputs) }

    override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
      let property = pointer.assumingMemoryBound(to: FocusedValue<Value>.self)
      property.pointee.value = reader.read(property.pointee.keyPath, graph)
    }

    override var attribute: AttributeID { reader.source?.id ?? .none }
  }
}

/// A binding that the focused view of the window, or a view around it, publishes.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  fileprivate let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  fileprivate var binding: Binding<Value>?

  /// Reads and writes through the binding of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The binding's value; nil where no view publishes one. Writes without a binding, and of nil, do nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value as an optional.
  public var projectedValue: Binding<Value?> {
    let location = binding?.location
    return Binding<Value?>(
      location: FunctionLocation(get: { location?.get() }) { value, transaction in
        if let value { location?.set(value, transaction: transaction) }
      }, override: binding?.override)
  }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? { Storage(inputs: inputs) }

  private final class Storage: _DynamicPropertyStorage {
    private let reader: FocusedValueReader<Binding<Value>>
    init(inputs: _GraphInputs) { reader = FocusedValueReader(inputs) }

    override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
      let property = pointer.assumingMemoryBound(to: FocusedBinding<Value>.self)
      property.pointee.binding = reader.read(property.pointee.keyPath, graph)
    }

    override var attribute: AttributeID { reader.source?.id ?? .none }
  }
}

/// Reads one focused value for a body, which then depends on it alone.
final class FocusedValueReader<Value> {
  private let scope: EnvironmentScope
  private(set) var source: Attribute<Value?>?

  init(_ inputs: _GraphInputs) { scope = inputs.environment }

  func read(_ keyPath: KeyPath<FocusedValues, Value?>, _ graph: Graph) -> Value? {
    let source = source ?? scope.value((\EnvironmentValues.focusedValues).appending(path: keyPath), in: graph)
    self.source = source
    return graph.read(source)
  }
}
