import SwiftUI

extension AxesSettings {
  /// The least size of the plot, in points.
  private static let leastHeight = 36.0
  /// The largest part of a graph's width that the labels of y axes may take.
  private static let widestPart = 0.45

  /// The settings without axes whose labels do not fit the height: the x axis is dropped first.
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

  /// Hides y axes whose labels do not fit the width: the trailing one is dropped first.
  static func fit(_ axes: inout [YAxisSide: YAxisTicks], width: Double, _ metrics: AxisMetrics) {
    for side in [YAxisSide.trailing, .leading] {
      if axes.values.reduce(0, { $0 + $1.width(metrics) }) <= width * widestPart { return }
      axes[side]?.isHidden = true
    }
  }
}
