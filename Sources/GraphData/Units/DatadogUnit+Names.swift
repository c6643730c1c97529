/// Datadog's unit list (docs.datadoghq.com/metrics/units).
extension MetricUnit {
  /// The units that have a family of their own here, by name.
  static let datadogUnits: [String: MetricUnit] = {
    var units: [String: MetricUnit] = [
      "bit": .bits, "byte": .bytes, "bit_in_decimal_bytes_family": .bits, "bit_in_bits_family": .bits,
      "bit_in_binary_bytes_family": .bitsIEC, "byte_in_binary_bytes_family": .bytes,
      "byte_in_decimal_bytes_family": .bytesSI,
      "nanosecond": .nanoseconds, "microsecond": .microseconds, "millisecond": .milliseconds, "second": .seconds,
      "minute": .minutes, "hour": .hours, "day": .days, "week": MetricUnit(.duration, scale: 604_800),
      "percent": .percent, "percent_nano": MetricUnit(.percent, scale: 1e-9), "fraction": .fraction, "apdex": .none,
      "dollar": .currency("USD"), "cent": MetricUnit(.currency(code: "USD"), scale: 0.01),
      "microdollar": MetricUnit(.currency(code: "USD"), scale: 1e-6), "euro": .currency("EUR"),
      "pound": .currency("GBP"), "yen": .currency("JPY"),
      "degree celsius": .custom(" °C"), "decidegree celsius": .custom(" °C", scale: 0.1),
      "degree fahrenheit": .custom(" °F"), "degree_celsius": .custom(" °C"),
      "decidegree_celsius": .custom(" °C", scale: 0.1), "degree_fahrenheit": .custom(" °F"),
      "mcore": MetricUnit(.si(symbol: "cores"), scale: 1e-3), "terrawatt": MetricUnit(.si(symbol: "W"), scale: 1e12),
      "decisecond": MetricUnit(.duration, scale: 0.1), "deciwatt": MetricUnit(.si(symbol: "W"), scale: 0.1),
    ]
    for (power, prefix) in ["kibi", "mebi", "gibi", "tebi", "pebi", "exbi"].enumerated() {
      let factor = [0x1p10, 0x1p20, 0x1p30, 0x1p40, 0x1p50, 0x1p60][power]
      units[prefix + "byte"] = MetricUnit(.bytes, scale: factor)
      units[prefix + "bit"] = MetricUnit(.bitsIEC, scale: factor)
    }
    let prefixes: [(String, Double)] = [
      ("nano", 1e-9), ("micro", 1e-6), ("milli", 1e-3), ("", 1), ("kilo", 1e3), ("mega", 1e6), ("giga", 1e9),
      ("tera", 1e12), ("peta", 1e15), ("exa", 1e18),
    ]
    for (prefix, factor) in prefixes {
      for (name, symbol) in [("core", "cores"), ("hertz", "Hz"), ("watt", "W"), ("ampere", "A"), ("volt", "V")] {
        units[prefix + name] = MetricUnit(.si(symbol: symbol), scale: factor)
      }
      if factor > 1 {
        units[prefix + "byte"] = MetricUnit(.bytesSI, scale: factor)
        units[prefix + "bit"] = MetricUnit(.bits, scale: factor)
      }
    }
    return units
  }()

  /// The families whose units are things that are counted.
  static let datadogNounFamilies: Set<String> = [
    "network", "system", "disk", "general", "db", "cache", "memory", "logging", "apm", "synthetics", "percentage",
    "events", "unit",
  ]

  /// The names of things that are counted.
  static let datadogNouns: Set<String> = Set(
    """
    connection request packet segment response message payload timeout datagram route session hop process thread host \
    node fault service instance cpu file inode sector block buffer error read write occurrence event time unit \
    operation item task worker resource email sample stage monitor location check attempt device update method job \
    container execution throttle invocation user success build prediction exception table index lock transaction query \
    row key command offset record object cursor assertion scan document shard flush merge refresh fetch column commit \
    wait ticket question hit miss eviction get set page split entry span run count garbage_collection
    """.split(separator: " ").map(String.init))
}
