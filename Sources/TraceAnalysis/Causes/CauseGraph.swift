/// Why views ran: gestures, writes and bodies are nodes with counts, and edges lead from cause to effect.
///
/// A node here stands for all nodes of a ``CauseTree`` of the same class, whatever led to them.
public struct CauseGraph: Sendable, Encodable {
  /// What a node stands for.
  public enum Kind: String, Sendable, Encodable {
    case external, write, body, environment, update, check, launch, unknown
  }

  /// All causes of one class, with what they cost together.
  public struct Node: Sendable, Encodable {
    /// Its index in ``CauseGraph/nodes``.
    public var id: Int
    public var kind: Kind
    /// `tap`, `ModelData.favorites`, `LandmarkRow`.
    public var title: String
    /// What helps to find it: the tapped view, a source line, the checked key. May be empty.
    public var subtitle: String
    /// How a write came, if not directly: `through a Task`, `detached`. May be empty.
    public var remark: String
    /// How many external causes, writes, runs or checks it stands for.
    public var count: Int
    /// How many runs changed the value.
    public var changed: Int
    /// Nanoseconds that the runs took.
    public var duration: Int64
    /// Whether it did no work: it was checked and did not run.
    public var isDimmed: Bool
    /// Whether it belongs to the selection.
    public var isSelected: Bool
    /// An index in the trace's `types` of one of the view's types; -1 for none.
    public var type: Int
    /// If all its writes have the same stack: its index in the trace's `stacks`; else -1.
    public var stack: Int
    /// The functions of that stack, innermost first.
    public var calls: [CalledFunction]
  }

  /// Whether the cause updated the effect or made it.
  public enum Label: String, Sendable, Encodable { case update, creation }

  /// How often one node led to another.
  public struct Edge: Sendable, Encodable {
    /// Indices of nodes.
    public var from: Int
    public var to: Int
    public var count: Int
    /// How many effects changed their value.
    public var changed: Int
    /// Whether the cause made the effect, so that it ran for the first time.
    public var label: Label
  }

  /// Causes come before effects, except for views that contain themselves.
  public private(set) var nodes: [Node] = []
  public private(set) var edges: [Edge] = []

  /// - Parameters:
  ///   - view: index of a type: only causes and effects of its bodies count, with all specialisations. Nil for
  ///     everything.
  ///   - instance: the path of an instance, or the end of a path.
  ///   - range: updates that began in it count, in nanoseconds.
  public init(_ trace: Trace, view: Int? = nil, instance: String? = nil, range: Range<Int64>? = nil) {
    self.init(CauseTree(trace, view: view, instance: instance, range: range), of: trace)
  }

  public init(_ tree: CauseTree, of trace: Trace) {
    struct EdgeKey: Hashable { var from, to: Int, label: Label }
    var numbers: [CauseClass: Int] = [:]
    var edgeNumbers: [EdgeKey: Int] = [:]
    var nodeOfTreeNode: [Int] = []
    for (index, source) in tree.nodes.enumerated() {
      let number = numbers[source.cause] ?? nodes.count
      if number == nodes.count {
        numbers[source.cause] = number
        let names = CauseNames(source.cause, groups: tree.groups, trace: trace)
        nodes.append(
          Node(
            id: number, kind: names.kind, title: names.title, subtitle: names.subtitle, remark: names.remark, count: 0,
            changed: 0, duration: 0, isDimmed: true, isSelected: false, type: names.type, stack: source.stack, calls: []
          ))
      }
      if nodes[number].stack != source.stack { nodes[number].stack = -1 }
      if !source.isIdle { nodes[number].isDimmed = false }
      if nodes[number].kind == .write, nodes[number].subtitle.isEmpty {
        nodes[number].subtitle = tree.changedKeys(below: index).map { "\\." + trace.properties[$0].name }
          .joined(separator: ", ")
      }
      nodes[number].count += source.count
      nodes[number].changed += source.changed
      nodes[number].duration += source.duration
      if source.isSelected { nodes[number].isSelected = true }
      nodeOfTreeNode.append(number)
      guard source.parent >= 0 else { continue }
      let key = EdgeKey(
        from: nodeOfTreeNode[source.parent], to: number, label: source.isCreation ? .creation : .update)
      let edge = edgeNumbers[key] ?? edges.count
      if edge == edges.count {
        edgeNumbers[key] = edge
        edges.append(Edge(from: key.from, to: key.to, count: 0, changed: 0, label: key.label))
      }
      edges[edge].count += source.count
      edges[edge].changed += source.changed
    }
    for index in nodes.indices where nodes[index].kind == .write {
      nodes[index].calls = trace.stacks.calls(of: nodes[index].stack)
    }
  }
}
