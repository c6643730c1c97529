extension Sequence<ClosedRange<Double>> {
  /// The smallest range that contains all; nil if there are none.
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
