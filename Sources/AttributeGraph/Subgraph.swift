/// A group of slots that are freed together. Removing a view removes its subgraph and all subgraphs in it.
///
/// Like the graph's, its state is never held across a call out of the engine.
public final class Subgraph {
  /// Unowned, as the parent, because a weak reference would slow down all reference counting of what it leads to. Both are
  /// cleared: by the graph when it is freed, and by the parent when it is removed or freed.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var graph: Graph?
  @exclusivity(unchecked) public private(set) unowned(unsafe) var parent: Subgraph?
  /// Which no other subgraph of the graph has.
  let number: UInt32
  @exclusivity(unchecked) var slots = SlotList()
  // The subgraphs in it, in the order in which they were made, are linked through themselves, and each is held by its parent: an
  // array would be one more object for each row of a list.
  @exclusivity(unchecked) private var firstChild: Unmanaged<Subgraph>?
  @exclusivity(unchecked) private var lastChild: Unmanaged<Subgraph>?
  @exclusivity(unchecked) private var next: Unmanaged<Subgraph>?
  @exclusivity(unchecked) private var previous: Unmanaged<Subgraph>?
  @exclusivity(unchecked) private var cleanups: [() -> Void] = []
  @exclusivity(unchecked) public private(set) var isRemoved = false
  /// Whether something in it holds state that must be kept when it is scrolled out of sight.
  @exclusivity(unchecked) public private(set) var isHeld = false

  init(parent: Subgraph?) {
    self.parent = parent
    let graph = parent?.graph
    self.graph = graph
    number = graph?.nextSubgraph() ?? 1
    if let parent {
      let link = Unmanaged.passRetained(self)
      previous = parent.lastChild
      if let last = previous { last._withUnsafeGuaranteedRef { $0.next = link } } else { parent.firstChild = link }
      parent.lastChild = link
    }
  }

  deinit { letChildrenGo() }

  /// A new subgraph in `parent`, which is removed with its parent.
  public static func make(in parent: Subgraph) -> Subgraph {
    guard !parent.isRemoved else { fatalError("a removed subgraph cannot take children") }
    return Subgraph(parent: parent)
  }

  /// Runs `body`. Slots that it makes join this subgraph.
  public func adopt<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let graph else { fatalError("the graph of this subgraph is gone") }
    let outer = graph.unmanagedSubgraph
    graph.unmanagedSubgraph = .passUnretained(self)
    defer { graph.unmanagedSubgraph = outer }
    return try graph.withoutTracking(body)
  }

  /// Marks this subgraph and those around it as holders of state.
  public func hold() {
    if isHeld { return }
    var subgraph: Subgraph? = self
    while let current = subgraph, !current.isHeld {
      current.isHeld = true
      subgraph = current.parent
    }
  }

  /// Moves the cutoffs in it behind all cutoffs made before, as if they were made now.
  public func renewOrder() {
    guard let graph else { return }
    for slot in slots.elements where graph.nodes[Int(slot)].has(Node.isCutoff) {
      graph.cutoffs.renew(slot, graph.nodes + Int(slot))
    }
    var child = firstChild
    while let current = child?.takeUnretainedValue() {
      current.renewOrder()
      child = current.next
    }
  }

  /// Runs once when the subgraph is removed: children's actions first, the latest first.
  public func onRemove(_ cleanup: @escaping () -> Void) { cleanups.append(cleanup) }

  /// Frees every slot of this subgraph and of those in it.
  public func remove() {
    guard !isRemoved, let graph else { return }
    let start = graph.dying.count
    collect(in: graph)
    graph.removeDying(from: start)
    if let parent, !parent.isRemoved { parent.forget(self) }
  }

  /// Takes it out of the list.
  private func forget(_ child: Subgraph) {
    let (before, after) = (child.previous, child.next)
    if let before { before._withUnsafeGuaranteedRef { $0.next = after } } else { firstChild = after }
    if let after { after._withUnsafeGuaranteedRef { $0.previous = before } } else { lastChild = before }
    child.leave()
  }

  /// Its parent has it no longer.
  private func leave() {
    (parent, next, previous) = (nil, nil, nil)
    Unmanaged.passUnretained(self).release()
  }

  private func collect(in graph: Graph) {
    isRemoved = true
    // A child's cleanup may remove a sibling, which keeps its place in the list of a removed parent.
    var child = lastChild
    while let current = child {
      current._withUnsafeGuaranteedRef {
        if !$0.isRemoved { $0.collect(in: graph) }
        child = $0.previous
      }
    }
    for cleanup in cleanups.reversed() { cleanup() }
    cleanups = []
    letChildrenGo()
    for slot in slots.elements { graph.dying.push(slot) }
    slots.destroy(in: graph.payloads)
    graph.subgraphCount -= 1
  }

  /// The graph of this subgraph and of those in it is freed.
  func graphIsGone(_ payloads: PayloadPool) {
    var child = firstChild
    while let current = child?.takeUnretainedValue() {
      current.graphIsGone(payloads)
      child = current.next
    }
    slots.destroy(in: payloads)
    graph = nil
  }

  private func letChildrenGo() {
    var child = firstChild
    (firstChild, lastChild) = (nil, nil)
    while let current = child?.takeUnretainedValue() {
      child = current.next
      current.leave()
    }
  }
}

