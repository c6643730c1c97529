/// A span of time that a widget or a dashboard shows.
public enum TimeSpan: Sendable, Hashable {
  /// The last seconds, ending `before` seconds ago.
  case last(Double, before: Double = 0)
  /// From and to, in seconds since 1970.
  case fixed(ClosedRange<Double>)

  /// The window at a time `now`, in seconds since 1970. A negative duration or NaN counts as 0.
  public func window(now: Double) -> ClosedRange<Double> {
    switch self {
    case .last(let duration, let before):
      let end = before.isFinite ? now - before : now
      return end - (duration > 0 ? min(duration, Self.longest) : 0)...end
    case .fixed(let window): return window
    }
  }

  /// Of what can be counted in seconds.
  private static let longest = 1e300
}

extension TimeSpan {
  /// The seconds of a duration such as `30s`, `15m`, `4h`, `2d`, `1w`, `1mo`, `1y`, or of several in a row: `1h30m`.
  ///
  /// A month is 30 days, a year 365. `M` is a month and `m` a minute. Nil for anything else, and for what is not finite.
  public static func seconds(_ text: some StringProtocol) -> Double? {
    var rest = text.trimmed[...]
    guard !rest.isEmpty else { return nil }
    var sum = 0.0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest[digits.endIndex...]
      let unit = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest[unit.endIndex...]
      guard let count = Double(digits), let scale = scale(unit) else { return nil }
      sum += count * scale
    }
    return sum.isFinite ? sum : nil
  }

  private static func scale(_ unit: Substring) -> Double? {
    switch unit {
    case "ms": 0.001
    case "s", "second", "seconds": 1
    case "m", "min", "minute", "minutes": 60
    case "h", "hour", "hours": 3600
    case "d", "day", "days": 86_400
    case "w", "week", "weeks": 7 * 86_400
    case "mo", "M", "month", "months": 30 * 86_400
    case "y", "year", "years": 365 * 86_400
    default: nil
    }
  }
}
