import SwiftUI

/// What a graph's modifiers set.
struct GraphOptions {
  var window: Binding<ClosedRange<Double>>?
  var palette = GraphPalette.standard
  var legend = GraphLegend.automatic
  var selection: Binding<GraphSelection?>?
  var tooltip: Tooltip = .standard
  var drag = GraphDragAction.zoom
  /// Seconds before the last point that are in sight while the graph follows its data's end.
  var following: Double?

  enum Tooltip {
    case none
    case standard
    case custom(@MainActor @Sendable (GraphSelection) async -> AnyView)
  }
}

/// What dragging in a graph does.
public enum GraphDragAction: Hashable, Sendable {
  /// Chooses a stretch that is shown in full width.
  case zoom
  /// Moves the window.
  case pan
  /// Neither.
  case none
}

/// Where a legend is and what it says.
public struct GraphLegend: Hashable, Sendable {
  enum Kind: Hashable { case automatic, hidden, list, table }
  var kind: Kind
  var statistics: [GraphStatistic] = []

  /// A list for two layers and more.
  public static let automatic = GraphLegend(kind: .automatic)
  public static let hidden = GraphLegend(kind: .hidden)
  /// Names side by side.
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

extension Graph {
  private func with(_ change: (inout GraphOptions) -> Void) -> Graph {
    var copy = self
    change(&copy.options)
    return copy
  }

  /// The colours that layers take in order.
  public func palette(_ palette: GraphPalette) -> Graph { with { $0.palette = palette } }
  public func legend(_ legend: GraphLegend) -> Graph { with { $0.legend = legend } }
  /// What is under the pointer: the nearest point of every layer in sight.
  public func selection(_ selection: Binding<GraphSelection?>) -> Graph { with { $0.selection = selection } }
  /// What dragging does; zooming to what is dragged over without it.
  public func dragAction(_ action: GraphDragAction) -> Graph { with { $0.drag = action } }
  /// Shows the last so many seconds, as data arrives, until the user looks elsewhere; a double click follows again.
  public func following(_ seconds: Double) -> Graph { with { $0.following = seconds } }

  /// Shows `content` beside the pointer.
  ///
  /// It may take its time: a newer selection cancels it, and what was shown last stays until then.
  public func tooltip<Tip: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable (GraphSelection) async -> Tip)
    -> Graph
  {
    with { $0.tooltip = .custom { AnyView(await content($0)) } }
  }

  public func tooltipHidden() -> Graph { with { $0.tooltip = .none } }
}
