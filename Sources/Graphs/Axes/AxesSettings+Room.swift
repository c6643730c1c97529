import SwiftUI

extension AxesSettings {
  /// What the axes must leave of a graph to its layers, in points.
  private static let leastHeight = 36.0
  /// The part of a graph's width that the labels of y axes take at most.
  private static let widestPart = 0.45

  /// Without the axes for whose labels a graph is too low: the x axis goes first.
  func fitting(height: Double, _ metrics: AxisMetrics) -> AxesSettings {
    var copy = self
    let free = height - metrics.topMargin
    if free - metrics.xAxisHeight < Self.leastHeight { copy.x.isHidden = true }
    if free - metrics.topMargin < Self.leastHeight {
      copy.leading.isHidden = true
      copy.trailing.isHidden = true
    }
    return copy
  }

  /// Hides the y axes for whose labels a graph is too narrow: the trailing one goes first.
  static func fit(_ axes: inout [YAxisSide: YAxisTicks], width: Double, _ metrics: AxisMetrics) {
    for side in [YAxisSide.trailing, .leading] {
      if axes.values.reduce(0, { $0 + $1.width(metrics) }) <= width * widestPart { return }
      axes[side]?.isHidden = true
    }
  }
}
