import Foundation

extension Scale {
  /// A range that the scale can show, made from any two numbers.
  ///
  /// - Bounds in the wrong order are swapped. A bound that is NaN takes the other's value.
  /// - Infinite bounds become the largest number for which positions and the width of the range are finite.
  /// - No width, or too little for a `Double` to tell ticks apart (10⁻¹³ of the magnitude), becomes a tenth of
  ///   the value to either side; `0...0` becomes `0...1`. On a logarithmic axis it becomes one power of the base to
  ///   either side.
  /// - On a logarithmic axis a lower bound of 0 or less becomes the upper one divided by the base's third power; an
  ///   upper bound of 0 or less gives `1...base`.
  public func domain(from first: Double, to second: Double) -> ClosedRange<Double> {
    var lower = first.isNaN ? second : first
    var upper = second.isNaN ? first : second
    if case .log = self {
      return logDomain(min(lower, upper), max(lower, upper))
    }
    if lower.isNaN { return 0...1 }
    if lower > upper { swap(&lower, &upper) }
    let limit = largestMagnitude
    lower = min(max(lower, -limit), limit)
    upper = min(max(upper, -limit), limit)
    let magnitude = max(abs(lower), abs(upper))
    if magnitude < Self.smallestMagnitude { return 0...1 }
    if upper - lower < magnitude * Self.relativeResolution {
      let middle = lower + (upper - lower) / 2
      lower = max(middle - abs(middle) / 10, -limit)
      upper = min(middle + abs(middle) / 10, limit)
    }
    return lower...upper
  }

  /// `range` itself if the scale can show it, else the nearest range that it can show: see `domain(from:to:)`.
  public func domain(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    domain(from: range.lowerBound, to: range.upperBound)
  }

  /// If a range were narrower, a ten-thousandth of it would be a denormal number.
  static let smallestMagnitude = 1e-290

  /// Ranges narrower than this part of their magnitude hold fewer than about a thousand different numbers.
  static let relativeResolution = 1e-13

  /// The largest bound for which a symmetric range has a finite width and finite positions.
  private var largestMagnitude: Double {
    let limit = 1e307
    return exponent > 1 ? pow(limit, 1 / exponent) : limit
  }

  private func logDomain(_ first: Double, _ second: Double) -> ClosedRange<Double> {
    guard second > 0 else { return 1...base }
    let upper = min(max(second, 1e-290), 1e307)
    var lower = min(max(first, 0), upper)
    if lower <= 0 { lower = max(upper / pow(base, 3), 1e-300) }
    lower = max(lower, 1e-300)
    if upper / lower - 1 < Self.relativeResolution {
      return max(lower / base, 1e-300)...min(upper * base, 1e307)
    }
    return lower...upper
  }
}