/// The numbers of a subgraph's slots, in the order in which they were made.
struct SlotList {
  private var start: UnsafeMutablePointer<UInt32>?
  private var count: UInt32 = 0
  private var capacity: UInt32 = 0

  var elements: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: start, count: Int(count)) }

  mutating func append(_ slot: UInt32, in pool: PayloadPool) {
    if count == capacity { grow(in: pool) }
    (start.unsafelyUnwrapped + Int(count)).initialize(to: slot)
    count += 1
  }

  private mutating func grow(in pool: PayloadPool) {
    let more = max(8, Int(capacity) * 2)
    let new = pool.allocate(more * 4, alignment: 4).bindMemory(to: UInt32.self, capacity: more)
    if let start { new.initialize(from: start, count: Int(count)) }
    free(in: pool)
    start = new
    capacity = UInt32(more)
  }

  mutating func destroy(in pool: PayloadPool) {
    free(in: pool)
    self = SlotList()
  }

  private func free(in pool: PayloadPool) {
    if let start { pool.deallocate(start, Int(capacity) * 4, alignment: 4) }
  }
}

extension Graph {
  /// Frees the slots that were collected last. Other slots that read one of them run again at their next pull.
  func removeDying(from start: Int) {
    let range = start..<dying.count
    for i in range { nodes[Int(dying[i])].clear(Node.isAlive) }
    for i in range {
      let index = dying[i]
      let slot = nodes + Int(index)
      if slot.pointee.has(Node.isUpdating) {
        callerError("a view removed itself while it was updating: \(typeName(of: index))")
      }
      let outputs = slot.outputList
      let edges = outputs.edges
      for i in 0..<outputs.edgeCount {
        let output = edges[i]
        let survivor = nodes + Int(output)
        guard survivor.pointee.has(Node.isAlive) else { continue }
        let inputs = survivor.inputList
        guard let position = findDropped(index, inputs) else { continue }
        inputs.edges[position] = 0
        // A running rule is about to read its children anew.
        if !survivor.pointee.has(Node.isUpdating) { invalidate(id(of: output)) }
      }
    }
    for i in range {
      let index = dying[i]
      let slot = nodes + Int(index)
      let inputs = slot.inputList
      let edges = inputs.edges
      for i in 0..<inputs.edgeCount {
        let input = edges[i]
        if input != 0, nodes[Int(input)].has(Node.isAlive) { removeOutput(index, from: input) }
      }
      if slot.pointee.has(Node.hasOutsideReads) { forgetOutsideReads(of: index) }
      kinds[Int(slot.pointee.kindAndFlags & Node.kindMask)]._withUnsafeGuaranteedRef { kind in
        if let observer, kind.updateKind.isCode {
          observer.graphWillRemove(id(of: index), kind: kind.updateKind)
        }
        kind.destroy(self, index)
      }
      inputs.destroyEdges(in: payloads)
      slot.outputList.destroyEdges(in: payloads)
      slot.pointee.endGeneration()
      counters.removed += 1
    }
    for i in range { arena.release(dying[i]) }
    dying.truncate(to: start)
  }

  /// Where the inputs of `reader` hold the removed `index`. What a container reads of its rows leaves in their order or
  /// against it, so the search of many inputs begins beside the one that was dropped last.
  private func findDropped(_ index: UInt32, _ inputs: UnsafeMutablePointer<EdgeList>) -> Int? {
    guard inputs.edgeCount > EdgeListLimits.noteThreshold else { return inputs.findEdge(index) }
    let position = inputs.findEdge(index, around: Int(inputs.note))
    if let position { inputs.note = UInt32(position) }
    return position
  }
}
