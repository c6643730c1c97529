import SwiftUI

/// The settings of a graph's modifiers.
struct GraphOptions {
  var window: Binding<ClosedRange<Double>>?
  var palette = GraphPalette.standard
  var legend = GraphLegend.automatic
  var legendPosition = GraphLegendPosition.bottom
  var selection: Binding<GraphSelection?>?
  var tooltip: Tooltip = .standard
  var drag = GraphDragAction.zoom
  /// The width of the window, in seconds, while the graph follows the end of its data.
  var following: Double?

  enum Tooltip {
    case none
    case standard
    case custom(@MainActor @Sendable (GraphSelection) async -> AnyView)
  }
}

/// What dragging in a graph does.
public enum GraphDragAction: Hashable, Sendable {
  /// Zooms into the range that is dragged over.
  case zoom
  /// Moves the window.
  case pan
  /// Does nothing.
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
  /// Sets the content and position of the legend; the default is below the graph.
  public func legend(_ legend: GraphLegend, position: GraphLegendPosition = .bottom) -> Graph {
    with { ($0.legend, $0.legendPosition) = (legend, position) }
  }
  /// Binds what is under the pointer: the nearest point of every visible layer.
  public func selection(_ selection: Binding<GraphSelection?>) -> Graph { with { $0.selection = selection } }
  /// Sets what dragging does; the default is to zoom.
  public func dragAction(_ action: GraphDragAction) -> Graph { with { $0.drag = action } }
  /// Shows the last seconds of the data as it grows, until the user moves the window; a double click follows again.
  public func following(_ seconds: Double) -> Graph { with { $0.following = seconds } }

  /// Shows `content` beside the pointer.
  ///
  /// `content` may wait. A newer selection cancels it; the previous tooltip stays until the new one is ready.
  public func tooltip<Tip: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable (GraphSelection) async -> Tip)
    -> Graph
  {
    with { $0.tooltip = .custom { AnyView(await content($0)) } }
  }

  public func tooltipHidden() -> Graph { with { $0.tooltip = .none } }
}
