import DashboardFormat
import Graphs
import SwiftUI

/// One number in large type, as an arc, or a bar for each of several.
struct ValueWidget: View {
  let definition: QueryValueDefinition
  let result: QueryResult

  var body: some View {
    let reducer = definition.data.reducer(definition.reducer)
    let rows = result.rows(reducer, order: definition.data.groupOrder)
    if DataIssue(values: rows.map(\.value)) == .empty {
      WidgetMessage(DataIssue.empty.message)
    } else if definition.presentation == .bars {
      TopList(
        rows.namedValues, unit: definition.unit ?? rows[0].unit ?? .short, formats: definition.formats.valueFormats)
    } else {
      let minimum = definition.presentation == .gauge ? CGSize(width: 90, height: 80) : CGSize(width: 72, height: 36)
      ValueGrid(count: rows.count, minimum: minimum) { index in
        cell(rows[index], isAlone: rows.count == 1, index: index)
      }
    }
  }

  @ViewBuilder private func cell(_ row: ResultRow, isAlone: Bool, index: Int) -> some View {
    let unit = definition.unit ?? row.unit ?? .short
    let mapping = definition.mappings.first { $0.matches(row.value) }
    if definition.content == .name || definition.content == .nothing, definition.presentation == .value {
      NamedCell(
        name: definition.content == .name ? row.name : "", format: definition.formats.first(for: row.value),
        history: definition.sparkline == nil || index >= result.series.count ? nil : result.series[index].series)
    } else if let text = mapping?.text {
      Text(text).font(.system(size: 24).weight(.semibold)).foregroundStyle(mapping?.color?.color ?? .primary)
        .lineLimit(1).frame(maxWidth: .infinity, maxHeight: .infinity)
    } else if definition.presentation == .gauge {
      GaugeWidget(
        value: row.value, range: gaugeRange,
        unit: unit, precision: definition.precision, caption: isAlone ? "" : row.name, formats: definition.formats)
    } else {
      QueryValue(
        row.value, unit: unit, precision: definition.precision, autoscale: definition.isAutoscaled,
        caption: caption(row, isAlone: isAlone),
        history: definition.sparkline == nil || index >= result.series.count ? nil : result.series[index].series,
        formats: formats(of: row).valueFormats)
    }
  }

  /// Those of the description, or the colour of the value's name.
  private func formats(of row: ResultRow) -> [ConditionalFormat] {
    guard let color = definition.colors[row.name] ?? definition.colors[row.columnName] else {
      return definition.formats
    }
    let isFilled = definition.formats.contains { $0.background != nil }
    return [
      ConditionalFormat(
        .greaterOrEqual, -.infinity, foreground: isFilled ? nil : color, background: isFilled ? color : nil)
    ]
  }

  /// The bounds of the axis; 0 to 100 by default.
  private var gaugeRange: ClosedRange<Double> {
    let lower = definition.axis.minimum ?? 0
    return lower...max(lower, definition.axis.maximum ?? 100)
  }

  private func caption(_ row: ResultRow, isAlone: Bool) -> String {
    switch definition.content {
    case .value, .nothing: isAlone ? "" : row.name
    case .name, .valueAndName: row.name
    }
  }
}

/// A grid of equal cells, as many as fit.
private struct ValueGrid<Cell: View>: View {
  let count: Int
  /// The smallest cell, in points.
  let minimum: CGSize
  @ViewBuilder let cell: (Int) -> Cell

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      let columns = max(1, min(count, Int(clamping: size.width / minimum.width)))
      let rows = max(1, min((count + columns - 1) / columns, Int(clamping: size.height / minimum.height)))
      let shown = min(count, columns * rows)
      VStack(spacing: 6) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 6) {
            ForEach(row * columns..<min(shown, (row + 1) * columns), id: \.self) { cell($0) }
          }
        }
        if shown < count, size.height > 60 {
          Text("and \(count - shown) more").font(.system(size: 10)).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// A cell whose value shows in its colours alone.
private struct NamedCell: View {
  let name: String
  let format: ConditionalFormat?
  let history: Series?

  var body: some View {
    // The number is a text without letters; everything else is as in cells with one.
    QueryValue(text: name, history: history, format: format.map(ValueFormat.init))
  }
}
