import GraphData

/// Values with several cases: a word if the case has no values, else an object with one member that names the case.
extension ValueCoding where Value == [Double] {
  static var numbers: Self {
    Self(
      read: { reader, name in
        guard reader.has(name) else { return nil }
        return reader.elements(name).compactMap { value, _ in
          guard let number = value.number, number.isFinite else {
            reader.warn(.malformed, name, why: "numbers are expected here")
            return nil
          }
          return number
        }
      }, write: { .array($0.map { .number($0) }) })
  }
}

extension ValueCoding where Value == [String: DashboardColor] {
  /// An object of colours by name.
  static var colors: Self {
    Self(
      read: { reader, name in
        guard let members = reader.value(name)?.members else { return nil }
        var colors: [String: DashboardColor] = [:]
        for member in members.prefix(1000) { colors[member.name] = member.value.string.flatMap { DashboardColor($0) } }
        return colors
      }, write: { .object($0.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value.text)) }) })
  }
}

extension ValueCoding where Value == GridFrame {
  /// `[x, y, width, height]`
  static var frame: Self {
    Self(
      read: { reader, name in
        guard reader.has(name) else { return nil }
        let numbers = reader.elements(name).compactMap { value, _ in value.number }.filter(\.isFinite)
          .map { Int(min(max($0.rounded(), -10_000), 10_000)) }
        guard numbers.count == 4 else {
          reader.warn(.malformed, name, why: "four numbers are expected here: x, y, width, height")
          return nil
        }
        return GridFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      },
      write: { .array([$0.x, $0.y, $0.width, $0.height].map { .number(Double($0)) }) })
  }
}

extension ValueCoding where Value == TimeSpan {
  /// `{"last": 3600}`, `{"last": 3600, "before": 60}`, `{"from": …, "to": …}`
  static var span: Self {
    Self(
      read: { reader, name in
        guard let span = reader.object(name) else { return nil }
        defer { span.finish() }
        if let duration = span.number("last"), duration > 0 {
          return .last(duration, before: span.number("before") ?? 0)
        }
        if let from = span.number("from"), let to = span.number("to"), from <= to { return .fixed(from...to) }
        reader.warn(.malformed, name, why: "a span has 'last', or 'from' and 'to'")
        return nil
      },
      write: { span in
        switch span {
        case .last(let duration, 0): ["last": .number(duration)]
        case .last(let duration, let before): ["last": .number(duration), "before": .number(before)]
        case .fixed(let window): ["from": .number(window.lowerBound), "to": .number(window.upperBound)]
        }
      })
  }
}

extension ValueCoding where Value == Query.Language {
  /// `promql`, `datadog-metrics`, `datadog-events NAME`, or another source's name.
  static var language: Self {
    Self(
      read: { reader, name in
        guard let text = reader.string(name), !text.isEmpty else { return nil }
        switch text {
        case "promql": return .promQL
        case "datadog-metrics": return .datadogMetrics
        default:
          if text.hasPrefix("datadog-events ") {
            return .datadogEvents(String(text.dropFirst("datadog-events ".count)))
          }
          return .other(text)
        }
      },
      write: { language in
        switch language {
        case .promQL: "promql"
        case .datadogMetrics: "datadog-metrics"
        case .datadogEvents(let source): .string("datadog-events " + source)
        case .other(let name): .string(name)
        }
      })
  }
}

extension ValueCoding where Value == SeriesStyle.Nulls {
  /// `gap`, `connect`, `zero`, or the seconds up to which gaps are bridged.
  static var nulls: Self {
    Self(
      read: { reader, name in
        if case .number = reader.value(name) {
          return reader.number(name).map { .connectShorter(than: max($0, 0)) }
        }
        return reader.choice(name, ["gap": .gap, "connect": .connect, "zero": .zero])
      },
      write: { nulls in
        switch nulls {
        case .gap: "gap"
        case .connect: "connect"
        case .zero: "zero"
        case .connectShorter(let seconds): .number(seconds)
        }
      })
  }
}

