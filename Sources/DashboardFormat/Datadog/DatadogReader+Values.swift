import GraphData

extension DatadogReader {
  func queryValue(_ reader: ObjectReader) -> QueryValueDefinition {
    var definition = QueryValueDefinition()
    for (index, request) in reader.objects("requests").enumerated() {
      guard index == 0 else {
        request.warn(.unsupported, "requests", why: "one number is shown: that of the first request")
        break
      }
      definition.data = querySet(request)
      definition.formats = formats(request)
      if let reducer = definition.data.queries.first?.reducer { definition.reducer = reducer }
      request.finish()
    }
    definition.precision = reader.integer("precision", in: 0...15)
    definition.isAutoscaled = reader.bool("autoscale") ?? true
    definition.alignment = alignment(reader, "text_align") ?? .center
    if let unit = reader.string("custom_unit")?.trimmed, !unit.isEmpty { definition.unit = .datadog(customLabel: unit) }
    if let background = reader.object("timeseries_background") {
      var sparkline = Sparkline()
      sparkline.display = background.choice("type", ["area": .area, "bars": .bars, "line": .line]) ?? .area
      if let axis = background.object("yaxis") {
        sparkline.includesZero = axis.bool("include_zero") ?? false
        axis.ignore("min", "max", "scale", "label")
        axis.finish()
      }
      background.finish()
      definition.sparkline = sparkline
    }
    return definition
  }

  /// The `conditional_formats` of a request or a formula.
  func formats(_ reader: ObjectReader) -> [ConditionalFormat] {
    reader.objects("conditional_formats").compactMap { format in
      defer { format.finish() }
      format.ignore("timeframe", "metric")
      format.unsupported("image_url", why: "pictures are not shown in place of a value")
      format.unsupported("hide_value", why: "the value is shown")
      let comparator: ConditionalFormat.Comparator? = format.choice("comparator")
      let palette = format.string("palette") ?? ""
      let background = format.color("custom_bg_color")
      let foreground = format.color("custom_fg_color")
      guard let comparator, let value = format.number("value") else { return nil }
      let colors = DatadogPalette.colors(palette, background: background, foreground: foreground)
      if colors.foreground == nil, colors.background == nil, !palette.isEmpty {
        format.warn(.malformed, "palette", palette, why: "no palette of formats that is known here")
      }
      return ConditionalFormat(comparator, value, foreground: colors.foreground, background: colors.background)
    }
  }

  func topList(_ reader: ObjectReader) -> TopListDefinition {
    var definition = TopListDefinition()
    for (index, request) in reader.objects("requests").enumerated() {
      guard canJoin(definition.data, reader) else { break }
      let data = querySet(request)
      if index == 0 {
        definition.data = data
        definition.formats = formats(request)
        (definition.limit, definition.isAscending) = sort(request)
      } else {
        definition.data.join(data)
        request.ignore("sort", "conditional_formats")
      }
      if let style = request.object("style") {
        definition.palette = style.string("palette")
        style.ignore("line_type", "line_width")
        style.finish()
      }
      request.finish()
    }
    if let style = reader.object("style") {
      definition.palette = style.string("palette") ?? definition.palette
      if let display = style.object("display") {
        definition.isStacked = display.choice("type", ["stacked": true, "flat": false]) ?? false
        display.ignore("legend")
        display.finish()
      }
      definition.isRelative = style.choice("scaling", ["relative": true, "absolute": false]) ?? false
      style.finish()
    }
    return definition
  }

  /// Whether the widget may have the queries of another request, by the limit.
  private func canJoin(_ data: QuerySet, _ reader: ObjectReader) -> Bool {
    guard max(data.queries.count, data.formulas.count) >= context.limits.elements else { return true }
    reader.warn(.limit, "requests", why: "more than \(context.limits.elements) queries; the rest is left out")
    return false
  }

  /// `sort`: the number of results and their order.
  func sort(_ reader: ObjectReader) -> (limit: Int?, isAscending: Bool) {
    guard let sort = reader.object("sort") else { return (nil, false) }
    defer { sort.finish() }
    let limit = sort.integer("count", in: 0...1_000_000)
    var isAscending = false
    for order in sort.objects("order_by").prefix(1) {
      isAscending = order.choice("order", ["asc": true, "desc": false]) ?? false
    }
    return (limit, isAscending)
  }

  func table(_ reader: ObjectReader) -> TableDefinition {
    var definition = TableDefinition()
    definition.hasSearchField =
      reader.choice("has_search_bar", ["auto": true, "always": true, "never": false]) ?? false
    for request in reader.objects("requests") {
      guard canJoin(definition.data, reader) else { break }
      let (data, formulaReaders) = formulas(request)
      let alias = request.string("alias")
      let isOnlyRequest = definition.data.isEmpty
      let first = definition.data.shown.count
      definition.data.join(data)
      let shown = definition.data.shown.count
      for index in first..<max(first, shown) {
        var column = ColumnDefinition(source: .formula(index))
        if formulaReaders.indices.contains(index - first) { read(formulaReaders[index - first], into: &column) }
        if data.formulas.isEmpty { column.title = alias }
        let formats = formats(request)
        if column.formats.isEmpty { column.formats = formats }
        definition.columns.append(column)
      }
      if isOnlyRequest { sortTable(&definition, request) }
      request.ignore("sort", "order", "conditional_formats")
      definition.limit = request.integer("limit", in: 0...1_000_000) ?? definition.limit
      textFormats(request, &definition)
      request.unsupported("columns", why: "columns are those of the formulas")
      request.unsupported("rows", why: "rows are those of the groups")
      request.finish()
    }
    return definition
  }

