/// Panels that list logs, annotations and alerts, and those whose groups are places.
extension GrafanaReader {
  func logs(_ reader: ObjectReader) -> EventListDefinition {
    reader.ignore("fieldConfig")
    var definition = EventListDefinition(data: querySet(reader))
    definition.columns = ["severity"]
    if let options = reader.object("options") {
      if options.bool("showTime") ?? false { definition.columns.append("time") }
      definition.isAscending = options.choice("sortOrder", ["Ascending": true, "Descending": false]) ?? false
      definition.lines = options.bool("wrapLogMessage") == true ? 6 : 1
      options.ignoreRest()
    }
    definition.columns.append("text")
    return definition
  }

  func annotationList(_ reader: ObjectReader) -> EventListDefinition {
    reader.ignore("fieldConfig", "targets")
    var definition = EventListDefinition(columns: ["severity", "time", "title"])
    var tags: [String] = []
    if let options = reader.object("options") {
      tags = options.strings("tags")
      definition.limit = options.integer("limit", in: 0...1000)
      options.ignoreRest()
    }
    definition.data = QuerySet(queries: [
      Query(name: "annotations", language: .other("grafana-annotations"), text: tags.joined(separator: " "))
    ])
    return definition
  }

  func alertList(_ reader: ObjectReader) -> StatesDefinition {
    reader.ignore("fieldConfig", "targets")
    var definition = StatesDefinition(presentation: .list, showsTime: true)
    var name = ""
    if let options = reader.object("options") {
      name = options.string("alertName") ?? ""
      definition.limit = options.integer("maxItems", in: 0...1000)
      options.ignoreRest()
    }
    definition.data = QuerySet(queries: [Query(name: "alerts", language: .other("grafana-alerts"), text: name)])
    return definition
  }

  func xyChart(_ reader: ObjectReader) -> ScatterDefinition {
    var definition = ScatterDefinition(data: querySet(reader))
    reader.object("options")?.ignoreRest()
    let fields = fields(reader)
    definition.yAxis.unit = fields.unit
    definition.palette = fields.palette
    fields.finish(overrides: "all points look the same")
    return definition
  }

  func geoMap(_ reader: ObjectReader) -> GeoMapDefinition {
    var definition = GeoMapDefinition(data: querySet(reader))
    // Places by coordinates are not known here; those by a country's code or name are.
    reader.object("options")?.ignoreRest()
    let fields = fields(reader)
    definition.unit = fields.unit
    definition.palette = fields.palette
    fields.finish(overrides: "all places look the same")
    return definition
  }
}
