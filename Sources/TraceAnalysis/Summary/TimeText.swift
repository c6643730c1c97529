/// Formats durations for people: three digits and a unit.
public enum TimeText {
  /// `640 ns`, `71.4 µs`, `1.25 ms`, `3.00 s`.
  public static func text(_ nanoseconds: Int64) -> String {
    guard nanoseconds >= 0 else { return "-" + text(nanoseconds == .min ? .max : -nanoseconds) }
    guard nanoseconds >= 1000 else { return "\(nanoseconds) ns" }
    for (unit, name) in [(1000, "µs"), (1_000_000, "ms")] as [(Int64, String)] {
      if let text = digits(nanoseconds, unit) { return "\(text) \(name)" }
    }
    return (digits(nanoseconds, 1_000_000_000) ?? "\(nanoseconds / 1_000_000_000)") + " s"
  }

  /// Three digits; nil if the value rounds to 1000 or more.
  private static func digits(_ value: Int64, _ unit: Int64) -> String? {
    for (limit, decimals) in [(1000, 2), (1000, 1), (1000, 0)] as [(Int64, Int)] {
      let step = unit / [1, 10, 100][decimals]
      let rounded = value / step + (value % step * 2 >= step ? 1 : 0)
      guard rounded < limit else { continue }
      guard decimals > 0 else { return "\(rounded)" }
      let text = String(repeating: "0", count: max(0, decimals + 1 - "\(rounded)".count)) + "\(rounded)"
      return text.dropLast(decimals) + "." + text.suffix(decimals)
    }
    return nil
  }
}
