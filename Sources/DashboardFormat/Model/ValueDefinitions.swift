import GraphData

/// One number, or a few, in large type.
public struct QueryValueDefinition: Sendable, Equatable {
  /// What a value looks like; the raw value is its name in a file.
  public enum Presentation: String, Sendable, CaseIterable {
    case value
    /// An arc from the axis' minimum to its maximum.
    case gauge
    /// One bar for each value.
    case bars
  }

  /// What is written.
  public enum Content: String, Sendable, CaseIterable {
    case value, name
    case valueAndName = "value-and-name"
    case nothing
  }

  public var data: QuerySet
  public var presentation: Presentation
  public var content: Content
  /// How a series becomes the number.
  public var reducer: Statistic
  /// Digits after the point; nil is found from the value.
  public var precision: Int?
  /// Whether large and small values get a prefix of their unit (`1.2 k`).
  public var isAutoscaled: Bool
  public var unit: MetricUnit?
  public var alignment: TextAlignmentDescription
  public var formats: [ConditionalFormat]
  public var mappings: [ValueMapping]
  /// Colours of values by their names; they replace those of the formats.
  public var colors: [String: DashboardColor]
  /// Nil where no history is drawn behind the number.
  public var sparkline: Sparkline?
  /// Bounds of a gauge and of bars.
  public var axis: AxisDescription

  public init(
    data: QuerySet = .init(), presentation: Presentation = .value, content: Content = .value,
    reducer: Statistic = .last, precision: Int? = nil, isAutoscaled: Bool = true, unit: MetricUnit? = nil,
    alignment: TextAlignmentDescription = .center, formats: [ConditionalFormat] = [], mappings: [ValueMapping] = [],
    colors: [String: DashboardColor] = [:], sparkline: Sparkline? = nil, axis: AxisDescription = .init()
  ) {
    self.data = data
    self.presentation = presentation
    self.content = content
    self.reducer = reducer
    self.precision = precision
    self.isAutoscaled = isAutoscaled
    self.unit = unit
    self.alignment = alignment
    self.formats = formats
    self.mappings = mappings
    self.colors = colors
    self.sparkline = sparkline
    self.axis = axis
  }
}

/// The history behind a number.
public struct Sparkline: Sendable, Equatable {
  public var display: SeriesStyle.Display
  public var includesZero: Bool

  public init(display: SeriesStyle.Display = .area, includesZero: Bool = false) {
    self.display = display
    self.includesZero = includesZero
  }
}

/// Groups in the order of a value, each with a bar.
public struct TopListDefinition: Sendable, Equatable {
  public var data: QuerySet
  /// At most so many rows.
  public var limit: Int?
  public var isAscending: Bool
  /// Whether a bar is divided by the inner groups.
  public var isStacked: Bool
  /// Whether bars are shares of the largest value.
  public var isRelative: Bool
  public var palette: String?
  public var unit: MetricUnit?
  public var formats: [ConditionalFormat]

  public init(
    data: QuerySet = .init(), limit: Int? = nil, isAscending: Bool = false, isStacked: Bool = false,
    isRelative: Bool = false, palette: String? = nil, unit: MetricUnit? = nil, formats: [ConditionalFormat] = []
  ) {
    self.data = data
    self.limit = limit
    self.isAscending = isAscending
    self.isStacked = isStacked
    self.isRelative = isRelative
    self.palette = palette
    self.unit = unit
    self.formats = formats
  }
}

/// A service level objective: how much of what was promised was kept.
public struct SLODefinition: Sendable, Equatable {
  /// The objective's name on its server.
  public var objective: String
  /// Spans, in seconds.
  public var windows: [Double]
  /// The share that was promised, from 0 to 1; nil is the server's.
  public var target: Double?
  public var showsErrorBudget: Bool
  /// Whether groups of the objective are shown beside the whole.
  public var showsGroups: Bool
  public var data: QuerySet

  public init(
    objective: String = "", windows: [Double] = [], target: Double? = nil, showsErrorBudget: Bool = true,
    showsGroups: Bool = false, data: QuerySet = .init()
  ) {
    self.objective = objective
    self.windows = windows
    self.target = target
    self.showsErrorBudget = showsErrorBudget
    self.showsGroups = showsGroups
    self.data = data
  }
}
