import Foundation

/// Converts between a slider's values and positions of its knob.
struct SliderScale: Equatable {
  var range: ClosedRange<Double>
  var step: Double?
  /// What can be selected of the range; nil for all of it.
  var enabled: ClosedRange<Double>?

  /// 0…1.
  func fraction(of value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(max((value - range.lowerBound) / length, 0), 1)
  }

  func value(at fraction: Double) -> Double {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return snapped(range.lowerBound + fraction * (range.upperBound - range.lowerBound))
  }

  /// The nearest selectable value.
  func snapped(_ value: Double) -> Double {
    var value = value
    if let step, step > 0 { value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step }
    return min(max(value, limits.lowerBound), limits.upperBound)
  }

  /// Between which values it can be.
  var limits: ClosedRange<Double> { enabled?.clamped(to: range) ?? range }

  /// The change by an arrow key: a step, or a twentieth of the range.
  var increment: Double { step.map { $0 > 0 ? $0 : 0 } ?? (range.upperBound - range.lowerBound) / 20 }
}
