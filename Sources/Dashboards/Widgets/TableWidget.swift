import DashboardFormat
import Graphs
import SwiftUI

/// Groups with a column for each of several values.
struct TableWidget: View {
  let definition: TableDefinition
  let result: QueryResult

  var body: some View {
    let rows = result.rows(definition.data.reducer(.average), order: definition.data.groupOrder)
    let columns = columns(rows)
    if rows.isEmpty || columns.isEmpty && rows.allSatisfy(\.labels.isEmpty) {
      WidgetMessage(DataIssue.empty.message)
    } else {
      DataTable(
        nameTitle: title(rows), columns: columns.map(\.column), rows: cells(rows, places: columns.map(\.place)),
        hasSearchField: definition.hasSearchField)
    }
  }

  /// The title of the column of names.
  private func title(_ rows: [ResultRow]) -> String {
    let names = rows[0].labels.map(\.name)
    return names.isEmpty ? "Name" : names.joined(separator: ", ")
  }

  private func columns(_ rows: [ResultRow]) -> [(place: Int, column: DataTable.Column)] {
    var found: [Int: ResultRow] = [:]
    for row in rows where found[row.column] == nil { found[row.column] = row }
    var order: [Int] = []
    var described: [Int: TableColumn] = [:]
    for column in definition.columns {
      guard case .formula(let place) = column.source, described[place] == nil else { continue }
      described[place] = column
      order.append(place)
    }
    order += found.keys.sorted().filter { described[$0] == nil }
    return order.compactMap { place in
      guard let row = found[place], described[place]?.isHidden != true else { return nil }
      let column = described[place]
      return (
        place,
        DataTable.Column(
          column?.title ?? row.columnName, unit: column?.unit ?? row.unit ?? .short,
          formats: column?.formats.valueFormats ?? [], hasBars: column?.display == .bar)
      )
    }
  }

  private func cells(_ rows: [ResultRow], places: [Int]) -> [DataTable.Row] {
    var order: [String] = []
    var values: [String: [Int: Double]] = [:]
    for row in rows {
      // All rows without a group are one row.
      let labels = row.labels.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
      if values[labels] == nil { order.append(labels) }
      values[labels, default: [:]][row.column] = row.value
    }
    var cells = order.map { name in
      DataTable.Row(name.isEmpty ? "*" : name, values: places.map { values[name]?[$0] ?? .nan })
    }
    if let column = definition.sortColumn ?? places.first, let place = places.firstIndex(of: column) {
      cells.sort { a, b in
        let (a, b) = (a.values[place], b.values[place])
        if a.isNaN || b.isNaN { return !a.isNaN && b.isNaN }
        return definition.isAscending ? a < b : a > b
      }
    }
    return Array(cells.prefix(max(1, definition.limit ?? 500)))
  }
}
