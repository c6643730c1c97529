import GraphData

/// Widgets whose groups are places.
extension DatadogReader {
  /// A host map; its `requests` is an object.
  func hostMap(_ reader: ObjectReader) -> HostMapDefinition {
    reader.ignore("node_type", "no_metric_hosts", "no_group_hosts", "notes")
    var definition = HostMapDefinition()
    let groups = reader.strings("group")
    _ = reader.strings("scope")
    if let requests = reader.object("requests") {
      for name in ["fill", "size"] {
        guard let request = requests.object(name) else { continue }
        var data = querySet(request)
        for index in data.queries.indices {
          data.queries[index].groupBy = (groups + data.queries[index].groupBy).withoutRepetitions
        }
        if name == "fill" { definition.data = data } else { definition.size = data }
        request.finish()
      }
      requests.finish()
    }
    // A map without a colour has that of its sizes.
    if definition.data.isEmpty { definition.data = definition.size }
    if let style = reader.object("style") {
      definition.palette = style.string("palette")
      definition.isFlipped = style.bool("palette_flip") ?? false
      definition.minimum = style.number("fill_min")
      definition.maximum = style.number("fill_max")
      style.finish()
    }
    return definition
  }

  func geoMap(_ reader: ObjectReader) -> GeoMapDefinition {
    var definition = GeoMapDefinition()
    var limit: Int?
    (definition.data, definition.palette) = singleRequest(reader) { request in
      limit = sort(request).limit
      request.ignore("columns")
      request.unsupported("conditional_formats", why: "colours are those of the palette")
    }
    definition.limit = limit
    definition.unit = definition.data.shown.first?.unit
    if let style = reader.object("style") {
      definition.palette = style.string("palette") ?? definition.palette
      style.unsupported("palette_flip", why: "the palette goes from little to much")
      style.finish()
    }
    if let view = reader.object("view") {
      definition.focus = view.string("focus").flatMap { $0.isEmpty || $0 == "WORLD" ? nil : $0 }
      view.ignoreRest()
    }
    return definition
  }

  /// A scatter plot; its `requests` has the x and the y axis, or a table of formulas.
  func scatterPlot(_ reader: ObjectReader) -> ScatterDefinition {
    var definition = ScatterDefinition(colorBy: reader.strings("color_by_groups"))
    if let requests = reader.object("requests") {
      if let table = requests.object("table") {
        definition.data = scatterTable(table)
        requests.ignore("x", "y")
      } else {
        for name in ["x", "y"] {
          guard let request = requests.object(name) else { continue }
          definition.data.join(querySet(request))
          request.finish()
        }
      }
      requests.finish()
    }
    if let axis = reader.object("xaxis") { definition.xAxis = self.axis(axis) }
    if let axis = reader.object("yaxis") { definition.yAxis = self.axis(axis) }
    return definition
  }

  /// Formulas in the order of their dimensions: x, y, radius; one for the colour is left out.
  private func scatterTable(_ reader: ObjectReader) -> QuerySet {
    var (data, readers) = formulas(reader)
    let order: [String: Int] = ["x": 0, "y": 1, "radius": 2]
    let dimensions = readers.map { $0.string("dimension") ?? "" }
    if dimensions.contains("color") {
      reader.warn(.unsupported, "formulas", "dimension color", why: "colours tell groups apart")
    }
    let places = data.formulas.indices.filter { dimensions[$0] != "color" }
    data.formulas = places.sorted {
      (order[dimensions[$0]] ?? 3, $0) < (order[dimensions[$1]] ?? 3, $1)
    }.map { data.formulas[$0] }
    reader.finish()
    return data
  }

  /// A change widget: a value beside the same of an hour, day, week or month before.
  func change(_ reader: ObjectReader) -> ChangeDefinition {
    var definition = ChangeDefinition()
    let requests = reader.objects("requests")
    if requests.count > 1 {
      reader.warn(.unsupported, "requests", why: "\(requests.count) requests; the first is shown")
    }
    for request in requests.prefix(1) {
      definition.isRelative = request.choice("change_type", ["absolute": false, "relative": true]) ?? false
      definition.isIncreaseGood = request.bool("increase_good") ?? false
      definition.showsPresent = request.bool("show_present") ?? false
      definition.order = request.choice("order_by", of: ChangeDefinition.Order.self) ?? .change
      definition.isAscending = request.choice("order_dir", ["asc": true, "desc": false]) ?? false
      let past = request.choice(
        "compare_to",
        [
          "hour_before": "hour_before", "day_before": "day_before", "week_before": "week_before",
          "month_before": "month_before",
        ])
      definition.data = querySet(request)
      // Older files have one query, and name what it is compared with.
      let shown = definition.data.shown
      if shown.count == 1, let present = shown.first {
        var before = present
        before.text = "\(past ?? "hour_before")(\(present.text))"
        definition.data.formulas = [before, present]
      }
      definition.limit = sort(request).limit
      request.finish()
    }
    return definition
  }
}
