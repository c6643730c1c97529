extension EventListDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("presentation", \.presentation, .choice),
      Field("columns", \.columns, .texts),
      Field("lines", \.lines, .integer(in: 1...20)), Field("ascending", \.isAscending, .bool),
      Field("limit", \.limit, .integer(in: 0...1_000_000)),
    ]
  }
}

extension StatesDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("presentation", \.presentation, .choice),
      Field("empty-counts", \.showsEmptyCounts, .bool), Field("priority", \.showsPriority, .bool),
      Field("time", \.showsTime, .bool), Field("filled", \.isFilled, .bool), Field("reversed", \.isReversed, .bool),
      Field("limit", \.limit, .integer(in: 0...1_000_000)),
    ]
  }
}

extension GeoMapDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("palette", \.palette, .text), Field("unit", \.unit, .unit),
      Field("limit", \.limit, .integer(in: 0...1_000_000)), Field("focus", \.focus, .text),
    ]
  }
}

extension HostMapDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("size", \.size, .object), Field("palette", \.palette, .text),
      Field("flipped", \.isFlipped, .bool), Field("minimum", \.minimum, .number), Field("maximum", \.maximum, .number),
    ]
  }
}

extension ScatterDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("x-axis", \.xAxis, .object), Field("y-axis", \.yAxis, .object),
      Field("color-by", \.colorBy, .texts), Field("palette", \.palette, .text),
    ]
  }
}

extension ChangeDefinition: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("data", \.data, .object), Field("relative", \.isRelative, .bool),
      Field("increase-is-good", \.isIncreaseGood, .bool), Field("present", \.showsPresent, .bool),
      Field("order", \.order, .choice), Field("ascending", \.isAscending, .bool),
      Field("limit", \.limit, .integer(in: 0...1_000_000)),
    ]
  }
}
