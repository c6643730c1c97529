import GraphData

/// Queries and formulas over them: the part of a request that a data source needs.
public struct QuerySet: Sendable, Equatable {
  public var queries: [Query]
  /// The formulas to show; if empty, all queries that are not hidden are shown.
  public var formulas: [Formula]
  /// What is done with the answer, in order.
  public var transformations: [ResultTransformation]

  public init(queries: [Query] = [], formulas: [Formula] = [], transformations: [ResultTransformation] = []) {
    self.queries = queries
    self.formulas = formulas
    self.transformations = transformations
  }

  /// The most transformations that are applied.
  static let transformationLimit = 100

  public var isEmpty: Bool { queries.isEmpty && formulas.isEmpty }

  /// The query that a formula calls by name.
  public func query(named name: some StringProtocol) -> Query? { queries.first { $0.name == name } }

  /// What is shown: the formulas, or one for each visible query.
  public var shown: [Formula] {
    formulas.isEmpty ? queries.filter { !$0.isHidden }.map { Formula($0.name, alias: $0.alias) } : formulas
  }

  /// What a formula's values are called where nothing names them: its alias, or the formula with what its queries measure
  /// in place of their names, so that nobody reads `query1`.
  ///
  /// Cost: that of all queries; who asks for several uses a ``QueryIndex``.
  public func title(of formula: Formula) -> String {
    if let alias = formula.alias, !alias.isEmpty { return alias }
    if let query = query(named: formula.text) { return query.title }
    return QueryIndex(self).title(of: formula)
  }

  fileprivate static let titleLimit = 80
}

/// The queries of a set by their names, for those who look for many of them.
package struct QueryIndex {
  private let queries: [String: Query]
  /// Whether formulas say what their queries measure.
  private let namesParts: Bool

  /// Cost: that of all queries.
  package init(_ set: QuerySet) {
    queries = Dictionary(set.queries.map { ($0.name, $0) }) { first, _ in first }
    namesParts = set.queries.count <= 100
  }

  /// The query that a formula calls by name: the first of it.
  package func query(named name: String) -> Query? { queries[name] }

  /// What ``QuerySet/title(of:)`` says.
  package func title(of formula: Formula) -> String {
    if let alias = formula.alias, !alias.isEmpty { return alias }
    if let query = queries[formula.text] { return query.title }
    guard namesParts else { return formula.text.shortened(to: QuerySet.titleLimit) }
    var text = ""
    var rest = formula.text.prefix(400)
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.isEmpty {
        text.append(rest.removeFirst())
      } else {
        text += queries[String(word)]?.title ?? String(word)
        rest = rest[word.endIndex...]
      }
    }
    return text.shortened(to: QuerySet.titleLimit)
  }
}

extension Query {
  /// What it measures, in words: its alias, its metric, or what it counts.
  public var title: String {
    if let alias, !alias.isEmpty, !alias.contains("{{") { return alias }
    let source: String? = if case .datadogEvents(let source) = language { source } else { nil }
    if let metric, !metric.isEmpty {
      guard source != nil, let aggregator, aggregator != "count" else { return metric }
      return "\(aggregator) of \(metric)"
    }
    if let source { return "\(aggregator ?? "count") of \(source)" }
    return text.isEmpty ? name : text.shortened(to: QuerySet.titleLimit)
  }
}

/// One query as text, with its parts as far as a reader could find them.
public struct Query: Sendable, Equatable {
  /// The language of the text.
  public enum Language: Sendable, Hashable {
    /// `avg:system.cpu.user{env:prod} by {host}`
    case datadogMetrics
    /// A search over logs, events or traces: the data source's name.
    case datadogEvents(String)
    case promQL
    /// Another data source by its name.
    case other(String)
  }

  /// The name by which formulas refer to it.
  public var name: String
  public var language: Language
  public var text: String
  /// The first metric that the text names, or the measure of an event query.
  public var metric: String?
  /// How series become one: `avg`, `sum`, `p95`, `count`…
  public var aggregator: String?
  /// Tags; each combination of their values is a series.
  public var groupBy: [String]
  /// How a series' name is made of its labels: `{{host}} used`.
  public var alias: String?
  /// How to reduce a series to one number.
  public var reducer: Statistic?
  /// Whether the query only serves formulas.
  public var isHidden: Bool
  /// The minimum step in seconds.
  public var minimumStep: Double?
  /// Whether only the present value is wanted.
  public var isInstant: Bool
  /// The maximum number of groups.
  public var limit: Int?

  public init(
    name: String, language: Language, text: String, metric: String? = nil, aggregator: String? = nil,
    groupBy: [String] = [], alias: String? = nil, reducer: Statistic? = nil, isHidden: Bool = false,
    minimumStep: Double? = nil, isInstant: Bool = false, limit: Int? = nil
  ) {
    self.name = name
    self.language = language
    self.text = text
    self.metric = metric
    self.aggregator = aggregator
    self.groupBy = groupBy
    self.alias = alias
    self.reducer = reducer
    self.isHidden = isHidden
    self.minimumStep = minimumStep
    self.isInstant = isInstant
    self.limit = limit
  }
}

/// An expression over queries, shown under a name.
public struct Formula: Sendable, Equatable {
  /// `query1 / query2 * 100`
  public var text: String
  public var alias: String?
  public var unit: MetricUnit?
  /// Replaces the request's palette.
  public var palette: String?
  /// The index of a colour of the palette.
  public var paletteIndex: Int?
  /// The maximum number of results.
  public var limit: Int?
  public var isAscending: Bool

  public init(
    _ text: String, alias: String? = nil, unit: MetricUnit? = nil, palette: String? = nil, paletteIndex: Int? = nil,
    limit: Int? = nil, isAscending: Bool = false
  ) {
    self.text = text
    self.alias = alias
    self.unit = unit
    self.palette = palette
    self.paletteIndex = paletteIndex
    self.limit = limit
    self.isAscending = isAscending
  }
}

/// How a series is reduced to one number.
public enum Statistic: String, Sendable, CaseIterable {
  case average, minimum, maximum, sum, last, first, count, range, difference
}
