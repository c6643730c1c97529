/// Chains of causes, laid over each other where they run through the same classes: from gestures over writes to bodies.
///
/// Unlike ``CauseGraph`` it tells apart what one body's runs led to under one write and under another. Built in two
/// passes over the updates, without allocation for each.
public struct CauseTree: Sendable {
  public struct Node: Sendable {
    public var cause: CauseClass
    /// -1 for a root.
    public var parent: Int
    /// Whether it is a first run, due to its parent's having made it.
    public var isCreation: Bool
    /// External causes, writes, runs, or checks.
    public var count = 0
    /// Runs whose value changed.
    public var changed = 0
    /// Nanoseconds that the runs took.
    public var duration: Int64 = 0
    /// For writes that share one: index into the trace's `stacks`; else -1.
    public var stack = -1
    public var children: [Int] = []
    /// Whether it is one of the updates that were asked for.
    public var isSelected = false
    /// Whether it led to nothing: checked and not run, or a key of the environment that was read anew and made no view
    /// run.
    public var isIdle = false
  }

  /// Parents before children.
  public private(set) var nodes: [Node] = []
  public private(set) var roots: [Int] = []
  public let groups: ViewGroups

  /// Effects are in order of their counts, those that led to nothing last.
  ///
  /// - Parameters:
  ///   - view: index of a type whose body's causes and effects are wanted, with all specialisations; nil for everything.
  ///   - instance: an instance's path, or the end of it.
  ///   - range: when the updates began, nanoseconds.
  public init(_ trace: Trace, view: Int? = nil, instance: String? = nil, range: Range<Int64>? = nil) {
    groups = ViewGroups(trace)
    var builder = CauseTreeBuilder(trace, groups: groups)
    builder.select(view: view.map { Int(groups.ofType[$0]) }, instance: instance, range: range)
    builder.build()
    var nodes = builder.nodes
    for index in nodes.indices where nodes[index].parent >= 0 { nodes[nodes[index].parent].children.append(index) }
    // Parents come before their children.
    for index in nodes.indices.reversed() {
      let (node, isLeaf) = (nodes[index], nodes[index].children.allSatisfy { nodes[$0].isIdle })
      switch node.cause {
      case .checked: nodes[index].isIdle = true
      case .environment: nodes[index].isIdle = isLeaf && (node.changed == 0 || node.isCreation)
      default: break
      }
    }
    let ranks = nodes.map { (isIdle: $0.isIdle ? 1 : 0, count: $0.count) }
    let order = { (a: Int, b: Int) in
      (ranks[a].isIdle, ranks[b].count, a) < (ranks[b].isIdle, ranks[a].count, b)
    }
    for index in nodes.indices { nodes[index].children.sort(by: order) }
    roots = nodes.indices.filter { nodes[$0].parent < 0 }.sorted(by: order)
    self.nodes = nodes
  }

  /// The keys of the environment whose values were new right after a node, as a write of the whole environment does not
  /// say: indices into the trace's `properties`, those that most views read first.
  public func changedKeys(below node: Int) -> [Int] {
    nodes[node].children.compactMap { child in
      guard case .environment(let property) = nodes[child].cause, property >= 0 else { return nil }
      return nodes[child].changed > 0 && !nodes[child].isCreation ? property : nil
    }
  }
}
