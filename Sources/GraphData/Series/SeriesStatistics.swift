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
  /// The statistics of the points at `indices`, clamped to the series.
  public func statistics(in indices: Range<Int>) -> SeriesStatistics {
    var result = SeriesStatistics(minimum: .nan, maximum: .nan, sum: 0, first: .nan, last: .nan, count: 0)
    let y = storage.y.base
    for index in indices.clamped(to: 0..<count) where y[index].isFinite {
      let value = y[index]
      if result.count == 0 {
        result.minimum = value
        result.maximum = value
        result.first = value
      }
      result.minimum = Swift.min(result.minimum, value)
      result.maximum = Swift.max(result.maximum, value)
      result.last = value
      result.sum += value
      result.count += 1
    }
    return result
  }

  /// The least and the greatest value of the points at `indices`, clamped to the series; `nil` where all are null.
  public func yExtent(in indices: Range<Int>) -> ClosedRange<Double>? {
    let statistics = statistics(in: indices)
    return statistics.count == 0 ? nil : statistics.minimum...statistics.maximum
  }
}
