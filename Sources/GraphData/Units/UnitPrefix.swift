/// One rung of a family's ladder: values are divided by `factor` and followed (or led) by the texts.
struct UnitPrefix: Hashable, Sendable {
  var factor: Double
  var leading = ""
  var trailing = ""
}

extension MetricUnit {
  /// The family's rungs in rising order; never empty. Durations that are split ("1h 30m") do not come this way.
  func prefixes(currencyLeads: Bool = true) -> [UnitPrefix] {
    let per = rate.map { "/" + $0.symbol } ?? ""
    switch family {
    case .plain(let suffix):
      return [UnitPrefix(factor: 1, trailing: suffix + per)]
    case .prefixed(let text):
      return [UnitPrefix(factor: 1, leading: text, trailing: per)]
    case .percent:
      return [UnitPrefix(factor: 1, trailing: "%" + per)]
    case .scientific, .dateTime:
      return [UnitPrefix(factor: 1, trailing: per)]
    case .short(let noun), .count(let noun):
      let tail = (noun.isEmpty ? "" : " " + noun) + per
      return Self.thousands.map { UnitPrefix(factor: $0.0, trailing: $0.1 + tail) }
    case .si(let symbol):
      return Self.decimal.map { UnitPrefix(factor: $0.0, trailing: " " + $0.1 + symbol + per) }
    case .bytes:
      return Self.binary.map { UnitPrefix(factor: $0.0, trailing: " " + $0.1 + "B" + per) }
    case .bitsIEC:
      return Self.binary.map { UnitPrefix(factor: $0.0, trailing: " " + $0.1 + "b" + per) }
    case .bytesSI:
      return Self.decimal.dropFirst(4).map { UnitPrefix(factor: $0.0, trailing: " " + $0.1 + "B" + per) }
    case .bits:
      return Self.decimal.dropFirst(4).map { UnitPrefix(factor: $0.0, trailing: " " + $0.1 + "b" + per) }
    case .duration:
      return Self.times.map { UnitPrefix(factor: $0.0, trailing: $0.1 + per) }
    case .currency(let code):
      let symbol = Self.currencySymbols[code] ?? code
      // Letters stand apart from the digits: "CHF 20".
      let gap = symbol.last?.isLetter == true ? "\u{A0}" : ""
      return Self.money.map {
        currencyLeads
          ? UnitPrefix(factor: $0.0, leading: symbol + gap, trailing: $0.1 + per)
          : UnitPrefix(factor: $0.0, trailing: $0.1 + "\u{A0}" + symbol + per)
      }
    }
  }

  /// Whether the family's steps are powers of two.
  var isBinary: Bool { family == .bytes || family == .bitsIEC }

  /// As Datadog writes unitless numbers (docs.datadoghq.com/metrics/units): k, M, G, T, then exponents.
  private static let thousands: [(Double, String)] = [(1, ""), (1e3, "k"), (1e6, "M"), (1e9, "G"), (1e12, "T")]
  private static let money: [(Double, String)] = [(1, ""), (1e3, "k"), (1e6, "M"), (1e9, "B"), (1e12, "T")]
  /// The SI brochure, 9th edition, table 7.
  private static let decimal: [(Double, String)] = [
    (1e-12, "p"), (1e-9, "n"), (1e-6, "µ"), (1e-3, "m"), (1, ""), (1e3, "k"), (1e6, "M"), (1e9, "G"), (1e12, "T"),
    (1e15, "P"), (1e18, "E"),
  ]
  /// IEC 80000-13.
  private static let binary: [(Double, String)] = [
    (1, ""), (0x1p10, "Ki"), (0x1p20, "Mi"), (0x1p30, "Gi"), (0x1p40, "Ti"), (0x1p50, "Pi"), (0x1p60, "Ei"),
  ]
  /// Up to where durations are split into several units.
  private static let times: [(Double, String)] = [(1e-9, "ns"), (1e-6, "µs"), (1e-3, "ms"), (1, "s")]

  /// The narrow symbols of the currencies that have one of their own; others are written as their code.
  private static let currencySymbols: [String: String] = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "¥", "INR": "₹", "KRW": "₩", "RUB": "₽", "UAH": "₴",
    "BRL": "R$", "ILS": "₪", "TRY": "₺", "VND": "₫", "NGN": "₦", "PHP": "₱", "KZT": "₸", "CRC": "₡", "PYG": "₲",
    "BTC": "₿", "ETH": "Ξ", "DKK": "kr", "ISK": "kr", "NOK": "kr", "SEK": "kr", "ZAR": "R", "CAD": "CA$", "AUD": "A$",
    "NZD": "NZ$", "MXN": "MX$", "HKD": "HK$", "TWD": "NT$", "SGD": "S$",
  ]
}
