import SwiftUI

/// The content and position of a graph's legend at one size.
struct LegendPlan {
  let kind: GraphLegend.Kind
  let statistics: [GraphStatistic]
  let position: GraphLegendPosition
  /// The layers that it names.
  private(set) var layers: [GraphLayer] = []
  /// The heat maps whose colours it explains.
  private(set) var heatmaps: [GraphLayer] = []
  /// The width of a legend beside the graph, in points.
  private(set) var width = 0.0

  var isEmpty: Bool { layers.isEmpty && heatmaps.isEmpty }

  /// In points; smaller graphs have no automatic legend.
  private static let leastSize = CGSize(width: 160, height: 120)
  /// Below this width, in points, an automatic legend that does not fit is left out.
  private static let narrow = 240.0
  /// The largest part of a graph's width that a legend beside it takes.
  private static let widestPart = 0.4

  init(_ plan: GraphPlan, _ legend: GraphLegend, _ position: GraphLegendPosition, size: CGSize) {
    kind = legend.kind
    statistics = legend.statistics
    self.position = position
    if kind == .hidden { return }
    let layers = plan.legendLayers
    if kind != .automatic {
      self.layers = layers
      heatmaps = plan.heatmaps
    } else if size.width >= Self.leastSize.width, size.height >= Self.leastSize.height {
      heatmaps = plan.heatmaps
      if layers.count > 1, position.isBeside || size.width >= Self.narrow || Self.width(ofList: layers) <= size.width {
        self.layers = layers
      }
    }
    guard position.isBeside, !isEmpty else { return }
    // Measure only a few hundred names.
    let longest = layers.prefix(300).map { Self.width(of: $0) }.max() ?? 0
    let names = layers.isEmpty ? 0 : longest + Self.margin
    // A table has a margin on both sides.
    let figures = kind == .table ? Self.columnWidth * Double(statistics.count) + 2 * Self.margin : 0
    let scale = heatmaps.map { HeatmapScale.width(highestCount: $0.mark.highestCount ?? 0) }.max()
    let wanted = max(names + figures, scale ?? 0)
    width = min(wanted, size.width * Self.widestPart)
  }

  /// The space before and after the names, in points.
  static let margin = 8.0
  /// The space between two names, in points.
  static let spacing = 14.0
  /// The width of a table's column of statistics, in points.
  static let columnWidth = 84.0

  /// An upper bound for the width of a name and its sample, in points.
  private static func width(of layer: GraphLayer) -> Double { AxisMetrics().width(of: layer.name) + 15 }

  private static func width(ofList layers: [GraphLayer]) -> Double {
    layers.prefix(20).reduce(margin) { $0 + width(of: $1) + spacing } - spacing
  }
}

extension GraphPlan {
  /// The layers of counts that a legend explains.
  fileprivate var heatmaps: [GraphLayer] {
    layers.filter { $0.style.isInLegend && ($0.mark.highestCount ?? 0) > 0 }
  }
}

/// Places the graph and its legend.
struct LegendArrangement: Layout {
  let legend: LegendPlan
  private static let spacing = 6.0
  /// The largest part of a graph's height that a legend above or below it takes.
  private static let highestPart = 0.4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let graph = subviews.first else { return }
    var rest = bounds
    if subviews.count > 1 {
      let names = subviews[1]
      var taken = bounds
      if legend.position.isBeside {
        taken.size.width = min(legend.width, bounds.width)
        rest.size.width = max(0, bounds.width - taken.width - Self.spacing)
        if legend.position == .leading {
          rest.origin.x = bounds.maxX - rest.width
        } else {
          taken.origin.x = bounds.maxX - taken.width
        }
      } else {
        let wanted = names.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
        taken.size.height = min(wanted, bounds.height * Self.highestPart)
        rest.size.height = max(0, bounds.height - taken.height - Self.spacing)
        if legend.position == .top {
          rest.origin.y = bounds.maxY - rest.height
        } else {
          taken.origin.y = bounds.maxY - taken.height
        }
      }
      names.place(at: taken.origin, proposal: ProposedViewSize(taken.size))
    }
    graph.place(at: rest.origin, proposal: ProposedViewSize(rest.size))
  }
}
