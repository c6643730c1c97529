/// How much of a range a view shows, as a slider or a gauge does.
package struct AccessibilityAmount: Equatable, Sendable {
  package var value: Double
  package var range: ClosedRange<Double>

  package init(_ value: Double, in range: ClosedRange<Double> = 0...1) { (self.value, self.range) = (value, range) }

  /// How much of the range it is, as it is said; nil for what is no number.
  var percentage: String? {
    let length = range.upperBound - range.lowerBound
    let fraction = length > 0 ? (value - range.lowerBound) / length : 0
    return fraction.isFinite ? "\(Int((fraction * 100).rounded()))%" : nil
  }
}
