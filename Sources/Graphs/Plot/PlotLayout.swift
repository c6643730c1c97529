import SwiftUI

/// The layout of a graph for one window and size: the coordinate spaces of its axes and layers.
struct PlotLayout {
  /// A layer with the space that it is drawn in.
  struct PlacedLayer: Identifiable {
    let layer: GraphLayer
    let space: PlotSpace
    var id: LayerID { layer.id }
  }

  /// The frame of the layers, in the graph's coordinates.
  let plot: CGRect
  let axes: AxesPicture
  let layers: [PlacedLayer]
  let spaces: [YAxisSide: PlotSpace]
  let window: ClosedRange<Double>
  let x: AxisMapping

  init(
    _ plan: GraphPlan, window: ClosedRange<Double>, hidden: Set<LayerID>, size: CGSize, environment: PlotEnvironment
  ) {
    let window = window.widened
    self.window = window
    let visible = plan.layers.compactMap { $0.without(hidden) }
    let metrics = AxisMetrics()
    let settings = plan.axes.fitting(height: size.height, metrics)
    // If the x axis is dropped for lack of room, keep room for the lowest label of the y axis.
    let xHeight = plan.axes.x.isHidden ? 0 : settings.x.isHidden ? metrics.topMargin : metrics.xAxisHeight
    let hasTitle = YAxisSide.allCases.contains { settings[$0].label?.isEmpty == false && !settings[$0].isHidden }
    let top = metrics.topMargin + (hasTitle ? metrics.titleHeight : 0)
    let height = max(1, size.height - xHeight - top)

    var axes: [YAxisSide: YAxisTicks] = [:]
    for side in YAxisSide.allCases {
      axes[side] = YAxisTicks(
        settings[side], layers: visible.filter { $0.style.side == side }, window: window, height: height,
        symbols: environment.symbols)
    }
    // A graph without values still has an axis.
    if axes.isEmpty {
      axes[.leading] = YAxisTicks(empty: settings.leading, height: height, symbols: environment.symbols)
    }
    AxesSettings.fit(&axes, width: size.width, metrics)
    let leading = axes[.leading]?.width(metrics) ?? 0
    let trailing = axes[.trailing]?.width(metrics) ?? metrics.trailingMargin
    let scale = environment.displayScale
    func rounded(_ length: Double) -> Double { (length * scale).rounded() / scale }
    plot = CGRect(
      x: rounded(leading), y: rounded(top), width: max(1, rounded(size.width - leading - trailing)),
      height: rounded(height))

    x = AxisMapping(scale: plan.xScale, domain: window, length: plot.width)
    var spaces: [YAxisSide: PlotSpace] = [:]
    for (side, axis) in axes {
      let y = AxisMapping(scale: axis.scale, domain: axis.domain, length: plot.height, isFlipped: true)
      spaces[side] = PlotSpace(x: x, y: y, size: plot.size, displayScale: scale)
    }
    self.spaces = spaces
    let fallback = spaces[.leading] ?? spaces.values.first!
    layers = visible.map { PlacedLayer(layer: $0, space: spaces[$0.style.side] ?? fallback) }
    var xTicks = XAxisTicks(plan, window: window, x: x, environment: environment)
    if settings.x.isHidden { xTicks.hide() }
    self.axes = AxesPicture(plot: plot, size: size, x: xTicks, xMapping: x, y: axes, spaces: spaces, scale: scale)
  }
}

extension GraphPlan {
  var xScale: Scale {
    if case .number(let scale, _) = axes.x.kind { scale } else { .linear }
  }
}

extension GraphLayer {
  /// The layer without hidden members; nil if it is hidden itself.
  fileprivate func without(_ hidden: Set<LayerID>) -> GraphLayer? {
    if hidden.isEmpty { return self }
    if let members = mark.members {
      var copy = self
      copy.mark.members = members.filter { !hidden.contains($0.id) }
      return copy
    }
    return hidden.contains(id) ? nil : self
  }
}

extension ClosedRange<Double> {
  /// The window with finite ends and a width above zero.
  fileprivate var widened: ClosedRange<Double> {
    let lower = Swift.min(Swift.max(lowerBound, -1e300), 1e300)
    let upper = Swift.min(Swift.max(upperBound, -1e300), 1e300)
    guard upper <= lower else { return lower...upper }
    let half = Swift.max(abs(lower) * 1e-9, 0.5)
    return lower - half...lower + half
  }
}
