import GraphData

extension GrafanaReader {
  func widget(_ reader: ObjectReader, frame: GridFrame) -> WidgetDescription {
    let outer = context.widget
    let id = context.identity(reader.string("id"))
    context.widget = id
    defer { context.widget = outer }
    reader.ignore(
      "datasource", "pluginVersion", "transparent", "editable", "error", "isNew", "hideTimeOverride", "cacheTimeout",
      "repeatDirection", "maxPerRow", "repeatIteration", "repeatPanelId", "scopedVars", "span", "maxDataPoints",
      "queryCachingTTL", "gridPos", "height", "minSpan", "collapsed")
    reader.unsupported("timeShift", why: "the panel's span ends with the dashboard's")
    reader.unsupported("alert", why: "alerts live on the server alone")
    var widget = WidgetDescription(
      id: id, title: reader.string("title") ?? "", note: reader.string("description") ?? "", frame: frame,
      definition: .unsupported(.init(kind: "", reason: "The panel has no type.")), repetition: repetition(reader))
    if let text = reader.string("timeFrom"), !text.isEmpty {
      if let seconds = TimeSpan.seconds(text.replacing("now-", with: "")), seconds > 0 {
        widget.span = .last(seconds)
      } else {
        reader.warn(.malformed, "timeFrom", text, why: "no span of time")
      }
    }
    widget.links = reader.objects("links").compactMap { link in
      guard let url = link.string("url"), !url.isEmpty else { return nil }
      return LinkDescription(title: link.string("title") ?? url, url: url)
    }
    let kind = reader.string("type") ?? ""
    widget.definition = definition(kind, reader)
    if case .unsupported(let unsupported) = widget.definition {
      reader.warn(.unsupported, "type", kind, why: unsupported.reason)
      reader.ignoreRest()
    }
    reader.finish()
    return widget
  }

  private func definition(_ kind: String, _ reader: ObjectReader) -> WidgetDefinition {
    if kind.isEmpty, let library = reader.object("libraryPanel") {
      let name = library.string("name") ?? library.string("uid") ?? ""
      return .unsupported(
        .init(kind: "library panel", reason: "The library panel '\(name.shortened())' is not in the file."))
    }
    reader.ignore("libraryPanel")
    return switch kind {
    case "timeseries", "trend": .timeseries(timeseries(reader))
    case "graph": .timeseries(graph(reader))
    case "stat": .queryValue(stat(reader, .value))
    case "gauge": .queryValue(stat(reader, .gauge))
    case "bargauge": .queryValue(stat(reader, .bars))
    case "singlestat", "grafana-singlestat-panel": .queryValue(singleStat(reader))
    case "table", "table-old": .table(table(reader))
    case "heatmap", "heatmap-new": .heatMap(heatMap(reader))
    case "piechart", "grafana-piechart-panel": .pie(pie(reader))
    case "barchart": .topList(barChart(reader))
    case "histogram": .distribution(histogram(reader))
    case "flamegraph": .flameGraph(flameGraph(reader))
    case "logs": .events(logs(reader))
    case "annolist": .events(annotationList(reader))
    case "alertlist": .states(alertList(reader))
    case "xychart": .scatter(xyChart(reader))
    case "geomap", "grafana-worldmap-panel": .geoMap(geoMap(reader))
    case "text": .text(text(reader))
    default: .unsupported(.init(kind: kind, reason: Self.reason(kind)))
    }
  }

  private static func reason(_ kind: String) -> String {
    switch kind {
    case "news", "dashlist", "welcome", "gettingstarted": "It lists what is no measurement."
    case "canvas", "nodeGraph", "traces", "candlestick", "state-timeline", "status-history", "datagrid", "debug":
      "There is no such widget here."
    default: "This kind is not known."
    }
  }

  // MARK: Panels of one number

  private func stat(_ reader: ObjectReader, _ presentation: QueryValueDefinition.Presentation) -> QueryValueDefinition {
    var definition = QueryValueDefinition(presentation: presentation)
    definition.data = querySet(reader)
    var fields = fields(reader)
    definition.unit = fields.unit
    definition.precision = fields.decimals
    definition.mappings = fields.mappings
    definition.axis = AxisDescription(minimum: fields.minimum, maximum: fields.maximum, unit: fields.unit)
    definition.reducer = .last
    var colorMode = "value"
    if let options = reader.object("options") {
      options.ignore(
        "orientation", "justifyMode", "wideLayout", "showThresholdLabels", "showThresholdMarkers", "minVizHeight",
        "minVizWidth", "maxVizHeight", "sizing", "text", "percentChangeColorMode", "displayMode", "showUnfilled",
        "valueMode", "namePlacement", "legend", "tooltip")
      options.unsupported("showPercentChange", why: "the change since the span's start is not shown")
      colorMode = options.string("colorMode") ?? colorMode
      if let reducer = reducer(options) { definition.reducer = reducer }
      if let mode = options.string("graphMode"), mode != "none" { definition.sparkline = Sparkline() }
      switch options.string("textMode") {
      case "name": definition.content = .name
      case "value_and_name": definition.content = .valueAndName
      case "none": definition.content = .nothing
      default: definition.content = presentation == .bars ? .valueAndName : .value
      }
      options.finish()
    }
    if colorMode != "none" {
      definition.formats = fields.formats(inBackground: colorMode.hasPrefix("background"))
    }
    definition.colors = nameColors(&fields)
    fields.finish(overrides: "one number has one look")
    return definition
  }

