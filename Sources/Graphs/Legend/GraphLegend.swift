/// What a legend says.
public struct GraphLegend: Hashable, Sendable {
  enum Kind: Hashable { case automatic, hidden, list, table }
  var kind: Kind
  var statistics: [GraphStatistic] = []

  /// A list for two layers and more, and a scale for heat maps; nothing in graphs too small for it.
  public static let automatic = GraphLegend(kind: .automatic)
  public static let hidden = GraphLegend(kind: .hidden)
  /// Names side by side, or below each other at the sides of a graph.
  public static let list = GraphLegend(kind: .list)
  /// A row for each layer, with these figures of what is in sight.
  public static func table(_ statistics: GraphStatistic...) -> GraphLegend {
    .statistics(statistics)
  }
  /// The same of a list.
  public static func statistics(_ statistics: [GraphStatistic]) -> GraphLegend {
    GraphLegend(kind: .table, statistics: statistics)
  }
}

/// A figure of a series.
public enum GraphStatistic: String, Hashable, Sendable, CaseIterable {
  case minimum, maximum, average, sum, first, last
}

/// Where a legend stands.
public enum GraphLegendPosition: Hashable, Sendable, CaseIterable {
  case top, bottom, leading, trailing

  var isBeside: Bool { self == .leading || self == .trailing }
}
