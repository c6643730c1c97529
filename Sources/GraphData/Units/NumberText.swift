import Foundation

/// Writes numbers with a locale's symbols.
///
/// About 100 ns a number: the digits are those of an integer, so nothing is looked up and no formatter runs.
extension NumberSymbols {
  /// The number with a fixed count of decimals, rounded half away from zero.
  ///
  /// - Parameters:
  ///   - decimals: 0 to 15; fewer are written where a `Double` holds fewer.
  ///   - trimmed: whether zeros at the end of the decimals are left out.
  ///
  /// Numbers of 10¹⁸ and more are written with an exponent; NaN and the infinities as "–", "∞" and "-∞".
  func text(_ value: Double, decimals: Int, grouped: Bool = true, trimmed: Bool = false) -> String {
    guard value.isFinite else { return value.isNaN ? "–" : (value < 0 ? minus + "∞" : "∞") }
    let magnitude = abs(value)
    guard magnitude < 1e18 else { return scientific(value, digits: 3) }
    var decimals = min(max(decimals, 0), 15)
    while decimals > 0, magnitude * Self.powers[decimals] >= 9e15 { decimals -= 1 }
    var units = UInt64((magnitude * Self.powers[decimals]).rounded())
    let isNegative = value < 0 && units > 0
    if trimmed {
      while decimals > 0, units % 10 == 0 {
        units /= 10
        decimals -= 1
      }
    }
    // From the last digit to the first.
    var reversed: [UInt8] = []
    reversed.reserveCapacity(24)
    repeat {
      reversed.append(UInt8(truncatingIfNeeded: units % 10))
      units /= 10
    } while units > 0 || reversed.count <= decimals

    let whole = reversed.count - decimals
    let isGrouped = grouped && !groupingSeparator.isEmpty && whole >= primaryGroup + minimumGroupingDigits
    var text = isNegative ? minus : ""
    for index in reversed.indices.reversed() {
      text += digits[Int(reversed[index])]
      let left = index - decimals
      if left == 0, decimals > 0 {
        text += decimalSeparator
      } else if isGrouped, left > 0, isGroupEnd(left) {
        text += groupingSeparator
      }
    }
    return text
  }

  private func isGroupEnd(_ digitsLeft: Int) -> Bool {
    digitsLeft == primaryGroup
      || digitsLeft > primaryGroup && secondaryGroup > 0 && (digitsLeft - primaryGroup) % secondaryGroup == 0
  }

  /// The number as a mantissa of at most `digits` significant digits and a power of ten: "2.33e-10".
  func scientific(_ value: Double, digits: Int) -> String {
    guard value.isFinite, value != 0 else { return text(value, decimals: 0) }
    let decimals = max(digits - 1, 0)
    var exponent = decimalExponent(value)
    var mantissa = scaled(value, by: -exponent)
    if abs(mantissa) * Self.powers[min(decimals, 15)] + 0.5 >= Self.powers[min(decimals, 15) + 1] {
      mantissa /= 10
      exponent += 1
    }
    return text(mantissa, decimals: decimals, trimmed: true) + "e"
      + text(Double(exponent), decimals: 0, grouped: false)
  }

  /// 10 to the powers 0 to 18, each exact.
  static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  ]
}

/// The exponent of the greatest power of ten that is at most the magnitude; 0 for 0 and for what is not finite.
func decimalExponent(_ value: Double) -> Int {
  let magnitude = abs(value)
  guard magnitude > 0, magnitude.isFinite else { return 0 }
  let exponent = Int(log10(magnitude).rounded(.down))
  // The logarithm of 1000 may come out a hair below 3.
  if magnitude >= pow(10, Double(exponent + 1)) { return exponent + 1 }
  return magnitude < pow(10, Double(exponent)) ? exponent - 1 : exponent
}

/// `value · 10^exponent`, exact where the power is, and finite on the way also for denormal numbers.
func scaled(_ value: Double, by exponent: Int) -> Double {
  switch exponent {
  case 0...22: return value * pow(10, Double(exponent))
  case -22..<0: return value / pow(10, Double(-exponent))
  case 301...: return value * 1e300 * pow(10, Double(exponent - 300))
  default: return value * pow(10, Double(exponent))
  }
}