  /// Overrides that give a value of one name a colour; those are done with.
  private func nameColors(_ fields: inout FieldOptions) -> [String: DashboardColor] {
    var colors: [String: DashboardColor] = [:]
    fields.overrides.removeAll { override in
      guard override.matcherKind == "byName", let name = override.matcher.string, override.properties.count == 1,
        override.properties[0].id == "color", let value = override.properties[0].reader.object("value"),
        value.string("mode") == "fixed", let color = value.color("fixedColor")
      else { return false }
      colors[name] = color
      return true
    }
    return colors
  }

  // MARK: Parts

  private func pie(_ reader: ObjectReader) -> PieDefinition {
    reader.ignore(
      "combine", "fontSize", "format", "interval", "strokeWidth", "legendType", "aliasColors", "nullPointMode",
      "valueName", "breakPoint", "legend", "pieType")
    var definition = PieDefinition(shape: .pie)
    definition.data = querySet(reader)
    let fields = fields(reader)
    definition.unit = fields.unit
    definition.palette = fields.palette
    definition.reducer = .last
    if let options = reader.object("options") {
      options.ignore("tooltip", "displayLabels", "text", "sort")
      definition.shape = options.choice("pieType", ["pie": .pie, "donut": .donut]) ?? .pie
      if let reducer = reducer(options) { definition.reducer = reducer }
      if let legend = options.object("legend") {
        legend.ignore("values", "calcs", "width")
        definition.legend = self.legend(legend)
      }
      options.finish()
    }
    definition.showsTotal = false
    fields.finish(overrides: "all parts of a circle look the same")
    return definition
  }

  private func barChart(_ reader: ObjectReader) -> TopListDefinition {
    reader.warn(.approximated, "type", "barchart", why: "drawn as a list with bars")
    var definition = TopListDefinition(data: querySet(reader))
    reader.object("options")?.ignoreRest()
    let fields = fields(reader)
    definition.unit = fields.unit
    definition.palette = fields.palette
    fields.finish(overrides: "all bars look the same")
    return definition
  }

  private func histogram(_ reader: ObjectReader) -> DistributionDefinition {
    var definition = DistributionDefinition()
    definition.requests = [TimeseriesRequest(data: querySet(reader), style: SeriesStyle(display: .bars))]
    if let options = reader.object("options") {
      options.ignore("tooltip", "combine")
      options.unsupported("bucketSize", why: "buckets are as wide as their number asks")
      options.unsupported("bucketOffset", why: "buckets start at a round number")
      if let count = options.integer("bucketCount", in: 1...1000) { definition.bucketCount = count }
      if let legend = options.object("legend") { definition.legend = self.legend(legend) }
      options.finish()
    }
    let fields = fields(reader)
    definition.valueAxis.unit = fields.unit
    fields.finish(overrides: "all series look the same")
    return definition
  }

  private func heatMap(_ reader: ObjectReader) -> HeatMapDefinition {
    reader.ignore(
      "cards", "color", "highlightCards", "hideZeroBuckets", "tooltip", "xAxis", "xBucketNumber", "xBucketSize",
      "yBucketBound", "reverseYBuckets", "legend", "tooltipDecimals", "heatmap")
    let isBuckets = reader.string("dataFormat") == "tsbuckets"
    var definition = HeatMapDefinition(data: querySet(reader), buckets: isBuckets ? .series : .computed(count: nil))
    if let count = reader.integer("yBucketNumber", in: 1...1000), !isBuckets {
      definition.buckets = .computed(count: count)
    }
    reader.ignore("yBucketSize")
    if let old = reader.object("yAxis") {
      if let unit = old.string("format") { definition.axis.unit = self.unit(unit, old, "format") }
      definition.axis.minimum = old.number("min")
      definition.axis.maximum = old.number("max")
      old.ignoreRest()
    }
    if let options = reader.object("options") {
      options.ignore(
        "calculation", "cellGap", "cellRadius", "cellValues", "exemplars", "filterValues", "rowsFrame", "showValue",
        "tooltip", "selectionMode")
      definition.buckets = options.bool("calculate") == true ? .computed(count: nil) : .series
      if let color = options.object("color") {
        definition.palette = color.string("scheme")
        color.ignoreRest()
      }
      if let axis = options.object("yAxis") {
        axis.ignore("axisPlacement", "axisWidth", "axisColorMode")
        axis.unsupported("reverse", why: "small values are at the bottom")
        definition.axis.label = axis.string("axisLabel").flatMap { $0.isEmpty ? nil : $0 }
        if let unit = axis.string("unit") { definition.axis.unit = self.unit(unit, axis, "unit") }
        definition.axis.decimals = axis.integer("decimals", in: 0...15)
        definition.axis.minimum = axis.number("min")
        definition.axis.maximum = axis.number("max")
        axis.finish()
      }
      if let legend = options.object("legend") { definition.showsLegend = legend.bool("show") ?? true }
      options.finish()
    }
    let fields = fields(reader)
    fields.finish(overrides: "a heat map has one look")
    return definition
  }

  private func flameGraph(_ reader: ObjectReader) -> FlameGraphDefinition {
    reader.object("options")?.ignoreRest()
    let fields = fields(reader)
    defer { fields.finish(overrides: "a flame graph has one look") }
    return FlameGraphDefinition(data: querySet(reader), unit: fields.unit)
  }

  private func text(_ reader: ObjectReader) -> TextDefinition {
    reader.ignore("fieldConfig", "targets", "style")
    let options = reader.object("options") ?? reader
    let format: TextDefinition.Format =
      options.choice("mode", ["markdown": .markdown, "html": .html, "text": .plain, "code": .plain]) ?? .markdown
    let content = options.string("content") ?? ""
    options.ignore("code")
    if options !== reader {
      options.finish()
      reader.ignore("content", "mode")
    }
    return TextDefinition(content: content, format: format)
  }
}
