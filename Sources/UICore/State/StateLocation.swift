import AttributeGraph
import TraceRecorder

/// The storage of a state: a source in the graph, the latest value written, and the values that wait for the next
/// update, one per transaction. Any thread may read and write it.
///
/// The location itself is queued as the pending write: metadata of a generic class would be looked up for each write.
/// For the same reason nothing here makes optionals or tuples of values.
final class StateLocation<Value>: Location<Value>, PendingWrite, @unchecked Sendable {
  let attribute: Attribute<Value>
  let path: ViewPath?
  /// The property's name.
  private let name: String
  private let owner: Subgraph
  private let writes: WriteQueue
  private let updateThread: UpdateThread
  private let reference: ViewGraphReference

  // The lock of `writes` guards the following properties.
  @exclusivity(unchecked) private var latest: Value
  /// The number of writes.
  @exclusivity(unchecked) private var version = 0
  /// The position of the latest value among the pending writes.
  @exclusivity(unchecked) private var place = WriteQueue.Place()
  /// The values of earlier pending transactions, oldest first.
  @exclusivity(unchecked) private var earlier: Earlier?
  /// The view is removed: bindings still hold the value, but writes cause no update. Changes on the main thread only.
  @exclusivity(unchecked) private var isRemoved = false

  init(_ value: Value, viewGraph: ViewGraph, path: ViewPath?, name: String) {
    latest = value
    attribute = viewGraph.graph.source(value)
    owner = viewGraph.graph.currentSubgraph
    writes = viewGraph.writes
    updateThread = viewGraph.graph.updateThread
    reference = viewGraph.reference
    self.path = path
    self.name = name
  }

  override func get() -> Value {
    // During an update the graph's value counts, and the reading rule depends on it.
    if updateThread.isCurrent, !isRemoved, let graph = reference.graph,
      graph._withUnsafeGuaranteedRef({ $0.isTracking })
    {
      return graph._withUnsafeGuaranteedRef { $0.read(attribute) }
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

  /// Stores `value` as the latest; returns false if the version differs from `expected`.
  private func store(_ value: Value, over expected: Int?, _ transaction: Transaction, _ kind: WriteKind) -> Bool {
    var isStored = true
    // Releases the old value after the lock is released, because its deinitialiser may run the program's code.
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
          group.writes.append(WriteQueue.Write(write: self, number: number))
        }
      }
      return true
    }
    withExtendedLifetime(value) {}
    return isStored
  }

  /// The pending value of an earlier transaction.
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

  /// Writes the value of the earliest pending transaction to the graph.
  func applyWrite() {
    let value = writes.locked {
      guard let first = earlier else {
        place.group = 0
        return latest
      }
      earlier = first.next
      return first.value
    }
    guard !isRemoved, let graph = reference.graph else { return }
    owner.hold()
    graph._withUnsafeGuaranteedRef { $0.write(attribute, value) }
  }

  func remove() { writes.locked { isRemoved = true } }
}
