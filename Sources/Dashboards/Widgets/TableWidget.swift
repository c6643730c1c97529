import DashboardFormat
import Graphs
import SwiftUI

/// Groups with a column for each tag and each of several values.
struct TableWidget: View {
  let definition: TableDefinition
  let result: QueryResult

  var body: some View {
    let plan = TablePlan(definition, result)
    if plan.rows.isEmpty || plan.columns.isEmpty && plan.names.isEmpty {
      WidgetMessage(DataIssue.empty.message)
    } else {
      DataTable(
        nameColumns: plan.names, columns: plan.columns, rows: plan.rows, hasSearchField: definition.hasSearchField)
    }
  }
}

/// The columns and rows of a table.
struct TablePlan {
  private(set) var names: [DataTable.NameColumn] = []
  private(set) var columns: [DataTable.Column] = []
  private(set) var rows: [DataTable.Row] = []
  /// The most columns of names; the rest is joined in the last.
  private static let mostNames = 12

  init(_ definition: TableDefinition, _ result: QueryResult) {
    let cells = result.rows(definition.data.reducer(.average), order: definition.data.groupOrder)
    guard !cells.isEmpty else { return }
    let labels = Self.labels(definition, cells)
    let places = Self.places(definition, cells)
    names = labels.map { label in
      DataTable.NameColumn(label.title) { [texts = label.column?.texts ?? []] in texts.text(for: $0) }
    }
    if names.isEmpty { names = [DataTable.NameColumn("Name")] }
    columns = places.map { place, row, column in
      let mappings = column?.mappings ?? []
      let formats = column?.formats.valueFormats ?? []
      return DataTable.Column(
        column?.title ?? row.columnName, unit: column?.unit ?? row.unit ?? .short, formats: formats,
        hasBars: column?.display == .bar, decimals: column?.decimals,
        alignment: column?.alignment?.textAlignment ?? .trailing,
        trend: column?.display == .trend ? column?.trend.tableTrend ?? DataTableTrend() : nil
      ) { value in
        mappings.first { $0.matches(value) }.flatMap { mapping in
          mapping.text.map { DataTableText($0, foreground: mapping.color?.color) }
        }
      }
    }
    rows = Self.rows(definition, cells, result.series, labels: labels.map(\.name), places: places.map(\.place))
  }

  /// The labels in the order of the description, then of the answer; those that it hides, or that nothing has, are left out.
  private static func labels(
    _ definition: TableDefinition, _ cells: [ResultRow]
  ) -> [(name: String, title: String, column: ColumnDefinition?)] {
    var present: [String] = []
    var known: Set<String> = []
    for cell in cells.prefix(2000) {
      for label in cell.labels where known.insert(label.name).inserted { present.append(label.name) }
    }
    var described: [String: ColumnDefinition] = [:]
    var order: [String] = []
    for column in definition.columns {
      guard case .label(let name) = column.source, described[name] == nil else { continue }
      described[name] = column
      if known.contains(name) { order.append(name) }
    }
    order += present.filter { described[$0] == nil }
    return order.filter { described[$0]?.isHidden != true }.prefix(mostNames).map {
      ($0, described[$0]?.title ?? $0, described[$0])
    }
  }

  private static func places(
    _ definition: TableDefinition, _ cells: [ResultRow]
  ) -> [(place: Int, row: ResultRow, column: ColumnDefinition?)] {
    var found: [Int: ResultRow] = [:]
    for row in cells where found[row.column] == nil { found[row.column] = row }
    var order: [Int] = []
    var described: [Int: ColumnDefinition] = [:]
    for column in definition.columns {
      guard case .formula(let place) = column.source, described[place] == nil else { continue }
      described[place] = column
      order.append(place)
    }
    order += found.keys.sorted().filter { described[$0] == nil }
    return order.compactMap { place in
      guard let row = found[place], described[place]?.isHidden != true else { return nil }
      return (place, row, described[place])
    }
  }

  private static func rows(
    _ definition: TableDefinition, _ cells: [ResultRow], _ series: [ResultSeries], labels: [String],
    places columns: [Int]
  ) -> [DataTable.Row] {
    struct Cells {
      var names: [String]
      var values: [Int: Double] = [:]
      var histories: [Int: Series] = [:]
    }
    var order: [[String]] = []
    var found: [[String]: Cells] = [:]
    let hasHistories = series.count == cells.count && definition.hasTrends
    for (index, cell) in cells.enumerated() {
      // All rows without a group are one row.
      let key = cell.labels.map(\.value)
      if found[key] == nil {
        order.append(key)
        let values = Dictionary(cell.labels.map { ($0.name, $0.value) }) { first, _ in first }
        found[key] = Cells(names: labels.isEmpty ? ["*"] : labels.map { values[$0] ?? "" })
      }
      if !cell.value.isNaN { found[key]?.values[cell.column] = cell.value }
      if hasHistories { found[key]?.histories[cell.column] = series[index].series }
    }
    var all = order.compactMap { found[$0] }
    let isSorted = definition.data.transformations.contains { if case .sort = $0 { true } else { false } }
    if let column = definition.sortColumn ?? (isSorted ? nil : columns.first), columns.contains(column) {
      all.sort { a, b in
        let (a, b) = (a.values[column] ?? .nan, b.values[column] ?? .nan)
        if a.isNaN || b.isNaN { return !a.isNaN && b.isNaN }
        return definition.isAscending ? a < b : a > b
      }
    }
    // Rows that hidden labels alone tell apart are one where they have no value in common.
    var joined: [Cells] = []
    var places: [[String]: [Int]] = [:]
    for cells in all {
      // Of many of one name the first few are looked at.
      let free = places[cells.names, default: []].prefix(8).first { place in
        Set(joined[place].values.keys).isDisjoint(with: cells.values.keys)
      }
      if let place = free {
        joined[place].values.merge(cells.values) { own, _ in own }
        joined[place].histories.merge(cells.histories) { own, _ in own }
      } else {
        places[cells.names, default: []].append(joined.count)
        joined.append(cells)
      }
    }
    var known: [[String]: Int] = [:]
    return joined.prefix(max(1, definition.limit ?? 500)).map { cells in
      var names = cells.names
      // Others of one name are counted.
      let count = known[names, default: 0]
      known[names] = count + 1
      if count > 0 { names[names.count - 1] += " (\(count + 1))" }
      return DataTable.Row(
        names: names, values: columns.map { cells.values[$0] ?? .nan },
        histories: hasHistories ? columns.map { cells.histories[$0] } : [])
    }
  }
}

extension [TableText] {
  /// What stands in place of a cell's text; nil leaves it.
  func text(for text: String) -> DataTableText? {
    var result: DataTableText?
    for rule in self where rule.matches(text) {
      let shown = rule.replaced(result?.text ?? text)
      result = DataTableText(
        shown, foreground: rule.foreground?.color ?? result?.foreground,
        background: rule.background?.color ?? result?.background)
    }
    return result
  }
}

extension ColumnDefinition.Trend {
  fileprivate var tableTrend: DataTableTrend {
    let kind: DataTableTrend.Kind =
      switch self.kind {
      case .line: .line
      case .area: .area
      case .bars: .bars
      }
    return DataTableTrend(kind, isShared: isShared)
  }
}

extension TextAlignmentDescription {
  fileprivate var textAlignment: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