extension ValueCoding where Value == MarkerDescription.Position {
  /// A number is a line; `{"from": …, "to": …}` a band, open where one is missing.
  static var position: Self {
    Self(
      read: { reader, name in
        if case .object = reader.value(name), let band = reader.object(name) {
          defer { band.finish() }
          return .band(band.number("from"), band.number("to"))
        }
        return reader.number(name).map { .line($0) }
      },
      write: { position in
        switch position {
        case .line(let value): .number(value)
        case .band(let from, let to): .object(Self.bounds(from, to))
        }
      })
  }

  static func bounds(_ from: Double?, _ to: Double?) -> [JSONValue.Member] {
    [("from", from), ("to", to)].compactMap { name, bound in bound.map { .init(name, .number($0)) } }
  }
}

extension ValueCoding where Value == ValueMapping.Match {
  /// `{"value": "1"}`, `{"from": …, "to": …}`, or `{}` for no value.
  static var match: Self {
    Self(
      read: { reader, name in
        guard let match = reader.object(name) else { return nil }
        defer { match.finish() }
        if let text = match.string("value") { return .text(text) }
        let (from, to) = (match.number("from"), match.number("to"))
        return match.bool("range") == true || from != nil || to != nil ? .range(from, to) : .null
      },
      write: { match in
        switch match {
        case .text(let text): ["value": .string(text)]
        case .range(nil, nil): ["range": true]
        case .range(let from, let to): .object(ValueCoding<MarkerDescription.Position>.bounds(from, to))
        case .null: .object([])
        }
      })
  }
}

extension ValueCoding where Value == ColumnDefinition.Source {
  /// A number is the index of a formula, text a label.
  static var source: Self {
    Self(
      read: { reader, name in
        if case .number = reader.value(name) { return reader.integer(name, in: 0...1000).map { .formula($0) } }
        return reader.string(name).map { .label($0) }
      },
      write: { source in
        switch source {
        case .formula(let index): .number(Double(index))
        case .label(let label): .string(label)
        }
      })
  }
}

extension ValueCoding where Value == HeatMapDefinition.Buckets {
  /// `series`, `computed`, or a number of computed buckets.
  static var buckets: Self {
    Self(
      read: { reader, name in
        if case .number = reader.value(name) { return reader.integer(name, in: 1...1000).map { .computed(count: $0) } }
        return reader.choice(name, ["series": .series, "computed": .computed(count: nil)])
      },
      write: { buckets in
        switch buckets {
        case .series: "series"
        case .computed(nil): "computed"
        case .computed(let count?): .number(Double(count))
        }
      })
  }
}

extension ValueCoding where Value == Scale {
  /// `linear`, `log`, `symlog`, `sqrt`, `power`; a number follows if it is not the default: `log 2`.
  static var scale: Self {
    Self(
      read: { reader, name in
        guard let text = reader.string(name) else { return nil }
        let words = text.split(separator: " ")
        let number = words.count > 1 ? Double(words[1]).flatMap { $0.isFinite && $0 > 0 ? $0 : nil } : nil
        switch words.first {
        case "linear": return .linear
        case "log": return .log(base: number ?? 10)
        case "symlog": return .symlog(constant: number ?? 1)
        case "sqrt": return .sqrt
        case "power": return .power(number ?? 2)
        default:
          reader.warn(.malformed, name, text, why: "none of linear, log, symlog, sqrt, power")
          return nil
        }
      },
      write: { scale in
        switch scale {
        case .linear: "linear"
        case .log(let base): .string(base == 10 ? "log" : "log \(base)")
        case .symlog(let constant): .string(constant == 1 ? "symlog" : "symlog \(constant)")
        case .sqrt: "sqrt"
        case .power(let exponent): .string("power \(exponent)")
        }
      })
  }
}
