import GraphData

extension DatadogReader {
  func distribution(_ reader: ObjectReader) -> DistributionDefinition {
    var definition = DistributionDefinition()
    definition.requests = reader.objects("requests").map { request in
      var style = SeriesStyle(display: .bars)
      if let look = request.object("style") {
        style.palette = look.string("palette")
        look.finish()
      }
      defer { request.finish() }
      return TimeseriesRequest(data: querySet(request), style: style)
    }
    if let xAxis = reader.object("xaxis") {
      definition.bucketCount = xAxis.integer("num_buckets", in: 1...1000) ?? 50
      definition.valueAxis = axis(xAxis)
    }
    if let yAxis = reader.object("yaxis") { definition.countAxis = axis(yAxis) }
    definition.markers = markers(reader)
    reader.ignore("legend_size")
    if reader.bool("show_legend") == true { definition.legend.mode = .automatic }
    return definition
  }

  func heatMap(_ reader: ObjectReader) -> HeatMapDefinition {
    var definition = HeatMapDefinition()
    let (data, palette) = singleRequest(reader)
    definition.data = data
    definition.palette = palette
    if let yAxis = reader.object("yaxis") { definition.axis = axis(yAxis) }
    if let xAxis = reader.object("xaxis") {
      definition.buckets = .computed(count: xAxis.integer("num_buckets", in: 1...1000))
      xAxis.finish()
    }
    definition.showsLegend = reader.bool("show_legend") ?? true
    reader.ignore("legend_size")
    reader.unsupported("events", why: "events are shown over graphs of series alone")
    reader.unsupported("markers", why: "markers are shown over graphs of series alone")
    return definition
  }

  func treeMap(_ reader: ObjectReader) -> TreeMapDefinition {
    reader.ignore("group_by", "size_by")
    let (data, palette) = singleRequest(reader)
    let isColored = reader.choice("color_by", ["user": true, "value": true, "group": false]) ?? false
    return TreeMapDefinition(data: data, palette: palette, isColoredByValue: isColored)
  }

  func sunburst(_ reader: ObjectReader) -> PieDefinition {
    var definition = PieDefinition()
    var sorted: Int?
    (definition.data, definition.palette) = singleRequest(reader) { request in sorted = sort(request).limit }
    definition.limit = sorted
    if let reducer = definition.data.queries.first?.reducer { definition.reducer = reducer }
    definition.showsTotal = !(reader.bool("hide_total") ?? false)
    if let legend = reader.object("legend") {
      definition.legend.mode =
        legend.choice("type", ["automatic": .automatic, "inline": .list, "table": .table, "none": .hidden])
        ?? .automatic
      legend.ignore("hide_percent", "hide_value")
      legend.finish()
    }
    return definition
  }

  func sankey(_ reader: ObjectReader) -> SankeyDefinition {
    reader.ignore("show_other_links", "sort_nodes")
    let (data, palette) = singleRequest(reader)
    return SankeyDefinition(data: data, palette: palette)
  }

  /// The first request's queries and palette.
  func singleRequest(
    _ reader: ObjectReader, _ more: (ObjectReader) -> Void = { _ in }
  ) -> (data: QuerySet, palette: String?) {
    let requests = reader.objects("requests")
    guard let request = requests.first else {
      reader.warn(.malformed, "requests", why: "the widget asks for nothing")
      return (QuerySet(), nil)
    }
    if requests.count > 1 {
      reader.warn(.unsupported, "requests", why: "\(requests.count) requests; the first is shown")
    }
    var palette: String?
    if let style = request.object("style") {
      palette = style.string("palette")
      style.ignore("line_type", "line_width", "order_by", "color_order")
      style.finish()
    }
    let data = querySet(request)
    more(request)
    request.ignore("display_type", "sort")
    request.finish()
    return (data, palette)
  }
}
