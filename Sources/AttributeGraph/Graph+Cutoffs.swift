/// Cutoffs: slots at which marking stops.
///
/// Marking is pessimistic: where a row's size decides the places of a thousand others, one write would mark them all, and
/// the next pull verify them all to find that nothing moved. A cutoff that is marked is only queued. Settling runs the
/// queue, and one whose value has changed marks its dependents as a write does, in a revision of its own. So work is
/// proportional to what changed, not to what might have.
///
/// In between, what lies beyond a pending cutoff looks right though it may not be. A rule that read it then is run again:
/// by marking if it has ended, and else at its end, where it checks its inputs if a cutoff changed while it ran.
extension Graph {
  /// Runs pending cutoffs and brings `target` up to date, until neither asks for more.
  func settle(_ target: UInt32) {
    // Rules that depend on themselves through two cutoffs find no end.
    var stepsLeft = 1000 + 100 * attributeCount
    while true {
      while let index = cutoffs.next(nodes) {
        precondition(stepsLeft > 0, "an attribute depends on itself: \(type(of: AttributeID(index)))")
        stepsLeft -= 1
        verify(index)
      }
      // Running a rule may remove slots, but not the one that was asked for.
      if nodes[Int(target)].has(Node.isOutdated) { verify(target) }
      if cutoffs.isEmpty { return }
    }
  }

  /// The value of a cutoff with dependents has changed.
  func cutoffDidChange(_ index: UInt32) {
    if revision == .max { renumber() }
    revision += 1
    cutoffs.changes &+= 1
    markOutputs(of: index)
  }

  /// Whether the slot may have read an input before that input changed. Errs on the side of another run.
  func hasInputChanged(of index: UInt32, since start: UInt32) -> Bool {
    let inputs = (nodes + Int(index)).inputList
    for i in 0..<inputs.edgeCount where inputs.edges[i] != 0 {
      let input = nodes + Int(inputs.edges[i])
      if input.pointee.changedAt > start || input.pointee.has(Node.isOutdated) { return true }
    }
    return false
  }
}

/// Pending cutoffs, first those made first: what is around a view is made before what is in it, and settles it.
@usableFromInline
struct CutoffQueue {
  /// How often a cutoff changed that others depend on.
  var changes: UInt32 = 0
  /// A binary heap of serial numbers (high half) and slots. Those of freed or settled slots are dropped as they come up.
  @usableFromInline private(set) var heap: [UInt64] = []
  /// The serial number of each slot that is a cutoff.
  private var serials: [UInt32] = []
  private var lastSerial: UInt32 = 0

  @inlinable var isEmpty: Bool { heap.isEmpty }

  /// Makes a new slot a cutoff.
  @usableFromInline
  mutating func add(_ index: UInt32, _ slot: UnsafeMutablePointer<Node>) {
    slot.pointee.set(Node.isCutoff)
    while serials.count <= Int(index) { serials.append(0) }
    lastSerial &+= 1
    serials[Int(index)] = lastSerial
  }

  mutating func insert(_ index: UInt32, _ slot: UnsafeMutablePointer<Node>) {
    if slot.pointee.has(Node.isPending) { return }
    slot.pointee.set(Node.isPending)
    heap.append(entry(of: index))
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the first cutoff that is still outdated.
  mutating func next(_ nodes: UnsafeMutablePointer<Node>) -> UInt32? {
    while let first = heap.first {
      removeFirst()
      let index = UInt32(truncatingIfNeeded: first)
      guard first == entry(of: index), nodes[Int(index)].has(Node.isPending) else { continue }
      nodes[Int(index)].clear(Node.isPending)
      if nodes[Int(index)].has(Node.isOutdated) { return index }
    }
    return nil
  }

  func contains(_ index: UInt32) -> Bool { heap.contains(entry(of: index)) }

  private func entry(of index: UInt32) -> UInt64 { UInt64(serials[Int(index)]) << 32 | UInt64(index) }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    if heap.isEmpty { return }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
