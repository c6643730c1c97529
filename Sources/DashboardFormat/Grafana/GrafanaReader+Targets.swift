extension GrafanaReader {
  /// The panel's queries; each is shown unless hidden.
  func querySet(_ reader: ObjectReader, isTable: Bool = false) -> QuerySet {
    let minimumStep = reader.string("interval").flatMap { step($0) }
    var set = QuerySet()
    for target in reader.objects("targets") {
      let name = target.string("refId") ?? "query\(set.queries.count + 1)"
      var query = self.query(target, name: name)
      if query.minimumStep == nil { query.minimumStep = minimumStep }
      set.queries.append(query)
    }
    set.transformations = transformations(reader, isTable: isTable)
    return set
  }

  /// Reads a minimum step: a duration, optionally after `>`. Variables are not resolved.
  private func step(_ text: String) -> Double? {
    let text = text.trimmed
    return TimeSpan.seconds(text.hasPrefix(">") ? text.dropFirst() : text[...]).flatMap { $0 > 0 ? $0 : nil }
  }

  private func query(_ reader: ObjectReader, name: String) -> Query {
    let source = sourceName(reader)
    let alias = reader.string("legendFormat") ?? reader.string("alias")
    let isHidden = reader.bool("hide") ?? false
    var query: Query
    if reader.has("expr") || source == "prometheus" {
      reader.ignore(
        "datasource", "format", "intervalFactor", "metric", "step", "exemplar", "editorMode", "range", "target", "key",
        "legendFormat", "useBackend", "fullMetaSearch", "includeNullMetadata", "disableTextWrap", "hide", "query",
        "requestId", "resultFormat", "textEditor", "application", "functions", "group", "host", "item", "mode",
        "options", "limit", "rawQuery", "queryType", "orderByTime", "policy", "tags", "measurement", "groupBy",
        "select",
        "dsType", "calculatedInterval", "datasourceErrors", "errors", "prometheusLink", "hideFilterText", "scenarioId",
        "qryType")
      let text = reader.string("expr") ?? ""
      let parts = PromQLParts(text)
      query = Query(
        name: name, language: .promQL, text: text, metric: parts.metric, aggregator: parts.aggregator,
        groupBy: parts.groupBy)
      if query.groupBy.isEmpty, parts.aggregator == nil { query.groupBy = Self.labels(of: alias ?? "") }
      query.isInstant = reader.bool("instant") == true && reader.bool("range") != true
      query.minimumStep = reader.string("interval").flatMap { step($0) }
      if text.isEmpty { reader.warn(.malformed, "expr", why: "the query is empty") }
    } else {
      let text = ["query", "rawSql", "expression", "target", "queryText"].lazy
        .compactMap { name -> String? in
          if case .string(let text) = reader.value(name), !text.isEmpty { text } else { nil }
        }.first
      query = Query(name: name, language: .other(source), text: text ?? reader.text)
      if source == "__expr__" {
        context.warn(.unsupported, reader.path, "expression \(name)", "expressions over queries are not evaluated")
        query.isHidden = true
      }
      reader.ignoreRest()
    }
    if let alias, !alias.isEmpty, alias != "__auto" { query.alias = alias }
    query.isHidden = query.isHidden || isHidden
    reader.finish()
    return query
  }

  private func sourceName(_ reader: ObjectReader) -> String {
    switch reader.value("datasource") {
    case .string(let name): name
    case .object: reader.object("datasource")?.string("type") ?? "unknown"
    default: reader.has("expr") ? "prometheus" : "unknown"
    }
  }

  /// The labels that a legend format names: `{{method}} on {{ service }}`.
  static func labels(of format: String) -> [String] {
    var labels: [String] = []
    var rest = format[...]
    while let open = rest.firstRange(of: "{{") {
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(of: "}}") else { break }
      let label = rest[..<close.lowerBound].trimmed
      if !label.isEmpty, !labels.contains(label), labels.count < 20 { labels.append(label) }
      rest = rest[close.upperBound...]
    }
    return labels
  }

  // MARK: Reducers

  /// `reduceOptions.calcs`: the first counts.
  func reducer(_ options: ObjectReader) -> Statistic? {
    guard let reduce = options.object("reduceOptions") else { return nil }
    reduce.ignore("fields", "limit", "values")
    let names = reduce.strings("calcs")
    reduce.finish()
    guard let name = names.first else { return nil }
    if let statistic = Self.statistics[name] { return statistic }
    reduce.warn(.approximated, "calcs", name, why: "the last value stands in")
    return .last
  }

  static let statistics: [String: Statistic] = [
    "mean": .average, "avg": .average, "min": .minimum, "max": .maximum, "sum": .sum, "total": .sum, "last": .last,
    "lastNotNull": .last, "current": .last, "first": .first, "firstNotNull": .first, "count": .count, "range": .range,
    "diff": .difference, "delta": .difference,
  ]

  func legend(_ reader: ObjectReader) -> LegendDescription {
    reader.ignore("width", "asTable", "isVisible", "sideWidth", "overflow", "hideEmpty", "hideZero")
    var legend = LegendDescription(mode: .list)
    legend.mode = reader.choice("displayMode", ["list": .list, "table": .table, "hidden": .hidden]) ?? .list
    if reader.bool("showLegend") == false { legend.mode = .hidden }
    legend.placement = reader.choice("placement", ["bottom": .bottom, "right": .trailing]) ?? .bottom
    for name in reader.strings("calcs") {
      if let statistic = Self.statistics[name] {
        if !legend.statistics.contains(statistic) { legend.statistics.append(statistic) }
      } else {
        reader.warn(.unsupported, "calcs", name, why: "the legend has no such statistic")
      }
    }
    if let sorted = reader.string("sortBy"), !sorted.isEmpty {
      let names: [String: Statistic] = [
        "Mean": .average, "Min": .minimum, "Max": .maximum, "Total": .sum, "Sum": .sum, "Last": .last, "Last *": .last,
        "First": .first, "First *": .first, "Count": .count, "Range": .range, "Difference": .difference,
        "Delta": .difference,
      ]
      legend.sortedBy = names[sorted]
      if legend.sortedBy == nil, sorted != "Name" {
        reader.warn(.unsupported, "sortBy", sorted, why: "the legend has no such column")
      }
    }
    legend.isAscending = reader.bool("sortDesc") == false
    reader.finish()
    return legend
  }
}
