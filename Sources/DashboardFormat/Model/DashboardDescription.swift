/// A dashboard as data, independent of the file format that it was read from.
public struct DashboardDescription: Sendable, Equatable {
  public var title: String
  public var description: String
  public var layout: DashboardLayout
  /// Variables: values that the viewer chooses and queries use.
  public var variables: [TemplateVariable]
  /// The span of widgets without their own.
  public var span: TimeSpan?
  /// Seconds between two loads; nil if data is not reloaded.
  public var refreshInterval: Double?
  /// "UTC" or a name of the time zone database; nil is the viewer's own.
  public var timeZone: String?
  /// In file order; groups contain their own.
  public var widgets: [WidgetDescription]

  public init(
    title: String, description: String = "", layout: DashboardLayout = .init(), variables: [TemplateVariable] = [],
    span: TimeSpan? = nil, refreshInterval: Double? = nil, timeZone: String? = nil, widgets: [WidgetDescription] = []
  ) {
    self.title = title
    self.description = description
    self.layout = layout
    self.variables = variables
    self.span = span
    self.refreshInterval = refreshInterval
    self.timeZone = timeZone
    self.widgets = widgets
  }

  /// All widgets except groups, including those inside groups.
  public var leaves: [WidgetDescription] { widgets.flatMap(\.leaves) }
}

/// How frames become places.
public struct DashboardLayout: Sendable, Equatable {
  /// What the frames of widgets mean; the raw value is its name in a file.
  public enum Mode: String, Sendable, CaseIterable {
    /// Frames are cells of a grid; widgets move up into free space.
    case ordered
    /// Frames are exact; widgets may overlap, later ones above.
    case free
  }

  public var mode: Mode
  /// Columns over the whole width.
  public var columns: Int
  /// A row's height in points.
  public var rowHeight: Double

  public init(mode: Mode = .ordered, columns: Int = 12, rowHeight: Double = 88) {
    self.mode = mode
    self.columns = columns
    self.rowHeight = rowHeight
  }
}

/// A widget's place in its grid, in columns and rows.
///
/// Coordinates are clamped to -10,000…10,000 and sizes to at least 1, so that sums cannot overflow.
public struct GridFrame: Sendable, Hashable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = min(max(x, -10_000), 10_000)
    self.y = min(max(y, -10_000), 10_000)
    self.width = min(max(width, 1), 10_000)
    self.height = min(max(height, 1), 10_000)
  }

  public var maxX: Int { x + width }
  public var maxY: Int { y + height }
}

/// A value that the viewer chooses and queries use as `$name`.
public struct TemplateVariable: Sendable, Equatable {
  public var name: String
  public var label: String?
  /// The tag that the values belong to, as in `host` for `host:web-1`.
  public var tag: String?
  /// The initial values; `*` is everything.
  public var defaults: [String]
  public var available: [String]
  /// A query whose answer is the list of values.
  public var query: String?
  /// The regular expression that replaces the choice of all values.
  public var everything: String?
  public var allowsSeveral: Bool
  public var isHidden: Bool

  public init(
    name: String, label: String? = nil, tag: String? = nil, defaults: [String] = ["*"], available: [String] = [],
    query: String? = nil, everything: String? = nil, allowsSeveral: Bool = false, isHidden: Bool = false
  ) {
    self.name = name
    self.label = label
    self.tag = tag
    self.defaults = defaults
    self.available = available
    self.query = query
    self.everything = everything
    self.allowsSeveral = allowsSeveral
    self.isHidden = isHidden
  }
}
