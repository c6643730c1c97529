extension DistributionDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("requests", \.requests, .objects()), Field("value-axis", \.valueAxis, .object),
      Field("count-axis", \.countAxis, .object), Field("buckets", \.bucketCount, .integer(in: 1...1000)),
      Field("markers", \.markers, .objects()), Field("legend", \.legend, .object),
    ]
  }
}

extension HeatMapDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("buckets", \.buckets, .buckets), Field("axis", \.axis, .object),
      Field("palette", \.palette, .text), Field("legend", \.showsLegend, .bool),
    ]
  }
}

extension TreeMapDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("palette", \.palette, .text), Field("unit", \.unit, .unit),
      Field("colored-by-value", \.isColoredByValue, .bool),
    ]
  }
}

extension PieDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("shape", \.shape, .choice), Field("reducer", \.reducer, .choice),
      Field("palette", \.palette, .text), Field("unit", \.unit, .unit),
      Field("limit", \.limit, .integer(in: 0...1_000_000)), Field("total", \.showsTotal, .bool),
      Field("legend", \.legend, .object),
    ]
  }
}

extension SankeyDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [Field("data", \.data, .object), Field("palette", \.palette, .text), Field("unit", \.unit, .unit)]
  }
}

extension FlameGraphDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [Field("data", \.data, .object), Field("palette", \.palette, .text), Field("unit", \.unit, .unit)]
  }
}

extension TextDefinition: OwnCodable {
  static var blank: Self { Self(content: "") }
  static var fields: [Field<Self>] {
    [
      Field("content", \.content, .text), Field("format", \.format, .choice), Field("background", \.background, .color),
      Field("color", \.color, .color), Field("font-size", \.fontSize, .number(in: 1...1000)),
      Field("alignment", \.alignment, .choice), Field("vertical-alignment", \.verticalAlignment, .choice),
      Field("padding", \.hasPadding, .bool), Field("pointer", \.pointer, .object),
    ]
  }
}

extension TextDefinition.Pointer: OwnCodable {
  static var blank: Self { Self(edge: .leading) }
  static var fields: [Field<Self>] {
    [Field("edge", \.edge, .choice), Field("position", \.position, .number(in: 0...1))]
  }
}

extension EmbedDefinition: OwnCodable {
  static var blank: Self { Self(kind: .image, url: "") }
  static var fields: [Field<Self>] {
    [
      Field("kind", \.kind, .choice), Field("url", \.url, .text), Field("dark-url", \.darkURL, .text),
      Field("sizing", \.sizing, .choice), Field("alignment", \.alignment, .choice),
      Field("vertical-alignment", \.verticalAlignment, .choice), Field("background", \.hasBackground, .bool),
    ]
  }
}

extension GroupDefinition: OwnCodable {
  static var blank: Self { Self() }
  /// Without the widgets, which the reader counts.
  static var fields: [Field<Self>] {
    [
      Field("columns", \.columns, .integer(in: 1...10_000)), Field("shows-title", \.showsTitle, .bool),
      Field("background", \.background, .color), Field("banner", \.bannerURL, .text),
      Field("collapsed", \.isCollapsed, .bool),
    ]
  }
}

extension UnsupportedDefinition: OwnCodable {
  static var blank: Self { Self(kind: "", reason: "") }
  static var fields: [Field<Self>] { [Field("kind", \.kind, .text), Field("reason", \.reason, .text)] }
}
