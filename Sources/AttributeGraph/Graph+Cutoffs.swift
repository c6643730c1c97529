/// Cutoffs: slots at which marking stops.
///
/// Marking alone is pessimistic. If a row's size decides the places of a thousand others, one write marks them all, and
/// the next pull verifies them all, though perhaps nothing moved. So marking stops at a cutoff and puts it into a
/// queue. Settling runs the queue; a cutoff whose value has changed then marks its dependents like a write, in a
/// revision of its own. The work is proportional to what changed, not to what might have changed.
///
/// Parts of the value that are slots (`Rule.isPart`) are extracted at once, so that only changed parts mark their
/// dependents.
///
/// Until a cutoff is settled, slots behind it are not marked even if they are outdated. A rule that read such a slot
/// runs again. If the rule has ended by then, marking does that; else it checks its inputs at its end if a cutoff
/// changed during its run.
extension Graph {
  /// Runs pending cutoffs, after which whatever is outdated is marked (``isOutdated(_:)``). Between updates only.
  public func settle() {
    guard updateDepth == 0 && runningIndex == 0 else { fatalError("a graph settles between updates") }
    if cutoffs.isEmpty { return }
    hasPulledInRevision = true
    updateDepth = 1
    var stepsLeft = settlingLimit
    updateThread.begin()
    runCutoffs(&stepsLeft)
    updateDepth = 0
    if !deferredChanges.isEmpty { applyDeferredChanges() }
  }

  /// Whether the attribute is marked: a pull would run its rule, or find that it need not run.
  public func isOutdated(_ id: AttributeID) -> Bool { nodes[Int(id.index)].has(Node.isOutdated) }

  /// Where the first attribute from `start` on is that ``isOutdated(_:)``; their number where none is. `.none` never is.
  ///
  /// For lists which every frame goes through and of which hardly any entry is outdated: one call, and a look at one number
  /// for each.
  public func firstOutdated(of ids: [AttributeID], from start: Int) -> Int {
    ids.withUnsafeBufferPointer { ids in
      let (nodes, end) = (nodes, ids.count)
      var index = start
      while index < end, nodes[Int(ids[index].index)].kindAndFlags & Node.isOutdated == 0 { index += 1 }
      return index
    }
  }

  /// As ``firstOutdated(of:from:)``, and an attribute counts as well whose value has changed in another revision than is
  /// noted in `seen`.
  public func firstOutdated(of ids: [AttributeID], seen: [UInt32], from start: Int) -> Int {
    precondition(ids.count == seen.count, "a revision for each attribute")
    return ids.withUnsafeBufferPointer { ids in
      seen.withUnsafeBufferPointer { seen in
        let (nodes, end) = (nodes, ids.count)
        var index = start
        while index < end {
          let slot = nodes + Int(ids[index].index)
          if slot.pointee.kindAndFlags & Node.isOutdated != 0 || slot.pointee.changedAt != seen[index] { break }
          index += 1
        }
        return index
      }
    }
  }

  /// Rules that depend on themselves through two cutoffs would never end.
  private var settlingLimit: Int { 1000 + 100 * attributeCount }

  private func runCutoffs(_ stepsLeft: inout Int) {
    while let index = cutoffs.next(nodes) {
      if stepsLeft <= 0 { callerError("an attribute depends on itself: \(typeName(of: index))") }
      stepsLeft -= 1
      verify(index)
    }
  }

  /// Settles pending cutoffs and brings `target` up to date, until neither leaves work for the other.
  func settle(_ target: UInt32) {
    var stepsLeft = settlingLimit
    while true {
      runCutoffs(&stepsLeft)
      // Running a rule may free slots, but never the one that was asked for.
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

  /// Extracts the parts of a changed value and marks its other dependents.
  ///
  /// Parts in another subgraph may be about to be freed together with it, unless the cutoff is a late one.
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
      // If a part is still outdated, it was never extracted, and neither were its dependents.
      if nodes[Int(part)].has(Node.isOutdated) || !nodes[Int(part)].has(Node.isAlive) { continue }
      run(part, cause: index)
      if nodes[Int(part)].changedAt == revision { passOn(part, isLate: isLate) }
    }
  }

  /// Whether the slot may have read an input before that input changed. If unsure, yes: then the rule runs once more.
  ///
  /// - Parameter reads: where the slot's own late reads begin.
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

