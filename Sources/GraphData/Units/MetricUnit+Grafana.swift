/// Grafana's unit identifiers ("unit" in a panel's field configuration).
///
/// Source: the list in Grafana's own sources, packages/grafana-data/src/valueFormats/categories.ts, and its
/// documentation, "Standard options: Unit".
extension MetricUnit {
  /// The unit of an identifier, and a warning where it is not known or is shown in another form.
  ///
  /// Units that users make up have a form of their own: `suffix:`, `prefix:`, `count:`, `si:` and `currency:` before the
  /// text. Any other identifier that is not known is written after the number, as Grafana does.
  public static func grafana(_ identifier: String) -> UnitReading {
    if let unit = grafanaUnits[identifier] { return UnitReading(unit) }
    if let (unit, form) = grafanaSubstitutes[identifier] {
      return UnitReading(unit, warning: "unit “\(identifier)” is shown as \(form)")
    }
    if identifier.hasPrefix("currency"), identifier.count == 11 {
      return UnitReading(.currency(String(identifier.dropFirst(8))))
    }
    if let colon = identifier.firstIndex(of: ":") {
      let text = String(identifier[identifier.index(after: colon)...])
      switch identifier[..<colon] {
      case "suffix": return UnitReading(.custom(text))
      case "prefix": return UnitReading(MetricUnit(.prefixed(text)))
      case "count": return UnitReading(MetricUnit(.short(noun: text)))
      case "currency":
        return UnitReading(.currency(text.split(separator: ":").last.map(String.init) ?? text))
      case "si": return UnitReading(grafanaSI(text))
      case "time": return UnitReading(milliseconds1970, warning: "the time format “\(text)” is shown as ISO 8601")
      default: break
      }
    }
    if identifier.isEmpty { return UnitReading(.short) }
    return UnitReading(
      .custom(" " + identifier), warning: "unit “\(identifier)” is not known; it is written as it is")
  }

  /// "mW" is watts in thousandths: a leading prefix says the scale of the raw values.
  private static func grafanaSI(_ text: String) -> MetricUnit {
    let factors: [Character: Double] = [
      "p": 1e-12, "n": 1e-9, "µ": 1e-6, "u": 1e-6, "m": 1e-3, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "P": 1e15,
    ]
    guard text.count > 1, let first = text.first, let factor = factors[first] else { return .si(text) }
    return MetricUnit(.si(symbol: String(text.dropFirst())), scale: factor)
  }

  private static let milliseconds1970 = MetricUnit(.dateTime, scale: 1e-3)

  private static let grafanaSubstitutes: [String: (MetricUnit, String)] = [
    "hex": (.none, "decimal"), "hex0x": (.none, "decimal"), "string": (.none, "a number"),
    "dateTimeFromNow": (milliseconds1970, "a date"), "bool": (.none, "a number"), "bool_yes_no": (.none, "a number"),
    "bool_on_off": (.none, "a number"),
  ]

