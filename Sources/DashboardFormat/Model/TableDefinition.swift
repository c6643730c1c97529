import GraphData

/// Rows of groups, columns of values.
public struct TableDefinition: Sendable, Equatable {
  /// What is asked for.
  public var data: QuerySet
  /// Columns in order; other columns of the data follow.
  public var columns: [ColumnDefinition]
  /// The index, among the columns of values, of the column that rows are sorted by.
  public var sortColumn: Int?
  /// Whether the least comes first.
  public var isAscending: Bool
  /// At most so many rows.
  public var limit: Int?
  /// Whether a field finds rows by name.
  public var hasSearchField: Bool

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    data: QuerySet = .init(), columns: [ColumnDefinition] = [], sortColumn: Int? = nil, isAscending: Bool = false,
    limit: Int? = nil, hasSearchField: Bool = false
  ) {
    self.data = data
    self.columns = columns
    self.sortColumn = sortColumn
    self.isAscending = isAscending
    self.limit = limit
    self.hasSearchField = hasSearchField
  }
}

/// How one column of a table looks.
public struct ColumnDefinition: Sendable, Equatable {
  /// Where the column's cells come from.
  public enum Source: Sendable, Hashable {
    /// The formula at this index among those shown.
    case formula(Int)
    /// A tag or label by its name.
    case label(String)
  }

  /// How a cell shows its value; the raw value is its name in a file.
  public enum Display: String, Sendable, CaseIterable {
    case text
    /// A bar as long as the value behind the text.
    case bar
    /// The value's history.
    case trend
  }

  /// The look of the histories of a column.
  public struct Trend: Sendable, Equatable {
    /// What stands for the values; the raw value is its name in a file.
    public enum Kind: String, Sendable, CaseIterable {
      /// A line, a line over a filled area, or bars.
      case line, area, bars
    }

    /// What stands for the values.
    public var kind: Kind
    /// Whether all cells have one scale.
    public var isShared: Bool

    /// Members in the order of their declaration; what is left out has its default.
    public init(kind: Kind = .line, isShared: Bool = false) {
      self.kind = kind
      self.isShared = isShared
    }
  }

  public var source: Source
  public var title: String?
  public var unit: MetricUnit?
  public var display: Display
  public var alignment: TextAlignmentDescription?
  public var decimals: Int?
  public var formats: [ConditionalFormat]
  public var mappings: [ValueMapping]
  /// What a column of labels shows in place of some.
  public var texts: [TableText]
  /// How histories look, where cells show them.
  public var trend: Trend
  /// Points; nil is found from the cells.
  public var width: Double?
  public var isHidden: Bool

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    source: Source, title: String? = nil, unit: MetricUnit? = nil, display: Display = .text,
    alignment: TextAlignmentDescription? = nil, decimals: Int? = nil, formats: [ConditionalFormat] = [],
    mappings: [ValueMapping] = [], texts: [TableText] = [], trend: Trend = .init(), width: Double? = nil,
    isHidden: Bool = false
  ) {
    self.source = source
    self.title = title
    self.unit = unit
    self.display = display
    self.alignment = alignment
    self.decimals = decimals
    self.formats = formats
    self.mappings = mappings
    self.texts = texts
    self.trend = trend
    self.width = width
    self.isHidden = isHidden
  }
}

/// What a cell shows in place of a text, and its colours.
public struct TableText: Sendable, Equatable {
  /// Which texts are meant; the raw value is its name in a file.
  public enum Comparison: String, Sendable, CaseIterable {
    /// The same text, or a part of it.
    case equals, contains
    /// Any other text.
    case isNot = "is-not"
    /// Texts without it.
    case doesNotContain = "does-not-contain"
    /// Texts that begin with it.
    case startsWith = "starts-with"
    /// Texts that end with it.
    case endsWith = "ends-with"
  }

  /// How a cell is compared.
  public var comparison: Comparison
  /// What a cell is compared with.
  public var value: String
  /// Nil leaves the text.
  public var replacement: String?
  /// What of the text is replaced; nil is all of it.
  public var part: String?
  /// The colour of the text; nil leaves it.
  public var foreground: DashboardColor?
  /// The colour behind the text; nil leaves it.
  public var background: DashboardColor?

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    _ comparison: Comparison, _ value: String, replacement: String? = nil, part: String? = nil,
    foreground: DashboardColor? = nil, background: DashboardColor? = nil
  ) {
    self.comparison = comparison
    self.value = value
    self.replacement = replacement
    self.part = part
    self.foreground = foreground
    self.background = background
  }

  /// Whether a text is meant.
  public func matches(_ text: String) -> Bool {
    switch comparison {
    case .equals: text == value
    case .isNot: text != value
    case .contains: text.contains(value)
    case .doesNotContain: !text.contains(value)
    case .startsWith: text.hasPrefix(value)
    case .endsWith: text.hasSuffix(value)
    }
  }

  /// The text that a cell shows; at most 300 characters.
  public func replaced(_ text: String) -> String {
    guard let replacement else { return text }
    guard let part, !part.isEmpty else { return replacement.shortened(to: QueryResult.nameLimit) }
    return text.replacing(part, with: replacement).shortened(to: QueryResult.nameLimit)
  }
}
