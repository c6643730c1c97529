extension Graph {
  /// Stops the program if an invariant of the graph is broken. Cost: one pass over the graph and its edges.
  ///
  /// Test support checks after each update, mostly in debug builds: hence plain arrays and loops.
  public func checkInvariants() {
    precondition(updateDepth == 0 && runningIndex == 0 && pullStack.count == 0, "an update is under way")
    precondition(deferredChanges.isEmpty, "changes wait though no update is under way")
    precondition(!nodes[0].has(Node.isAlive | Node.isOutdated), "slot 0 is in use")
    let readers = ReaderTable(of: self)
    defer { readers.free() }
    // The slot that was last found to name a slot among its outputs.
    let namedBy = UnsafeMutablePointer<UInt32>.zeros(arena.count)
    defer { namedBy.deallocate() }
    var index = 1
    while index < arena.count {
      if nodes[index].has(Node.isAlive) { checkSlot(UInt32(index), readers, namedBy) }
      index += 1
    }
  }

  private func checkSlot(_ index: UInt32, _ readers: ReaderTable, _ namedBy: UnsafeMutablePointer<UInt32>) {
    let slot = nodes + Int(index)
    // Only a message asks for it.
    var name: String { "\(typeName(of: index)) #\(index)" }
    precondition(!slot.pointee.has(Node.isUpdating), "\(name) is still updating")
    let inputs = slot.inputList
    var i = 0
    while i < inputs.edgeCount {
      let edge = inputs.edges[i]
      i += 1
      if edge == 0 { continue }
      let input = nodes + Int(edge)
      precondition(input.pointee.has(Node.isAlive), "\(name) reads a removed attribute")
      if input.pointee.has(Node.isOutdated), !input.pointee.has(Node.isPending) {
        precondition(slot.pointee.has(Node.isOutdated), "\(name) is not outdated though an input is")
      }
    }
    if slot.pointee.has(Node.hasValue) {
      precondition(slot.pointee.changedAt <= slot.pointee.verifiedAt, "\(name) changed after it was verified")
      precondition(slot.pointee.verifiedAt <= revision, "\(name) was verified in the future")
    }
    // A short list of outputs contains every reader once and nothing else. A long list may contain stale edges, and
    // counts them.
    let outputs = slot.outputList
    let (firstReader, endOfReaders) = (Int(readers.starts[Int(index)]), Int(readers.starts[Int(index) + 1]))
    if slot.pointee.has(Node.isCutoff), slot.pointee.has(Node.isOutdated), firstReader < endOfReaders {
      precondition(cutoffs.contains(index), "\(name) is an outdated cutoff but not pending")
    }
    i = 0
    while i < outputs.edgeCount {
      namedBy[Int(outputs.edges[i])] = index
      i += 1
    }
    i = firstReader
    while i < endOfReaders {
      precondition(namedBy[Int(readers.slots[i])] == index, "\(name) misses some of its readers among its outputs")
      i += 1
    }
    let stale = outputs.edgeCount - (endOfReaders - firstReader)
    let counted = outputs.edgeCount > EdgeListLimits.noteThreshold ? Int(outputs.note) : 0
    precondition(stale <= counted, "\(name) has \(stale) stale outputs but counted \(counted)")
  }
}

/// Who reads each slot, from the inputs of all slots.
private struct ReaderTable {
  /// The readers of slot `i` are `slots[starts[i]..<starts[i + 1]]`.
  let starts: UnsafeMutablePointer<UInt32>
  let slots: UnsafeMutablePointer<UInt32>

  /// Stops the program where a slot lists an input twice.
  init(of graph: Graph) {
    let count = graph.arena.count
    let starts = UnsafeMutablePointer<UInt32>.zeros(count + 2)
    let lastReader = UnsafeMutablePointer<UInt32>.zeros(count)
    defer { lastReader.deallocate() }
    Self.forEachEdge(of: graph) { reader, input in
      precondition(lastReader[input] != reader, "#\(reader) lists #\(input) twice among its inputs")
      lastReader[input] = reader
      starts[input + 2] += 1
    }
    var i = 2
    while i < count + 2 {
      starts[i] += starts[i - 1]
      i += 1
    }
    let slots = UnsafeMutablePointer<UInt32>.zeros(Int(starts[count + 1]))
    // Until this is done, a slot's start is one place further on.
    Self.forEachEdge(of: graph) { reader, input in
      slots[Int(starts[input + 1])] = reader
      starts[input + 1] += 1
    }
    (self.starts, self.slots) = (starts, slots)
  }

  func free() {
    starts.deallocate()
    slots.deallocate()
  }

  private static func forEachEdge(of graph: Graph, _ body: (_ reader: UInt32, _ input: Int) -> Void) {
    var index = 1
    while index < graph.arena.count {
      if graph.nodes[index].has(Node.isAlive) {
        let inputs = (graph.nodes + index).inputList
        var i = 0
        while i < inputs.edgeCount {
          if inputs.edges[i] != 0 { body(UInt32(index), Int(inputs.edges[i])) }
          i += 1
        }
      }
      index += 1
    }
  }
}

extension UnsafeMutablePointer<UInt32> {
  fileprivate static func zeros(_ count: Int) -> Self {
    let pointer = Self.allocate(capacity: max(count, 1))
    pointer.initialize(repeating: 0, count: count)
    return pointer
  }
}
