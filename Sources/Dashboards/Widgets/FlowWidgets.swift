import DashboardFormat
import Graphs
import SwiftUI

/// Flows between the first two tags of the groups.
struct SankeyWidget: View {
  let definition: SankeyDefinition
  let result: QueryResult

  var body: some View {
    let flows = result.rows(definition.data.reducer(.sum), order: definition.data.groupOrder).compactMap { row in
      row.labels.count >= 2 && row.value > 0
        ? Sankey.Flow(row.labels[0].value, row.labels[1].value, row.value) : nil
    }
    if flows.isEmpty {
      WidgetMessage("No flows: an answer needs groups of a source and a target")
    } else {
      Sankey(flows, palette: .named(definition.palette))
    }
  }
}

/// A flame graph: the tags of a group are the frames, outermost first.
struct FlameGraphWidget: View {
  let definition: FlameGraphDefinition
  let result: QueryResult

  var body: some View {
    let rows = result.rows(definition.data.reducer(.sum), order: definition.data.groupOrder)
      .filter { $0.value > 0 && $0.value.isFinite }
    if rows.isEmpty {
      WidgetMessage(DataIssue.empty.message)
    } else {
      FlameGraph(
        FlameGraph.Frame("all", rows.reduce(0) { $0 + $1.value }, children: Self.frames(rows, depth: 0)),
        palette: .named(definition.palette))
    }
  }

  private static func frames(_ rows: [ResultRow], depth: Int) -> [FlameGraph.Frame] {
    var order: [String] = []
    var members: [String: [ResultRow]] = [:]
    for row in rows where row.labels.indices.contains(depth) {
      let name = row.labels[depth].value
      if members[name] == nil { order.append(name) }
      members[name, default: []].append(row)
    }
    return order.map { name in
      let inside = members[name] ?? []
      return FlameGraph.Frame(
        name, inside.reduce(0) { $0 + $1.value }, children: depth < 64 ? frames(inside, depth: depth + 1) : [])
    }
  }
}
