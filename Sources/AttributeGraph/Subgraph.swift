/// A group of slots that are freed together. Removing a view removes its subgraph and all subgraphs in it.
///
/// Like the graph's, its state is never held across a call out of the engine.
public final class Subgraph {
  /// Unowned, as the parent, because a weak reference would slow down all reference counting of what it leads to. Both are
  /// cleared: by the graph when it is freed, and by the parent when it is removed or freed.
  public internal(set) unowned(unsafe) var graph: Graph?
  @exclusivity(unchecked) public private(set) unowned(unsafe) var parent: Subgraph?
  @exclusivity(unchecked) var number: UInt32 = 0
  @exclusivity(unchecked) var slots: [UInt32] = []
  /// In the order in which they were made. A removed one leaves a gap; when half are gaps, they are closed.
  @exclusivity(unchecked) private var children: [Subgraph?] = []
  @exclusivity(unchecked) private var childGaps = 0
  @exclusivity(unchecked) private var indexInParent = 0
  @exclusivity(unchecked) private var cleanups: [() -> Void] = []
  @exclusivity(unchecked) public private(set) var isRemoved = false
  /// Whether something in it holds state that must be kept when it is scrolled out of sight.
  @exclusivity(unchecked) public private(set) var isHeld = false

  init(parent: Subgraph?) {
    self.parent = parent
    graph = parent?.graph
    if let parent {
      indexInParent = parent.children.count
      parent.children.append(self)
    }
  }

  deinit { letChildrenGo() }

  /// A new subgraph in `parent`, which is removed with its parent.
  public static func make(in parent: Subgraph) -> Subgraph {
    guard !parent.isRemoved else { fatalError("a removed subgraph cannot take children") }
    let subgraph = Subgraph(parent: parent)
    parent.graph?.subgraphs.add(subgraph)
    return subgraph
  }

  /// Runs `body`. Slots that it makes join this subgraph.
  public func adopt<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let graph else { fatalError("the graph of this subgraph is gone") }
    let outer = graph.currentSubgraph
    graph.currentSubgraph = self
    defer { graph.currentSubgraph = outer }
    return try graph.withoutTracking(body)
  }

  /// Marks this subgraph and those around it as holders of state.
  public func hold() {
    var subgraph: Subgraph? = self
    while let current = subgraph, !current.isHeld {
      current.isHeld = true
      subgraph = current.parent
    }
  }

  /// Moves the cutoffs in it behind all cutoffs made before, as if they were made now.
  public func renewOrder() {
    guard let graph else { return }
    for slot in slots where graph.nodes[Int(slot)].has(Node.isCutoff) {
      graph.cutoffs.renew(slot, graph.nodes + Int(slot))
    }
    for case let child? in children { child.renewOrder() }
  }

  /// Runs once when the subgraph is removed: children's actions first, the latest first.
  public func onRemove(_ cleanup: @escaping () -> Void) { cleanups.append(cleanup) }

  /// Frees every slot of this subgraph and of those in it.
  public func remove() {
    guard !isRemoved, let graph else { return }
    var dying: [UInt32] = []
    collect(into: &dying)
    graph.removeSlots(dying)
    if let parent, !parent.isRemoved { parent.forget(self) }
  }

  private func forget(_ child: Subgraph) {
    child.parent = nil
    children[child.indexInParent] = nil
    childGaps += 1
    guard childGaps * 2 > children.count else { return }
    children.removeAll { $0 == nil }
    for index in children.indices { children[index]?.indexInParent = index }
    childGaps = 0
  }

  private func collect(into dying: inout [UInt32]) {
    isRemoved = true
    for case let child? in children.reversed() where !child.isRemoved { child.collect(into: &dying) }
    for cleanup in cleanups.reversed() { cleanup() }
    cleanups = []
    letChildrenGo()
    dying += slots
    slots = []
    graph?.subgraphs.remove(self)
  }

  private func letChildrenGo() {
    for child in children { child?.parent = nil }
    children = []
  }
}

