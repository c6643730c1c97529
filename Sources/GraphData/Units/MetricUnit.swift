/// What the numbers of a metric are: the family that says how they are written, and the factor to the family's base.
///
///     MetricUnit.milliseconds                        // 1500 → "1.5s"
///     MetricUnit.bytes.per(.second)                  // 2048 → "2 KiB/s"
///     MetricUnit.custom(" req", scale: 60)           // 2 → "120 req"
public struct MetricUnit: Hashable, Sendable {
  /// How a value is written once it is in the family's base unit.
  public enum Family: Hashable, Sendable {
    /// Digits and groups, never a prefix: "1,234.5", then the suffix as it is.
    case plain(suffix: String)
    /// As plain, with a text before the number.
    case prefixed(String)
    /// Thousands as k, M, G, T; a number above or far below them with an exponent; then the noun: "1.2k req".
    case short(noun: String)
    /// Whole things: as `short`, and ticks are never closer than 1.
    case count(noun: String)
    /// A symbol that takes SI prefixes from pico to exa: "1.2 kW", "3 mA".
    case si(symbol: String)
    /// Base: byte. Prefixes of 1024: "1.5 GiB".
    case bytes
    /// Base: byte. Prefixes of 1000: "1.5 GB".
    case bytesSI
    /// Base: bit. Prefixes of 1000: "1.5 Gb".
    case bits
    /// Base: bit. Prefixes of 1024: "1.5 Gib".
    case bitsIEC
    /// Base: second. "1.5ms", "1h 30m", "2d 3h".
    case duration
    /// Base: percent, 100 being the whole: "45%".
    case percent
    /// An amount of money: "$1.2k", "1,20 €" where the locale writes it so. The code is of ISO 4217.
    case currency(code: String)
    /// A mantissa and a power of ten: "1.2e7".
    case scientific
    /// Base: second since 1970, written in UTC as ISO 8601 has it: "2024-03-31 01:00:00".
    case dateTime
  }

  /// What a value is counted per.
  public struct Rate: Hashable, Sendable {
    /// Written after a slash: "s", "min", "op".
    public var symbol: String
    public init(symbol: String) { self.symbol = symbol }
    public static let second = Rate(symbol: "s")
    public static let minute = Rate(symbol: "min")
    public static let hour = Rate(symbol: "h")
    public static let day = Rate(symbol: "d")
  }

  public var family: Family
  /// A raw value times this is in the family's base unit; finite and not 0.
  public let scale: Double
  public var rate: Rate?

  /// A scale of 0, or one that is not finite, counts as 1.
  public init(_ family: Family, scale: Double = 1, rate: Rate? = nil) {
    self.family = family
    self.scale = scale.isFinite && scale != 0 ? scale : 1
    self.rate = rate
  }

  /// The same unit per second, minute, operation.
  public func per(_ rate: Rate?) -> MetricUnit {
    MetricUnit(family, scale: scale, rate: rate)
  }
}

extension MetricUnit {
  /// Plain numbers.
  public static let none = MetricUnit(.plain(suffix: ""))
  public static let short = MetricUnit(.short(noun: ""))
  public static let count = MetricUnit(.count(noun: ""))
  public static let scientific = MetricUnit(.scientific)
  public static let bytes = MetricUnit(.bytes)
  public static let bytesSI = MetricUnit(.bytesSI)
  public static let bits = MetricUnit(.bits)
  public static let bitsIEC = MetricUnit(.bitsIEC)
  public static let nanoseconds = MetricUnit(.duration, scale: 1e-9)
  public static let microseconds = MetricUnit(.duration, scale: 1e-6)
  public static let milliseconds = MetricUnit(.duration, scale: 1e-3)
  public static let seconds = MetricUnit(.duration)
  public static let minutes = MetricUnit(.duration, scale: 60)
  public static let hours = MetricUnit(.duration, scale: 3600)
  public static let days = MetricUnit(.duration, scale: 86400)
  /// 100 is the whole.
  public static let percent = MetricUnit(.percent)
  /// 1 is the whole; written in percent.
  public static let fraction = MetricUnit(.percent, scale: 100)

  /// An amount in the currency with that code of ISO 4217.
  public static func currency(_ code: String) -> MetricUnit { MetricUnit(.currency(code: code)) }

  /// Raw values times `scale`, followed by the suffix as it is.
  public static func custom(_ suffix: String, scale: Double = 1) -> MetricUnit {
    MetricUnit(.plain(suffix: suffix), scale: scale)
  }

  /// A symbol that takes prefixes: `.si("W")` writes 1200 as "1.2 kW".
  public static func si(_ symbol: String) -> MetricUnit { MetricUnit(.si(symbol: symbol)) }
}
