import AttributeGraph
import Foundation
import Synchronization
import TraceRecorder

/// The location of a stored property: reads and writes one key.
///
/// Bodies read `shown` and depend on `version`, which is incremented for each transaction that changed the stored
/// value. Other code reads the store, on any thread.
final class StoredLocation<Value>: Location<Value>, StorageObserver, @unchecked Sendable {
  let version: Attribute<UInt32>
  private let reference: ViewGraphReference
  private var viewGraph: ViewGraph? { reference.viewGraph }
  private let updateThread: UpdateThread
  private let path: ViewPath?
  private let name: String

  /// Guards `followed` and `initial`, which change on the main thread only.
  private let lock = Mutex(())
  private var followed: (key: String, values: any StoredValues)?
  private var initial: Value

  // Used on the main thread only.
  private var stored: Any?
  private var shown: Value?
  private var isRemoved = false

  init(_ initial: Value, viewGraph: ViewGraph, path: ViewPath?, name: String) {
    self.initial = initial
    reference = viewGraph.reference
    self.path = path
    self.name = name
    version = viewGraph.graph.source(0)
    updateThread = viewGraph.graph.updateThread
  }

  /// Follows a key of a store from now on.
  func follow(_ key: String, in values: any StoredValues, initial: Value) {
    lock.locked { self.initial = initial }
    if let followed, key == followed.key, followed.values === values { return }
    stopObserving()
    lock.locked { followed = (key, values) }
    values.observers.add(self, key)
    stored = values.value(key)
    shown = StoredForm.value(from: stored)
  }

  private func stopObserving() { followed.map { $0.values.observers.remove(self, $0.key) } }

  func remove() {
    isRemoved = true
    stopObserving()
  }

  // MARK: Location

  override func get() -> Value {
    if updateThread.isCurrent, !isRemoved, let graph = viewGraph?.graph, graph.isTracking {
      _ = graph.read(version)
      return shown ?? initial
    }
    let (followed, initial) = lock.locked { (self.followed, self.initial) }
    return StoredForm.value(from: followed.flatMap { $0.values.value($0.key) }) ?? initial
  }

  override func set(_ value: Value, transaction: Transaction) {
    guard let (key, values) = lock.locked({ followed }) else { return }
    Transaction.$current.withValue(transaction) { values.set(StoredForm.stored(value), key) }
  }

  // MARK: Changes

  func storageWillChange() {}

  func storageDidChange() {
    guard let viewGraph, !isRemoved, let (key, values) = followed else { return }
    let new = values.value(key)
    if StoredForm.isSame(stored, new) { return }
    stored = new
    viewGraph.enqueue(
      Written(StoredForm.value(from: new), self), transaction: .current, path: path,
      write: viewGraph.tracing?.write(.state, of: version.id, path: path, name: name, isMainThread: true))
  }

  func storageMayHaveChanged() {
    guard !isRemoved, let (key, values) = followed else { return }
    let new = values.value(key)
    if StoredForm.isSame(stored, new) { return }
    // What was kept before would come back at the next launch.
    values.keep(new, key)
    storageDidChange()
  }

  /// A pending write that shows a stored value in the transaction that stored it.
  private final class Written: PendingWrite {
    private let value: Value?
    private let location: StoredLocation

    init(_ value: Value?, _ location: StoredLocation) { (self.value, self.location) = (value, location) }

    func applyWrite() {
      let version = location.version
      guard let graph = location.viewGraph?.graph, !location.isRemoved, graph.isAlive(version.id) else { return }
      location.shown = value
      graph.write(version, (graph.storedValue(version) ?? 0) &+ 1)
    }
  }
}
