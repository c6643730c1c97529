import SwiftUI

/// What a graph's modifiers set.
struct GraphOptions {
  var window: Binding<ClosedRange<Double>>?
  var palette = GraphPalette.standard
  var legend = GraphLegend.automatic
  var legendPosition = GraphLegendPosition.bottom
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

extension Graph {
  private func with(_ change: (inout GraphOptions) -> Void) -> Graph {
    var copy = self
    change(&copy.options)
    return copy
  }

  /// The colours that layers take in order.
  public func palette(_ palette: GraphPalette) -> Graph { with { $0.palette = palette } }
  /// What the legend says and where it stands: below the graph unless told otherwise.
  public func legend(_ legend: GraphLegend, position: GraphLegendPosition = .bottom) -> Graph {
    with { ($0.legend, $0.legendPosition) = (legend, position) }
  }
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
