import AttributeGraph
import Foundation

/// The rows of a table that is given trees: a row for each node whose ancestors are open.
///
/// What is open is kept by id. Opening a node costs the nodes that show, and makes those rows alone that come into sight.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What the rows show.
  public typealias TableRowValue = Data.Element
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  init(_ data: Data, children: KeyPath<Data.Element, Data?>) { (self.data, self.children) = (data, children) }

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    let open = TableOpenNodes<Data.Element.ID>(viewGraph: inputs.base.viewGraph)
    let nodes = graph.rule(TableNodesRule(outline: content.attribute, open: open.ids))
    let rows = _GraphValue(nodes).map(in: graph) { nodes in
      ForEach(_data: nodes, id: \.id) { TableNodeRow(node: $0, open: open) }
    }
    return ForEach<[TableNode<Data.Element>], Data.Element.ID, TableNodeRow<Data.Element>>
      ._makeViewList(view: rows, inputs: inputs)
  }

  nonisolated public static var _tableRowCount: Int? { nil }
  nonisolated public static var _disclosesTableRows: Bool { true }
}

/// A node that shows.
private struct TableNode<Value: Identifiable>: Identifiable {
  let value: Value
  let depth: Int
  let isExpandable: Bool
  let isExpanded: Bool
  var id: Value.ID { value.id }
}

/// Which nodes of an outline are open.
private final class TableOpenNodes<ID: Hashable> {
  let ids: Attribute<Set<ID>>
  /// Those as they were set last, which the next update takes over.
  private var latest: Set<ID> = []
  private let viewGraph: ViewGraph

  init(viewGraph: ViewGraph) {
    self.viewGraph = viewGraph
    ids = viewGraph.graph.source([])
  }

  func toggle(_ id: ID) {
    guard viewGraph.graph.isAlive(ids.id) else { return }
    latest.formSymmetricDifference([id])
    viewGraph.set(ids, to: latest)
  }
}

private struct TableNodesRule<Data: RandomAccessCollection>: Rule where Data.Element: Identifiable {
  let outline: Attribute<TableOutlineGroupContent<Data>>
  let open: Attribute<Set<Data.Element.ID>>

  func value(_ context: RuleContext<[TableNode<Data.Element>]>) -> [TableNode<Data.Element>] {
    let outline = context.read(outline)
    let open = context.read(open)
    var nodes: [TableNode<Data.Element>] = []
    // Trees may be deeper than the stack: the levels that are being gone through are kept in an array.
    var levels: [(rest: Data.SubSequence, depth: Int)] = [(outline.data[...], 0)]
    context.observing {
      while var level = levels.popLast() {
        guard let value = level.rest.popFirst() else { continue }
        let depth = level.depth
        levels.append(level)
        let children = value[keyPath: outline.children]
        let isExpanded = children != nil && open.contains(value.id)
        nodes.append(
          TableNode(value: value, depth: depth, isExpandable: children != nil, isExpanded: isExpanded))
        if isExpanded, let children { levels.append((children[...], depth + 1)) }
      }
    }
    return nodes
  }
}

/// The row of a node.
nonisolated private struct TableNodeRow<Value: Identifiable>: PrimitiveView {
  let node: TableNode<Value>
  let open: TableOpenNodes<Value.ID>

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let (row, open) = (view.attribute, graph.withoutTracking { graph.read(view.attribute).open })
    var inputs = inputs
    inputs.tableOutline.nodeDepth = view.map(in: graph, \.node.depth).attribute
    inputs.tableOutline.disclosure = TableDisclosure(
      isExpandable: view.map(in: graph, \.node.isExpandable).attribute,
      isExpanded: view.map(in: graph, \.node.isExpanded).attribute
    ) {
      if graph.isAlive(row.id) { open.toggle(graph.read(row).node.id) }
    }
    return TableRowMaker(value: view.map(in: graph, \.node.value).attribute, inputs: inputs)?.make() ?? _ViewOutputs()
  }
}
