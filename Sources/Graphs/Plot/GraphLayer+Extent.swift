import GraphData

extension GraphLayer {
  /// The series that a legend measures and a pointer finds.
  var series: Series? {
    switch mark {
    case .line(let series), .points(let series): series
    case .area(let area): area.values
    case .bars(let bars): bars.values
    case .band(let band): band.upper
    default: nil
    }
  }

  /// Where its points begin and end.
  var xExtent: ClosedRange<Double>? {
    switch mark {
    case .heatmap(let heatmap):
      guard let first = heatmap.columns.first, let last = heatmap.columns.last, first <= last else { return nil }
      return first...last
    case .batch(let batch): return batch.layers.lazy.compactMap(\.xExtent).union
    case .bars(let bars):
      // The first and the last bar are as wide as the others.
      guard let extent = bars.top.xExtent else { return nil }
      let half = bars.interval / 2
      return extent.lowerBound - half...extent.upperBound + half
    default: return series?.xExtent
    }
  }

  /// The lowest and highest value in a window, with a point beyond each edge.
  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>? {
    switch mark {
    case .line(let series), .points(let series): return series.yExtent(around: window)
    case .area(let area): return [area.top.yExtent(around: window), area.base?.yExtent(around: window)].union
    case .bars(let bars): return [bars.top.yExtent(around: window), bars.base?.yExtent(around: window)].union
    case .band(let band): return [band.lower.yExtent(around: window), band.upper.yExtent(around: window)].union
    case .batch(let batch): return batch.layers.lazy.compactMap { $0.yExtent(in: window) }.union
    case .heatmap(let heatmap):
      guard let first = heatmap.buckets.first, let last = heatmap.buckets.last, first <= last else { return nil }
      return first...last
    case .threshold(let threshold):
      guard threshold.lower.isFinite, threshold.upper.isFinite else { return nil }
      return threshold.lower...threshold.upper
    case .region, .event, .annotation: return nil
    }
  }

  /// Whether its shape says something about the distance from zero.
  var standsOnZero: Bool {
    switch mark {
    case .area, .bars: true
    case .batch(let batch): batch.layers.contains(where: \.standsOnZero)
    default: false
    }
  }
}

extension Series {
  fileprivate func yExtent(around window: ClosedRange<Double>) -> ClosedRange<Double>? {
    yExtent(in: indicesAround(window))
  }
}

extension Sequence<ClosedRange<Double>> {
  /// Around all of them.
  var union: ClosedRange<Double>? {
    var result: ClosedRange<Double>?
    for range in self {
      result =
        result.map { Swift.min($0.lowerBound, range.lowerBound)...Swift.max($0.upperBound, range.upperBound) } ?? range
    }
    return result
  }
}

extension Sequence<ClosedRange<Double>?> {
  var union: ClosedRange<Double>? { lazy.compactMap { $0 }.union }
}
