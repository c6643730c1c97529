import DashboardFormat
import Graphs

/// One value of an answer with the group that it belongs to.
struct ResultRow: Equatable {
  /// Names and values of tags, in the order of the groups.
  var labels: [(name: String, value: String)]
  /// The index of the query or formula among those shown.
  var column: Int
  var columnName: String
  /// NaN where there is none.
  var value: Double
  var unit: MetricUnit?

  /// The title in lists: the group, or what was measured if there is no group.
  var name: String {
    let values = labels.map(\.value).filter { !$0.isEmpty }
    return values.isEmpty ? columnName : values.joined(separator: ", ")
  }

  static func == (a: ResultRow, b: ResultRow) -> Bool {
    a.labels.elementsEqual(b.labels) { $0 == $1 } && a.column == b.column && a.columnName == b.columnName
      && a.unit == b.unit && (a.value == b.value || a.value.isNaN && b.value.isNaN)
  }
}

extension QueryResult {
  /// The answer as single values; series are reduced.
  func rows(_ reducer: Statistic, order: [String] = []) -> [ResultRow] {
    switch content {
    case .text, .events, .states: []
    case .series(let series):
      series.map { element in
        let names = element.labels.keys.filter { $0 != "__name__" }.sorted { Self.precedes($0, $1, order) }
        return ResultRow(
          labels: names.map { ($0, element.labels[$0] ?? "") }, column: element.index, columnName: element.name,
          value: reducer.value(of: element.series), unit: element.unit)
      }
    case .table(let table):
      table.rows.flatMap { row in
        let all = Array(zip(table.labels, row.labels)).sorted { Self.precedes($0.0, $1.0, order) }
        return zip(table.columns, row.values).enumerated().map { index, cell in
          ResultRow(
            labels: all.map { (name: $0.0, value: $0.1) }, column: index, columnName: cell.0.name, value: cell.1,
            unit: cell.0.unit)
        }
      }
    }
  }

  /// Orders tags as a query lists them, then other tags by name.
  private static func precedes(_ a: String, _ b: String, _ order: [String]) -> Bool {
    let places = (order.firstIndex(of: a) ?? order.count, order.firstIndex(of: b) ?? order.count)
    return places.0 == places.1 ? a < b : places.0 < places.1
  }
}

extension QuerySet {
  /// The default reducer.
  func reducer(_ fallback: Statistic) -> Statistic { queries.lazy.compactMap(\.reducer).first ?? fallback }
  /// The tags of the groups, in the order of the query.
  var groupOrder: [String] { queries.first?.groupBy ?? [] }
}

extension [ResultRow] {
  /// The rows with distinct names: repeated names get the name of their column.
  var namedValues: [NamedValue] {
    var counts: [String: Int] = [:]
    for row in self { counts[row.name, default: 0] += 1 }
    var seen: Set<String> = []
    return map { row in
      var name = counts[row.name] == 1 ? row.name : "\(row.name) · \(row.columnName)"
      while !seen.insert(name).inserted { name += "′" }
      return NamedValue(name, row.value)
    }
  }
}
