import AttributeGraph
import Synchronization

/// Where a binding's value is read and written. Equal locations are the same place, so that a view which is handed an
/// equal binding again need not run.
class Location<Value>: Equatable {
  /// Those that nobody holds any more leave before the table grows: key paths with an index in them are without number.
  /// Guarded by the lock.
  private var projections: [AnyKeyPath: WeakReference] = [:]
  private let lock = Mutex(())

  /// Members that are remembered, those that nobody holds any more included.
  final var projectionCount: Int { lock.locked { projections.count } }

  func get() -> Value { fatalError("a location must say how it is read") }
  func set(_ value: Value, transaction: Transaction) { fatalError("a location must say how it is written") }

  /// Changes a part of the value. Where several threads do so at once, `change` may be called again with a newer value.
  func update(_ transaction: Transaction, _ change: (inout Value) -> Void) {
    var value = get()
    change(&value)
    set(value, transaction: transaction)
  }

  func isSame(as other: Location<Value>) -> Bool { self === other }
  static func == (a: Location<Value>, b: Location<Value>) -> Bool { a.isSame(as: b) }

  /// The location of a member; the same object for the same key path, so that bindings to it compare equal.
  final func projecting<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    lock.locked {
      if let known = projections[keyPath]?.object as? Location<Member> { return known }
      let projection = ProjectedLocation(base: self, keyPath: keyPath)
      if projections.count == projections.capacity { projections = projections.filter { $0.value.object != nil } }
      projections[keyPath] = WeakReference(projection)
      return projection
    }
  }
}

/// Held weakly: a projection holds its base.
private struct WeakReference {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

private final class ProjectedLocation<Base, Member>: Location<Member> {
  let base: Location<Base>
  let keyPath: WritableKeyPath<Base, Member>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Member>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Member { base.get()[keyPath: keyPath] }
  override func set(_ value: Member, transaction: Transaction) {
    base.update(transaction) { $0[keyPath: keyPath] = value }
  }
  override func update(_ transaction: Transaction, _ change: (inout Member) -> Void) {
    base.update(transaction) { change(&$0[keyPath: keyPath]) }
  }
}

final class FunctionLocation<Value>: Location<Value> {
  private let getValue: () -> Value
  private let setValue: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
  }

  override func get() -> Value { getValue() }
  override func set(_ value: Value, transaction: Transaction) {
    Transaction.$current.withValue(transaction) { setValue(value, transaction) }
  }
}

/// Reads and writes what a binding is to.
package protocol BindingSource {
  associatedtype Value
  func get() -> Value
  func set(_ value: Value)
}

/// The same location for equal sources, whereas closures that capture something differ each time they are made.
final class DerivedLocation<Source: BindingSource>: Location<Source.Value> {
  private let source: Source

  init(_ source: Source) { self.source = source }

  override func isSame(as other: Location<Source.Value>) -> Bool {
    (other as? DerivedLocation<Source>).map { areEqual(source, $0.source) } ?? false
  }
  override func get() -> Source.Value { source.get() }
  override func set(_ value: Source.Value, transaction: Transaction) {
    Transaction.$current.withValue(transaction) { source.set(value) }
  }
}

final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value, transaction: Transaction) {}
}

/// A member of an observable object: whoever reads it observes it, so the object itself is the store.
final class ReferenceLocation<Root: AnyObject, Value>: Location<Value> {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ReferenceLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
  override func get() -> Value { root[keyPath: keyPath] }
  override func set(_ value: Value, transaction: Transaction) {
    Transaction.$current.withValue(transaction) { root[keyPath: keyPath] = value }
  }
}
