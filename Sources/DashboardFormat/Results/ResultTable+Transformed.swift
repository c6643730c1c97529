import GraphData

extension ResultTable {
  /// A row for each series with some statistics of it; `Field` is its name.
  init(reducing series: [ResultSeries], _ statistics: [Statistic]) {
    let statistics = statistics.isEmpty ? [.last] : Array(statistics.prefix(QueryResult.columnLimit))
    self.init(
      labels: ["Field"], columns: statistics.map { Column(name: $0.title, unit: series.first?.unit) },
      rows: series.map { element in
        Row(labels: [element.name], values: statistics.map { $0.value(of: element.series) })
      })
  }

  func transformed(by step: ResultTransformation, _ names: FieldNames) -> ResultTable {
    var result = self
    func column(_ name: String) -> Int? { columns.indices.first { names.all(columns[$0].name, at: $0).contains(name) } }
    switch step {
    case .reduce: break
    case .sort(let field, let isAscending):
      if let place = column(field) {
        result.rows.sort { a, b in
          let (a, b) = (a.values[at: place], b.values[at: place])
          if a.isNaN || b.isNaN { return !a.isNaN && b.isNaN }
          return isAscending ? a < b : b < a
        }
      } else if let place = labels.firstIndex(of: field) {
        result.rows.sort { a, b in
          let (a, b) = (a.labels[text: place], b.labels[text: place])
          return isAscending ? a < b : b < a
        }
      }
    case .limit(let count): result.rows = Array(rows.prefix(max(count, 0)))
    case .filter(let wanted, let pattern, let isKept):
      let filter = NameFilter(wanted, pattern)
      result.keep(
        columns: columns.indices.filter { filter.matches(names.all(columns[$0].name, at: $0)) == isKept },
        labels: labels.indices.filter { filter.matches([labels[$0]]) == isKept })
    case .filterQueries(let wanted, let isKept):
      result.keep(
        columns: columns.indices.filter { names.query(at: $0).map(wanted.contains) ?? false == isKept },
        labels: Array(labels.indices))
    case .calculate(let calculation): result.add(calculation, column)
    case .rename(let new):
      for index in columns.indices {
        if let name = names.all(columns[index].name, at: index).lazy.compactMap({ new[$0] }).first {
          result.columns[index].name = name
        }
      }
      for index in labels.indices { result.labels[index] = new[labels[index]] ?? labels[index] }
    case .renamePattern(let pattern, let template):
      let filter = NameFilter([], pattern)
      for index in columns.indices {
        result.columns[index].name = filter.replaced(columns[index].name, with: template)
      }
      for index in labels.indices { result.labels[index] = filter.replaced(labels[index], with: template) }
    }
    return result
  }

  private mutating func keep(columns kept: [Int], labels keptLabels: [Int]) {
    let all = rows
    columns = kept.map { columns[$0] }
    labels = keptLabels.map { labels[$0] }
    rows = all.map { row in
      Row(labels: keptLabels.map { row.labels[text: $0] }, values: kept.map { row.values[at: $0] })
    }
  }

  private mutating func add(_ calculation: ResultTransformation.Calculation, _ column: (String) -> Int?) {
    guard columns.count < QueryResult.columnLimit else { return }
    let value: (Row) -> Double
    var unit: MetricUnit?
    switch calculation.method {
    case .binary(let left, let sign, let right):
      let (a, b) = (column(left), column(right))
      guard a != nil || Double(left) != nil, b != nil || Double(right) != nil else { return }
      let constants = (Double(left) ?? .nan, Double(right) ?? .nan)
      if sign == .add || sign == .subtract { unit = (a ?? b).flatMap { columns[$0].unit } }
      value = { row in
        sign(a.map { row.values[at: $0] } ?? constants.0, b.map { row.values[at: $0] } ?? constants.1)
      }
    case .reduce(let wanted, let statistic):
      let places = wanted.isEmpty ? Array(columns.indices) : wanted.prefix(QueryResult.columnLimit).compactMap(column)
      unit = places.first.flatMap { columns[$0].unit }
      value = { row in statistic.value(of: places.map { row.values[at: $0] }) }
    }
    let values = rows.map(value)
    let isAlone = calculation.replacesOthers
    columns = (isAlone ? [] : columns) + [Column(name: calculation.name, unit: unit)]
    for index in rows.indices { rows[index].values = (isAlone ? [] : rows[index].values) + [values[index]] }
  }
}

extension [Double] {
  /// The value at an index; null if the row is shorter.
  fileprivate subscript(at index: Int) -> Double { indices.contains(index) ? self[index] : .nan }
}

extension [String] {
  fileprivate subscript(text index: Int) -> String { indices.contains(index) ? self[index] : "" }
}
