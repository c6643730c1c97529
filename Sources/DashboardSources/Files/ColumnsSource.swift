import DashboardFormat
import GraphData

/// Answers from a table of columns in memory, as CSV and JSON files hold them.
///
/// A query's text is a column's name; `*` is every column.
public struct ColumnsSource: ImmediateDataSource {
  /// What queries choose from.
  public var table: ColumnTable
  /// Units by column.
  public var units: [String: MetricUnit]

  /// Answers from a table; columns without a unit are plain numbers.
  public init(_ table: ColumnTable, units: [String: MetricUnit] = [:]) {
    self.table = table
    self.units = units
  }

  /// The columns that the queries name, whole; a notice names those that do not exist.
  public func result(_ request: QueryRequest) throws(DataSourceError) -> QueryResult {
    var result: [ResultSeries] = []
    var notices: [String] = []
    for (index, query) in request.data.queries.filter({ !$0.isHidden }).enumerated() {
      let name = query.text.trimmed
      let columns = name == "*" ? table.columns : table.columns.filter { $0.name == name }
      if columns.isEmpty { notices.append("There is no column '\(name.shortened())'.") }
      // Return whole columns: they are shared, not copied, and the graph finds its window in them.
      result += columns.map { column in
        ResultSeries(
          name: columns.count == 1 ? query.alias ?? column.name : column.name, index: index, unit: units[column.name],
          series: column.series)
      }
    }
    guard !result.isEmpty || notices.isEmpty else { throw .unsupported(notices.joined(separator: " ")) }
    return QueryResult(
      request.shape == .table
        ? .table(ResultTable(latest: result.map { $0.clipped(to: request.window) })) : .series(result),
      notices: notices)
  }
}
