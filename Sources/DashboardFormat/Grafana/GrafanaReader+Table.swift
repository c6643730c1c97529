extension GrafanaReader {
  /// Columns of labels, then one for each query; renamed, ordered and hidden by `organize`.
  func table(_ reader: ObjectReader) -> TableDefinition {
    reader.ignore(
      "columns", "fontSize", "pageSize", "scroll", "showHeader", "sort", "styles", "transform", "filterNull",
      "frameIndex")
    var definition = TableDefinition(data: querySet(reader, isTable: true))
    let fields = fields(reader)
    // The server's names, which transformations and overrides use.
    var columns: [(name: String, column: ColumnDefinition)] = []
    for label in labels(definition.data) { columns.append((label, ColumnDefinition(source: .label(label)))) }
    let shown = definition.data.shown
    for (index, formula) in shown.enumerated() {
      let formats = fields.isColoredByThreshold ? fields.formats(inBackground: false) : []
      columns.append(
        (
          shown.count == 1 ? "Value" : "Value #\(formula.text)",
          ColumnDefinition(
            source: .formula(index), title: formula.alias, unit: fields.unit, decimals: fields.decimals,
            formats: formats, mappings: fields.mappings)
        ))
    }
    organize(reader, &columns)
    applyOverrides(fields, &columns)
    definition.columns = columns.map(\.column)
    if let options = reader.object("options") {
      options.ignore(
        "cellHeight", "showHeader", "frameIndex", "footer", "enablePagination", "showTypeIcons", "maxRowHeight")
      for sort in options.objects("sortBy").prefix(1) {
        definition.isAscending = !(sort.bool("desc") ?? false)
        let name = sort.string("displayName")
        if let column = columns.first(where: { $0.name == name || $0.column.title == name })?.column,
          case .formula(let index) = column.source
        {
          definition.sortColumn = index
        }
      }
      options.finish()
    }
    fields.custom?.ignoreRest()
    return definition
  }

  private func labels(_ data: QuerySet) -> [String] {
    var labels: [String] = []
    for query in data.queries {
      for label in query.groupBy where !labels.contains(label) && labels.count < 100 { labels.append(label) }
    }
    return labels
  }

  private func organize(_ reader: ObjectReader, _ columns: inout [(name: String, column: ColumnDefinition)]) {
    var order: [String: Double] = [:]
    for transformation in reader.objects("transformations") {
      guard let options = transformation.object("options") else { continue }
      switch transformation.string("id") {
      case "organize":
        let renames = Self.texts(options.value("renameByName"))
        let excluded = options.value("excludeByName")
        for member in options.value("indexByName")?.members ?? [] { order[member.name] = member.value.number }
        for index in columns.indices {
          let name = columns[index].name
          if let title = renames[name], !title.isEmpty { columns[index].column.title = title }
          if excluded?[name]?.bool == true { columns[index].column.isHidden = true }
        }
        // A label that only a transformation names is a column too.
        for (name, title) in renames.sorted(by: { $0.key < $1.key })
        where columns.count < 100 && !name.hasPrefix("Value") && name != "Time"
          && !columns.contains(where: { $0.name == name })
        {
          columns.append((name, ColumnDefinition(source: .label(name), title: title)))
        }
      case "filterFieldsByName":
        guard let names = options.object("include")?.strings("names"), !names.isEmpty else { continue }
        for index in columns.indices {
          let column = columns[index]
          let isNamed = names.contains(column.name) || column.column.title.map(names.contains) ?? false
          if !isNamed { columns[index].column.isHidden = true }
        }
      case "timeSeriesTable":
        for index in columns.indices {
          if case .formula = columns[index].column.source { columns[index].column.display = .trend }
        }
      default: break
      }
    }
    guard !order.isEmpty else { return }
    let places = columns.indices.sorted {
      (order[columns[$0].name] ?? .infinity, $0) < (order[columns[$1].name] ?? .infinity, $1)
    }
    columns = places.map { columns[$0] }
  }

  private static func texts(_ value: JSONValue?) -> [String: String] {
    var texts: [String: String] = [:]
    for member in value?.members ?? [] { texts[member.name] = member.value.string }
    return texts
  }

  private func applyOverrides(_ fields: FieldOptions, _ columns: inout [(name: String, column: ColumnDefinition)]) {
    for override in fields.overrides {
      guard override.matcherKind == "byName", let name = override.matcher.string else {
        context.warn(.unsupported, override.path, "override \(override.matcherKind)", "columns are found by name")
        continue
      }
      for index in columns.indices where columns[index].name == name || columns[index].column.title == name {
        for property in override.properties { apply(property.id, property.reader, to: &columns[index].column) }
        let isFilled = override.properties.contains { id, reader in
          id == "custom.cellOptions" && reader.value("value")?["type"]?.string == "color-background"
        }
        columns[index].column.replaceTexts(isFilled: isFilled)
      }
    }
  }

  private func apply(_ id: String, _ reader: ObjectReader, to column: inout ColumnDefinition) {
    switch id {
    case "unit": column.unit = reader.string("value").flatMap { $0.isEmpty ? nil : unit($0, reader, "value") }
    case "decimals": column.decimals = reader.integer("value", in: 0...15)
    case "displayName": column.title = reader.string("value")
    case "custom.width": column.width = reader.number("value").map { min(max($0, 8), 4000) }
    case "custom.hidden": column.isHidden = reader.bool("value") ?? false
    case "custom.align":
      column.alignment = reader.choice(
        "value", ["left": .leading, "center": .center, "right": .trailing, "auto": column.alignment]
      )
      .flatMap { $0 }
    case "mappings": column.mappings = mappings(reader, "value")
    case "custom.cellOptions":
      let options = reader.object("value")
      let kind = options?.string("type")
      if kind == "gauge" { column.display = .bar }
      if kind == "sparkline" { column.display = .trend }
      if kind == "color-background" {
        column.formats = column.formats.map {
          ConditionalFormat($0.comparator, $0.value, background: $0.foreground ?? $0.background)
        }
      }
      options?.ignoreRest()
    case "custom.displayMode": if reader.string("value")?.contains("gauge") == true { column.display = .bar }
    case "thresholds", "color", "links", "custom.filterable", "custom.inspect", "noValue", "custom.minWidth": break
    default: context.warn(.unsupported, reader.path, id, "not set for a column alone")
    }
  }
}

extension ColumnDefinition {
  /// Mappings of texts are those of a label's column.
  fileprivate mutating func replaceTexts(isFilled: Bool) {
    guard case .label = source else { return }
    texts += mappings.compactMap { mapping in
      guard case .text(let text) = mapping.match else { return nil }
      return TableText(
        .equals, text, replacement: mapping.text, foreground: isFilled ? nil : mapping.color,
        background: isFilled ? mapping.color : nil)
    }
    mappings = []
  }
}
