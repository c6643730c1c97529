extension TimeseriesDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("requests", \.requests, .objects()), Field("leading-axis", \.leadingAxis, .object),
      Field("trailing-axis", \.trailingAxis, .object), Field("markers", \.markers, .objects()),
      Field("events", \.events, .objects()), Field("legend", \.legend, .object),
    ]
  }
}

extension TimeseriesRequest: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("style", \.style, .object), Field("overrides", \.overrides, .objects()),
    ]
  }
}

extension SeriesStyle: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("display", \.display, .choice), Field("interpolation", \.interpolation, .choice),
      Field("palette", \.palette, .text), Field("color", \.color, .color),
      Field("line-width", \.lineWidth, .number(in: 0...100)), Field("dash", \.dash, .choice),
      Field("fill-opacity", \.fillOpacity, .number(in: 0...1)), Field("point-markers", \.pointMarkers, .choice),
      Field("point-size", \.pointSize, .number(in: 0...100)), Field("stacking", \.stacking, .choice),
      Field("stack-group", \.stackGroup, .text), Field("nulls", \.nulls, .nulls),
      Field("on-trailing-axis", \.isOnTrailingAxis, .bool), Field("unit", \.unit, .unit),
      Field("ordered-by-value", \.isOrderedByValue, .bool), Field("reversed", \.isReversed, .bool),
      Field("transform", \.transform, .choice), Field("formats", \.formats, .objects()),
    ]
  }
}

extension SeriesOverride: OwnCodable {
  static var blank: Self { Self(matcher: .name(""), properties: []) }
  static var fields: [Field<Self>] {
    [Field("matcher", \.matcher, .matcher), Field("properties", \.properties, .properties)]
  }
}

extension AxisDescription: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("scale", \.scale, .scale), Field("minimum", \.minimum, .number), Field("maximum", \.maximum, .number),
      Field("soft-minimum", \.softMinimum, .number), Field("soft-maximum", \.softMaximum, .number),
      Field("includes-zero", \.includesZero, .bool), Field("label", \.label, .text), Field("unit", \.unit, .unit),
      Field("decimals", \.decimals, .integer(in: 0...15)), Field("hidden", \.isHidden, .bool),
    ]
  }
}

extension MarkerDescription: OwnCodable {
  static var blank: Self { Self(position: .line(0)) }
  static var fields: [Field<Self>] {
    [
      Field("position", \.position, .position), Field("label", \.label, .text), Field("severity", \.severity, .choice),
      Field("dash", \.dash, .choice), Field("line-width", \.lineWidth, .number(in: 0...100)),
      Field("color", \.color, .color), Field("on-trailing-axis", \.isOnTrailingAxis, .bool),
    ]
  }
}

extension EventOverlay: OwnCodable {
  static var blank: Self { Self(query: "") }
  static var fields: [Field<Self>] {
    [
      Field("query", \.query, .text), Field("language", \.language, .language), Field("title", \.title, .text),
      Field("color", \.color, .color),
    ]
  }
}

extension LegendDescription: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("mode", \.mode, .choice), Field("placement", \.placement, .choice),
      Field("statistics", \.statistics, .choices()), Field("sorted-by", \.sortedBy, .choice),
      Field("ascending", \.isAscending, .bool),
    ]
  }
}
