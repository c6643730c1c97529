import Foundation

extension MetricUnit {
  /// A formatter for single values: each on the rung that suits it.
  ///
  /// - Parameters:
  ///   - precision: the decimals to write; nil writes up to two, or three digits of a small number, without zeros at
  ///     the end.
  ///   - autoscale: false keeps values in the unit they come in: 1500 ms stays "1,500ms".
  ///   - shown: a unit in which all values are written: bytes shown in gigabytes. One that measures something else is
  ///     ignored.
  public func formatter(
    precision: Int? = nil, autoscale: Bool = true, shownIn shown: MetricUnit? = nil, symbols: NumberSymbols = .plain
  ) -> ValueFormatter {
    let decimals = precision.map { min(max($0, 0), 15) }
    let rungs = prefixes(currencyLeads: symbols.currencyLeads)
    let style: ValueFormatter.Style
    switch family {
    case .scientific: style = .scientific(rungs[0], resolution: nil)
    case .dateTime: style = .dateTime(decimals: decimals ?? 0)
    default:
      if let shown, shown.measures(family) {
        let target = shown.per(rate)
        let rung = target.ownRung(target.prefixes(currencyLeads: symbols.currencyLeads))
        style = .scaled([rung], decimals: decimals)
      } else {
        style = .scaled(autoscale ? rungs : [ownRung(rungs)], decimals: decimals)
      }
    }
    return ValueFormatter(unit: self, symbols: symbols, style: style)
  }

  /// A formatter for the ticks of an axis: one rung for all, and as few decimals as show every multiple of the step.
  ///
  /// The rung is the one, of the largest that the domain reaches and those below it, whose labels are shorter: ticks
  /// 0, 200 … 1,000 stay as they are, ticks 0, 500 … 2,000 become "0.5k" … "2.0k".
  ///
  /// - Parameters:
  ///   - domain: the axis's range in raw values.
  ///   - step: the raw distance between ticks; one that is not above 0 gives the formatter for single values.
  public func formatter(
    for domain: ClosedRange<Double>, step: Double, symbols: NumberSymbols = .plain
  ) -> ValueFormatter {
    let step = abs(step * scale)
    let lower = domain.lowerBound * scale
    let upper = domain.upperBound * scale
    let reach = max(abs(lower), abs(upper))
    guard step > 0, step.isFinite, reach.isFinite else { return formatter(symbols: symbols) }
    return ValueFormatter(
      unit: self, symbols: symbols,
      style: axisStyle(lower: lower, upper: upper, reach: max(reach, step), step: step, symbols: symbols))
  }

  private func axisStyle(
    lower: Double, upper: Double, reach: Double, step: Double, symbols: NumberSymbols
  ) -> ValueFormatter.Style {
    let rungs = prefixes(currencyLeads: symbols.currencyLeads)
    switch family {
    case .scientific: return .scientific(rungs[0], resolution: step)
    case .dateTime: return .dateTime(decimals: min(decimalPlaces(of: step), 9))
    case .duration where rate == nil && reach >= 60: return durationStyle(step: step)
    default: break
    }
    let index = rungs.lastIndex { $0.factor <= reach * (1 + 1e-9) } ?? 0
    if needsExponent(reach, on: rungs[index], isSmallest: index == 0) {
      let rung = dropsPrefixForExponent ? Self.baseRung(rungs) : rungs[index]
      return .scientific(rung, resolution: step)
    }
    // Beside the two, the step's own rung where the domain is far from 0: "1,000,002" rather than "1.000002M".
    let stepIndex = rungs.lastIndex { $0.factor <= step * (1 + 1e-9) } ?? 0
    let decimals = axisDecimals(step: step, rung: rungs[index])
    var indices = [index]
    if index > 0, reach / rungs[index].factor < 10_000 { indices.append(index - 1) }
    if decimals > 3, stepIndex < index - 1 { indices.append(stepIndex) }
    if indices.count == 1 { return .fixed(rungs[index], decimals: decimals, zero: Self.baseRung(rungs)) }
    let samples = (0..<12).map { ((lower / step).rounded(.up) + Double($0)) * step }.filter { $0 <= upper + step / 2 }
    let candidates = indices.map { index in
      let decimals = axisDecimals(step: step, rung: rungs[index])
      let style = ValueFormatter.Style.fixed(rungs[index], decimals: decimals, zero: Self.baseRung(rungs))
      let formatter = ValueFormatter(unit: self, symbols: symbols, style: style)
      return (style, decimals: decimals, length: samples.reduce(0) { $0 + formatter.string(from: $1 / scale).count })
    }
    return candidates.min { ($0.length, $0.decimals) < ($1.length, $1.decimals) }?.0 ?? candidates[0].0
  }

  private func axisDecimals(step: Double, rung: UnitPrefix) -> Int {
    let places = min(decimalPlaces(of: step / rung.factor), 15)
    // "$0.20", not "$0.2".
    if case .currency = family, rung.factor == 1, places == 1 { return 2 }
    return places
  }

  private func durationStyle(step: Double) -> ValueFormatter.Style {
    let inYears = step / DurationUnit.year
    let largest = abs(inYears - inYears.rounded()) < 1e-9 && inYears >= 1 ? DurationUnit.year : DurationUnit.day
    let whole = DurationUnit.split.first { unit in
      let count = step / unit.seconds
      return unit.seconds <= largest && count >= 1 - 1e-9 && abs(count - count.rounded()) < 1e-9 * count
    }
    return .duration(largest: largest, resolution: whole?.seconds ?? scaled(1, by: -decimalPlaces(of: step)))
  }

  /// Whether the base unit is the same, so that values can be shown in either.
  private func measures(_ other: Family) -> Bool {
    let bytes: [Family] = [.bytes, .bytesSI]
    let bits: [Family] = [.bits, .bitsIEC]
    return family == other || bytes.contains(family) && bytes.contains(other)
      || bits.contains(family) && bits.contains(other)
  }

  /// The rung on which raw values stay as they are.
  private func ownRung(_ rungs: [UnitPrefix]) -> UnitPrefix {
    if family == .duration {
      let per = rate.map { "/" + $0.symbol } ?? ""
      if let unit = DurationUnit.split.first(where: { abs($0.seconds / scale - 1) < 1e-9 }) {
        return UnitPrefix(factor: unit.seconds, trailing: unit.symbol + per)
      }
    }
    return rungs.first { abs($0.factor / scale - 1) < 1e-9 } ?? Self.baseRung(rungs)
  }
}
