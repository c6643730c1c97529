import GraphData

extension Statistic {
  /// The statistic of the values of a series; NaN without values, but 0 for counts and sums.
  public func value(of series: Series) -> Double {
    let statistics = series.statistics(in: 0..<series.count)
    guard statistics.count > 0 else { return self == .count || self == .sum ? 0 : .nan }
    return switch self {
    case .average: statistics.average
    case .minimum: statistics.minimum
    case .maximum: statistics.maximum
    case .sum: statistics.sum
    case .last: statistics.last
    case .first: statistics.first
    case .count: Double(statistics.count)
    case .range: statistics.maximum - statistics.minimum
    case .difference: statistics.last - statistics.first
    }
  }
}

extension Statistic {
  /// The statistic of some values, null where there is none; as that of a series with them.
  func value(of values: [Double]) -> Double {
    value(of: Series(x: values.indices.map(Double.init), y: values))
  }

  /// The title of a column.
  var title: String {
    switch self {
    case .average: "Mean"
    case .minimum: "Min"
    case .maximum: "Max"
    case .sum: "Total"
    case .last: "Last"
    case .first: "First"
    case .count: "Count"
    case .range: "Range"
    case .difference: "Difference"
    }
  }
}
