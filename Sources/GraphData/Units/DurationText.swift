/// The units in which long durations are written, in seconds.
enum DurationUnit {
  static let year = 365.0 * 86400
  static let day = 86400.0

  /// From the largest down; a year counts 365 days.
  static let split: [(seconds: Double, symbol: String)] = [
    (year, "y"), (day, "d"), (3600, "h"), (60, "m"), (1, "s"),
  ]
}

extension NumberSymbols {
  /// A duration in several units: "1h 30m".
  ///
  /// - Parameters:
  ///   - largest: the seconds of the largest unit to be used.
  ///   - resolution: what the duration is rounded to, in seconds; units that are then 0 are left out. Nil rounds to the
  ///     unit below the largest that is not 0, so that two units are written: the convention of
  ///     docs.datadoghq.com/metrics/units (95 s is "1m 35s", 86390 s "1d").
  func durationText(_ seconds: Double, largest: Double, resolution: Double?) -> String {
    let units = DurationUnit.split.filter { $0.seconds <= largest }
    var magnitude = abs(seconds)
    var step = resolution ?? 1
    if resolution == nil {
      let first = units.firstIndex { $0.seconds <= magnitude } ?? units.count - 1
      step = units[min(first + 1, units.count - 1)].seconds
      magnitude = (magnitude / step).rounded() * step
    }
    guard magnitude / step < 9e15 else { return text(seconds / DurationUnit.year, decimals: 0) + "y" }

    var left = UInt64((magnitude / step).rounded())
    if left == 0 { return text(0, decimals: 0) + "s" }
    var parts: [String] = []
    for unit in units {
      let size = (unit.seconds / step).rounded()
      guard size >= 1, unit.seconds > 1 || step >= 1 else { continue }
      let count = left / UInt64(size)
      left -= count * UInt64(size)
      if count > 0 { parts.append(text(Double(count), decimals: 0) + unit.symbol) }
    }
    // Less than whole seconds: the seconds take decimals.
    if left > 0, step < 1 {
      parts.append(text(Double(left) * step, decimals: decimalPlaces(of: step), trimmed: true) + "s")
    }
    return (seconds < 0 ? minus : "") + parts.joined(separator: " ")
  }
}

/// How many decimals the multiples of a step need: enough for the step itself where it is a round number, else enough to
/// tell neighbours apart.
func decimalPlaces(of step: Double) -> Int {
  let least = max(0, -decimalExponent(step))
  for places in least...(least + 2) {
    let shifted = scaled(abs(step), by: places)
    if abs(shifted - shifted.rounded()) <= 1e-6 * shifted { return places }
  }
  return least + 1
}
