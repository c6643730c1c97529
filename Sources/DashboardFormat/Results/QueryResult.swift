import GraphData

/// What a data source answers: series over time, a table of single values, a list of events or of states.
public struct QueryResult: Sendable, Equatable {
  /// The answer's data, in one of its shapes.
  public enum Content: Sendable, Equatable {
    case series([ResultSeries])
    case table(ResultTable)
    /// A text, Prometheus' answer to a string expression.
    case text(String)
    /// Entries of logs and events, in any order.
    case events([ResultEvent])
    /// What monitors, checks and alerts say.
    case states([ResultState])
  }

  public var content: Content
  /// Notes of the server or the reader about the answer: partial failures, omissions.
  public var notices: [String]

  public init(_ content: Content, notices: [String] = []) {
    self.content = content
    self.notices = notices
  }

  /// The series; empty if the answer is a table.
  public var series: [ResultSeries] {
    if case .series(let series) = content { series } else { [] }
  }

  public var table: ResultTable? {
    if case .table(let table) = content { table } else { nil }
  }
}

/// A series with its name and labels.
public struct ResultSeries: Sendable, Equatable {
  public var name: String
  public var labels: [String: String]
  /// The index of its query or formula among those shown.
  public var index: Int
  public var unit: MetricUnit?
  /// Seconds between points according to the server; a longer distance is a gap.
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
  /// A column of values; labels have none.
  public struct Column: Sendable, Equatable {
    public var name: String
    public var unit: MetricUnit?

    public init(name: String, unit: MetricUnit? = nil) {
      self.name = name
      self.unit = unit
    }
  }

  /// One group with its values.
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

  /// The most labels of a table that is made of answers whose groups have different ones; the first by name stay.
  package static let labelLimit = 64

  /// The names of labels that a table has room for.
  package static func labels(of names: Set<String>) -> [String] { Array(names.sorted().prefix(labelLimit)) }

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
