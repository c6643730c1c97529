import AttributeGraph
import Combine
import Foundation

/// A value in the user's settings, kept from one run of the program to the next.
///
/// All views with the same key share the value. If nothing is stored, or a value of another type, the value is the
/// default given here, which is not stored. URLs are stored as text.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let store: UserDefaults?
  private var location: StoredLocation<Value>?

  init(_ initial: Value, key: String, store: UserDefaults?) {
    (self.initial, self.key, self.store) = (initial, key, store)
  }

  public var wrappedValue: Value {
    get {
      if let location { return location.get() }
      return values.value(key).flatMap { StoredForm.value(Value.self, from: $0) } ?? initial
    }
    nonmutating set {
      if let location {
        location.set(newValue, transaction: .current)
      } else {
        values.set(StoredForm.stored(newValue), key)
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let copy = self
    return Binding(
      location: FunctionLocation(get: { copy.wrappedValue }, set: { value, _ in copy.wrappedValue = value }))
  }

  /// For use outside of a view.
  private var values: DefaultsValues { DefaultsValues(store ?? .standard) }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? { Storage(inputs: inputs) }

  private final class Storage: StoredPropertyStorage<Value> {
    private let scope: EnvironmentScope

    override init(inputs: _GraphInputs) {
      scope = inputs.environment
      super.init(inputs: inputs)
    }

    override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
      let property = pointer.assumingMemoryBound(to: AppStorage<Value>.self)
      let store = property.pointee.store ?? graph.read(scope.value(\.defaultAppStorage, in: graph)) ?? .standard
      property.pointee.location = follow(
        property.pointee.key, initial: property.pointee.initial, identity: store
      ) { DefaultsValues(store) }
    }
  }
}

/// In an `ObservableObject`, writes announce a change of the object, as with `@Published`.
extension AppStorage: _ObservableObjectProperty {
  public static func _connect(
    propertyAt address: UnsafeRawPointer, to publisher: ObservableObjectPublisher
  ) -> AnyObject? { StorageAnnouncer(address.load(as: AppStorage<Value>.self).key, publisher) }
}

/// Announces changes of a key as changes of an object.
private final class StorageAnnouncer: StorageObserver {
  private let key: String
  /// Weak, because the publisher holds the announcer.
  private weak var publisher: ObservableObjectPublisher?

  init(_ key: String, _ publisher: ObservableObjectPublisher) {
    (self.key, self.publisher) = (key, publisher)
    Preferences.shared.observers.add(self, key)
  }

  deinit { Preferences.shared.observers.remove(self, key) }

  func storageWillChange() { publisher?.send() }
  func storageDidChange() {}
}

/// The graph storage of a property whose value is stored outside of the view.
class StoredPropertyStorage<Value>: _DynamicPropertyStorage {
  private unowned let viewGraph: ViewGraph
  private let owner: Subgraph
  private let path: ViewPath?
  private var location: StoredLocation<Value>?
  private var values: (identity: AnyObject, values: any StoredValues)?

  init(inputs: _GraphInputs) {
    viewGraph = inputs.viewGraph
    owner = inputs.graph.currentSubgraph
    path = inputs.path
  }

  /// Follows `key` in the store that `identity` identifies; makes the store's `StoredValues` if it is new.
  final func follow(
    _ key: String, initial: Value, identity: AnyObject, _ make: () -> any StoredValues
  ) -> StoredLocation<Value> {
    let location =
      location ?? owner.adopt { StoredLocation(initial, viewGraph: viewGraph, path: path, name: name) }
    self.location = location
    if values?.identity !== identity { values = (identity, make()) }
    location.follow(key, in: values!.values, initial: initial)
    return location
  }

  override func removed() { location?.remove() }
  override var attribute: AttributeID { location?.version.id ?? .none }
}
