/// What can be looked at: kinds of graphs, then widgets.
public enum LabKind: String, CaseIterable, Identifiable, Sendable {
  case lines, steps, smooth, symbols, areas, bars, groupedBars, stackedAreas, shares, stream, stackedBars
  case band, points, heatmap, batch, markers, dualAxes, logarithmic
  case topList, queryValue, distribution, treeMap, sunburst, flameGraph, sankey, serviceLevel, table

  public var id: Self { self }

  /// By the name that files and the command line have: `grouped-bars`.
  public init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = kind
  }

  static let graphs = allCases.filter { !$0.isWidget }
  static let widgets = allCases.filter(\.isWidget)

  var isWidget: Bool {
    switch self {
    case .topList, .queryValue, .distribution, .treeMap, .sunburst, .flameGraph, .sankey, .serviceLevel, .table: true
    default: false
    }
  }

  /// Words in small letters, joined by hyphens.
  var name: String { title.lowercased().replacing(" ", with: "-") }

  var title: String {
    switch self {
    case .lines: "Lines"
    case .steps: "Steps"
    case .smooth: "Smooth lines"
    case .symbols: "Symbols"
    case .areas: "Areas"
    case .bars: "Bars"
    case .groupedBars: "Grouped bars"
    case .stackedAreas: "Stacked areas"
    case .shares: "Shares"
    case .stream: "Stream"
    case .stackedBars: "Stacked bars"
    case .band: "Range band"
    case .points: "Points"
    case .heatmap: "Heat map"
    case .batch: "Batch"
    case .markers: "Markers"
    case .dualAxes: "Two axes"
    case .logarithmic: "Logarithmic"
    case .topList: "Top list"
    case .queryValue: "Value"
    case .distribution: "Distribution"
    case .treeMap: "Tree map"
    case .sunburst: "Sunburst"
    case .flameGraph: "Flame graph"
    case .sankey: "Sankey"
    case .serviceLevel: "Service level"
    case .table: "Table"
    }
  }
}
