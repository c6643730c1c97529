extension Graph {
  /// Stores a source's value and marks what depends on it. An equal value does nothing.
  ///
  /// A write during an update waits for the end of the update. Otherwise rules that have already read the old value
  /// would seem to be up to date.
  @inlinable
  public func write<T>(_ attribute: Attribute<T>, _ value: T) {
    let index = index(of: attribute.id, T.self)
    #if DEBUG
      checkWritable(index, T.self)
    #endif
    if updateDepth != 0 {
      deferUntilUpdated(index) { $0.write(attribute, value) }
      return
    }
    if store(value, at: index) { sourceDidChange(index) }
  }

  @usableFromInline
  func sourceDidChange(_ index: UInt32) {
    beginRevision()
    counters.writes += 1
    nodes[Int(index)].changedAt = revision
    nodes[Int(index)].verifiedAt = revision
    let before = counters.marked
    markOutputs(of: index)
    observer?.graphDidWrite(id(of: index), marked: counters.marked - before)
  }

  /// Makes a computed slot run at its next pull, for example because something outside of the graph has changed that it
  /// reads.
  ///
  /// During an update this reaches slots that the update has not brought up to date yet. Other slots, and the one whose
  /// rule is running, run in the next update.
  public func invalidate(_ id: AttributeID) {
    let index = id.index
    let slot = nodes + Int(index)
    guard isAlive(id) else { return }
    if updateDepth != 0 {
      if slot.pointee.has(Node.isOutdated), !slot.pointee.has(Node.isUpdating) {
        slot.pointee.set(Node.needsRun)
        observer?.graphDidWrite(id, marked: 0)
      } else {
        deferUntilUpdated(index) { $0.invalidate(id) }
      }
      return
    }
    beginRevision()
    slot.pointee.set(Node.needsRun)
    let before = counters.marked
    if !slot.pointee.has(Node.isOutdated) {
      slot.pointee.set(Node.isOutdated)
      counters.marked += 1
    }
    if slot.pointee.has(Node.isCutoff) {
      cutoffs.insert(index, slot)
    } else {
      markOutputs(of: index)
    }
    observer?.graphDidWrite(id, marked: counters.marked - before)
  }

  @usableFromInline
  func beginRevision() {
    guard hasPulledInRevision else { return }
    hasPulledInRevision = false
    if revision == .max { renumber() }
    revision += 1
  }

  /// Marks everything that depends on `index` and is not marked yet, up to the next cutoffs.
  @usableFromInline
  func markOutputs(of index: UInt32) {
    let base = markStack.count
    markStack.push(index)
    markAll(above: base)
  }

  /// Marks what depends on the slots above the first `base` of the stack of marks.
  func markAll(above base: Int) {
    while markStack.count > base {
      let outputs = (nodes + Int(markStack.pop())).outputList
      let edges = outputs.edges
      for i in 0..<outputs.edgeCount { mark(edges[i]) }
    }
  }

  /// Marks one slot. Its dependents are marked later.
  @inline(__always)
  func mark(_ index: UInt32) {
    let slot = nodes + Int(index)
    if slot.pointee.has(Node.isOutdated) { return }
    slot.pointee.set(Node.isOutdated)
    counters.marked += 1
    if slot.pointee.has(Node.isCutoff) {
      cutoffs.insert(index, slot)
    } else {
      markStack.push(index)
    }
  }

  /// Delays a change until no rule runs. The change is dropped if the slot is freed before that.
  @usableFromInline
  func deferUntilUpdated(_ index: UInt32, _ change: @escaping (Graph) -> Void) {
    deferredChanges.append(DeferredChange(index: index, subgraph: nodes[Int(index)].subgraph, apply: change))
  }

  func applyDeferredChanges() {
    let changes = deferredChanges
    deferredChanges = []
    for change in changes {
      let slot = nodes + Int(change.index)
      // Check the subgraph too: a slot's number may belong to a new slot, but subgraphs' numbers are never used again.
      guard slot.pointee.has(Node.isAlive), slot.pointee.subgraph == change.subgraph else { continue }
      change.apply(self)
    }
  }

  #if DEBUG
    @usableFromInline
    func checkWritable<T>(_ index: UInt32, _: T.Type) {
      let type = type(of: id(of: index))
      guard type == T.self else {
        fatalError("only sources are written: attribute \(index) is a \(type), not a \(T.self)")
      }
    }
  #endif

  /// Renumbers the revisions when 32 bits are used up. It keeps which slots have changed since which others were
  /// verified.
  func renumber() {
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

/// A write or invalidation that waits for the end of an update.
struct DeferredChange {
  let index: UInt32
  let subgraph: UInt32
  let apply: (Graph) -> Void
}