/// Subgraphs by number, and what removals know of slots with many edges.
struct SubgraphTable {
  private var live: [UInt32: Unmanaged<Subgraph>] = [:]
  private var next: UInt32 = 1
  /// The number of stale outputs of each slot.
  var staleOutputs: [UInt32: Int] = [:]
  /// Where the input stood that each slot with many inputs lost last.
  var lastDropped: [UInt32: Int] = [:]

  /// Counts one more stale output of `input`; returns how many there are.
  mutating func addStaleOutput(of input: UInt32) -> Int {
    func increment(_ count: inout Int) -> Int {
      count += 1
      return count
    }
    return increment(&staleOutputs[input, default: 0])
  }

  mutating func add(_ subgraph: Subgraph) {
    subgraph.number = next
    live[next] = .passUnretained(subgraph)
    next &+= 1
  }

  mutating func remove(_ subgraph: Subgraph) { live[subgraph.number] = nil }

  var count: Int { live.count }

  func graphIsGone() {
    for subgraph in live.values { subgraph._withUnsafeGuaranteedRef { $0.graph = nil } }
  }
}

extension Graph {
  /// The subgraphs that exist, with the root.
  public var subgraphCount: Int { subgraphs.count }

  /// Frees slots. Other slots that read one of them run again at their next pull.
  func removeSlots(_ dying: [UInt32]) {
    for index in dying { nodes[Int(index)].clear(Node.isAlive) }
    for index in dying {
      let slot = nodes + Int(index)
      if slot.pointee.has(Node.isUpdating) {
        callerError("a view removed itself while it was updating: \(typeName(of: index))")
      }
      let outputs = slot.outputList
      for i in 0..<outputs.edgeCount {
        let output = outputs.edges[i]
        let survivor = nodes + Int(output)
        guard survivor.pointee.has(Node.isAlive) else { continue }
        let inputs = survivor.inputList
        guard let position = findDropped(index, inputs, of: output) else { continue }
        inputs.edges[position] = 0
        // A running rule is about to read its children anew.
        if !survivor.pointee.has(Node.isUpdating) { invalidate(id(of: output)) }
      }
    }
    for index in dying {
      let slot = nodes + Int(index)
      let inputs = slot.inputList
      for i in 0..<inputs.edgeCount {
        let input = inputs.edges[i]
        if input != 0, nodes[Int(input)].has(Node.isAlive) { removeOutput(index, from: input) }
      }
      let kind = kind(of: index)
      if let observer, kind.updateKind.isCode {
        observer.graphWillRemove(id(of: index), kind: kind.updateKind)
      }
      if slot.pointee.has(Node.hasOutsideReads) { forgetOutsideReads(of: index) }
      kind.destroy(self, index)
      if inputs.edgeCount > EdgeListLimits.hintThreshold { subgraphs.lastDropped[index] = nil }
      if slot.outputList.edgeCount > EdgeListLimits.sweepThreshold { subgraphs.staleOutputs[index] = nil }
      inputs.destroyEdges()
      slot.outputList.destroyEdges()
      slot.pointee.endGeneration()
      counters.removed += 1
    }
    for index in dying { arena.release(index) }
  }

  /// Where the inputs of `reader` hold the removed `index`. What a container reads of its rows leaves in their order or
  /// against it, so the search of many inputs begins beside the one that was dropped last.
  private func findDropped(_ index: UInt32, _ inputs: UnsafeMutablePointer<EdgeList>, of reader: UInt32) -> Int? {
    guard inputs.edgeCount > EdgeListLimits.hintThreshold else { return inputs.findEdge(index) }
    let position = inputs.findEdge(index, around: subgraphs.lastDropped[reader] ?? 0)
    if let position { subgraphs.lastDropped[reader] = position }
    return position
  }
}
