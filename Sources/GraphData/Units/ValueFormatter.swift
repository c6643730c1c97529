/// Writes the values of one unit; made once per axis or widget and then called per label.
///
/// A call takes well under a microsecond: everything of the locale is in `symbols`.
public struct ValueFormatter: Hashable, Sendable {
  public let unit: MetricUnit
  public let symbols: NumberSymbols
  let style: Style

  enum Style: Hashable, Sendable {
    /// The same rung and decimals for every value: the ticks of an axis.
    case fixed(UnitPrefix, decimals: Int, zero: UnitPrefix)
    /// Each value on the rung that suits it.
    case scaled([UnitPrefix], decimals: Int?)
    /// As many digits as tell multiples of the resolution apart.
    case scientific(UnitPrefix, resolution: Double?)
    /// Several units of time: from `largest` down to `resolution`, or the two largest where that is nil.
    case duration(largest: Double, resolution: Double?)
    case dateTime(decimals: Int)
  }

  /// The text of a raw value, with its unit. NaN gives "–"; the infinities have no unit.
  public func string(from value: Double) -> String {
    guard value.isFinite else { return symbols.text(value, decimals: 0) }
    let base = value * unit.scale
    guard base.isFinite else { return symbols.text(base, decimals: 0) }
    switch style {
    case .fixed(let prefix, let decimals, let zero):
      // 0 is the same on every rung, and shortest without one.
      return base == 0
        ? text(0, on: zero, decimals: 0, trimmed: false) : text(base, on: prefix, decimals: decimals, trimmed: false)
    case .scaled(let prefixes, let decimals):
      return scaledText(base, prefixes, decimals: decimals)
    case .scientific(let prefix, let resolution):
      let digits = resolution.map { decimalExponent(base) - decimalExponent($0) + 2 } ?? 3
      return signed(base, on: prefix) { symbols.scientific($0, digits: min(max(digits, 1), 16)) }
    case .duration(let largest, let resolution):
      return symbols.durationText(base, largest: largest, resolution: resolution)
    case .dateTime(let decimals):
      return CivilDate.timestamp(base, decimals: decimals)
    }
  }

  private func scaledText(_ base: Double, _ prefixes: [UnitPrefix], decimals: Int?) -> String {
    if base == 0 {
      return text(0, on: MetricUnit.baseRung(prefixes), decimals: decimals ?? 0, trimmed: false)
    }
    if unit.family == .duration, unit.rate == nil, abs(base) >= 59.995, prefixes.count > 1 {
      return symbols.durationText(base, largest: DurationUnit.year, resolution: nil)
    }
    var index = prefixes.lastIndex { $0.factor <= abs(base) } ?? 0
    var quotient = abs(base) / prefixes[index].factor
    if decimals == nil, unit.needsExponent(abs(base), on: prefixes[index], isSmallest: index == 0) {
      // Above the ladder's top the prefix would only add to the exponent, save where it is part of the symbol.
      let rung = unit.dropsPrefixForExponent ? MetricUnit.baseRung(prefixes) : prefixes[index]
      return signed(base, on: rung) { symbols.scientific($0, digits: 3) }
    }
    let places = decimals ?? Self.automaticDecimals(quotient)
    // 999.999 is written on the rung above, as "1k".
    if index + 1 < prefixes.count {
      let power = NumberSymbols.powers[min(places, 15)]
      let rounded = (quotient * power).rounded() / power
      if rounded * prefixes[index].factor >= prefixes[index + 1].factor {
        index += 1
        quotient = abs(base) / prefixes[index].factor
      }
    }
    // Amounts of money have no decimals or two.
    var isTrimmed = decimals == nil
    if isTrimmed, case .currency = unit.family, prefixes[index].factor == 1 {
      isTrimmed = (quotient * 100).rounded().truncatingRemainder(dividingBy: 100) == 0
    }
    return text(base, on: prefixes[index], decimals: places, trimmed: isTrimmed)
  }

  /// Two decimals (the rounding of docs.datadoghq.com/metrics/units), or three digits where two decimals show fewer.
  private static func automaticDecimals(_ magnitude: Double) -> Int {
    magnitude >= 0.1 ? 2 : 2 - decimalExponent(magnitude)
  }

  private func text(_ base: Double, on prefix: UnitPrefix, decimals: Int, trimmed: Bool) -> String {
    signed(base, on: prefix) { symbols.text($0, decimals: decimals, trimmed: trimmed) }
  }

  /// The sign stands before a currency's symbol: "-$5".
  private func signed(_ base: Double, on prefix: UnitPrefix, number: (Double) -> String) -> String {
    if prefix.leading.isEmpty { return number(base / prefix.factor) + prefix.trailing }
    let digits = number(abs(base) / prefix.factor)
    return (base < 0 ? symbols.minus : "") + prefix.leading + digits + prefix.trailing
  }
}

extension MetricUnit {
  /// Whether a magnitude is better written with an exponent: from 10¹⁵ on, and below 10⁻⁴ on the lowest rung.
  func needsExponent(_ base: Double, on rung: UnitPrefix, isSmallest: Bool) -> Bool {
    let magnitude = base / rung.factor
    if isSmallest, magnitude > 0, magnitude < 0.9999e-4 { return true }
    return (dropsPrefixForExponent ? base : magnitude) >= 1e15
  }

  /// The rung of values as they are; a ladder that lacks it has but one.
  static func baseRung(_ rungs: [UnitPrefix]) -> UnitPrefix {
    rungs.first { $0.factor == 1 } ?? rungs[0]
  }

  var dropsPrefixForExponent: Bool {
    switch family {
    case .short, .count, .currency: return true
    default: return false
    }
  }
}
