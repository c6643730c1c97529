/// Cutoffs: slots at which marking stops.
///
/// Marking is pessimistic: where a row's size decides the places of a thousand others, one write would mark them all, and
/// the next pull verify them all to find that nothing moved. A cutoff that is marked is only queued. Settling runs the
/// queue, and one whose value has changed marks its dependents as a write does, in a revision of its own. So work is
/// proportional to what changed, not to what might have.
///
/// Those parts of the value that are slots (`Rule.isPart`) are taken out at once, so that only changed ones mark.
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
    nodes[Int(index)].changedAt = revision
    nodes[Int(index)].verifiedAt = revision
    if nodes[Int(index)].has(Node.isOutdated) {
      markOutputs(of: index)
    } else {
      passOn(index, isLate: cutoffs.isLate(index))
    }
  }

  /// Takes the parts of a changed value out and marks what else depends on it.
  ///
  /// Parts in another subgraph may be about to go with it, unless the cutoff is a late one.
  private func passOn(_ index: UInt32, isLate: Bool) {
    let (marks, parts) = (markStack.count, partStack.count)
    let slot = nodes + Int(index)
    let outputs = slot.outputList
    for i in 0..<outputs.edgeCount {
      let output = nodes + Int(outputs.edges[i])
      if output.pointee.has(Node.isPart), isLate || output.pointee.subgraph == slot.pointee.subgraph {
        partStack.push(outputs.edges[i])
      } else {
        mark(outputs.edges[i])
      }
    }
    markAll(above: marks)
    while partStack.count > parts {
      let part = partStack.pop()
      // One that is outdated all the same was never taken out, and so were those that depend on it.
      if nodes[Int(part)].has(Node.isOutdated) || !nodes[Int(part)].has(Node.isAlive) { continue }
      run(part, cause: index)
      if nodes[Int(part)].changedAt == revision { passOn(part, isLate: isLate) }
    }
  }

  /// Whether the slot may have read an input before that input changed. Errs on the side of another run.
  ///
  /// - Parameter reads: where its own late reads begin.
  func hasInputChanged(of index: UInt32, since start: UInt32, reads: Int) -> Bool {
    let inputs = (nodes + Int(index)).inputList
    for i in 0..<inputs.edgeCount where inputs.edges[i] != 0 {
      let input = nodes + Int(inputs.edges[i])
      if input.pointee.has(Node.isOutdated) { return true }
      if input.pointee.changedAt <= start { continue }
      let isRead = lateReads.elements[reads...].contains {
        $0.reader == index && $0.input == inputs.edges[i] && $0.revision >= input.pointee.changedAt
      }
      if !isRead { return true }
    }
    return false
  }

  /// Notes that the running rule first reads what has just been brought up to date for it.
  func noteLateRead(of input: UInt32) {
    let inputs = (nodes + Int(runningIndex)).inputList
    for i in 0..<runningCursor where inputs.edges[i] == input { return }
    lateReads.push(LateRead(reader: runningIndex, input: input, revision: revision))
  }
}

/// An input that changed while a rule ran, but before the rule read it.
struct LateRead {
  let reader: UInt32
  let input: UInt32
  let revision: UInt32
}

/// Pending cutoffs, first the early ones, first those made first: what is around a view is made before what is in it, and
/// settles it.
@usableFromInline
struct CutoffQueue {
  /// How often a cutoff changed that others depend on.
  var changes: UInt32 = 0
  /// A binary heap of serial numbers (high half) and slots. Those of freed or settled slots are dropped as they come up.
  @usableFromInline private(set) var heap: [UInt64] = []
  /// The serial number of each slot that is a cutoff; the highest bit is that of late ones.
  private var serials: [UInt32] = []
  private var lastSerial: UInt32 = 0

  @inlinable var isEmpty: Bool { heap.isEmpty }

  /// Makes a new slot a cutoff.
  @usableFromInline
  mutating func add(_ index: UInt32, _ slot: UnsafeMutablePointer<Node>, isLate: Bool) {
    slot.pointee.set(Node.isCutoff)
    while serials.count <= Int(index) { serials.append(0) }
    lastSerial = (lastSerial &+ 1) & ~Self.lateFlag
    serials[Int(index)] = isLate ? lastSerial | Self.lateFlag : lastSerial
  }

  private static var lateFlag: UInt32 { 1 << 31 }

  func isLate(_ index: UInt32) -> Bool { serials[Int(index)] & Self.lateFlag != 0 }

  /// Makes a cutoff the last that was made.
  mutating func renew(_ index: UInt32, _ slot: UnsafeMutablePointer<Node>) {
    let isPending = slot.pointee.has(Node.isPending)
    add(index, slot, isLate: isLate(index))
    // The entry that it had is not known any more.
    slot.pointee.clear(Node.isPending)
    if isPending { insert(index, slot) }
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
