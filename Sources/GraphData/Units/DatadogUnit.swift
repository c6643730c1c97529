/// A unit as Datadog's query responses describe it (API reference, "MetricsQueryUnit"): `family`, `name`, `plural`,
/// `short_name` and `scale_factor`, the factor to the family's base.
///
/// Every field may be absent or null.
public struct DatadogUnit: Hashable, Sendable, Decodable {
  public var family: String?
  public var name: String?
  public var plural: String?
  public var shortName: String?
  public var scaleFactor: Double?

  public init(
    family: String? = nil, name: String? = nil, plural: String? = nil, shortName: String? = nil,
    scaleFactor: Double? = nil
  ) {
    self.family = family
    self.name = name
    self.plural = plural
    self.shortName = shortName
    self.scaleFactor = scaleFactor
  }

  private enum CodingKeys: String, CodingKey {
    case family, name, plural
    case shortName = "short_name"
    case scaleFactor = "scale_factor"
  }
}

extension MetricUnit {
  /// The unit of a series: its own and what it is counted per, the two elements of a response's `unit`.
  ///
  /// A nil unit is plain short numbers. A name outside Datadog's list is written after the number, and said so.
  public static func datadog(_ unit: DatadogUnit?, per: DatadogUnit? = nil) -> UnitReading {
    let rate = per.map { Rate(symbol: rateSymbol($0)) }
    guard let unit else { return UnitReading(MetricUnit.short.per(rate)) }
    if let name = unit.name, let known = datadogUnits[name] {
      return UnitReading(known.per(rate))
    }
    let factor = unit.scaleFactor ?? 1
    switch unit.family {
    case "bytes":
      // A bit has the factor 1/8 there.
      let isBit = unit.name?.contains("bit") == true && unit.name?.contains("byte") != true
      return UnitReading((isBit ? MetricUnit(.bits, scale: factor * 8) : MetricUnit(.bytes, scale: factor)).per(rate))
    case "time": return UnitReading(MetricUnit(.duration, scale: factor).per(rate))
    case "percentage": return UnitReading(MetricUnit(.percent, scale: factor).per(rate))
    case "money": return UnitReading(MetricUnit(.currency(code: "USD"), scale: factor).per(rate))
    case "frequency": return UnitReading(MetricUnit(.si(symbol: "Hz"), scale: factor).per(rate))
    case "cpu": return UnitReading(MetricUnit(.si(symbol: "cores"), scale: factor).per(rate))
    case "power": return UnitReading(MetricUnit(.si(symbol: "W"), scale: factor).per(rate))
    case "current": return UnitReading(MetricUnit(.si(symbol: "A"), scale: factor).per(rate))
    case "potential": return UnitReading(MetricUnit(.si(symbol: "V"), scale: factor).per(rate))
    case "temperature" where unit.shortName != nil:
      return UnitReading(MetricUnit(.plain(suffix: " " + (unit.shortName ?? ""))).per(rate))
    default:
      let noun = unit.shortName ?? unit.plural ?? unit.name ?? ""
      let isKnown = unit.family.map { datadogNounFamilies.contains($0) } ?? noun.isEmpty
      return UnitReading(
        MetricUnit(.short(noun: noun)).per(rate),
        warning: isKnown ? nil : "unit family “\(unit.family ?? "none")” is not known; “\(noun)” is written as it is")
    }
  }

  /// The unit of a name in a dashboard's `number_format` (`canonical_unit`): "mebibyte", "request", "second" per "minute".
  public static func datadog(name: String, perName: String? = nil) -> UnitReading {
    let rate = perName.map { Rate(symbol: rateSymbol(DatadogUnit(name: $0))) }
    if let unit = datadogUnits[name] { return UnitReading(unit.per(rate)) }
    let noun = name.replacing("_", with: " ")
    return UnitReading(
      MetricUnit(.short(noun: noun)).per(rate),
      warning: datadogNouns.contains(name) ? nil : "unit “\(name)” is not known; it is written as it is")
  }

  /// A `custom_unit` label: written as it is, save the labels that are a unit's own symbol.
  ///
  /// Datadog writes the label after the number and scales nothing; so does this.
  public static func datadog(customLabel label: String) -> MetricUnit {
    let trimmed = label.trimmingPrefix { $0.isWhitespace }
    if trimmed.isEmpty { return .none }
    // Symbols stand at the number, words apart from it.
    let isWord = trimmed.first?.isLetter == true || trimmed.hasPrefix("$")
    return MetricUnit(.plain(suffix: (isWord ? " " : "") + trimmed))
  }

  private static func rateSymbol(_ unit: DatadogUnit) -> String {
    switch unit.name {
    case "second": return "s"
    case "minute": return "min"
    case "hour": return "h"
    case "day": return "d"
    case "week": return "wk"
    default: return unit.shortName ?? unit.name ?? "?"
    }
  }
}
