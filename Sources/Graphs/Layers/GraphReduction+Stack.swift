import SwiftUI

extension GraphReduction {
  /// Adds layers that stand on each other, the first at the bottom.
  mutating func addStack(_ layers: [GraphLayer], _ mode: StackMode) {
    // Between two of its points an area is there, a bar is not.
    let isBars = layers.contains { if case .bars = $0.mark { true } else { false } }
    let stack = StackedSeries(
      layers.map { $0.series ?? .empty }, mode: mode, missing: isBars ? .null : .interpolated)
    for (layer, edges) in zip(layers, stack.layers) {
      var layer = layer
      switch layer.mark {
      case .area(var area):
        (area.top, area.base) = (edges.upper, edges.lower)
        layer.mark = .area(area)
      case .bars(var bars):
        (bars.top, bars.base) = (edges.upper, edges.lower)
        layer.mark = .bars(bars)
      default: break
      }
      add(layer)
    }
  }
}
