import AttributeGraph
import TraceRecorder

/// Where a state's value lives: a source in the graph, the latest value written, and those that wait for the next update,
/// one a transaction. Any thread reads and writes it.
///
/// The location is itself what waits in the queue, since a class of its own for each type of values would have to be looked
/// up for each write; for the same reason nothing here makes an optional or a tuple of values.
final class StateLocation<Value>: Location<Value>, PendingWrite, @unchecked Sendable {
  let attribute: Attribute<Value>
  let path: ViewPath?
  /// As the property is declared.
  private let name: String
  private let owner: Subgraph
  private let writes: WriteQueue
  private let updateThread: UpdateThread
  private weak var viewGraph: ViewGraph?

  // The lock of the writes guards what follows.
  @exclusivity(unchecked) private var latest: Value
  /// How often it was written.
  @exclusivity(unchecked) private var version = 0
  /// Where the latest value is among the writes that wait.
  @exclusivity(unchecked) private var place = WriteQueue.Place()
  /// Values that wait under transactions before that, the first one first.
  @exclusivity(unchecked) private var earlier: Earlier?
  /// The view is gone: what still holds a binding keeps the value but moves nothing. Changes on the main thread only.
  @exclusivity(unchecked) private var isRemoved = false

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
      var version = 0
      var value = writes.locked {
        version = self.version
        return latest
      }
      change(&value)
      if store(value, over: version, transaction, .binding) { return }
    }
  }

  /// Makes `value` the latest one; false where that has another version than the expected one by now.
  private func store(_ value: Value, over expected: Int?, _ transaction: Transaction, _ kind: WriteKind) -> Bool {
    var isStored = true
    // What it replaces is released after the lock: it may run code of the program's as it goes.
    var value = value
    writes.change(path) { isOnMain in
      if let expected, expected != version {
        isStored = false
        return false
      }
      swap(&latest, &value)
      version &+= 1
      if isRemoved { return false }
      let number =
        writes.tracing?.write(kind, of: attribute.id, path: path, name: name, isMainThread: isOnMain) ?? 0
      writes.join(transaction) { group in
        if place.group == group.number {
          group.writes[place.index].number = number
        } else {
          if place.group != 0 { Earlier.append(value, to: &earlier) }
          place = WriteQueue.Place(group: group.number, index: group.writes.count)
          group.writes.append((self, number))
        }
      }
      return true
    }
    withExtendedLifetime(value) {}
    return isStored
  }

  /// A value that others follow before it is shown.
  private final class Earlier {
    let value: Value
    var next: Earlier?

    init(_ value: Value) { self.value = value }

    static func append(_ value: Value, to first: inout Earlier?) {
      guard var last = first else {
        first = Earlier(value)
        return
      }
      while let next = last.next { last = next }
      last.next = Earlier(value)
    }
  }

  /// Shows the value of the first transaction that waits.
  func applyWrite() {
    let value = writes.locked {
      guard let first = earlier else {
        place.group = 0
        return latest
      }
      earlier = first.next
      return first.value
    }
    guard !isRemoved, let viewGraph else { return }
    owner.hold()
    viewGraph.graph.write(attribute, value)
  }

  func remove() { writes.locked { isRemoved = true } }
}
