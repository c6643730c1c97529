import DashboardFormat
import GraphData

/// Makes a table value by value: values with equal labels are in one row.
struct ResultTableBuilder {
  private(set) var table: ResultTable
  private var rows: [[String]: Int] = [:]

  /// `labels` are the names of all groups' labels.
  init(labels: Set<String>, columns: [ResultTable.Column]) {
    table = ResultTable(labels: ResultTable.labels(of: labels), columns: columns)
  }

  /// Puts a value into a column; the column takes the unit of its first value that has one.
  mutating func set(_ value: Double, column: Int, labels: [String: String], unit: MetricUnit? = nil) {
    let labels = table.labels.map { labels[$0] ?? "" }
    let row = rows[labels] ?? table.rows.count
    if row == table.rows.count {
      rows[labels] = row
      table.rows.append(.init(labels: labels, values: Array(repeating: .nan, count: table.columns.count)))
    }
    if table.columns[column].unit == nil { table.columns[column].unit = unit }
    table.rows[row].values[column] = value
  }
}

extension ResultTable {
  /// The last value of each series, one row for each group, one column for each query.
  init(latest series: [ResultSeries]) {
    let columns = (series.map(\.index).max() ?? -1) + 1
    var builder = ResultTableBuilder(
      labels: series.reduce(into: []) { $0.formUnion($1.labels.keys) },
      columns: (0..<columns).map { Column(name: "value \($0 + 1)") })
    for element in series {
      let last = (0..<element.series.count).last { element.series.isValid(at: $0) }
      let value = last.map { element.series.y(at: $0) } ?? .nan
      builder.set(value, column: element.index, labels: element.labels, unit: element.unit)
    }
    self = builder.table
  }
}
