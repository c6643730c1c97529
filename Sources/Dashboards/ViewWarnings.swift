import DashboardFormat
import Graphs

/// The parts of a description that the views do not show.
enum ViewWarnings {
  static func of(_ description: DashboardDescription) -> [DashboardWarning] {
    description.widgets.flatMap(of)
  }

  private static func of(_ widget: WidgetDescription) -> [DashboardWarning] {
    let found: [(what: String, why: String, isMissing: Bool)]
    switch widget.definition {
    case .group(let group):
      return group.widgets.flatMap(of)
    case .timeseries(let definition): found = timeseries(definition)
    case .distribution(let definition):
      found =
        (definition.requests.count > 1 ? [("requests", "all requests are one histogram", false)] : [])
        + (definition.markers.isEmpty ? [] : [("markers", "markers are not drawn on histograms", true)])
        + (definition.valueAxis.scale == .linear && definition.countAxis.scale == .linear
          ? [] : [("axes", "axes of histograms are linear", false)])
    case .queryValue(let definition):
      found =
        definition.content == .name || definition.content == .nothing
        ? [("content", "the value is written too", false)] : []
    case .table(let definition): found = table(definition)
    case .treeMap(let definition):
      found = definition.isColoredByValue ? [("colour by value", "colours tell groups apart", false)] : []
    case .embed(let definition):
      found = definition.kind == .page ? [("page", "nothing is loaded from its address", true)] : []
    case .text(let definition):
      found = definition.format == .html ? [("html", "markup is left out, its text stays", false)] : []
    case .slo(let definition):
      found = definition.data.isEmpty ? [("objective", "no source answers for objectives", true)] : []
    case .heatMap, .topList, .pie, .sankey, .flameGraph, .unsupported: found = []
    }
    return found.map { warning(widget, $0.what, $0.why, $0.isMissing ? .unsupported : .approximated) }
  }

  private static func warning(
    _ widget: WidgetDescription, _ what: String, _ why: String, _ kind: DashboardWarning.Kind
  ) -> DashboardWarning {
    DashboardWarning(
      kind: kind, path: widget.title.isEmpty ? widget.definition.kindName : "“\(widget.title)”", widget: widget.id,
      what: what, why: why)
  }

  private static func timeseries(_ definition: TimeseriesDefinition) -> [(what: String, why: String, isMissing: Bool)] {
    var found: [(what: String, why: String, isMissing: Bool)] = []
    if !definition.events.isEmpty { found.append(("events", "no source answers for events", true)) }
    let palettes = Set(definition.requests.compactMap(\.style.palette)).filter { !GraphPalette.knows($0) }
    for palette in palettes.sorted() { found.append(("palette \(palette)", "the standard colours stand in", false)) }
    for axis in [definition.leadingAxis, definition.trailingAxis].compactMap({ $0 }) {
      if axis.softMinimum != nil || axis.softMaximum != nil {
        found.append(("soft bounds", "bounds that data may exceed are not kept", false))
      }
      if axis.decimals != nil { found.append(("decimals", "axes choose their decimals", false)) }
    }
    return found
  }

  private static func table(_ definition: TableDefinition) -> [(what: String, why: String, isMissing: Bool)] {
    var found: [(what: String, why: String, isMissing: Bool)] = []
    if definition.columns.contains(where: { $0.display == .trend }) {
      found.append(("trend", "tables show numbers alone", false))
    }
    if definition.columns.contains(where: { !$0.mappings.isEmpty }) {
      found.append(("mappings", "tables show the values themselves", false))
    }
    if definition.columns.contains(where: { $0.decimals != nil }) {
      found.append(("decimals", "tables choose their decimals", false))
    }
    return found
  }
}
