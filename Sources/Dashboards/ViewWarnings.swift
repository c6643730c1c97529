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
    case .queryValue: found = []
    case .embed(let definition):
      found = definition.kind == .page ? [("page", "nothing is loaded from its address", true)] : []
    case .text(let definition):
      found = definition.format == .html ? [("html", "markup is left out, its text stays", false)] : []
    case .slo(let definition):
      found = definition.data.isEmpty ? [("objective", "no source answers for objectives", true)] : []
    case .table, .heatMap, .topList, .treeMap, .pie, .sankey, .flameGraph, .events, .states, .geoMap, .hostMap,
      .scatter,
      .change, .unsupported:
      found = []
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
    let palettes = Set(definition.requests.compactMap(\.style.palette)).filter { !GraphPalette.knows($0) }
    for palette in palettes.sorted() { found.append(("palette \(palette)", "the standard colours stand in", false)) }
    return found
  }
}
