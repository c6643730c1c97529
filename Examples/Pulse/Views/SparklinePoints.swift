import SwiftUI

/// Where values lie on a chart.
enum SparklinePoints {
  /// One point a value, a second apart, the last one three points before the trailing edge to leave room for its dot.
  static func points(of values: [Double], in range: ClosedRange<Double>, size: CGSize) -> [CGPoint] {
    let step = (size.width - 3) / CGFloat(SystemMonitor.span)
    let height = range.upperBound - range.lowerBound
    return values.suffix(SystemMonitor.span + 1).enumerated().map { index, value in
      let age = CGFloat(min(values.count, SystemMonitor.span + 1) - 1 - index)
      let share = height > 0 ? min(1, max(0, (value - range.lowerBound) / height)) : 0
      return CGPoint(x: size.width - 3 - age * step, y: 2 + (size.height - 4) * (1 - share))
    }
  }
}
