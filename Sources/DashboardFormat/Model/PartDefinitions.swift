import GraphData

/// A histogram of values.
public struct DistributionDefinition: Sendable, Equatable {
  public var requests: [TimeseriesRequest]
  public var valueAxis: AxisDescription
  public var countAxis: AxisDescription
  public var bucketCount: Int
  public var markers: [MarkerDescription]
  public var legend: LegendDescription

  public init(
    requests: [TimeseriesRequest] = [], valueAxis: AxisDescription = .init(), countAxis: AxisDescription = .init(),
    bucketCount: Int = 50, markers: [MarkerDescription] = [], legend: LegendDescription = .init(mode: .hidden)
  ) {
    self.requests = requests
    self.valueAxis = valueAxis
    self.countAxis = countAxis
    self.bucketCount = bucketCount
    self.markers = markers
    self.legend = legend
  }
}

/// Counts over time and value as colours.
public struct HeatMapDefinition: Sendable, Equatable {
  /// Where the rows of a heat map come from.
  public enum Buckets: Sendable, Hashable {
    /// Sorts the values of the series into this many buckets; nil chooses by the height.
    case computed(count: Int?)
    /// Each series is a bucket whose name is its upper bound.
    case series
  }

  public var data: QuerySet
  public var buckets: Buckets
  public var axis: AxisDescription
  public var palette: String?
  public var showsLegend: Bool

  public init(
    data: QuerySet = .init(), buckets: Buckets = .computed(count: nil), axis: AxisDescription = .init(),
    palette: String? = nil, showsLegend: Bool = true
  ) {
    self.data = data
    self.buckets = buckets
    self.axis = axis
    self.palette = palette
    self.showsLegend = showsLegend
  }
}

/// A tree map: groups as areas.
public struct TreeMapDefinition: Sendable, Equatable {
  public var data: QuerySet
  public var palette: String?
  public var unit: MetricUnit?
  /// Whether the value also chooses the colour.
  public var isColoredByValue: Bool

  public init(
    data: QuerySet = .init(), palette: String? = nil, unit: MetricUnit? = nil, isColoredByValue: Bool = false
  ) {
    self.data = data
    self.palette = palette
    self.unit = unit
    self.isColoredByValue = isColoredByValue
  }
}

/// A pie or sunburst: groups as shares of a circle; each tag is a ring, the first one innermost.
public struct PieDefinition: Sendable, Equatable {
  /// What a pie looks like; the raw value is its name in a file.
  public enum Shape: String, Sendable, CaseIterable {
    case pie, donut, sunburst
  }

  public var data: QuerySet
  public var shape: Shape
  /// How a series becomes a share.
  public var reducer: Statistic
  public var palette: String?
  public var unit: MetricUnit?
  public var limit: Int?
  public var showsTotal: Bool
  public var legend: LegendDescription

  public init(
    data: QuerySet = .init(), shape: Shape = .sunburst, reducer: Statistic = .sum, palette: String? = nil,
    unit: MetricUnit? = nil, limit: Int? = nil, showsTotal: Bool = true, legend: LegendDescription = .init()
  ) {
    self.data = data
    self.shape = shape
    self.reducer = reducer
    self.palette = palette
    self.unit = unit
    self.limit = limit
    self.showsTotal = showsTotal
    self.legend = legend
  }
}

/// A Sankey diagram: rows of source, target and value.
public struct SankeyDefinition: Sendable, Equatable {
  public var data: QuerySet
  public var palette: String?
  public var unit: MetricUnit?

  public init(data: QuerySet = .init(), palette: String? = nil, unit: MetricUnit? = nil) {
    self.data = data
    self.palette = palette
    self.unit = unit
  }
}

/// A flame graph: rows whose groups are the frames, outermost first, with a value.
public struct FlameGraphDefinition: Sendable, Equatable {
  public var data: QuerySet
  public var palette: String?
  public var unit: MetricUnit?

  public init(data: QuerySet = .init(), palette: String? = nil, unit: MetricUnit? = nil) {
    self.data = data
    self.palette = palette
    self.unit = unit
  }
}
