import GraphData

/// Countries in the colours of their values.
public struct GeoMapDefinition: Sendable, Equatable {
  /// What is asked for.
  public var data: QuerySet
  /// The colours from little to much, by their name in dashboard files.
  public var palette: String?
  /// Replaces the unit of the answer.
  public var unit: MetricUnit?
  /// The most groups, those with the greatest values; nil is all.
  public var limit: Int?
  /// A country's code or name, or a continent's name, that fills the map; nil is the world.
  public var focus: String?

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    data: QuerySet = .init(), palette: String? = nil, unit: MetricUnit? = nil, limit: Int? = nil, focus: String? = nil
  ) {
    self.data = data
    self.palette = palette
    self.unit = unit
    self.limit = limit
    self.focus = focus
  }
}

/// Hosts, or whatever else runs, as hexagons in the colours of their values.
///
/// A row's last label names the host; those before are the groups that it stands in.
public struct HostMapDefinition: Sendable, Equatable {
  /// What the colour says.
  public var data: QuerySet
  /// What the size says; empty: all are of one size.
  public var size: QuerySet
  /// The colours from little to much, by their name in dashboard files.
  public var palette: String?
  /// Whether the palette goes from much to little.
  public var isFlipped: Bool
  /// The values of the ends of the palette; nil is found from the data.
  public var minimum: Double?
  /// As `minimum`, for the other end.
  public var maximum: Double?

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    data: QuerySet = .init(), size: QuerySet = .init(), palette: String? = nil, isFlipped: Bool = false,
    minimum: Double? = nil, maximum: Double? = nil
  ) {
    self.data = data
    self.size = size
    self.palette = palette
    self.isFlipped = isFlipped
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// Groups as points: the first value shown is their place on the x axis, the second on the y axis, a third their size.
public struct ScatterDefinition: Sendable, Equatable {
  /// What is asked for.
  public var data: QuerySet
  /// The axis of the first value.
  public var xAxis: AxisDescription
  /// The axis of the second value.
  public var yAxis: AxisDescription
  /// The labels that choose the colour; empty: each group has its own.
  public var colorBy: [String]
  /// The colours from little to much, by their name in dashboard files.
  public var palette: String?

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    data: QuerySet = .init(), xAxis: AxisDescription = .init(includesZero: false),
    yAxis: AxisDescription = .init(includesZero: false), colorBy: [String] = [], palette: String? = nil
  ) {
    self.data = data
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.colorBy = colorBy
    self.palette = palette
  }
}

/// Values beside their earlier ones.
public struct ChangeDefinition: Sendable, Equatable {
  /// What rows are sorted by; the raw value is its name in a file.
  public enum Order: String, Sendable, CaseIterable {
    /// By what has become of them, by name, by the present or by the earlier value.
    case change, name, present, past
  }

  /// The first value shown is the earlier one, the second the present one.
  public var data: QuerySet
  /// Whether the change is a share of the earlier value.
  public var isRelative: Bool
  /// Whether growth has the colour of what is fine.
  public var isIncreaseGood: Bool
  /// Whether the present value is written beside the change.
  public var showsPresent: Bool
  /// What rows are sorted by.
  public var order: Order
  /// Whether the least comes first.
  public var isAscending: Bool
  /// The most groups, those with the greatest values; nil is all.
  public var limit: Int?

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    data: QuerySet = .init(), isRelative: Bool = false, isIncreaseGood: Bool = false, showsPresent: Bool = true,
    order: Order = .change, isAscending: Bool = false, limit: Int? = nil
  ) {
    self.data = data
    self.isRelative = isRelative
    self.isIncreaseGood = isIncreaseGood
    self.showsPresent = showsPresent
    self.order = order
    self.isAscending = isAscending
    self.limit = limit
  }
}
