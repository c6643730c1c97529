import DashboardFormat
import Graphs
import SwiftUI

/// Groups with what has become of their values.
struct ChangeWidget: View {
  let definition: ChangeDefinition
  let result: QueryResult

  var body: some View {
    let changes = Self.changes(
      result.rows(definition.data.reducer(.average), order: definition.data.groupOrder), definition)
    if changes.isEmpty {
      WidgetMessage(DataIssue.empty.message)
    } else {
      let widest = changes.lazy.map { abs($0.change(definition.isRelative)) }.filter(\.isFinite).max() ?? 0
      ScrollView {
        LazyVStack(spacing: 2) {
          ForEach(changes.prefix(max(1, definition.limit ?? 200))) { change in
            ChangeRow(change: change, definition: definition, widest: widest)
          }
        }
      }
    }
  }

  struct Change: Identifiable, Equatable {
    var id: String
    var past: Double
    var present: Double
    var unit: MetricUnit

    /// NaN where one of the values is missing.
    func change(_ isRelative: Bool) -> Double {
      let difference = present - past
      return isRelative ? (past == 0 ? .nan : difference / abs(past)) : difference
    }
  }

  static func changes(_ rows: [ResultRow], _ definition: ChangeDefinition) -> [Change] {
    // Whichever formula says that it is of before is the earlier one.
    let shown = definition.data.shown
    let past = shown.firstIndex { $0.text.contains("_before(") } ?? 0
    let present = shown.indices.first { $0 != past } ?? past
    var order: [String] = []
    var found: [String: Change] = [:]
    for row in rows where row.column == past || row.column == present {
      let labels = row.labels.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
      if found[labels] == nil { order.append(labels) }
      var change = found[labels] ?? Change(id: labels, past: .nan, present: .nan, unit: row.unit ?? .short)
      if row.column == past { change.past = row.value } else { change.present = row.value }
      if labels.isEmpty, row.column == present { change.id = row.columnName }
      found[labels] = change
    }
    let changes = order.compactMap { found[$0] }
    func key(_ change: Change) -> Double {
      switch definition.order {
      case .change: change.change(definition.isRelative)
      case .present: change.present
      case .past: change.past
      case .name: 0
      }
    }
    return changes.sorted { a, b in
      if definition.order == .name { return definition.isAscending ? a.id < b.id : b.id < a.id }
      let (x, y) = (key(a), key(b))
      if x.isNaN || y.isNaN { return !x.isNaN && y.isNaN }
      return definition.isAscending ? x < y : y < x
    }
  }
}

private struct ChangeRow: View {
  let change: ChangeWidget.Change
  let definition: ChangeDefinition
  let widest: Double
  @Environment(\.locale) private var locale

  var body: some View {
    let value = change.change(definition.isRelative)
    let share = widest > 0 && value.isFinite ? min(abs(value) / widest, 1) : 0
    let symbols = NumberSymbols(locale: locale)
    HStack(spacing: 8) {
      Text(verbatim: text(value, symbols)).font(.system(size: 11).weight(.semibold).monospacedDigit())
        .foregroundStyle(color(value)).lineLimit(1).frame(width: 84, alignment: .trailing)
      Text(verbatim: change.id).font(.system(size: 11)).lineLimit(1).padding(.horizontal, 6)
        .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
        .background(alignment: .leading) {
          GeometryReader { geometry in
            RoundedRectangle(cornerRadius: 3).fill(color(value).opacity(0.22))
              .frame(width: max(2, geometry.size.width * share))
          }
        }
      if definition.showsPresent {
        Text(
          verbatim: change.present.isNaN ? "–" : change.unit.formatter(symbols: symbols).string(from: change.present)
        )
        .font(.system(size: 11).monospacedDigit()).foregroundStyle(.secondary).lineLimit(1)
        .frame(width: 72, alignment: .trailing)
      }
    }
  }

  private func text(_ value: Double, _ symbols: NumberSymbols) -> String {
    guard value.isFinite else { return "–" }
    let unit = definition.isRelative ? MetricUnit.fraction : change.unit
    let text = unit.formatter(symbols: symbols).string(from: abs(value))
    return value > 0 ? "↑ " + text : value < 0 ? "↓ " + text : text
  }

  private func color(_ value: Double) -> Color {
    guard value.isFinite, value != 0 else { return .gray }
    return (value > 0) == definition.isIncreaseGood ? ResultEvent.Severity.ok.color : ResultEvent.Severity.error.color
  }
}
