extension Graph {
  /// Stops the program if an invariant of the graph does not hold. Cost: the whole graph.
  public func checkInvariants() {
    for index in 1..<arena.count {
      let slot = nodes + index
      guard slot.pointee.has(Node.isAlive) else { continue }
      let name = "\(type(of: AttributeID(UInt32(index)))) #\(index)"
      let inputs = slot.inputList
      for i in 0..<inputs.edgeCount where inputs.edges[i] != 0 {
        let input = nodes + Int(inputs.edges[i])
        precondition(input.pointee.has(Node.isAlive), "\(name) reads a removed attribute")
        let outputs = input.outputList
        let isListed = (0..<outputs.edgeCount).contains { outputs.edges[$0] == UInt32(index) }
        precondition(isListed, "\(name) is missing from the outputs of an input")
        if input.pointee.has(Node.isOutdated) {
          precondition(slot.pointee.has(Node.isOutdated), "\(name) is not outdated though an input is")
        }
      }
      if slot.pointee.has(Node.hasValue) {
        precondition(slot.pointee.changedAt <= slot.pointee.verifiedAt, "\(name) changed after it was verified")
        precondition(slot.pointee.verifiedAt <= revision, "\(name) was verified in the future")
      }
      precondition(!slot.pointee.has(Node.isUpdating), "\(name) is still updating")
    }
  }
}
