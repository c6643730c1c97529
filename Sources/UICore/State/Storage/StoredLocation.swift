import AttributeGraph
import Foundation
import TraceRecorder

/// Where a stored property reads and writes one key.
///
/// Bodies that read it depend on `version`, which rises once an update in which the stored value became another one.
final class StoredLocation<Value>: Location<Value>, StorageObserver, PendingWrite {
  let version: Attribute<UInt32>
  private weak var viewGraph: ViewGraph?
  private let path: ViewPath?
  private let name: String
  private var values: (any StoredValues)?
  private var key = ""
  private var initial: Value
  private var stored: Any?
  private var value: Value?
  private var isPending = false
  private var isRemoved = false

  init(_ initial: Value, viewGraph: ViewGraph, path: ViewPath?, name: String) {
    self.initial = initial
    self.viewGraph = viewGraph
    self.path = path
    self.name = name
    version = viewGraph.graph.source(0)
  }

  /// Shows a key of a store from now on.
  func follow(_ key: String, in values: any StoredValues, initial: Value) {
    self.initial = initial
    if key == self.key, self.values === values { return }
    stopObserving()
    (self.key, self.values) = (key, values)
    values.observers.add(self, key)
    take(values.value(key))
  }

  private func stopObserving() { values?.observers.remove(self, key) }

  func remove() {
    isRemoved = true
    stopObserving()
  }

  private func take(_ stored: Any?) {
    self.stored = stored
    value = stored.flatMap { StoredForm.value(Value.self, from: $0) }
  }

  // MARK: Location

  override func get() -> Value {
    if let graph = viewGraph?.graph, !isRemoved, graph.runningAttribute != .none { _ = graph.read(version) }
    if isRemoved { return values?.value(key).flatMap { StoredForm.value(Value.self, from: $0) } ?? initial }
    return value ?? initial
  }

  override func set(_ value: Value, transaction: Transaction) {
    Transaction.$current.withValue(transaction) { values?.set(StoredForm.stored(value), key) }
  }

  // MARK: Changes

  func storageWillChange() {}

  func storageDidChange() {
    guard let viewGraph, !isRemoved, let new = values.map({ $0.value(key) }), !StoredForm.isSame(stored, new) else {
      return
    }
    take(new)
    if isPending { return }
    isPending = true
    viewGraph.enqueue(
      self, transaction: .current, path: path,
      write: viewGraph.tracing?.write(.state, of: version.id, path: path, name: name))
  }

  func applyWrite() {
    isPending = false
    guard let graph = viewGraph?.graph else { return }
    if !isRemoved, graph.isAlive(version.id) { graph.write(version, (graph.storedValue(version) ?? 0) &+ 1) }
  }
}