  private static let grafanaUnits: [String: MetricUnit] = {
    var units: [String: MetricUnit] = [
      "none": .none, "short": .short, "percent": .percent, "percentunit": .fraction, "sci": .scientific,
      "locale": .none,
      // Times. A clock or hh:mm:ss is a duration in other clothes.
      "ns": .nanoseconds, "µs": .microseconds, "μs": .microseconds, "us": .microseconds, "ms": .milliseconds,
      "s": .seconds, "m": .minutes, "h": .hours, "d": .days, "dtdurationms": .milliseconds, "dtdurations": .seconds,
      "dthms": .seconds, "dtdhms": .seconds, "clockms": .milliseconds, "clocks": .seconds,
      "timeticks": MetricUnit(.duration, scale: 0.01),
      "dateTimeAsIso": milliseconds1970, "dateTimeAsIsoNoDateIfToday": milliseconds1970,
      "dateTimeAsUS": milliseconds1970, "dateTimeAsUSNoDateIfToday": milliseconds1970,
      "dateTimeAsLocal": milliseconds1970, "dateTimeAsLocalNoDateIfToday": milliseconds1970,
      "dateTimeAsSystem": milliseconds1970,
      // Data and its rates.
      "bytes": .bytes, "bits": .bitsIEC, "decbytes": .bytesSI, "decbits": .bits, "bps": .bits.per(.second),
      "Bps": .bytesSI.per(.second), "binbps": .bitsIEC.per(.second), "binBps": .bytes.per(.second),
      "pps": MetricUnit(.short(noun: "p")).per(.second),
      // Money below a coin.
      "currencymBTC": MetricUnit(.currency(code: "BTC"), scale: 1e-3),
      "currencyμBTC": MetricUnit(.currency(code: "BTC"), scale: 1e-6),
      // Powers of ten that their names do not follow.
      "megwatt": MetricUnit(.si(symbol: "W"), scale: 1e6), "gwatt": MetricUnit(.si(symbol: "W"), scale: 1e9),
      "kwattm": MetricUnit(.si(symbol: "W-Min"), scale: 1e3),
      "radmsv": MetricUnit(.si(symbol: "Sv"), scale: 1e-3), "radusv": MetricUnit(.si(symbol: "Sv"), scale: 1e-6),
      "radmsvh": MetricUnit(.si(symbol: "Sv/h"), scale: 1e-3),
      "radusvh": MetricUnit(.si(symbol: "Sv/h"), scale: 1e-6),
      "pressurembar": MetricUnit(.si(symbol: "bar"), scale: 1e-3),
      "pressurekbar": MetricUnit(.si(symbol: "bar"), scale: 1e3), "forcekNm": MetricUnit(.si(symbol: "Nm"), scale: 1e3),
      "forcekN": MetricUnit(.si(symbol: "N"), scale: 1e3), "massmg": MetricUnit(.si(symbol: "g"), scale: 1e-3),
      "masskg": MetricUnit(.si(symbol: "g"), scale: 1e3), "lengthmm": MetricUnit(.si(symbol: "m"), scale: 1e-3),
      "lengthkm": MetricUnit(.si(symbol: "m"), scale: 1e3), "Mohm": MetricUnit(.si(symbol: "Ω"), scale: 1e6),
    ]
    for (index, prefix) in ["k", "m", "g", "t", "p"].enumerated() {
      let power = index + 1
      let factors = (decimal: pow10(3 * power), binary: Double(sign: .plus, exponent: 10 * power, significand: 1))
      units[prefix + "bytes"] = MetricUnit(.bytes, scale: factors.binary)
      units["dec" + prefix + "bytes"] = MetricUnit(.bytesSI, scale: factors.decimal)
      let capital = prefix.uppercased()
      units[capital + "Bs"] = MetricUnit(.bytesSI, scale: factors.decimal, rate: .second)
      units[capital + "bits"] = MetricUnit(.bits, scale: factors.decimal, rate: .second)
      units[capital + "iBs"] = MetricUnit(.bytes, scale: factors.binary, rate: .second)
      units[capital + "ibits"] = MetricUnit(.bitsIEC, scale: factors.binary, rate: .second)
    }
    for (index, prefix) in ["", "m", "g", "t", "p", "e", "z", "y"].enumerated() {
      units[prefix + "flops"] = MetricUnit(.si(symbol: "FLOP/s"), scale: pow10(index == 0 ? 0 : 3 * index + 3))
    }
    for (index, prefix) in ["", "K", "M", "G", "T", "P", "E"].enumerated() {
      units[prefix + "Hs"] = MetricUnit(.si(symbol: "H/s"), scale: pow10(3 * index))
    }
    for (index, prefix) in ["", "m", "µ", "n", "p", "f"].enumerated() {
      units[prefix + "farad"] = MetricUnit(.si(symbol: "F"), scale: pow10(-3 * index))
      units[prefix + "henry"] = MetricUnit(.si(symbol: "H"), scale: pow10(-3 * index))
    }
    for (identifier, symbol) in scaledSymbols {
      units[identifier] = .si(symbol)
      if kilo.contains(identifier) { units["k" + identifier] = MetricUnit(.si(symbol: symbol), scale: 1e3) }
      if milli.contains(identifier) { units["m" + identifier] = MetricUnit(.si(symbol: symbol), scale: 1e-3) }
    }
    for (identifier, suffix) in fixedSuffixes { units[identifier] = .custom(suffix) }
    for (identifier, noun, rate) in throughput { units[identifier] = MetricUnit(.short(noun: noun), rate: rate) }
    return units
  }()

