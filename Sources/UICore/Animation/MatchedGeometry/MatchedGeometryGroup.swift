import AttributeGraph
import Foundation
import Geometry

/// Identifies the views that share one frame.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The views with one key; the source's frame is the frame of all.
///
/// Invariant: the source is the last member that has `isSource` and is not leaving; if all of these are leaving, it
/// stays the one chosen before.
final class MatchedGeometryGroup {
  struct Member {
    let number: UInt32
    /// In the window's space.
    let frame: Attribute<CGRect>
    let space: CoordinateSpaceLink
    var isSource: Bool
    var isLeaving: Bool
  }

  /// The number of the source, 0 for none; written in the transaction that changed it.
  let source: Attribute<UInt32>
  fileprivate let subgraph: Subgraph
  private var chosen: UInt32 = 0
  private(set) var members: [Member] = []

  fileprivate init(in graph: Graph) {
    subgraph = Subgraph.make(in: graph.rootSubgraph)
    source = subgraph.adopt { graph.source(0) }
  }

  func member(_ number: UInt32) -> Member? { members.first { $0.number == number } }

  /// Adds the member or replaces it.
  func set(_ member: Member, transaction: Transaction, _ viewGraph: ViewGraph) {
    if let index = members.firstIndex(where: { $0.number == member.number }) {
      members[index] = member
    } else {
      members.append(member)
    }
    choose(transaction, viewGraph)
  }

  func remove(_ number: UInt32, _ viewGraph: ViewGraph) {
    members.removeAll { $0.number == number }
    if members.isEmpty { return }
    choose(Transaction.current, viewGraph)
  }

  private func choose(_ transaction: Transaction, _ viewGraph: ViewGraph) {
    let candidates = members.filter(\.isSource)
    let new =
      candidates.last { !$0.isLeaving }?.number
      ?? (candidates.contains { $0.number == chosen } ? chosen : candidates.last?.number ?? 0)
    guard new != chosen else { return }
    chosen = new
    viewGraph.enqueue(Choice(group: self, graph: viewGraph.graph), transaction: transaction, path: nil)
  }

  private final class Choice: PendingWrite {
    private let group: MatchedGeometryGroup
    private let graph: Graph
    init(group: MatchedGeometryGroup, graph: Graph) { (self.group, self.graph) = (group, graph) }
    func applyWrite() { if !group.subgraph.isRemoved { graph.write(group.source, group.chosen) } }
  }
}

/// The groups of a view graph that have members.
final class MatchedGeometryGroups: ViewGraphStore {
  private var table: [MatchedGeometryKey: MatchedGeometryGroup] = [:]

  func group(_ key: MatchedGeometryKey, in graph: Graph) -> MatchedGeometryGroup {
    if let group = table[key] { return group }
    let group = MatchedGeometryGroup(in: graph)
    table[key] = group
    return group
  }

  func removeIfEmpty(_ key: MatchedGeometryKey) {
    guard let group = table[key], group.members.isEmpty else { return }
    table[key] = nil
    group.subgraph.remove()
  }
}

extension ViewGraph {
  var matchedGeometry: MatchedGeometryGroups { store(MatchedGeometryGroups.self) }
}
