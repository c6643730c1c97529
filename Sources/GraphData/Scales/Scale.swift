import Foundation

/// How values are spread along an axis: a monotone function of the value.
///
/// `transformed` and `inverse` are total: every `Double` gives an answer, and none traps. Parameters that name no scale
/// (a base of 1, a constant of 0, an exponent below 0, a NaN) stand for the default named at the case.
public enum Scale: Hashable, Sendable {
  /// Equal distances for equal differences.
  case linear

  /// Equal distances for equal ratios; only values above 0 have a position.
  ///
  /// A base between 0 and 1 counts as its reciprocal; an invalid base counts as 10.
  case log(base: Double = 10)

  /// Linear near 0, logarithmic far from it, for values of both signs: `sign(v) · ln(1 + |v| / constant)`.
  ///
  /// Source: J. B. W. Webber, "A bi-symmetric log transformation for wide-range data", Meas. Sci. Technol. 24 (2013).
  /// The constant is where the linear part ends; one that is not above 0 counts as 1.
  case symlog(constant: Double = 1)

  /// The square root, mirrored for negative values: `sign(v) · √|v|`.
  case sqrt

  /// A power, mirrored for negative values: `sign(v) · |v|^exponent`; an exponent that is not above 0 counts as 1.
  case power(Double)

  /// The value's position on the axis, in units of the scale's own.
  ///
  /// Never decreases as `value` grows. NaN gives NaN. A logarithm of 0 or less is `-infinity`: layers draw it at the
  /// axis's low end.
  public func transformed(_ value: Double) -> Double {
    switch self {
    case .linear:
      return value
    case .log:
      guard value > 0 else { return value.isNaN ? .nan : -.infinity }
      switch base {
      case 10: return log10(value)
      case 2: return log2(value)
      default: return Foundation.log(value) / Foundation.log(base)
      }
    case .symlog:
      let ratio = abs(value) / constant
      // The quotient overflows before its logarithm does.
      let magnitude =
        ratio.isFinite || value.isInfinite ? log1p(ratio) : Foundation.log(abs(value)) - Foundation.log(constant)
      return value < 0 ? -magnitude : magnitude
    case .sqrt:
      return value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power:
      return value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    }
  }

  /// The value at a position on the axis: `inverse(transformed(v))` is `v` up to rounding where the position is finite.
  public func inverse(_ place: Double) -> Double {
    switch self {
    case .linear:
      return place
    case .log:
      return base == 2 ? exp2(place) : pow(base, place)
    case .symlog:
      let magnitude = expm1(abs(place)) * constant
      return place < 0 ? -magnitude : magnitude
    case .sqrt:
      return place < 0 ? -place * place : place * place
    case .power:
      return place < 0 ? -pow(-place, 1 / exponent) : pow(place, 1 / exponent)
    }
  }
}

extension Scale {
  /// The base of a logarithmic scale as it is used: above 1 and finite.
  var base: Double {
    guard case .log(let base) = self, base > 0, base.isFinite, (1 / base).isFinite, base != 1 else { return 10 }
    return base > 1 ? base : 1 / base
  }

  /// The base whose powers carry ticks: the scale's where it is a whole number, else 10.
  var tickBase: Double {
    base >= 2 && base.rounded() == base && base <= 1024 ? base : 10
  }

  var constant: Double {
    guard case .symlog(let constant) = self, constant > 0, constant.isFinite else { return 1 }
    return constant
  }

  var exponent: Double {
    switch self {
    case .sqrt: return 0.5
    case .power(let exponent) where exponent > 0 && exponent.isFinite: return exponent
    default: return 1
    }
  }
}
