import DashboardFormat
import Graphs
import SwiftUI

/// Groups as shares of a circle, with their names beside it if they fit.
struct PieWidget: View {
  let definition: PieDefinition
  let result: QueryResult

  var body: some View {
    let rows = result.rows(definition.data.reducer(definition.reducer), order: definition.data.groupOrder)
      .filter { $0.value > 0 && $0.value.isFinite }
    if let issue = DataIssue(values: rows.map(\.value)) {
      WidgetMessage(issue.message)
    } else {
      picture(slices(rows), unit: definition.unit ?? rows[0].unit ?? .short)
    }
  }

  private func picture(_ slices: [Sunburst.Slice], unit: MetricUnit) -> some View {
    GeometryReader { geometry in
      let size = geometry.size
      let isLegendShown = definition.legend.mode != .hidden && size.width > 220 && size.height > 90
      HStack(spacing: 14) {
        Sunburst(
          slices, unit: unit, palette: .named(definition.palette), holeRatio: definition.shape == .pie ? 0 : 0.5,
          showsTotal: definition.showsTotal && min(size.width, size.height) > 110
        )
        .frame(maxWidth: isLegendShown ? size.height : .infinity)
        if isLegendShown {
          PieLegend(slices: Array(slices.prefix(max(1, Int(clamping: size.height / 19)))), unit: unit).frame(
            maxWidth: 300)
        }
      }
      .frame(width: size.width, height: size.height)
    }
  }

  /// The groups by their first tag, largest first, each with a colour; further tags are outer rings.
  private func slices(_ rows: [ResultRow]) -> [Sunburst.Slice] {
    let palette = GraphPalette.named(definition.palette)
    var slices = Self.slices(rows, depth: 0, limit: definition.limit)
    for index in slices.indices { slices[index].color = palette.shade(index) }
    return slices
  }

  private static func slices(_ rows: [ResultRow], depth: Int, limit: Int?) -> [Sunburst.Slice] {
    var order: [String] = []
    var members: [String: [ResultRow]] = [:]
    for row in rows {
      let name = row.labels.indices.contains(depth) ? row.labels[depth].value : depth == 0 ? row.columnName : ""
      if members[name] == nil { order.append(name) }
      members[name, default: []].append(row)
    }
    let slices = order.map { name in
      let inside = members[name] ?? []
      let isDeeper = depth < 3 && inside.contains { $0.labels.count > depth + 1 }
      return Sunburst.Slice(
        name, inside.reduce(0) { $0 + $1.value },
        children: isDeeper ? Self.slices(inside, depth: depth + 1, limit: nil) : [])
    }.sorted { $0.value > $1.value }
    return Array(slices.prefix(max(1, limit ?? 60)))
  }
}

/// The names of slices with their values.
private struct PieLegend: View {
  let slices: [Sunburst.Slice]
  let unit: MetricUnit

  @Environment(\.locale) private var locale

  var body: some View {
    let formatter = unit.formatter(symbols: NumberSymbols(locale: locale))
    VStack(alignment: .leading, spacing: 4) {
      ForEach(slices.indices, id: \.self) { index in
        HStack(spacing: 6) {
          RoundedRectangle(cornerRadius: 2).fill(slices[index].color ?? .accentColor).frame(width: 9, height: 9)
          Text(slices[index].name.isEmpty ? "–" : slices[index].name).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
          Text(formatter.string(from: slices[index].value)).monospacedDigit().foregroundStyle(.secondary).lineLimit(1)
        }
        .font(.system(size: 11))
      }
    }
  }
}
