/// One widget: what it shows and where.
public struct WidgetDescription: Sendable, Equatable, Identifiable {
  /// Unique in its dashboard.
  public var id: String
  public var title: String
  public var titleAlignment: TextAlignmentDescription
  /// Additional text, shown if there is room or as a tooltip.
  public var note: String
  public var frame: GridFrame
  /// Nil uses the dashboard's span.
  public var span: TimeSpan?
  public var links: [LinkDescription]
  public var definition: WidgetDefinition
  /// The widget once for each value of a variable; nil is once.
  public var repetition: WidgetRepetition?
  /// Values of variables for this widget alone, as repetitions have.
  public var scope: [String: [String]]

  public init(
    id: String, title: String = "", titleAlignment: TextAlignmentDescription = .leading, note: String = "",
    frame: GridFrame, span: TimeSpan? = nil, links: [LinkDescription] = [], definition: WidgetDefinition,
    repetition: WidgetRepetition? = nil, scope: [String: [String]] = [:]
  ) {
    self.id = id
    self.title = title
    self.titleAlignment = titleAlignment
    self.note = note
    self.frame = frame
    self.span = span
    self.links = links
    self.definition = definition
    self.repetition = repetition
    self.scope = scope
  }

  /// The widget itself, or the widgets of a group.
  public var leaves: [WidgetDescription] {
    if case .group(let group) = definition { group.widgets.flatMap(\.leaves) } else { [self] }
  }
}

/// What a widget shows.
public enum WidgetDefinition: Sendable, Equatable {
  /// Graphs over time.
  case timeseries(TimeseriesDefinition)
  /// Groups in the order of a value.
  case topList(TopListDefinition)
  case distribution(DistributionDefinition)
  case queryValue(QueryValueDefinition)
  case slo(SLODefinition)
  /// Rows of groups, columns of values.
  case table(TableDefinition)
  case heatMap(HeatMapDefinition)
  case treeMap(TreeMapDefinition)
  case pie(PieDefinition)
  case sankey(SankeyDefinition)
  case flameGraph(FlameGraphDefinition)
  /// Entries of logs or events.
  case events(EventListDefinition)
  /// States of monitors and checks.
  case states(StatesDefinition)
  /// Countries in the colours of their values.
  case geoMap(GeoMapDefinition)
  /// Hosts as hexagons.
  case hostMap(HostMapDefinition)
  /// Groups as points between two values.
  case scatter(ScatterDefinition)
  /// Values beside their earlier ones.
  case change(ChangeDefinition)
  case text(TextDefinition)
  case embed(EmbedDefinition)
  case group(GroupDefinition)
  case unsupported(UnsupportedDefinition)
}

extension WidgetDefinition {
  /// The kind's name in the dashboard format of this package.
  public var kindName: String {
    switch self {
    case .timeseries: "timeseries"
    case .topList: "top-list"
    case .distribution: "distribution"
    case .queryValue: "query-value"
    case .slo: "slo"
    case .table: "table"
    case .heatMap: "heat-map"
    case .treeMap: "tree-map"
    case .pie: "pie"
    case .sankey: "sankey"
    case .flameGraph: "flame-graph"
    case .events: "event-list"
    case .states: "states"
    case .geoMap: "geo-map"
    case .hostMap: "host-map"
    case .scatter: "scatter"
    case .change: "change"
    case .text: "text"
    case .embed: "embed"
    case .group: "group"
    case .unsupported: "unsupported"
    }
  }

  /// The query sets of the widget, in order; empty if it needs no data. The events over a graph come last.
  public var requests: [QuerySet] {
    switch self {
    case .timeseries(let definition): definition.requests.map(\.data) + definition.events.map(\.data)
    case .topList(let definition): [definition.data]
    case .distribution(let definition): definition.requests.map(\.data)
    case .queryValue(let definition): [definition.data]
    case .slo(let definition): definition.data.isEmpty ? [] : [definition.data]
    case .table(let definition): [definition.data]
    case .heatMap(let definition): [definition.data]
    case .treeMap(let definition): [definition.data]
    case .pie(let definition): [definition.data]
    case .sankey(let definition): [definition.data]
    case .flameGraph(let definition): [definition.data]
    case .events(let definition): [definition.data]
    case .states(let definition): [definition.data]
    case .geoMap(let definition): [definition.data]
    case .hostMap(let definition): [definition.data] + (definition.size.isEmpty ? [] : [definition.size])
    case .scatter(let definition): [definition.data]
    case .change(let definition): [definition.data]
    case .text, .embed, .group, .unsupported: []
    }
  }
}

/// A place to go to from a widget.
public struct LinkDescription: Sendable, Hashable {
  public var title: String
  public var url: String

  public init(title: String, url: String) {
    self.title = title
    self.url = url
  }
}

/// Where text stands in its line.
public enum TextAlignmentDescription: String, Sendable, CaseIterable {
  case leading, center, trailing
}

/// Where content stands between top and bottom.
public enum VerticalAlignmentDescription: String, Sendable, CaseIterable {
  case top, center, bottom
}
