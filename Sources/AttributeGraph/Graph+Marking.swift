extension Graph {
  /// Stores a source's value and marks what depends on it; an equal value does nothing.
  @inlinable
  public func write<T>(_ attribute: Attribute<T>, _ value: T) {
    let index = attribute.id.rawValue
    let kind = kinds[Int((nodes + Int(index)).pointee.kindAndFlags & Node.kindMask)]
    if store(value, at: index, kind.comparison) { sourceDidChange(index) }
  }

  @usableFromInline
  func sourceDidChange(_ index: UInt32) {
    beginRevision()
    counters.writes += 1
    nodes[Int(index)].changedAt = revision
    nodes[Int(index)].verifiedAt = revision
    let before = counters.marked
    markOutputs(of: index)
    observer?.graphDidWrite(AttributeID(index), marked: counters.marked - before)
  }

  /// Makes a computed slot run at its next pull, as when something outside the graph that it reads has changed.
  public func invalidate(_ id: AttributeID) {
    let slot = nodes + Int(id.rawValue)
    guard slot.pointee.has(Node.isAlive) else { return }
    beginRevision()
    slot.pointee.set(Node.needsRun)
    let before = counters.marked
    if !slot.pointee.has(Node.isOutdated) {
      slot.pointee.set(Node.isOutdated)
      counters.marked += 1
    }
    markOutputs(of: id.rawValue)
    observer?.graphDidWrite(id, marked: counters.marked - before)
  }

  @usableFromInline
  func beginRevision() {
    guard hasPulledInRevision else { return }
    hasPulledInRevision = false
    if revision == .max { renumber() }
    revision += 1
  }

  /// Flags everything downstream of `index` that is not flagged yet.
  @usableFromInline
  func markOutputs(of index: UInt32) {
    var marked = 0
    markStack.append(index)
    while let next = markStack.popLast() {
      let outputs = (nodes + Int(next)).outputList
      let edges = outputs.edges
      for i in 0..<outputs.edgeCount {
        let output = edges[i]
        let slot = nodes + Int(output)
        if slot.pointee.kindAndFlags & Node.isOutdated == 0 {
          slot.pointee.set(Node.isOutdated)
          marked += 1
          markStack.append(output)
        }
      }
    }
    counters.marked += marked
  }

  /// Starts the revisions anew once their 32 bits are used up, keeping who has changed since whose last check.
  private func renumber() {
    for index in 1..<arena.count {
      let slot = nodes + index
      guard slot.pointee.has(Node.isAlive) else { continue }
      if slot.pointee.has(Node.isOutdated) { slot.pointee.set(Node.needsRun) }
      slot.pointee.changedAt = 1
      slot.pointee.verifiedAt = 1
    }
    revision = 1
  }
}