  /// Notes that the running rule reads something for the first time that was just brought up to date for it.
  func noteLateRead(of input: UInt32) {
    let inputs = (nodes + Int(runningIndex)).inputList
    for i in 0..<runningCursor where inputs.edges[i] == input { return }
    lateReads.push(LateRead(reader: runningIndex, input: input, revision: revision))
  }
}

/// An input that changed while a rule ran, before the rule read it.
struct LateRead {
  let reader: UInt32
  let input: UInt32
  let revision: UInt32
}

/// Pending cutoffs, early ones first, and among these in the order in which they were made. A view is made after what
/// surrounds it, so outer cutoffs are settled before inner ones.
@usableFromInline
struct CutoffQueue {
  /// How many changes there have been of cutoffs with dependents.
  var changes: UInt32 = 0
  /// Entries are serial numbers (high half) and slots (low half). Those of freed or settled slots are dropped when they come
  /// up. Most are added in ascending order, early ones and late ones each among themselves. The others are a binary heap.
  @usableFromInline private(set) var early = OrderedEntries()
  @usableFromInline private(set) var late = OrderedEntries()
  @usableFromInline private(set) var heap: [UInt64] = []
  /// The serial number of each cutoff. The highest bit marks late ones.
  private var serials: [UInt32] = []
  private var lastSerial: UInt32 = 0

  @inlinable var isEmpty: Bool { early.isEmpty && late.isEmpty && heap.isEmpty }

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

  /// Gives a cutoff a new serial number, as if it were made now.
  mutating func renew(_ index: UInt32, _ slot: UnsafeMutablePointer<Node>) {
    let isPending = slot.pointee.has(Node.isPending)
    add(index, slot, isLate: isLate(index))
    // Its old entry has no effect any more.
    slot.pointee.clear(Node.isPending)
    if isPending { insert(index, slot) }
  }

  mutating func insert(_ index: UInt32, _ slot: UnsafeMutablePointer<Node>) {
    if slot.pointee.has(Node.isPending) { return }
    slot.pointee.set(Node.isPending)
    let entry = entry(of: index)
    if isLate(index) ? late.append(entry) : early.append(entry) { return }
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the first cutoff that is still outdated.
  mutating func next(_ nodes: UnsafeMutablePointer<Node>) -> UInt32? {
    while !isEmpty {
      let first = removeFirst()
      let index = UInt32(truncatingIfNeeded: first)
      guard first == entry(of: index), nodes[Int(index)].has(Node.isPending) else { continue }
      nodes[Int(index)].clear(Node.isPending)
      if nodes[Int(index)].has(Node.isOutdated) { return index }
    }
    return nil
  }

  func contains(_ index: UInt32) -> Bool {
    let entry = entry(of: index)
    return early.contains(entry) || late.contains(entry) || heap.contains(entry)
  }

  private func entry(of index: UInt32) -> UInt64 { UInt64(serials[Int(index)]) << 32 | UInt64(index) }

  private mutating func removeFirst() -> UInt64 {
    let first = heap.first ?? .max
    if early.first < min(late.first, first) { return early.removeFirst() }
    if late.first < first { return late.removeFirst() }
    let last = heap.removeLast()
    if heap.isEmpty { return first }
    heap[0] = last
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { return first }
      let least = left + 1 < heap.count && heap[left + 1] < heap[left] ? left + 1 : left
      guard heap[least] < heap[parent] else { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}

/// Entries in ascending order, taken from the front.
@usableFromInline
struct OrderedEntries {
  @usableFromInline private(set) var entries: [UInt64] = []
  @usableFromInline private(set) var head = 0

  @inlinable var isEmpty: Bool { head == entries.count }
  var first: UInt64 { isEmpty ? .max : entries[head] }

  /// Returns false for an entry that is out of order.
  mutating func append(_ entry: UInt64) -> Bool {
    if isEmpty {
      entries.removeAll(keepingCapacity: true)
      head = 0
    } else if entries[entries.count - 1] >= entry {
      return false
    }
    entries.append(entry)
    return true
  }

  mutating func removeFirst() -> UInt64 {
    head += 1
    return entries[head - 1]
  }

  func contains(_ entry: UInt64) -> Bool { entries[head...].contains(entry) }
}
