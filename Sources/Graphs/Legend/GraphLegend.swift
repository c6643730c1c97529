/// The content of a legend.
public struct GraphLegend: Hashable, Sendable {
  enum Kind: Hashable { case automatic, hidden, list, table }
  var kind: Kind
  var statistics: [GraphStatistic] = []

  /// A list for two or more layers and a scale for heat maps; nothing in small graphs.
  public static let automatic = GraphLegend(kind: .automatic)
  public static let hidden = GraphLegend(kind: .hidden)
  /// Names side by side, or one below the other beside a graph.
  public static let list = GraphLegend(kind: .list)
  /// A row for each layer, with these statistics of its visible part.
  public static func table(_ statistics: GraphStatistic...) -> GraphLegend {
    .statistics(statistics)
  }
  /// The same with an array of statistics.
  public static func statistics(_ statistics: [GraphStatistic]) -> GraphLegend {
    GraphLegend(kind: .table, statistics: statistics)
  }
}

/// A statistic of a series.
public enum GraphStatistic: String, Hashable, Sendable, CaseIterable {
  case minimum, maximum, average, sum, first, last
}

/// The position of a legend.
public enum GraphLegendPosition: Hashable, Sendable, CaseIterable {
  case top, bottom, leading, trailing

  var isBeside: Bool { self == .leading || self == .trailing }
}
