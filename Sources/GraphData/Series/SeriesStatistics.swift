/// What a legend says of a stretch of a series; nulls count for nothing.
///
/// Without values the sum is 0 and all else NaN.
public struct SeriesStatistics: Hashable, Sendable {
  /// The least and the greatest value.
  public var minimum: Double
  public var maximum: Double
  public var sum: Double
  /// The first and the last value in order of x.
  public var first: Double
  public var last: Double
  /// The number of values.
  public var count: Int

  /// The mean of the values, of points and not of time.
  public var average: Double { sum / Double(count) }
}

extension Series {
  /// The statistics of the points at `indices`, clamped to the series. O(log n) once the series is prepared.
  public func statistics(in indices: Range<Int>) -> SeriesStatistics {
    let indices = indices.clamped(to: 0..<count)
    return PyramidView.with(storage.pyramid, count: count) { view in
      guard let first = view.firstValid(indices), let last = view.lastValid(indices) else {
        return SeriesStatistics(minimum: .nan, maximum: .nan, sum: 0, first: .nan, last: .nan, count: 0)
      }
      let extrema = view.extrema(indices)
      return SeriesStatistics(
        minimum: extrema.minimum, maximum: extrema.maximum, sum: view.sum(indices), first: view.y[first],
        last: view.y[last], count: indices.count - view.nullCount(indices))
    }
  }

  /// The least and the greatest value of the points at `indices`, clamped to the series; `nil` where all are null.
  /// O(log n) once the series is prepared.
  public func yExtent(in indices: Range<Int>) -> ClosedRange<Double>? {
    let extrema = PyramidView.with(storage.pyramid, count: count) { $0.extrema(indices.clamped(to: 0..<count)) }
    return extrema.isEmpty ? nil : extrema.minimum...extrema.maximum
  }

  /// Builds what later questions need, which otherwise the first of them does: O(n) once, from any thread; about a
  /// nanosecond a point.
  public func prepare() {
    storage.pyramid.prepare(count: count)
  }
}
