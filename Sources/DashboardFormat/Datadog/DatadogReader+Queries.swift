import GraphData

extension DatadogReader {
  /// The queries of a request: formulas over named queries, or one of the older forms.
  func querySet(_ reader: ObjectReader) -> QuerySet {
    formulas(reader).set
  }

  /// The same, with the reader of each formula for options that only some widgets have.
  func formulas(_ reader: ObjectReader) -> (set: QuerySet, readers: [ObjectReader]) {
    reader.ignore("response_format", "request_type", "alias_mode")
    let reducer = self.reducer(reader, "aggregator")
    var set = QuerySet(queries: reader.objects("queries").enumerated().map { query($1, index: $0) })
    if let text = reader.string("q") { set.queries += classicQueries(text, aliases: aliases(reader)) }
    for name in Self.searchNames {
      if let search = reader.object(name) {
        set.queries.append(eventQuery(search, source: String(name.dropLast("_query".count)), index: set.queries.count))
      }
    }
    // A distribution has one query instead of a list.
    if let single = reader.object("query") { set.queries.append(query(single, index: set.queries.count)) }
    if let reducer {
      for index in set.queries.indices where set.queries[index].reducer == nil { set.queries[index].reducer = reducer }
    }
    let readers = reader.objects("formulas")
    set.formulas = readers.map(formula)
    if set.isEmpty { reader.warn(.malformed, "queries", why: "the request asks for nothing") }
    return (set, readers)
  }

  private static let searchNames = [
    "log_query", "event_query", "rum_query", "apm_query", "network_query", "security_query", "audit_query",
    "profile_metrics_query", "process_query",
  ]

  func reducer(_ reader: ObjectReader, _ name: String) -> Statistic? {
    guard let text = reader.string(name), !text.isEmpty else { return nil }
    if let statistic = Self.statistics[text] { return statistic }
    reader.warn(.approximated, name, text, why: "the average stands in")
    return .average
  }

  static let statistics: [String: Statistic] = [
    "avg": .average, "min": .minimum, "max": .maximum, "sum": .sum, "last": .last, "value": .last, "count": .count,
  ]

  // MARK: Queries

  private func query(_ reader: ObjectReader, index: Int) -> Query {
    let source = reader.string("data_source") ?? "metrics"
    let name = reader.string("name") ?? "query\(index + 1)"
    defer { reader.finish() }
    if source == "metrics" || source == "cloud_cost", let text = reader.string("query") {
      reader.ignore("additional_query_filters", "group_mode", "semantic_mode", "cross_org_uuids")
      let parts = DatadogMetricQuery(text)
      return Query(
        name: name, language: .datadogMetrics, text: text, metric: parts.metric, aggregator: parts.aggregator,
        groupBy: parts.groupBy, reducer: reducer(reader, "aggregator"))
    }
    if reader.has("compute") || reader.has("search") {
      var query = eventQuery(reader, source: source, index: index)
      query.name = name
      return query
    }
    // Processes, services, objectives: keep their fields as text.
    let metric = reader.string("metric") ?? reader.string("measure") ?? reader.string("stat")
    let reducer = reducer(reader, "aggregator")
    return Query(name: name, language: .other(source), text: reader.text, metric: metric, reducer: reducer)
  }

  /// A search with a computation: logs, events, traces, user sessions.
  private func eventQuery(_ reader: ObjectReader, source: String, index: Int) -> Query {
    reader.ignore("indexes", "index", "storage", "calculated_fields", "data_source", "name")
    defer { reader.finish() }
    let search = reader.object("search")
    let text = search?.string("query") ?? ""
    search?.finish()
    let compute = reader.object("compute") ?? reader.objects("multi_compute").first
    compute?.ignore("name", "source")
    let aggregator = compute?.string("aggregation")
    let metric = compute?.string("metric") ?? compute?.string("facet")
    let interval = compute?.number("interval")
    compute?.finish()
    reader.ignore("multi_compute")
    var groups: [String] = []
    var limit: Int?
    for group in groupReaders(reader) {
      groups += group.strings("facet") + group.strings("fields")
      limit = group.integer("limit", in: 0...1_000_000) ?? limit
      group.ignore("sort", "should_exclude_missing", "missing", "source")
      group.finish()
    }
    return Query(
      name: "query\(index + 1)", language: .datadogEvents(source), text: text, metric: metric, aggregator: aggregator,
      groupBy: groups, minimumStep: interval.flatMap { $0 > 0 ? $0 / 1000 : nil }, limit: limit)
  }

  private func groupReaders(_ reader: ObjectReader) -> [ObjectReader] {
    if case .object = reader.value("group_by") { return reader.object("group_by").map { [$0] } ?? [] }
    return reader.objects("group_by")
  }

  // MARK: The older form

  /// `q`: several expressions, commas between them.
  private func classicQueries(_ text: String, aliases: [String: String]) -> [Query] {
    DatadogMetricQuery.expressions(text, limit: context.limits.elements).enumerated().map { index, text in
      let parts = DatadogMetricQuery(text)
      return Query(
        name: "query\(index + 1)", language: .datadogMetrics, text: text, metric: parts.metric,
        aggregator: parts.aggregator, groupBy: parts.groupBy, alias: aliases[text])
    }
  }

  private func aliases(_ reader: ObjectReader) -> [String: String] {
    var aliases: [String: String] = [:]
    for entry in reader.objects("metadata") {
      if let expression = entry.string("expression"), let alias = entry.string("alias_name") {
        aliases[expression.trimmed] = alias
      }
      entry.finish()
    }
    return aliases
  }

  // MARK: Formulas

  private func formula(_ reader: ObjectReader) -> Formula {
    var formula = Formula(reader.string("formula") ?? "", alias: reader.string("alias"))
    if let format = reader.object("number_format") { formula.unit = unit(format) }
    if let style = reader.object("style") {
      formula.palette = style.string("palette")
      formula.paletteIndex = style.integer("palette_index", in: 0...1000)
      style.finish()
    }
    if let limit = reader.object("limit") {
      formula.limit = limit.integer("count", in: 0...1_000_000)
      formula.isAscending = limit.choice("order", ["asc": true, "desc": false]) ?? false
      limit.finish()
    }
    // Tables read the rest; elsewhere it holds defaults.
    reader.ignore("conditional_formats", "cell_display_mode", "cell_display_mode_options")
    reader.finish()
    return formula
  }

  /// `number_format`: the unit of values.
  func unit(_ reader: ObjectReader) -> MetricUnit? {
    defer { reader.finish() }
    if let scale = reader.object("unit_scale") {
      // Ignore a fixed scale: it is nearly always the one that the axis chooses.
      scale.ignoreRest()
    }
    reader.ignore("precision")
    guard let unit = reader.object("unit") else { return nil }
    defer { unit.finish() }
    switch unit.string("type") {
    case "canonical_unit", nil:
      guard let name = unit.string("unit_name") else { return nil }
      let reading = MetricUnit.datadog(name: name, perName: unit.string("per_unit_name"))
      if let warning = reading.warning { unit.warn(.unsupported, "unit_name", name, why: warning) }
      return reading.unit
    case "custom_unit_label":
      return unit.string("label").flatMap { $0.isEmpty ? nil : .datadog(customLabel: $0) }
    case .some(let type):
      unit.warn(.malformed, "type", type, why: "no kind of unit that is known here")
      unit.ignoreRest()
      return nil
    }
  }
}
