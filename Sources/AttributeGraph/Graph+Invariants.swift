extension Graph {
  /// Stops the program if an invariant of the graph is broken. Cost: one pass over the graph.
  public func checkInvariants() {
    precondition(updateDepth == 0 && runningIndex == 0 && pullStack.count == 0, "an update is under way")
    precondition(deferredChanges.isEmpty, "changes wait though no update is under way")
    precondition(!nodes[0].has(Node.isAlive | Node.isOutdated), "slot 0 is in use")
    var readers: [UInt32: Set<UInt32>] = [:]
    for index in 1..<arena.count where nodes[index].has(Node.isAlive) {
      let inputs = (nodes + index).inputList
      for i in 0..<inputs.edgeCount where inputs.edges[i] != 0 {
        let isNew = readers[inputs.edges[i], default: []].insert(UInt32(index)).inserted
        precondition(isNew, "#\(index) lists #\(inputs.edges[i]) twice among its inputs")
      }
    }
    for index in 1..<UInt32(arena.count) where nodes[Int(index)].has(Node.isAlive) {
      checkSlot(index, readers: readers[index, default: []])
    }
  }

  private func checkSlot(_ index: UInt32, readers: Set<UInt32>) {
    let slot = nodes + Int(index)
    let name = "\(typeName(of: index)) #\(index)"
    precondition(!slot.pointee.has(Node.isUpdating), "\(name) is still updating")
    let inputs = slot.inputList
    for i in 0..<inputs.edgeCount where inputs.edges[i] != 0 {
      let input = nodes + Int(inputs.edges[i])
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
    if slot.pointee.has(Node.isCutoff), slot.pointee.has(Node.isOutdated), !readers.isEmpty {
      precondition(cutoffs.contains(index), "\(name) is an outdated cutoff but not pending")
    }
    let named = Set((0..<outputs.edgeCount).map { outputs.edges[$0] })
    precondition(readers.isSubset(of: named), "\(name) misses some of its readers among its outputs")
    let stale = outputs.edgeCount - readers.count
    let counted = outputs.edgeCount > EdgeListLimits.noteThreshold ? Int(outputs.note) : 0
    precondition(stale <= counted, "\(name) has \(stale) stale outputs but counted \(counted)")
  }
}
