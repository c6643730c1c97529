import TraceAnalysis

/// A row of the chain of causes. Effects follow their cause, indented further.
struct CauseRow: Equatable, Identifiable, Sendable {
  var id: Int
  /// How many causes are above it.
  var depth: Int
  var kind: CauseGraph.Kind
  var title: String
  /// `LandmarkRow.swift:19`, `creation`, `through a Task`.
  var detail: String
  var count: Int
  /// The time of its runs; nil if nothing ran.
  var changed: Int?
  var isSelected: Bool
  /// The number of the view; nil if it is no view.
  var view: Int?
}

extension TraceDocument {
  /// Why a view's bodies ran in a range of time, and what the runs led to. Cost: some passes over the trace's updates.
  ///
  /// - Parameter limit: the most rows. What does not fit is left out, the rarest first.
  func causes(of view: Int, in range: Range<Int64>, limit: Int = 400) -> [CauseRow] {
    guard let type = views.groups.groups[view].types.first else { return [] }
    let tree = CauseTree(trace, view: type, range: range)
    var rows: [CauseRow] = []
    // The stack is explicit, because views may contain themselves thousands of times.
    var pending = tree.roots.reversed().map { (node: $0, depth: 0) }
    while rows.count < limit, let (index, depth) = pending.popLast() {
      let node = tree.nodes[index]
      let names = CauseNames(node.cause, groups: tree.groups, trace: trace)
      let isRun = [.body, .environment, .update].contains(names.kind)
      // The name of an environment key says more than that of the rule that compares it.
      let isKey = names.kind == .check && !names.subtitle.isEmpty
      let details = [
        names.kind == .body || isKey ? "" : names.subtitle, names.remark, node.isCreation ? "creation" : "",
      ]
      rows.append(
        CauseRow(
          id: index, depth: depth, kind: names.kind, title: isKey ? names.subtitle : names.title,
          detail: details.filter { !$0.isEmpty }.joined(separator: " · "), count: node.count,
          changed: isRun && !node.isCreation ? node.changed : nil, isSelected: node.isSelected,
          view: names.kind == .body && names.type >= 0 ? Int(tree.groups.ofType[names.type]) : nil))
      guard depth < Self.deepest else { continue }
      // Bodies come first, and what did no work comes last; the most frequent first in each part.
      let children = (0...2).flatMap { rank in node.children.filter { tree.nodes[$0].cause.rank == rank } }
      for child in children.prefix(12).reversed() { pending.append((child, depth + 1)) }
    }
    return rows
  }

  /// Deeper chains are cut, because there is no room to indent further.
  private static let deepest = 24
}

extension CauseClass {
  /// 0: it leads to bodies. 1: other work. 2: it was outdated, but up to date without running.
  fileprivate var rank: Int {
    switch self {
    case .checked: 2
    case .environment, .update: 1
    default: 0
    }
  }
}
