/// Watches what rules read outside the graph, such as observable objects.
///
/// A class, whose references need not be counted in each rule.
open class OutsideReads {
  /// One that watches nothing; a subclass does.
  public init() {}

  /// Runs `body` and watches what it reads on behalf of the attribute, beside what its rule has read in this run already.
  open func observe<Result>(_ attribute: AttributeID, _ body: () -> Result) -> Result { body() }

  /// The attribute's rule is about to run anew, or to be freed: what it has read no longer matters.
  open func forget(_ attribute: AttributeID) {}
}

extension RuleContext {
  /// Calls code of the program: a change of what the code reads outside the graph makes the rule run again.
  ///
  /// What the code reads of the graph becomes an input, as all that a rule reads. Each closure and each requirement of a
  /// protocol that a program writes and a rule calls goes through here.
  @inlinable
  public func observing<Result>(_ body: () -> Result) -> Result {
    // Without an optional of the result, whose type would have to be looked up each time.
    unmanagedGraph._withUnsafeGuaranteedRef { graph in
      if let reads = graph.unmanagedReads {
        return reads._withUnsafeGuaranteedRef { $0.observe(attribute.id, body) }
      }
      return body()
    }
  }

  /// For a value that calls code of the program only when it is asked, after the rule has run.
  public var lateReader: LateReader { LateReader(graph: graph, id: attribute.id) }
}

/// Calls code of the program on behalf of a rule that has already run: what the code reads belongs to that rule, not to
/// the one that happens to ask.
///
/// A layout computer is the model: it answers when a container asks and remembers the answers, so a change of what they
/// were made from must make another computer.
public struct LateReader {
  unowned let graph: Graph
  let id: AttributeID
  /// A slot's number is used again, a subgraph's is not.
  let subgraph: UInt32

  init(graph: Graph, id: AttributeID) {
    (self.graph, self.id) = (graph, id)
    subgraph = graph.nodes[Int(id.index)].subgraph
  }

  public func callAsFunction<Result>(_ body: () -> Result) -> Result {
    // The view may be gone while an old answer of its is still asked for.
    guard graph.isAlive(id), graph.nodes[Int(id.index)].subgraph == subgraph else { return body() }
    return graph.reading(for: id) {
      if let reads = graph.outsideReads { return reads.observe(id, body) }
      return body()
    }
  }
}

extension Graph {
  /// Tells that the attribute's rule has read something outside the graph.
  public func noteOutsideReads(of id: AttributeID) {
    nodes[Int(id.index)].set(Node.hasOutsideReads)
    kind(of: id.index).hasReadOutside = true
  }

  /// Whether a rule of the attribute's type has ever read something outside the graph.
  public func mayReadOutside(_ id: AttributeID) -> Bool { kind(of: id.index).hasReadOutside }

  /// Whether the attribute's rule has read something outside the graph in its last run or since.
  public func hasOutsideReads(_ id: AttributeID) -> Bool { nodes[Int(id.index)].has(Node.hasOutsideReads) }

  func forgetOutsideReads(of index: UInt32) {
    nodes[Int(index)].clear(Node.hasOutsideReads)
    outsideReads?.forget(id(of: index))
  }

  /// Runs `body` with its reads joining the inputs of a rule whose run has ended.
  func reading<Result>(for id: AttributeID, _ body: () -> Result) -> Result {
    let index = id.index
    let slot = nodes + Int(index)
    if slot.pointee.has(Node.isUpdating) { return body() }
    let (outerIndex, outerCursor, reads) = (runningIndex, runningCursor, lateReads.count)
    runningIndex = index
    runningCursor = slot.inputList.edgeCount
    // Between updates too, as when an event asks where a view is.
    updateThread.begin()
    defer {
      (runningIndex, runningCursor) = (outerIndex, outerCursor)
      // A cutoff that changes from now on marks the rule, since its run has ended.
      lateReads.truncate(to: reads)
      if !slot.pointee.has(Node.isOutdated) { slot.pointee.verifiedAt = revision }
    }
    return body()
  }
}
