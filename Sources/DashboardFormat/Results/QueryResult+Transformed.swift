import GraphData

extension QueryResult {
  /// The answer after the transformations of a query set, in their order.
  ///
  /// One that names what is not there changes nothing. Cost: each passes once over the points or cells.
  public func transformed(by data: QuerySet) -> QueryResult {
    data.transformations.prefix(QuerySet.transformationLimit).reduce(self) { $0.transformed(by: $1, data) }
  }

  private func transformed(by step: ResultTransformation, _ data: QuerySet) -> QueryResult {
    var result = self
    switch content {
    case .series(let series): result.content = Self.series(series, step, data)
    case .table(let table): result.content = .table(table.transformed(by: step, FieldNames(data, table.columns.count)))
    case .text, .events, .states: break
    }
    return result
  }

  private static func series(
    _ series: [ResultSeries], _ step: ResultTransformation, _ data: QuerySet
  ) -> Content {
    let names = FieldNames(data, (series.map(\.index).max() ?? -1) + 1)
    switch step {
    case .reduce(let statistics): return .table(ResultTable(reducing: series, statistics))
    case .sort(_, let isAscending):
      return .series(series.sorted { isAscending ? $0.name < $1.name : $1.name < $0.name })
    case .limit(let count): return .series(Array(series.prefix(max(count, 0))))
    case .filter(let wanted, let pattern, let isKept):
      let filter = NameFilter(wanted, pattern)
      return .series(series.filter { filter.matches(names.all(of: $0)) == isKept })
    case .filterQueries(let wanted, let isKept):
      return .series(series.filter { names.query(at: $0.index).map(wanted.contains) ?? false == isKept })
    case .calculate(let calculation):
      guard let made = calculated(calculation, series, names) else { return .series(series) }
      return .series(calculation.replacesOthers ? [made] : series + [made])
    case .rename(let new):
      return .series(
        series.map { element in
          var element = element
          if let name = names.all(of: element).lazy.compactMap({ new[$0] }).first { element.name = name }
          return element
        })
    case .renamePattern(let pattern, let template):
      let filter = NameFilter([], pattern)
      return .series(
        series.map { element in
          var element = element
          element.name = filter.replaced(element.name, with: template)
          return element
        })
    }
  }

  /// The new series, at the times of the first that it is made of.
  private static func calculated(
    _ calculation: ResultTransformation.Calculation, _ series: [ResultSeries], _ names: FieldNames
  ) -> ResultSeries? {
    func find(_ name: String) -> Series? { series.first { names.all(of: $0).contains(name) }?.series }
    let made: Series
    switch calculation.method {
    case .binary(let left, let sign, let right):
      let (a, b) = (find(left), find(right))
      guard let times = a ?? b, a != nil || Double(left) != nil, b != nil || Double(right) != nil else { return nil }
      let columns = [a.map { Self.values($0, at: times) }, b.map { Self.values($0, at: times) }]
      let constants = [Double(left) ?? .nan, Double(right) ?? .nan]
      made = Series(
        x: (0..<times.count).map { times.x(at: $0) },
        y: (0..<times.count).map { sign(columns[0]?[$0] ?? constants[0], columns[1]?[$0] ?? constants[1]) })
    case .reduce(let wanted, let statistic):
      let members = series.filter { wanted.isEmpty || !Set(wanted).isDisjoint(with: names.all(of: $0)) }.prefix(1000)
      guard let times = members.first?.series else { return nil }
      let columns = members.map { Self.values($0.series, at: times) }
      made = Series(
        x: (0..<times.count).map { times.x(at: $0) },
        y: (0..<times.count).map { index in statistic.value(of: columns.map { $0[index] }) })
    }
    return ResultSeries(
      name: calculation.name, index: series.first?.index ?? 0, interval: series.first?.interval, series: made)
  }

  /// The values of a series at the times of another; null where it has no point at one.
  private static func values(_ series: Series, at times: Series) -> [Double] {
    var place = 0
    return (0..<times.count).map { index in
      let time = times.x(at: index)
      while place < series.count, series.x(at: place) < time { place += 1 }
      return place < series.count && series.x(at: place) == time ? series.y(at: place) : .nan
    }
  }
}

/// What series and columns may be called by transformations: their name, `Value #A`, or that of their query.
struct FieldNames {
  private let queries: [String]
  private let isAlone: Bool

  init(_ data: QuerySet, _ count: Int) {
    queries = data.shown.prefix(10_000).map(\.text)
    isAlone = count == 1
  }

  func query(at index: Int) -> String? { queries.indices.contains(index) ? queries[index] : nil }

  func all(of series: ResultSeries) -> [String] { all(series.name, at: series.index) }

  func all(_ name: String, at index: Int) -> [String] {
    guard let query = query(at: index) else { return [name] }
    return [name, "Value #" + query, query] + (isAlone ? ["Value"] : [])
  }
}

/// Finds names, and replaces in them what it finds.
struct NameFilter {
  private let names: Set<String>
  private let pattern: NamePattern?

  init(_ names: [String], _ pattern: String?) {
    self.names = Set(names)
    self.pattern = pattern.flatMap { NamePattern($0) }
  }

  func matches(_ all: [String]) -> Bool {
    if all.contains(where: names.contains) { return true }
    guard let pattern else { return false }
    return all.contains { pattern.matches($0) }
  }

  func replaced(_ name: String, with template: String) -> String {
    pattern?.replacingFirst(in: name, with: template) ?? name
  }
}

extension ResultTransformation.Calculation.Operator {
  func callAsFunction(_ a: Double, _ b: Double) -> Double {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    // A quotient by zero is null.
    case .divide: b == 0 ? .nan : a / b
    }
  }
}