  /// `text_formats`: a list of rules for each tag of the groups, in their order.
  private func textFormats(_ request: ObjectReader, _ definition: inout TableDefinition) {
    let tags = definition.data.queries.first?.groupBy ?? []
    for (index, element) in request.elements("text_formats").enumerated() {
      guard tags.indices.contains(index), let rules = element.value.array else { continue }
      let texts = rules.prefix(context.limits.elements).enumerated().compactMap { place, rule in
        rule.members.map { textFormat(ObjectReader($0, path: .index(element.path, place), context: context)) }
      }.compactMap { $0 }
      let isKnown = definition.columns.contains { $0.source == .label(tags[index]) }
      if !texts.isEmpty, !isKnown {
        definition.columns.append(ColumnDefinition(source: .label(tags[index]), texts: texts))
      }
    }
    // Labels that nothing is said of keep their place among those described.
    if definition.columns.contains(where: { if case .label = $0.source { true } else { false } }) {
      let described = definition.columns.filter { if case .label = $0.source { true } else { false } }
      let labels = tags.prefix(100).map { tag in
        described.first { $0.source == .label(tag) } ?? ColumnDefinition(source: .label(tag))
      }
      definition.columns.removeAll { if case .label = $0.source { true } else { false } }
      definition.columns.insert(contentsOf: labels, at: 0)
    }
  }

  private func textFormat(_ reader: ObjectReader) -> TableText? {
    defer { reader.finish() }
    guard let match = reader.object("match") else { return nil }
    let comparison: TableText.Comparison? = match.choice(
      "type",
      [
        "is": .equals, "is_not": .isNot, "contains": .contains, "does_not_contain": .doesNotContain,
        "starts_with": .startsWith, "ends_with": .endsWith,
      ])
    // Datadog leaves an empty value out of what it compares; as text it equals empty cells.
    let value = match.value("value").map { $0.string ?? $0.text() } ?? ""
    match.finish()
    guard let comparison else { return nil }
    var text = TableText(comparison, value)
    if let replace = reader.object("replace") {
      text.replacement = replace.string("with") ?? ""
      text.part = replace.choice("type", ["all": false, "substring": true]) == true ? replace.string("substring") : nil
      replace.ignore("substring")
      replace.finish()
    }
    let palette = reader.string("palette") ?? ""
    let colors = DatadogPalette.colors(
      palette, background: reader.color("custom_bg_color"), foreground: reader.color("custom_fg_color"))
    (text.foreground, text.background) = (colors.foreground, colors.background)
    return text
  }

  private func sortTable(_ definition: inout TableDefinition, _ request: ObjectReader) {
    if let order = request.choice("order", ["asc": true, "desc": false]) {
      definition.sortColumn = 0
      definition.isAscending = order
    }
    guard let sort = request.object("sort") else { return }
    definition.limit = sort.integer("count", in: 0...1_000_000)
    for order in sort.objects("order_by").prefix(1) {
      definition.isAscending = order.choice("order", ["asc": true, "desc": false]) ?? false
      if order.string("type") != "group" { definition.sortColumn = order.integer("index", in: 0...1000) ?? 0 }
    }
    sort.finish()
  }

  private func read(_ reader: ObjectReader, into column: inout ColumnDefinition) {
    column.formats = formats(reader)
    column.display = reader.choice("cell_display_mode", ["number": .text, "bar": .bar, "trend": .trend]) ?? .text
    if let options = reader.object("cell_display_mode_options") {
      column.trend.kind = options.choice("trend_type", ["line": .line, "area": .area, "bars": .bars]) ?? .line
      column.trend.isShared = options.choice("y_scale", ["shared": true, "independent": false]) ?? false
      options.finish()
    }
  }

  func slo(_ reader: ObjectReader) -> SLODefinition {
    reader.ignore("view_type", "additional_query_filters")
    let mode = reader.choice("view_mode", ["overall": 0, "component": 1, "both": 2]) ?? 0
    let windows = reader.strings("time_windows").compactMap { text -> Double? in
      if let seconds = TimeSpan.seconds(text) { return seconds }
      if text == "global_time" { return nil }
      reader.warn(.approximated, "time_windows", text, why: "only spans of a fixed length are shown")
      return nil
    }
    let target = reader.number("global_time_target").map { min(max($0 / 100, 0), 1) }
    let objective = reader.string("slo_id") ?? ""
    let data = QuerySet(queries: [
      Query(name: "slo", language: .other("slo"), text: objective, metric: "slo.share", reducer: .average)
    ])
    return SLODefinition(
      objective: objective, windows: windows, target: target,
      showsErrorBudget: reader.bool("show_error_budget") ?? false, showsGroups: mode > 0, data: data)
  }
}

extension QuerySet {
  /// Adds the queries of another request under unique names.
  mutating func join(_ other: QuerySet) {
    guard !isEmpty else { return self = other }
    var shown = self.shown
    for formula in other.shown {
      var formula = formula
      // Rename in formulas that are the name of a query. The server evaluates others, under the old names.
      if let query = other.query(named: formula.text) {
        let name = freeName(query.name)
        var renamed = query
        renamed.name = name
        queries.append(renamed)
        formula.text = name
      } else {
        for query in other.queries where self.query(named: query.name) == nil { queries.append(query) }
      }
      shown.append(formula)
    }
    formulas = shown
  }

  private func freeName(_ wish: String) -> String {
    guard query(named: wish) != nil else { return wish }
    var number = queries.count + 1
    while query(named: "query\(number)") != nil { number += 1 }
    return "query\(number)"
  }
}
