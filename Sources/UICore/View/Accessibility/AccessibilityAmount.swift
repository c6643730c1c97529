/// How much of a range a view shows, as a slider or a gauge does.
package struct AccessibilityAmount: Equatable, Sendable {
  package var value: Double
  package var range: ClosedRange<Double>

  package init(_ value: Double, in range: ClosedRange<Double> = 0...1) { (self.value, self.range) = (value, range) }
}
