import GraphData

/// A value axis.
public struct AxisDescription: Sendable, Equatable {
  public var scale: Scale
  /// Nil is found from the data.
  public var minimum: Double?
  public var maximum: Double?
  /// Bounds that the data may exceed.
  public var softMinimum: Double?
  public var softMaximum: Double?
  /// Whether a bound found from the data lets zero be seen.
  public var includesZero: Bool
  public var label: String?
  public var unit: MetricUnit?
  /// Digits after the point; nil is found from the axis.
  public var decimals: Int?
  public var isHidden: Bool

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    scale: Scale = .linear, minimum: Double? = nil, maximum: Double? = nil, softMinimum: Double? = nil,
    softMaximum: Double? = nil, includesZero: Bool = true, label: String? = nil, unit: MetricUnit? = nil,
    decimals: Int? = nil, isHidden: Bool = false
  ) {
    self.scale = scale
    self.minimum = minimum
    self.maximum = maximum
    self.softMinimum = softMinimum
    self.softMaximum = softMaximum
    self.includesZero = includesZero
    self.label = label
    self.unit = unit
    self.decimals = decimals
    self.isHidden = isHidden
  }
}

/// A line or band across a graph that says where values are good or bad.
public struct MarkerDescription: Sendable, Equatable {
  /// What a marker says about the values at it; the raw value is its name in a file.
  public enum Severity: String, Sendable, CaseIterable {
    case info, ok, warning, error
  }

  /// Where a marker stands on the value axis, in the axis' unit.
  public enum Position: Sendable, Hashable {
    case line(Double)
    /// Open where a bound is nil.
    case band(Double?, Double?)
  }

  public var position: Position
  public var label: String
  public var severity: Severity
  public var dash: SeriesStyle.Dash
  /// Points.
  public var lineWidth: Double
  /// Replaces the severity's colour.
  public var color: DashboardColor?
  public var isOnTrailingAxis: Bool

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    position: Position, label: String = "", severity: Severity = .info, dash: SeriesStyle.Dash = .solid,
    lineWidth: Double = 1, color: DashboardColor? = nil, isOnTrailingAxis: Bool = false
  ) {
    self.position = position
    self.label = label
    self.severity = severity
    self.dash = dash
    self.lineWidth = lineWidth
    self.color = color
    self.isOnTrailingAxis = isOnTrailingAxis
  }
}

/// Events shown over a graph.
public struct EventOverlay: Sendable, Equatable {
  /// The text of the query.
  public var query: String
  /// The language of the text.
  public var language: Query.Language
  /// What stands at the lines; nil is each event's own title.
  public var title: String?
  /// The colour of the lines; nil is that of each event's severity.
  public var color: DashboardColor?

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    query: String, language: Query.Language = .datadogEvents("events"), title: String? = nil,
    color: DashboardColor? = nil
  ) {
    self.query = query
    self.language = language
    self.title = title
    self.color = color
  }

  /// What a source is asked for.
  public var data: QuerySet {
    QuerySet(queries: [Query(name: "events", language: language, text: query)])
  }
}

/// A graph's legend.
public struct LegendDescription: Sendable, Equatable {
  /// How a legend is shown; the raw value is its name in a file.
  public enum Mode: String, Sendable, CaseIterable {
    case hidden
    /// A table where there is room, else a list.
    case automatic
    case list, table
  }

  /// The side of the graph at which a legend stands.
  public enum Placement: String, Sendable, CaseIterable {
    case bottom, trailing
  }

  public var mode: Mode
  public var placement: Placement
  /// Shown beside names, in order.
  public var statistics: [Statistic]
  /// What rows are sorted by, and whether the smallest comes first.
  public var sortedBy: Statistic?
  public var isAscending: Bool

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    mode: Mode = .automatic, placement: Placement = .bottom, statistics: [Statistic] = [], sortedBy: Statistic? = nil,
    isAscending: Bool = false
  ) {
    self.mode = mode
    self.placement = placement
    self.statistics = statistics
    self.sortedBy = sortedBy
    self.isAscending = isAscending
  }
}
