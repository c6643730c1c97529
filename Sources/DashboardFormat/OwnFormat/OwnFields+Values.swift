extension QueryValueDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("presentation", \.presentation, .choice),
      Field("content", \.content, .choice), Field("reducer", \.reducer, .choice),
      Field("precision", \.precision, .integer(in: 0...15)), Field("autoscaled", \.isAutoscaled, .bool),
      Field("unit", \.unit, .unit), Field("alignment", \.alignment, .choice), Field("formats", \.formats, .objects()),
      Field("mappings", \.mappings, .objects()), Field("colors", \.colors, .colors),
      Field("sparkline", \.sparkline, .object),
      Field("axis", \.axis, .object),
    ]
  }
}

extension Sparkline: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [Field("display", \.display, .choice), Field("includes-zero", \.includesZero, .bool)]
  }
}

extension ConditionalFormat: OwnCodable {
  /// A format without a value is for every number.
  static var blank: Self { Self(.greaterOrEqual, -.infinity) }
  static var fields: [Field<Self>] {
    [
      Field("comparator", \.comparator, .choice), Field("value", \.value, .number),
      Field("foreground", \.foreground, .color), Field("background", \.background, .color),
    ]
  }
}

extension ValueMapping: OwnCodable {
  static var blank: Self { Self(match: .null) }
  static var fields: [Field<Self>] {
    [Field("match", \.match, .match), Field("text", \.text, .text), Field("color", \.color, .color)]
  }
}

extension TopListDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("limit", \.limit, .integer(in: 0...1_000_000)),
      Field("ascending", \.isAscending, .bool), Field("stacked", \.isStacked, .bool),
      Field("relative", \.isRelative, .bool), Field("palette", \.palette, .text), Field("unit", \.unit, .unit),
      Field("formats", \.formats, .objects()),
    ]
  }
}

extension SLODefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("objective", \.objective, .text), Field("windows", \.windows, .numbers),
      Field("target", \.target, .number(in: 0...1)), Field("error-budget", \.showsErrorBudget, .bool),
      Field("groups", \.showsGroups, .bool), Field("data", \.data, .object),
    ]
  }
}

extension TableDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("columns", \.columns, .objects()),
      Field("sort-column", \.sortColumn, .integer(in: 0...1000)), Field("ascending", \.isAscending, .bool),
      Field("limit", \.limit, .integer(in: 0...1_000_000)), Field("search-field", \.hasSearchField, .bool),
    ]
  }
}

extension ColumnDefinition: OwnCodable {
  static var blank: Self { Self(source: .formula(0)) }
  static var fields: [Field<Self>] {
    [
      Field("source", \.source, .source), Field("title", \.title, .text), Field("unit", \.unit, .unit),
      Field("display", \.display, .choice), Field("alignment", \.alignment, .choice),
      Field("decimals", \.decimals, .integer(in: 0...15)), Field("formats", \.formats, .objects()),
      Field("mappings", \.mappings, .objects()), Field("texts", \.texts, .objects()), Field("trend", \.trend, .object),
      Field("width", \.width, .number(in: 1...10_000)),
      Field("hidden", \.isHidden, .bool),
    ]
  }
}

extension ColumnDefinition.Trend: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] { [Field("kind", \.kind, .choice), Field("shared", \.isShared, .bool)] }
}

extension TableText: OwnCodable {
  static var blank: Self { Self(.equals, "") }
  static var fields: [Field<Self>] {
    [
      Field("comparison", \.comparison, .choice), Field("value", \.value, .text),
      Field("replacement", \.replacement, .text), Field("part", \.part, .text),
      Field("foreground", \.foreground, .color), Field("background", \.background, .color),
    ]
  }
}
