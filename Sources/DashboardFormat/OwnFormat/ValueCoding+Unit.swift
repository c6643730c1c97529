import GraphData

extension ValueCoding where Value == MetricUnit {
  /// A family's name, or `{"family": …, "label": …, "scale": …, "per": …}` with what differs from the family's base.
  static var unit: Self {
    Self(
      read: { reader, name in
        if case .object = reader.value(name), let object = reader.object(name) {
          defer { object.finish() }
          let label = object.string("label") ?? ""
          guard let text = object.string("family"), let family = family(text, label: label) else {
            reader.warn(.malformed, name, why: "a unit needs a family that is known here")
            return nil
          }
          let scale = object.number("scale") ?? 1
          return MetricUnit(family, scale: scale, rate: object.string("per").map { MetricUnit.Rate(symbol: $0) })
        }
        guard let text = reader.string(name) else { return nil }
        if let family = family(text, label: "") { return MetricUnit(family) }
        reader.warn(.malformed, name, text, why: "no unit that is known here")
        return nil
      },
      write: { unit in
        let (name, label) = Self.names(unit.family)
        var members: [JSONValue.Member] = [.init("family", .string(name))]
        if !label.isEmpty { members.append(.init("label", .string(label))) }
        if unit.scale != 1 { members.append(.init("scale", .number(unit.scale))) }
        if let rate = unit.rate { members.append(.init("per", .string(rate.symbol))) }
        return members.count == 1 ? .string(name) : .object(members)
      })
  }

  private static func family(_ name: String, label: String) -> MetricUnit.Family? {
    switch name {
    case "plain": .plain(suffix: label)
    case "prefixed": .prefixed(label)
    case "short": .short(noun: label)
    case "count": .count(noun: label)
    case "si": .si(symbol: label)
    case "bytes": .bytes
    case "bytes-si": .bytesSI
    case "bits": .bits
    case "bits-iec": .bitsIEC
    case "duration": .duration
    case "percent": .percent
    case "currency": .currency(code: label)
    case "scientific": .scientific
    case "date": .dateTime
    default: nil
    }
  }

  private static func names(_ family: MetricUnit.Family) -> (name: String, label: String) {
    switch family {
    case .plain(let suffix): ("plain", suffix)
    case .prefixed(let prefix): ("prefixed", prefix)
    case .short(let noun): ("short", noun)
    case .count(let noun): ("count", noun)
    case .si(let symbol): ("si", symbol)
    case .bytes: ("bytes", "")
    case .bytesSI: ("bytes-si", "")
    case .bits: ("bits", "")
    case .bitsIEC: ("bits-iec", "")
    case .duration: ("duration", "")
    case .percent: ("percent", "")
    case .currency(let code): ("currency", code)
    case .scientific: ("scientific", "")
    case .dateTime: ("date", "")
    }
  }
}
