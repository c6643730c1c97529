import GraphData

/// Graphs over time.
public struct TimeseriesDefinition: Sendable, Equatable {
  /// Later ones are drawn above.
  public var requests: [TimeseriesRequest]
  public var leadingAxis: AxisDescription
  /// Nil where nothing is measured on the trailing side.
  public var trailingAxis: AxisDescription?
  public var markers: [MarkerDescription]
  public var events: [EventOverlay]
  public var legend: LegendDescription

  public init(
    requests: [TimeseriesRequest] = [], leadingAxis: AxisDescription = .init(), trailingAxis: AxisDescription? = nil,
    markers: [MarkerDescription] = [], events: [EventOverlay] = [], legend: LegendDescription = .init()
  ) {
    self.requests = requests
    self.leadingAxis = leadingAxis
    self.trailingAxis = trailingAxis
    self.markers = markers
    self.events = events
    self.legend = legend
  }
}

/// Queries drawn in one way.
public struct TimeseriesRequest: Sendable, Equatable {
  public var data: QuerySet
  public var style: SeriesStyle
  /// Series that differ, in order; later ones win.
  public var overrides: [SeriesOverride]

  public init(data: QuerySet = .init(), style: SeriesStyle = .init(), overrides: [SeriesOverride] = []) {
    self.data = data
    self.style = style
    self.overrides = overrides
  }
}

/// How a series is drawn.
public struct SeriesStyle: Sendable, Equatable {
  /// What stands for a point of the series; the raw value is its name in a file.
  public enum Display: String, Sendable, CaseIterable {
    case line, bars, area, points
  }

  /// How a line runs between two points; the raw value is its name in a file.
  public enum Interpolation: String, Sendable, CaseIterable {
    case linear, smooth
    /// The value holds until the next point, from the point before, or half way between.
    case stepAfter = "step-after"
    case stepBefore = "step-before"
    case stepCenter = "step-center"
  }

  /// The pattern of a line; the raw value is its name in a file.
  public enum Dash: String, Sendable, CaseIterable {
    case solid, dashed, dotted
  }

  /// Whether series lie on top of each other; the raw value is its name in a file.
  public enum Stacking: String, Sendable, CaseIterable {
    /// As they come.
    case none
    /// On top of each other from zero.
    case zero
    /// As shares of their sum.
    case normalized
    /// Around a common middle.
    case centered
  }

  /// What is drawn where values are missing.
  public enum Nulls: Sendable, Hashable {
    case gap
    case connect
    /// Gaps shorter than so many seconds are bridged.
    case connectShorter(than: Double)
    case zero
  }

  /// Which points of a line have a marker; the raw value is its name in a file.
  public enum PointMarkers: String, Sendable, CaseIterable {
    case never, always
    /// Where they do not touch each other.
    case automatic
  }

  /// What becomes of values before they are drawn; the raw value is its name in a file.
  public enum Transform: String, Sendable, CaseIterable {
    case none
    /// Mirrored at zero.
    case negative
    /// The first value everywhere.
    case constant
  }

  public var display: Display
  public var interpolation: Interpolation
  public var palette: String?
  /// One colour instead of a palette.
  public var color: DashboardColor?
  /// Points.
  public var lineWidth: Double
  public var dash: Dash
  /// From 0 to 1; nil is the display's own.
  public var fillOpacity: Double?
  public var pointMarkers: PointMarkers
  /// A marker's diameter in points.
  public var pointSize: Double
  public var stacking: Stacking
  /// Series of one name are stacked on each other alone.
  public var stackGroup: String?
  public var nulls: Nulls
  public var isOnTrailingAxis: Bool
  public var unit: MetricUnit?
  /// Whether series get their colours in the order of their values rather than of their names.
  public var isOrderedByValue: Bool
  /// Whether the palette's colours are taken from its end.
  public var isReversed: Bool
  /// What becomes of values before they are drawn.
  public var transform: Transform
  /// Colours by a series' last value; they replace the palette's.
  public var formats: [ConditionalFormat]

  public init(
    display: Display = .line, interpolation: Interpolation = .linear, palette: String? = nil,
    color: DashboardColor? = nil, lineWidth: Double = 1, dash: Dash = .solid, fillOpacity: Double? = nil,
    pointMarkers: PointMarkers = .never, pointSize: Double = 4, stacking: Stacking = .none, stackGroup: String? = nil,
    nulls: Nulls = .gap, isOnTrailingAxis: Bool = false, unit: MetricUnit? = nil, isOrderedByValue: Bool = false,
    isReversed: Bool = false, transform: Transform = .none, formats: [ConditionalFormat] = []
  ) {
    self.display = display
    self.interpolation = interpolation
    self.palette = palette
    self.color = color
    self.lineWidth = lineWidth
    self.dash = dash
    self.fillOpacity = fillOpacity
    self.pointMarkers = pointMarkers
    self.pointSize = pointSize
    self.stacking = stacking
    self.stackGroup = stackGroup
    self.nulls = nulls
    self.isOnTrailingAxis = isOnTrailingAxis
    self.unit = unit
    self.isOrderedByValue = isOrderedByValue
    self.isReversed = isReversed
    self.transform = transform
    self.formats = formats
  }
}
