import DashboardFormat
import Foundation
import GraphData

/// Answers every request with plausible data that depends only on the query's text and the time, so that any dashboard
/// can be shown without its server and looks the same each time.
///
/// The name of a metric decides on its values (`cpu`, `latency`, `bytes`, `errors`, `count`…). Tags make several series.
/// Values follow the time of day, with bursts and gaps. Formulas are evaluated over the series of the queries.
public struct MadeUpSource: ImmediateDataSource {
  /// The number of series for a query grouped by one tag; at most four times as many for several tags.
  public var groupCount: Int
  /// Points of a series at most.
  public var pointLimit: Int

  /// At least one group and two points.
  public init(groupCount: Int = 6, pointLimit: Int = 1000) {
    self.groupCount = max(groupCount, 1)
    self.pointLimit = max(pointLimit, 2)
  }

  /// Computes the answer; it never fails.
  public func result(_ request: QueryRequest) -> QueryResult {
    let asked = request.data.queries.prefix(100).filter { !$0.isHidden }
    switch request.shape {
    case .events:
      let events = asked.flatMap { MadeUpEvents($0).events(in: request.window) }
      return QueryResult(.events(events.sorted { $0.time > $1.time }))
    case .states:
      return QueryResult(
        .states(asked.flatMap { MadeUpStates.states($0, at: request.window.upperBound, count: groupCount) }))
    case .series, .table: return numbers(request)
    }
  }

  /// Values of the variable's tag.
  public func values(
    of variable: TemplateVariable, _ variables: [String: [String]]
  ) async throws(DataSourceError) -> [String] {
    variable.available.isEmpty ? MadeUpLabels.values(variable.tag ?? variable.name, count: groupCount) : []
  }

  private func numbers(_ request: QueryRequest) -> QueryResult {
    let grid = grid(request)
    let index = QueryIndex(request.data)
    // Limit a widget to about a thousand series: the more queries, the fewer groups for each.
    let shown = Array(request.data.shown.prefix(1000))
    let share = max(min(groupCount, 1000 / max(shown.count, 1)), 1)
    var answers: [String: QueryAnswer] = [:]
    for query in request.data.queries.prefix(1000) where answers[query.name] == nil {
      answers[query.name] = answer(query, grid: grid, groupCount: share)
    }
    var earlier: [Double: [String: QueryAnswer]] = [:]
    var result: [ResultSeries] = []
    for (place, formula) in shown.enumerated() {
      // `week_before(a / b)` are the values of a week before, at the times of now.
      guard let (inner, distance) = FormulaExpression.before(formula.text) else {
        result += series(formula, place: place, index, answers, grid)
        continue
      }
      if earlier[distance] == nil {
        var grid = grid
        grid.start -= distance
        earlier[distance] = answers.keys.reduce(into: [:]) { all, name in
          all[name] = index.query(named: name).map { answer($0, grid: grid, groupCount: share) }
        }
      }
      var present = formula
      present.text = inner
      present.alias = index.title(of: formula)
      result += series(present, place: place, index, earlier[distance] ?? [:], grid)
    }
    guard request.shape == .table else { return QueryResult(.series(result)) }
    return QueryResult(.table(table(result, shown, index)))
  }

  // MARK: Queries

  /// The groups of a query, each with a value for every time of the grid.
  private struct QueryAnswer {
    var groups: [(labels: [String: String], values: [Double])]
    var unit: MetricUnit?
  }

  private struct Grid {
    var start: Double
    var step: Double
    var count: Int
  }

  private func grid(_ request: QueryRequest) -> Grid {
    let step = QueryStep.step(duration: request.duration, width: min(max(request.width, 2), pointLimit), minimum: 1)
    let window = QueryStep.aligned(request.window, step: step)
    let count = (window.upperBound - window.lowerBound) / step + 1
    return Grid(
      start: window.lowerBound, step: step, count: count.isFinite ? Int(min(max(count, 1), Double(pointLimit + 2))) : 1)
  }

  private func answer(_ query: Query, grid: Grid, groupCount: Int) -> QueryAnswer {
    let isCount = query.aggregator == "count" || query.aggregator == "cardinality"
    let name = (query.metric ?? query.text) + (isCount ? ".count" : "")
    var nature = MetricNature(name)
    if query.text.hasSuffix(".as_count()") || isCount { nature.unit = nil }
    let groups = MadeUpLabels.groups(query, count: groupCount).map { labels in
      let key = labels.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }.joined(separator: ",")
      let signal = MadeUpSignal(name: query.text + "|" + key, nature: nature)
      return (labels, (0..<grid.count).map { signal.value(at: grid.start + grid.step * Double($0)) })
    }
    return QueryAnswer(groups: groups, unit: nature.unit)
  }

  // MARK: Formulas

  private func series(
    _ formula: Formula, place: Int, _ data: QueryIndex, _ answers: [String: QueryAnswer], _ grid: Grid
  ) -> [ResultSeries] {
    let expression = FormulaExpression(formula.text)
    // The name of a query need not be a valid name in a formula.
    let isPlain = answers[formula.text] != nil
    let names = isPlain ? [formula.text] : expression.names.filter { answers[$0] != nil }
    guard let first = names.first, let lead = answers[first] else { return [] }
    let query = data.query(named: first)
    let limit = formula.limit.map { max($0, 1) } ?? .max
    return lead.groups.prefix(limit).enumerated().map { number, group in
      var columns: [String: [Double]] = [:]
      for name in names {
        guard let groups = answers[name]?.groups, !groups.isEmpty else { continue }
        // Take the group with the same labels. A query without groups serves all.
        columns[name] = groups.count == lead.groups.count ? groups[number].values : groups[0].values
      }
      let values = isPlain ? group.values : expression.values(columns, count: grid.count)
      return ResultSeries(
        name: SeriesNaming.name(
          labels: group.labels, format: formula.alias.map { alias in format(alias, group.labels) } ?? query?.alias,
          fallback: data.title(of: formula)),
        labels: group.labels, index: place, unit: formula.unit ?? (isPlain ? lead.unit : nil), interval: grid.step,
        series: Series(start: grid.start, step: grid.step, y: values))
    }
  }

  /// Appends the labels to an alias that names none of them.
  private func format(_ alias: String, _ labels: [String: String]) -> String {
    guard !labels.isEmpty, !alias.contains("{{") else { return alias }
    return alias + " " + labels.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", ")
  }

  // MARK: Tables

  private func table(_ series: [ResultSeries], _ shown: [Formula], _ data: QueryIndex) -> ResultTable {
    var builder = ResultTableBuilder(
      labels: series.reduce(into: []) { $0.formUnion($1.labels.keys) },
      columns: shown.map { formula in
        .init(name: data.title(of: formula), unit: formula.unit)
      })
    for element in series {
      let text = shown[element.index].text
      let query =
        data.query(named: text) ?? FormulaExpression(text).names.lazy.compactMap { data.query(named: $0) }.first
      let value = (query?.reducer ?? .average).value(of: element.series)
      builder.set(value, column: element.index, labels: element.labels, unit: element.unit)
    }
    return builder.table
  }
}
