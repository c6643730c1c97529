import AttributeGraph
import TraceRecorder

/// Where a state's value lives: a source in the graph, the latest value written, and those that wait for the next update,
/// one a transaction. Any thread reads and writes it.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  let attribute: Attribute<Value>
  let path: ViewPath?
  /// As the property is declared.
  private let name: String
  private let owner: Subgraph
  private let writes: WriteQueue
  private let updateThread: UpdateThread
  private weak var viewGraph: ViewGraph?

  // The lock of the writes guards what follows.
  private var latest: Value
  /// How often it was written.
  private var version = 0
  /// Where the last write is among those that wait.
  private var place = WriteQueue.Place()
  /// The view is gone: what still holds a binding keeps the value but moves nothing. Changes on the main thread only.
  private var isRemoved = false

  init(_ value: Value, viewGraph: ViewGraph, path: ViewPath?, name: String) {
    latest = value
    attribute = viewGraph.graph.source(value)
    owner = viewGraph.graph.currentSubgraph
    writes = viewGraph.writes
    updateThread = viewGraph.graph.updateThread
    self.viewGraph = viewGraph
    self.path = path
    self.name = name
  }

  override func get() -> Value {
    // Inside an update the graph's value counts, and the reader depends on it.
    if updateThread.isCurrent, !isRemoved, let graph = viewGraph?.graph, graph.isTracking {
      return graph.read(attribute)
    }
    return writes.locked { latest }
  }

  override func set(_ value: Value, transaction: Transaction) { write(value, transaction: transaction, as: .binding) }

  func write(_ value: Value, transaction: Transaction, as kind: WriteKind) {
    _ = store(value, over: nil, transaction, kind)
  }

  override func update(_ transaction: Transaction, _ change: (inout Value) -> Void) {
    while true {
      let (old, version) = writes.locked { (latest, self.version) }
      var value = old
      change(&value)
      if store(value, over: version, transaction, .binding) { return }
    }
  }

  /// Makes `value` the latest one; false where that has another version than the expected one by now.
  private func store(_ value: Value, over expected: Int?, _ transaction: Transaction, _ kind: WriteKind) -> Bool {
    var isStored = true
    // Released after the lock: what was there may run code of the program's as it goes.
    var replaced: Value?
    writes.change(path) { isOnMain in
      if let expected, expected != version {
        isStored = false
        return false
      }
      replaced = latest
      latest = value
      version &+= 1
      if isRemoved { return false }
      let number =
        writes.tracing?.write(kind, of: attribute.id, path: path, name: name, isMainThread: isOnMain) ?? 0
      writes.join(transaction) { group in
        if place.group == group.number {
          unsafeDowncast(group.writes[place.index].write, to: Written.self).value = value
          group.writes[place.index].number = number
        } else {
          place = WriteQueue.Place(group: group.number, index: group.writes.count)
          group.writes.append((Written(value, self), number))
        }
      }
      return true
    }
    withExtendedLifetime(replaced) {}
    return isStored
  }

  /// The last value that was written under one transaction.
  private final class Written: PendingWrite {
    var value: Value
    private let location: StateLocation

    init(_ value: Value, _ location: StateLocation) { (self.value, self.location) = (value, location) }

    func applyWrite() {
      guard !location.isRemoved, let viewGraph = location.viewGraph else { return }
      location.owner.hold()
      viewGraph.graph.write(location.attribute, value)
    }
  }

  func remove() { writes.locked { isRemoved = true } }
}
