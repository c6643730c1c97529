/// The package's own dashboard format, described in docs/dashboard-format.md.
enum OwnFormat {
  /// The member `format` of every file.
  static let name = "apus-dashboard"
  /// The member `version`; files of later versions are read as far as possible.
  static let version = 1
}

/// Reads the package's own format.
struct OwnReader {
  let context: ReadingContext

  func dashboard(_ reader: ObjectReader) throws(DashboardError) -> DashboardDescription {
    reader.ignore("format")
    guard let version = reader.integer("version", in: 0...1_000_000) else {
      throw .malformed(path: "version", reason: "a file of this format says its version, a whole number")
    }
    if version > OwnFormat.version {
      reader.warn(.unsupported, "version", "version \(version)", why: "read as version \(OwnFormat.version)")
    }
    var dashboard = DashboardDescription.blank
    for field in DashboardDescription.fields { field.read(&dashboard, reader) }
    dashboard.widgets = widgets(reader, columns: dashboard.layout.columns, depth: 0)
    reader.finish()
    return dashboard
  }

  private func widgets(_ reader: ObjectReader, columns: Int, depth: Int) -> [WidgetDescription] {
    guard depth <= context.limits.groupDepth else {
      reader.warn(.limit, "widgets", why: "groups inside groups, deeper than \(context.limits.groupDepth)")
      return []
    }
    var widgets: [WidgetDescription] = []
    var unplaced: [Int] = []
    for element in reader.objects("widgets", limit: context.limits.widgets) {
      guard context.admitWidget() else {
        reader.warn(.limit, "widgets", why: "more than \(context.limits.widgets) widgets; the rest is left out")
        break
      }
      if !element.has("frame") { unplaced.append(widgets.count) }
      widgets.append(widget(element, depth: depth))
    }
    let missing = Set(unplaced)
    var flow = FrameFlow(
      columns: columns, below: widgets.indices.filter { !missing.contains($0) }.map { widgets[$0].frame })
    for index in unplaced { widgets[index].frame = flow.next(width: max(columns / 3, 1), height: 3) }
    return widgets
  }

  private func widget(_ reader: ObjectReader, depth: Int) -> WidgetDescription {
    let outer = context.widget
    let id = context.identity(reader.string("id"))
    context.widget = id
    defer { context.widget = outer }
    var widget = WidgetDescription.blank
    for field in WidgetDescription.fields { field.read(&widget, reader) }
    widget.id = id
    let definition = reader.object("definition") ?? reader.none("definition")
    let kind = reader.string("kind") ?? ""
    if kind == "group" {
      var group = GroupDefinition.blank
      for field in GroupDefinition.fields { field.read(&group, definition) }
      group.widgets = widgets(definition, columns: group.columns, depth: depth + 1)
      definition.finish()
      widget.definition = .group(group)
    } else if let known = WidgetDefinition(kind: kind, reading: definition) {
      widget.definition = known
    } else {
      widget.definition = .unsupported(.init(kind: kind, reason: "This kind is not known."))
      reader.warn(.unsupported, "kind", kind, why: "this kind is not known")
      definition.ignoreRest()
    }
    reader.finish()
    return widget
  }
}

extension WidgetDefinition {
  /// Reads the definition of a kind, given by its name in the format; nil for groups and unknown names.
  init?(kind: String, reading reader: ObjectReader) {
    switch kind {
    case "timeseries": self = .timeseries(.init(reading: reader))
    case "top-list": self = .topList(.init(reading: reader))
    case "distribution": self = .distribution(.init(reading: reader))
    case "query-value": self = .queryValue(.init(reading: reader))
    case "slo": self = .slo(.init(reading: reader))
    case "table": self = .table(.init(reading: reader))
    case "heat-map": self = .heatMap(.init(reading: reader))
    case "tree-map": self = .treeMap(.init(reading: reader))
    case "pie": self = .pie(.init(reading: reader))
    case "sankey": self = .sankey(.init(reading: reader))
    case "flame-graph": self = .flameGraph(.init(reading: reader))
    case "event-list": self = .events(.init(reading: reader))
    case "states": self = .states(.init(reading: reader))
    case "geo-map": self = .geoMap(.init(reading: reader))
    case "host-map": self = .hostMap(.init(reading: reader))
    case "scatter": self = .scatter(.init(reading: reader))
    case "change": self = .change(.init(reading: reader))
    case "text": self = .text(.init(reading: reader))
    case "embed": self = .embed(.init(reading: reader))
    case "unsupported": self = .unsupported(.init(reading: reader))
    default: return nil
    }
  }
}
