import DashboardFormat
import Graphs
import SwiftUI

/// How much of an objective was kept.
struct ServiceLevelWidget: View {
  let definition: SLODefinition
  let result: QueryResult?

  var body: some View {
    let rows = result?.rows(definition.data.reducer(.average), order: definition.data.groupOrder) ?? []
    if rows.isEmpty {
      WidgetMessage(
        "Objective \(definition.objective)",
        detail: "Its server keeps how much of it was achieved; no data came with it.")
    } else {
      ServiceLevel(
        target: definition.target ?? 0.99,
        spans: rows.namedValues.prefix(4).map { .init($0.name, achieved: $0.value > 1 ? $0.value / 100 : $0.value) },
        showsErrorBudget: definition.showsErrorBudget)
    }
  }
}
