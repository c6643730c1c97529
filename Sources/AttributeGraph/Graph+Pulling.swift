extension Graph {
  /// The attribute's value, brought up to date. Inside of a rule, the attribute becomes an input of that rule.
  @inlinable @inline(__always)
  public func read<T>(_ attribute: Attribute<T>) -> T { pointer(reading: attribute).pointee }

  /// What `body` makes of the attribute's value, which is not copied for it.
  @inlinable @inline(__always)
  public func read<T, Result>(_ attribute: Attribute<T>, _ body: (borrowing T) -> Result) -> Result {
    body(pointer(reading: attribute).pointee)
  }

  /// Where the value is that ``read(_:)`` returns, until the graph changes.
  @inlinable @inline(__always)
  func pointer<T>(reading attribute: Attribute<T>) -> UnsafePointer<T> {
    let index = index(of: attribute.id, T.self)
    willRead(index)
    return UnsafePointer(valuePointer(index, T.self))
  }

  /// Brings the slot up to date, and makes it an input of the rule that runs.
  @inlinable @inline(__always)
  func willRead(_ index: UInt32) {
    #if DEBUG
      checkReadable(index)
    #endif
    if needsPull(index) { bringUpToDate(index) }
    if runningIndex != 0 { recordInput(index) }
  }

  /// Brings the attribute up to date without making it an input.
  @inlinable
  public func pull(_ id: AttributeID) {
    let index = index(of: id, Any.self)
    if needsPull(index) { bringUpToDate(index) }
  }

  /// Outside of updates, a slot behind a pending cutoff may be outdated without being marked.
  @inlinable @inline(__always)
  func needsPull(_ index: UInt32) -> Bool {
    (nodes + Int(index)).pointee.has(Node.isOutdated) || runningIndex == 0 && updateDepth == 0 && !cutoffs.isEmpty
  }

  /// Runs `body` as if no rule were running, so what it reads becomes no input.
  @inlinable
  public func withoutTracking<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (index, cursor) = (runningIndex, runningCursor)
    runningIndex = 0
    defer { (runningIndex, runningCursor) = (index, cursor) }
    return try body()
  }

  /// The slot whose rule is running; `.none` outside of updates.
  public var runningAttribute: AttributeID { id(of: runningIndex) }

  /// Whether a rule is running on the caller's thread, so that what it reads becomes an input. Any thread may ask.
  public var isTracking: Bool { updateThread.isCurrent && runningIndex != 0 }

  /// The revision in which the value last changed. Use it as a version of things made from the value.
  @inlinable
  public func changedAt(_ id: AttributeID) -> UInt32 { nodes[Int(id.index)].changedAt }

  /// Up to this revision, the value is known to be up to date; 0 before the first run. During a run, the revision of
  /// the run before.
  public func verifiedAt(_ id: AttributeID) -> UInt32 { nodes[Int(id.index)].verifiedAt }

  /// Notes that the running rule read `input`. Rules mostly read in the same order, so this usually compares one number
  /// and moves on.
  @inlinable @inline(__always)
  func recordInput(_ input: UInt32) {
    let inputs = (nodes + Int(runningIndex)).inputList
    let cursor = runningCursor
    if cursor < inputs.edgeCount, inputs.edges[cursor] == input {
      runningCursor = cursor + 1
    } else {
      recordNewInput(input)
    }
  }

  @usableFromInline
  func recordNewInput(_ input: UInt32) {
    let inputs = (nodes + Int(runningIndex)).inputList
    let outputs = (nodes + Int(input)).outputList
    let count = inputs.edgeCount
    if let position = inputPosition(of: input, inputs, outputs) {
      // This run has read it before.
      if position < runningCursor { return }
      // An earlier run read it later in the order: swap it forward.
      inputs.edges[position] = inputs.edges[runningCursor]
      inputs.edges[runningCursor] = input
      displacedInput = position
      runningCursor += 1
      return
    }
    inputs.appendEdge(input, in: payloads)
    inputs.edges[count] = inputs.edges[runningCursor]
    inputs.edges[runningCursor] = input
    displacedInput = count
    runningCursor += 1
    outputs.appendEdge(runningIndex, in: payloads)
  }

  /// Where an input stands among those of the running rule; nil for one that it has never read.
  private func inputPosition(
    of input: UInt32, _ inputs: UnsafeMutablePointer<EdgeList>, _ outputs: UnsafeMutablePointer<EdgeList>
  ) -> Int? {
    let count = inputs.edgeCount
    // Search the shorter of the two lists for the edge: a rule may read 10,000 rows, and an environment may have 10,000
    // readers.
    guard outputs.edgeCount >= count || outputs.findEdge(runningIndex) != nil else { return nil }
    // Where some are read in front of others, each of these has been put there, or beside it, when it is read in its turn.
    let last = min(displacedInput, count)
    for position in max(last - 8, 0)..<min(last + 9, count) where inputs.edges[position] == input { return position }
    return inputs.findEdge(input, near: runningCursor)
  }

  /// Verifies inputs depth first, with a stack on the heap, so a long chain that has run before cannot exhaust the
  /// thread's stack. First runs nest on the thread's stack, each inside of the rule that reads it; see
  /// ``checkStack()``.
  @usableFromInline
  func bringUpToDate(_ target: UInt32) {
    if nodes[Int(target)].has(Node.isUpdating) { callerError(cycleMessage(target)) }
    hasPulledInRevision = true
    updateDepth += 1
    // Under a sanitizer, sixteen rules take some 80 of the 192 KiB that are kept for the message.
    if updateDepth & 15 == 0 { checkStack() }
    let changes = cutoffs.changes
    if updateDepth == 1 {
      updateThread.begin()
      settle(target)
    } else {
      verify(target)
    }
    updateDepth -= 1
    if runningIndex != 0, changes != cutoffs.changes { noteLateRead(of: target) }
    if updateDepth == 0, !deferredChanges.isEmpty { applyDeferredChanges() }
  }

  func verify(_ target: UInt32) {
    let base = pullStack.count
    var index = target
    var next = 0
    while true {
      let slot = nodes + Int(index)
      var cause: UInt32 = 0
      var runs = slot.pointee.has(Node.needsRun)
      if !runs {
        let inputs = slot.inputList
        let edges = inputs.edges
        let count = inputs.edgeCount
        let verifiedAt = slot.pointee.verifiedAt
        var outdated: UInt32 = 0
        while next < count {
          let input = nodes + Int(edges[next])
          if input.pointee.has(Node.isOutdated) {
            outdated = edges[next]
            break
          }
          if input.pointee.changedAt > verifiedAt {
            runs = true
            cause = edges[next]
            break
          }
          next += 1
        }
        if outdated != 0 {
          if nodes[Int(outdated)].has(Node.isUpdating) { callerError(cycleMessage(outdated)) }
          pullStack.push(PullEntry(index: index, next: UInt32(next), changes: cutoffs.changes))
          index = outdated
          next = 0
          continue
        }
      }
      if runs {
        run(index, cause: cause)
        // The rule read something that a cutoff has outdated since then.
        if slot.pointee.has(Node.isOutdated) {
          next = 0
          continue
        }
      } else {
        confirm(index)
      }
      if pullStack.count == base { return }
      let parent = pullStack.pop()
      index = parent.index
      // Inputs that were up to date may be outdated now, because a cutoff changed.
      next = parent.changes == cutoffs.changes ? Int(parent.next) : 0
    }
  }

  /// No input has changed, so the value is up to date.
  private func confirm(_ index: UInt32) {
    let slot = nodes + Int(index)
    slot.pointee.clear(Node.isOutdated)
    slot.pointee.verifiedAt = revision
    counters.checked += 1
    if let observer = observer(of: index) {
      observer.graphDidCheck(id(of: index), kind: kind(of: index).updateKind)
    }
  }

  func run(_ index: UInt32, cause: UInt32) {
    let slot = nodes + Int(index)
    let kind = kinds[Int(slot.pointee.kindAndFlags & Node.kindMask)]
    if let observer = observer(of: index) {
      kind._withUnsafeGuaranteedRef {
        observer.graphWillRun(id(of: index), kind: $0.updateKind, subject: $0.subject, cause: id(of: cause))
      }
    }
    let (outerIndex, outerCursor, outerDisplaced) = (runningIndex, runningCursor, displacedInput)
    let (startRevision, startChanges, startReads) = (revision, cutoffs.changes, lateReads.count)
    runningIndex = index
    runningCursor = 0
    slot.pointee.set(Node.isUpdating)
    slot.pointee.clear(Node.needsRun)
    if slot.pointee.has(Node.hasOutsideReads) { forgetOutsideReads(of: index) }
    differsInClosuresOnly = false
    let changed = kind._withUnsafeGuaranteedRef { $0.run(self, index) }
    if runningCursor < slot.inputList.edgeCount { dropInputs(of: index, from: runningCursor) }
    runningIndex = outerIndex
    runningCursor = outerCursor
    displacedInput = outerDisplaced
    slot.pointee.clear(Node.isUpdating)
    if startChanges != cutoffs.changes {
      if hasInputChanged(of: index, since: startRevision, reads: startReads) { slot.pointee.set(Node.needsRun) }
      lateReads.truncate(to: startReads)
    }
    // Renumbering the revisions requires another run too.
    if !slot.pointee.has(Node.needsRun) { slot.pointee.clear(Node.isOutdated) }
    if changed, slot.pointee.has(Node.isCutoff), slot.outputList.edgeCount > 0 { cutoffDidChange(index) }
    slot.pointee.verifiedAt = revision
    counters.run += 1
    if changed {
      slot.pointee.changedAt = revision
    } else {
      counters.unchanged += 1
      if kind._withUnsafeGuaranteedRef({ $0.updateKind == .environment }) { counters.environmentChecks += 1 }
    }
    if let observer = observer(of: index) {
      observer.graphDidRun(
        id(of: index), kind: kind._withUnsafeGuaranteedRef { $0.updateKind },
        outcome: !changed ? .equal : differsInClosuresOnly ? .closuresOnly : .changed)
    }
  }

  /// Removes the inputs that the last run did not read.
  private func dropInputs(of index: UInt32, from start: Int) {
    let inputs = (nodes + Int(index)).inputList
    for i in start..<inputs.edgeCount {
      let input = inputs.edges[i]
      // Remove it from the inputs first, because sweeping the outputs asks whether the slot still reads them.
      inputs.edges[i] = 0
      if input != 0 { removeOutput(index, from: input) }
    }
    inputs.truncateEdges(to: start)
  }

  /// Long lists are not searched: a stale edge only costs an unnecessary check, and a sweep removes stale edges when
  /// they are the majority.
  func removeOutput(_ output: UInt32, from input: UInt32) {
    let outputs = (nodes + Int(input)).outputList
    let count = outputs.edgeCount
    if count > EdgeListLimits.noteThreshold {
      outputs.note += 1
      if outputs.note * 2 > count { sweepOutputs(of: input) }
      return
    }
    if let position = outputs.findEdge(output) { outputs.swapRemoveEdge(at: position) }
  }

  private func sweepOutputs(of input: UInt32) {
    let outputs = (nodes + Int(input)).outputList
    outputs.note = 0
    let edges = outputs.edges
    var kept = 0
    for i in 0..<outputs.edgeCount where depends(edges[i], on: input) {
      // A slot that read the input anew stands there twice.
      if nodes[Int(edges[i])].has(Node.isMet) { continue }
      nodes[Int(edges[i])].set(Node.isMet)
      edges[kept] = edges[i]
      kept += 1
    }
    for i in 0..<kept { nodes[Int(edges[i])].clear(Node.isMet) }
    outputs.truncateEdges(to: kept)
  }

  func depends(_ output: UInt32, on input: UInt32) -> Bool {
    let slot = nodes + Int(output)
    return slot.pointee.has(Node.isAlive) && slot.inputList.findEdge(input) != nil
  }

  private func cycleMessage(_ index: UInt32) -> String {
    let chain = pullStack.elements.suffix(8).map { "\(typeName(of: $0.index))" }.joined(separator: " → ")
    return "an attribute depends on itself: \(typeName(of: index)) while updating \(chain)"
  }

  #if DEBUG
    @usableFromInline
    func checkReadable(_ index: UInt32) {
      if nodes[Int(index)].has(Node.isUpdating) { callerError("an attribute reads itself: \(typeName(of: index))") }
    }
  #endif
}

/// A slot whose inputs are being verified, and the next input to verify.
struct PullEntry {
  let index: UInt32
  let next: UInt32
  /// How many changes of cutoffs there had been when the inputs before it were verified.
  let changes: UInt32
}