  private static func pow10(_ exponent: Int) -> Double { scaled(1, by: exponent) }

  /// Symbols that take prefixes.
  private static let scaledSymbols: [(String, String)] = [
    ("watt", "W"), ("voltamp", "VA"), ("voltampreact", "var"), ("watth", "Wh"), ("watthperkg", "Wh/kg"), ("amph", "Ah"),
    ("joule", "J"), ("ev", "eV"), ("amp", "A"), ("volt", "V"), ("dBm", "dBm"), ("ohm", "Ω"), ("lumens", "Lm"),
    ("forceNm", "Nm"), ("forceN", "N"), ("massg", "g"), ("lengthm", "m"), ("pressurebar", "bar"), ("pressurepa", "Pa"),
    ("radbq", "Bq"), ("radci", "Ci"), ("radgy", "Gy"), ("radrad", "rad"), ("radsv", "Sv"), ("radrem", "rem"),
    ("radexpckg", "C/kg"), ("radr", "R"), ("radsvh", "Sv/h"), ("rothz", "Hz"), ("hertz", "Hz"), ("litre", "L"),
    ("pressurepsi", "psi"),
  ]
  private static let kilo: Set<String> = ["watt", "voltamp", "voltampreact", "watth", "amph", "amp", "volt", "ohm"]
  private static let milli: Set<String> = ["watt", "amph", "amp", "volt", "litre"]

  /// Suffixes that nothing scales; symbols stand at the number, names apart from it.
  private static let fixedSuffixes: [(String, String)] = [
    ("humidity", "%H"), ("dB", " dB"), ("pixel", " px"), ("accMS2", " m/s²"), ("accFS2", " ft/s²"), ("accG", " g"),
    ("degree", "°"), ("radian", " rad"), ("grad", " grad"), ("arcmin", " arcmin"), ("arcsec", " arcsec"),
    ("areaM2", " m²"), ("areaF2", " ft²"), ("areaMI2", " mi²"), ("areaAC", " ac"), ("areaHA", " ha"), ("ppm", " ppm"),
    ("conppb", " ppb"), ("conngm3", " ng/m³"), ("conngNm3", " ng/Nm³"), ("conμgm3", " µg/m³"), ("conμgNm3", " µg/Nm³"),
    ("conmgm3", " mg/m³"), ("conmgNm3", " mg/Nm³"), ("congm3", " g/m³"), ("congNm3", " g/Nm³"), ("conmgdL", " mg/dL"),
    ("conmmolL", " mmol/L"), ("Wm2", " W/m²"), ("flowgpm", " gpm"), ("flowcms", " m³/s"), ("flowcfs", " ft³/s"),
    ("flowcfm", " ft³/min"), ("litreh", " L/h"), ("flowlpm", " L/min"), ("flowmlpm", " mL/min"), ("lux", " lx"),
    ("masst", " t"), ("masslb", " lb"), ("lengthft", " ft"), ("lengthin", " in"), ("lengthmi", " mi"),
    ("pressurehpa", " hPa"), ("pressurekpa", " kPa"), ("pressurehg", " inHg"), ("rotrpm", " rpm"),
    ("rotrads", " rad/s"), ("rotdegs", "°/s"), ("celsius", " °C"), ("fahrenheit", " °F"), ("kelvin", " K"),
    ("velocityms", " m/s"), ("velocitykmh", " km/h"), ("velocitymph", " mph"), ("velocityknot", " kn"), ("m3", " m³"),
    ("Nm3", " Nm³"), ("dm3", " dm³"), ("gallons", " gal"),
  ]

  private static let throughput: [(String, String, Rate)] = [
    ("cps", "", .second), ("ops", "op", .second), ("reqps", "req", .second), ("rps", "rd", .second),
    ("wps", "wr", .second), ("iops", "io", .second), ("eps", "ev", .second), ("mps", "msg", .second),
    ("recps", "rec", .second), ("rowsps", "rows", .second), ("cpm", "", .minute), ("opm", "op", .minute),
    ("reqpm", "req", .minute), ("rpm", "rd", .minute), ("wpm", "wr", .minute), ("epm", "ev", .minute),
    ("mpm", "msg", .minute), ("recpm", "rec", .minute), ("rowspm", "rows", .minute),
  ]
}
