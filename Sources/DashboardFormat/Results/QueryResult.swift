import GraphData

/// What a data source answers: series over time, or a table of single values.
public struct QueryResult: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    case series([ResultSeries])
    case table(ResultTable)
    /// One text, which Prometheus answers to a text.
    case text(String)
  }

  public var content: Content
  /// What the server or the reader says about the answer: partial failures, what was cut off.
  public var notices: [String]

  public init(_ content: Content, notices: [String] = []) {
    self.content = content
    self.notices = notices
  }

  /// The series, or none where the answer is a table.
  public var series: [ResultSeries] {
    if case .series(let series) = content { series } else { [] }
  }

  public var table: ResultTable? {
    if case .table(let table) = content { table } else { nil }
  }
}

/// A series with what names it.
public struct ResultSeries: Sendable, Equatable {
  public var name: String
  public var labels: [String: String]
  /// The query or formula that it answers, as its place among those shown.
  public var index: Int
  public var unit: MetricUnit?
  /// Seconds between points as the server counts them; a longer distance is a gap.
  public var interval: Double?
  public var series: Series

  public init(
    name: String, labels: [String: String] = [:], index: Int = 0, unit: MetricUnit? = nil, interval: Double? = nil,
    series: Series
  ) {
    self.name = name
    self.labels = labels
    self.index = index
    self.unit = unit
    self.interval = interval
    self.series = series
  }
}

/// Rows of groups with values, NaN where there is none.
public struct ResultTable: Sendable, Equatable {
  public struct Column: Sendable, Equatable {
    public var name: String
    public var unit: MetricUnit?

    public init(name: String, unit: MetricUnit? = nil) {
      self.name = name
      self.unit = unit
    }
  }

  public struct Row: Sendable, Equatable {
    /// One for each of the table's labels.
    public var labels: [String]
    /// One for each of the table's columns.
    public var values: [Double]

    public init(labels: [String], values: [Double]) {
      self.labels = labels
      self.values = values
    }
  }

  /// The names of the groups' tags.
  public var labels: [String]
  public var columns: [Column]
  public var rows: [Row]

  public init(labels: [String] = [], columns: [Column] = [], rows: [Row] = []) {
    self.labels = labels
    self.columns = columns
    self.rows = rows
  }
}
