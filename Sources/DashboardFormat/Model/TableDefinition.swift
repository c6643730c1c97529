import GraphData

/// Rows of groups, columns of values.
public struct TableDefinition: Sendable, Equatable {
  public var data: QuerySet
  /// Columns in order; other columns of the data follow.
  public var columns: [TableColumn]
  /// The index, among the columns of values, of the column that rows are sorted by.
  public var sortColumn: Int?
  public var isAscending: Bool
  /// At most so many rows.
  public var limit: Int?
  public var hasSearchField: Bool

  public init(
    data: QuerySet = .init(), columns: [TableColumn] = [], sortColumn: Int? = nil, isAscending: Bool = false,
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
public struct TableColumn: Sendable, Equatable {
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

  public var source: Source
  public var title: String?
  public var unit: MetricUnit?
  public var display: Display
  public var alignment: TextAlignmentDescription?
  public var decimals: Int?
  public var formats: [ConditionalFormat]
  public var mappings: [ValueMapping]
  /// Points; nil is found from the cells.
  public var width: Double?
  public var isHidden: Bool

  public init(
    source: Source, title: String? = nil, unit: MetricUnit? = nil, display: Display = .text,
    alignment: TextAlignmentDescription? = nil, decimals: Int? = nil, formats: [ConditionalFormat] = [],
    mappings: [ValueMapping] = [], width: Double? = nil, isHidden: Bool = false
  ) {
    self.source = source
    self.title = title
    self.unit = unit
    self.display = display
    self.alignment = alignment
    self.decimals = decimals
    self.formats = formats
    self.mappings = mappings
    self.width = width
    self.isHidden = isHidden
  }
}
