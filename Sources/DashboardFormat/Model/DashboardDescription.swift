/// A dashboard as data: what a file asks to be shown, free of the format that it was read from.
public struct DashboardDescription: Sendable, Equatable {
  public var title: String
  public var description: String
  public var layout: DashboardLayout
  /// Values that the viewer chooses and that queries name.
  public var variables: [TemplateVariable]
  /// The span that widgets without one of their own show.
  public var span: TimeSpan?
  /// Seconds between two loads, or nil where nothing is reloaded.
  public var refreshInterval: Double?
  /// "UTC" or a name of the time zone database; nil is the viewer's own.
  public var timeZone: String?
  /// In file order; groups hold theirs.
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

  /// Every widget that is no group, those inside groups too.
  public var leaves: [WidgetDescription] { widgets.flatMap(\.leaves) }
}

/// How frames become places.
public struct DashboardLayout: Sendable, Equatable {
  public enum Mode: String, Sendable, CaseIterable {
    /// Frames are cells of a grid; what is free above a widget is filled by moving it up.
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
/// Numbers are kept from -10,000 to 10,000, sizes from 1, whatever a file says, so that sums of them stay far from overflow.
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

/// A value that the viewer chooses and that queries name as `$name`.
public struct TemplateVariable: Sendable, Equatable {
  public var name: String
  public var label: String?
  /// The tag that the values belong to, as in `host` for `host:web-1`.
  public var tag: String?
  /// What is chosen at first; `*` is everything.
  public var defaults: [String]
  public var available: [String]
  /// A query whose answer is the list of values.
  public var query: String?
  /// Replaces everything chosen at once, as a regular expression.
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
