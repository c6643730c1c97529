import DashboardFormat
import Graphs
import SwiftUI

/// Groups in the order of a value.
struct TopListWidget: View {
  let definition: TopListDefinition
  let result: QueryResult

  var body: some View {
    let rows = result.rows(definition.data.reducer(.average), order: definition.data.groupOrder)
      .filter { $0.value.isFinite }
      .sorted { definition.isAscending ? $0.value < $1.value : $0.value > $1.value }
    if let issue = DataIssue(values: rows.map(\.value)) {
      WidgetMessage(issue.message)
    } else if definition.isStacked, let stacks = Self.stacks(rows, isAscending: definition.isAscending) {
      TopList(
        stacks: Array(stacks.prefix(max(1, definition.limit ?? 50))), unit: definition.unit ?? rows[0].unit ?? .short,
        palette: .named(definition.palette), formats: definition.formats.valueFormats)
    } else {
      TopList(
        Array(rows.prefix(max(1, definition.limit ?? 50))).namedValues, unit: definition.unit ?? rows[0].unit ?? .short,
        palette: .named(definition.palette), formats: definition.formats.valueFormats)
    }
  }

  /// The rows grouped by their first tag, each divided by its other tags or by metric; nil if there is nothing to divide
  /// by.
  static func stacks(_ rows: [ResultRow], isAscending: Bool) -> [TopList.Stack]? {
    let columns = Set(rows.map(\.column)).count
    guard rows.contains(where: { $0.labels.count > 1 }) || columns > 1 && rows.contains(where: { !$0.labels.isEmpty })
    else { return nil }
    var order: [String] = []
    var parts: [String: [String: NamedValue]] = [:]
    for row in rows {
      let group = row.labels.first?.value ?? row.columnName
      let inner = row.labels.dropFirst().map(\.value).filter { !$0.isEmpty } + (columns > 1 ? [row.columnName] : [])
      let name = inner.joined(separator: ", ")
      if parts[group] == nil { order.append(group) }
      parts[group, default: [:]][name, default: NamedValue(name, 0)].value += row.value
    }
    return order.map { group in
      TopList.Stack(group, parts: (parts[group] ?? [:]).values.sorted { ($1.value, $0.name) < ($0.value, $1.name) })
    }.sorted { isAscending ? $0.total < $1.total : $0.total > $1.total }
  }
}

/// Groups as areas.
struct TreeMapWidget: View {
  let definition: TreeMapDefinition
  let result: QueryResult

  var body: some View {
    let rows = result.rows(definition.data.reducer(.average), order: definition.data.groupOrder)
      .filter { $0.value > 0 && $0.value.isFinite }
    if let issue = DataIssue(values: rows.map(\.value)) {
      WidgetMessage(issue.message)
    } else {
      TreeMap(items(rows), unit: definition.unit ?? rows[0].unit ?? .short, palette: .named(definition.palette))
    }
  }
  /// In the colours of their values where the description asks for that.
  private func items(_ rows: [ResultRow]) -> [NamedValue] {
    let items = rows.namedValues
    guard definition.isColoredByValue else { return items }
    let ramp = ColorRamp.named(definition.palette)
    let (low, high) = (items.map(\.value).min() ?? 0, items.map(\.value).max() ?? 1)
    return items.map { item in
      var item = item
      item.color = ramp.color(at: high > low ? (item.value - low) / (high - low) : 1)
      return item
    }
  }
}
