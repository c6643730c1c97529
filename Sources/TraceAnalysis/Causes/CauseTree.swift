/// Chains of causes from gestures through writes to bodies. Chains are merged as far as they have the same classes.
///
/// Unlike ``CauseGraph``, it separates what a body's runs led to under different writes. It is built in two passes over
/// the updates, without an allocation for each.
public struct CauseTree: Sendable {
  /// What one cause led to under one parent.
  public struct Node: Sendable {
    public var cause: CauseClass
    /// -1 for a root.
    public var parent: Int
    /// Whether it counts first runs, which happened because the parent made the instance.
    public var isCreation: Bool
    /// How many external causes, writes, runs or checks it stands for.
    public var count = 0
    /// How many runs changed the value.
    public var changed = 0
    /// Nanoseconds that the runs took.
    public var duration: Int64 = 0
    /// If all its writes have the same stack: its index in the trace's `stacks`; else -1.
    public var stack = -1
    public var children: [Int] = []
    /// Whether it belongs to the selection.
    public var isSelected = false
    /// Whether it led to nothing: it was checked and did not run, or an environment key was read anew and made no view
    /// run.
    public var isIdle = false
  }

  /// Parents come before children.
  public private(set) var nodes: [Node] = []
  public private(set) var roots: [Int] = []
  public let groups: ViewGroups

  /// Effects are sorted by count; those that led to nothing come last.
  ///
  /// - Parameters:
  ///   - view: index of a type: only causes and effects of its bodies count, with all specialisations. Nil for
  ///     everything.
  ///   - instance: the path of an instance, or the end of a path.
  ///   - range: updates that began in it count, in nanoseconds.
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

  /// The environment keys that changed directly after a node, since a write of the whole environment does not name
  /// them. They are indices into the trace's `properties`; the key that most views read comes first.
  public func changedKeys(below node: Int) -> [Int] {
    nodes[node].children.compactMap { child in
      guard case .environment(let property) = nodes[child].cause, property >= 0 else { return nil }
      return nodes[child].changed > 0 && !nodes[child].isCreation ? property : nil
    }
  }
}
