import Foundation

/// The distances that ticks of a unit may have: round numbers in the unit's base.
enum StepLadder {
  /// 1, 2, 2.5 and 5 times the powers of ten.
  case decimal
  /// As `decimal`, whole numbers only.
  case whole
  /// Powers of two; decimal below 1.
  case binary
  /// Seconds, minutes, hours, days and years; decimal below a second.
  case time

  /// The smallest step that is at least `size`; sizes are positive and finite.
  func step(atLeast size: Double) -> Double {
    // Tolerate a rounding error.
    let size = size * (1 - 1e-9)
    switch self {
    case .decimal:
      return Self.decimalStep(size, mantissas: [1, 2, 2.5, 5])
    case .whole:
      return size <= 1 ? 1 : Self.decimalStep(size, mantissas: size <= 5 ? [1, 2, 5] : [1, 2, 2.5, 5])
    case .binary:
      return size <= 0.5 ? Self.decimalStep(size, mantissas: [1, 2, 5]) : exp2(log2(max(size, 1)).rounded(.up))
    case .time:
      if size <= 0.5 { return Self.decimalStep(size, mantissas: [1, 2, 5]) }
      if let step = Self.times.first(where: { $0 >= size }) { return step }
      return Self.decimalStep(size / DurationUnit.year, mantissas: [1, 2, 5]) * DurationUnit.year
    }
  }

  private static func decimalStep(_ size: Double, mantissas: [Double]) -> Double {
    let exponent = decimalExponent(size)
    for mantissa in mantissas {
      let step = scaled(mantissa, by: exponent)
      if step >= size { return step }
    }
    return scaled(1, by: exponent + 1)
  }

  private static let times: [Double] =
    [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800].map { $0 }
    + [1, 2, 3, 6, 12].map { $0 * 3600 } + [1, 2, 7, 14, 28, 50, 100, 200].map { $0 * DurationUnit.day }
}

extension MetricUnit {
  var ladder: StepLadder {
    switch family {
    case .bytes, .bitsIEC: return .binary
    case .duration: return .time
    case .count: return rate == nil ? .whole : .decimal
    default: return .decimal
    }
  }

  /// The raw value of a number in the family's base; exact for scales such as 1/1000, whose reciprocal is whole.
  func raw(_ base: Double) -> Double {
    guard scale < 1 else { return base / scale }
    let reciprocal = (1 / scale).rounded()
    return abs(reciprocal * scale - 1) < 1e-12 ? base * reciprocal : base / scale
  }
}
