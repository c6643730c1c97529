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
    } else {
      TopList(
        Array(rows.prefix(max(1, definition.limit ?? 50))).namedValues, unit: definition.unit ?? rows[0].unit ?? .short,
        palette: .named(definition.palette), formats: definition.formats.valueFormats)
    }
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
      TreeMap(rows.namedValues, unit: definition.unit ?? rows[0].unit ?? .short, palette: .named(definition.palette))
    }
  }
}
