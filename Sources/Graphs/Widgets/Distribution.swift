import SwiftUI

/// Counts of values in ranges of equal width.
public struct Histogram: Hashable, Sendable {
  /// The lower bounds of the ranges and the upper bound of the last: one more than there are counts.
  public let edges: [Double]
  public let counts: [Double]

  /// - Parameters:
  ///   - values: those that are not finite are left out.
  ///   - bucketCount: at least 1.
  public init(_ values: some Sequence<Double>, bucketCount: Int = 50) {
    let values = values.filter(\.isFinite)
    let count = max(1, bucketCount)
    guard let lowest = values.min(), let highest = values.max() else {
      edges = [0, 1]
      counts = [0]
      return
    }
    // If all values are equal, choose a range around them.
    let width = highest > lowest ? (highest - lowest) / Double(count) : max(abs(lowest) * 0.01, 0.5)
    let start = highest > lowest ? lowest : lowest - width * Double(count) / 2
    var counts = [Double](repeating: 0, count: count)
    for value in values { counts[min(count - 1, max(0, Int(clamping: (value - start) / width)))] += 1 }
    edges = (0...count).map { start + Double($0) * width }
    self.counts = counts
  }

  /// The counts at the middles of their ranges.
  var series: Series { Series(x: zip(edges, edges.dropFirst()).map { ($0 + $1) / 2 }, y: counts) }
}

/// A histogram as bars.
public struct Distribution: View {
  let histogram: Histogram
  let unit: MetricUnit
  let color: Color?

  public init(_ histogram: Histogram, unit: MetricUnit = .short, color: Color? = nil) {
    self.histogram = histogram
    self.unit = unit
    self.color = color
  }

  public var body: some View {
    Graph {
      Bars("count", points: histogram.series, widths: .ratio(0.92)).foregroundStyle(
        color ?? GraphPalette.standard.color(at: 0))
      XAxis(unit: unit)
      YAxis(unit: .count)
    }
    .legend(.hidden)
  }
}
