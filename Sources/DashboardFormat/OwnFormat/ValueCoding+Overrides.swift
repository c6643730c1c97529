import GraphData

extension ValueCoding where Value == SeriesOverride.Matcher {
  /// `{"name": …}`, `{"query": …}`, `{"pattern": …}`, `{"value": …, "comparator": …, "statistic": …}`, or
  /// `{"all": …}` with `zero`, `null` or `series`.
  static var matcher: Self {
    Self(
      read: { reader, name in
        guard let matcher = reader.object(name) else { return nil }
        defer { matcher.finish() }
        if let name = matcher.string("name") { return .name(name) }
        if let query = matcher.string("query") { return .query(query) }
        if let value = matcher.number("value") {
          let statistic: Statistic = matcher.choice("statistic") ?? .last
          return .value(statistic, matcher.choice("comparator") ?? .greaterOrEqual, value)
        }
        if let all = matcher.choice(
          "all", ["zero": SeriesOverride.Matcher.allZero, "null": .allNull, "series": .every])
        {
          return all
        }
        return matcher.string("pattern").map { .pattern($0) }
      },
      write: { matcher in
        switch matcher {
        case .name(let name): ["name": .string(name)]
        case .query(let query): ["query": .string(query)]
        case .pattern(let pattern): ["pattern": .string(pattern)]
        case .value(let statistic, let comparator, let value):
          [
            "statistic": .string(statistic.rawValue), "comparator": .string(comparator.rawValue),
            "value": .number(value),
          ]
        case .allZero: ["all": "zero"]
        case .allNull: ["all": "null"]
        case .every: ["all": "series"]
        }
      })
  }
}

extension ValueCoding where Value == [SeriesOverride.Property] {
  /// A list of objects with one member each, whose name is the property's.
  static var properties: Self {
    Self(
      read: { reader, name in
        guard reader.has(name) else { return nil }
        return reader.objects(name).compactMap { element in
          defer { element.finish() }
          return SeriesOverride.Property(reading: element)
        }
      }, write: { .array($0.map(\.json)) })
  }
}

extension SeriesOverride.Property {
  fileprivate init?(reading reader: ObjectReader) {
    var property: Self?
    func take<Value>(_ name: String, _ coding: ValueCoding<Value>, _ make: (Value) -> Self) {
      if property == nil, let value = coding.read(reader, name) { property = make(value) }
    }
    take("color", .color) { .color($0) }
    take("display", .choice) { .display($0) }
    take("interpolation", .choice) { .interpolation($0) }
    take("line-width", .number(in: 0...100)) { .lineWidth($0) }
    take("dash", .choice) { .dash($0) }
    take("fill-opacity", .number(in: 0...1)) { .fillOpacity($0) }
    take("stacking", .choice) { .stacking($0) }
    take("nulls", .nulls) { .nulls($0) }
    take("transform", .choice) { .transform($0) }
    take("point-size", .number(in: 0...100)) { .pointSize($0) }
    take("point-markers", .choice) { .pointMarkers($0) }
    take("unit", .unit) { .unit($0) }
    take("on-trailing-axis", .bool) { .trailingAxis($0) }
    take("display-name", .text) { .displayName($0) }
    take("hidden-from-legend", .bool) { _ in .hiddenFromLegend }
    take("hidden", .bool) { _ in .hidden }
    guard let property else { return nil }
    self = property
  }

  fileprivate var json: JSONValue {
    switch self {
    case .color(let color): ["color": .string(color.text)]
    case .display(let display): ["display": .string(display.rawValue)]
    case .interpolation(let interpolation): ["interpolation": .string(interpolation.rawValue)]
    case .lineWidth(let width): ["line-width": .number(width)]
    case .dash(let dash): ["dash": .string(dash.rawValue)]
    case .fillOpacity(let opacity): ["fill-opacity": .number(opacity)]
    case .stacking(let stacking): ["stacking": .string(stacking.rawValue)]
    case .nulls(let nulls): ["nulls": ValueCoding<SeriesStyle.Nulls>.nulls.write(nulls)]
    case .transform(let transform): ["transform": .string(transform.rawValue)]
    case .pointSize(let size): ["point-size": .number(size)]
    case .pointMarkers(let markers): ["point-markers": .string(markers.rawValue)]
    case .unit(let unit): ["unit": ValueCoding<MetricUnit>.unit.write(unit)]
    case .trailingAxis(let isTrailing): ["on-trailing-axis": .bool(isTrailing)]
    case .displayName(let name): ["display-name": .string(name)]
    case .hiddenFromLegend: ["hidden-from-legend": true]
    case .hidden: ["hidden": true]
    }
  }
}
