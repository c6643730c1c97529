extension DashboardDescription: OwnCodable {
  static var blank: Self { Self(title: "") }
  static var fields: [Field<Self>] {
    [
      Field("title", \.title, .text), Field("description", \.description, .text),
      Field("layout", \.layout, .object), Field("variables", \.variables, .objects()),
      Field("span", \.span, .span), Field("refresh", \.refreshInterval, .number(in: 1...86_400)),
      Field("time-zone", \.timeZone, .text),
    ]
  }
}

extension DashboardLayout: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("mode", \.mode, .choice), Field("columns", \.columns, .integer(in: 1...10_000)),
      Field("row-height", \.rowHeight, .number(in: 1...1000)),
    ]
  }
}

extension TemplateVariable: OwnCodable {
  static var blank: Self { Self(name: "") }
  static var fields: [Field<Self>] {
    [
      Field("name", \.name, .text), Field("label", \.label, .text), Field("tag", \.tag, .text),
      Field("defaults", \.defaults, .texts), Field("available", \.available, .texts), Field("query", \.query, .text),
      Field("everything", \.everything, .text), Field("several", \.allowsSeveral, .bool),
      Field("hidden", \.isHidden, .bool),
    ]
  }
}

extension WidgetDescription: OwnCodable {
  static var blank: Self {
    Self(
      id: "", frame: GridFrame(x: 0, y: 0, width: 4, height: 3),
      definition: .unsupported(UnsupportedDefinition(kind: "", reason: "")))
  }
  /// Without the identity, the kind and the definition, which are read separately.
  static var fields: [Field<Self>] {
    [
      Field("title", \.title, .text), Field("title-alignment", \.titleAlignment, .choice), Field("note", \.note, .text),
      Field(
        name: "frame",
        read: { widget, reader in
          if let frame = ValueCoding<GridFrame>.frame.read(reader, "frame") { widget.frame = frame }
        }, write: { ValueCoding<GridFrame>.frame.write($0.frame) }),
      Field("span", \.span, .span), Field("links", \.links, .objects()),
      Field("repeat", \.repetition, .object),
    ]
  }
}

extension WidgetRepetition: OwnCodable {
  static var blank: Self { Self(variable: "") }
  static var fields: [Field<Self>] {
    [
      Field("variable", \.variable, .text), Field("direction", \.direction, .choice),
      Field("per-row", \.perRow, .integer(in: 1...24)),
    ]
  }
}

extension LinkDescription: OwnCodable {
  static var blank: Self { Self(title: "", url: "") }
  static var fields: [Field<Self>] { [Field("title", \.title, .text), Field("url", \.url, .text)] }
}

extension QuerySet: OwnCodable {
  static var blank: Self { Self() }
  static var fields: [Field<Self>] {
    [
      Field("queries", \.queries, .objects()), Field("formulas", \.formulas, .objects()),
      Field("transformations", \.transformations, .transformations),
    ]
  }
}

extension Query: OwnCodable {
  static var blank: Self { Self(name: "", language: .promQL, text: "") }
  static var fields: [Field<Self>] {
    [
      Field("name", \.name, .text), Field("language", \.language, .language), Field("text", \.text, .text),
      Field("metric", \.metric, .text), Field("aggregator", \.aggregator, .text), Field("group-by", \.groupBy, .texts),
      Field("alias", \.alias, .text), Field("reducer", \.reducer, .choice), Field("hidden", \.isHidden, .bool),
      Field("minimum-step", \.minimumStep, .number), Field("instant", \.isInstant, .bool),
      Field("limit", \.limit, .integer(in: 0...1_000_000)),
    ]
  }
}

extension Formula: OwnCodable {
  static var blank: Self { Self("") }
  static var fields: [Field<Self>] {
    [
      Field("text", \.text, .text), Field("alias", \.alias, .text), Field("unit", \.unit, .unit),
      Field("palette", \.palette, .text), Field("palette-index", \.paletteIndex, .integer(in: 0...1000)),
      Field("limit", \.limit, .integer(in: 0...1_000_000)), Field("ascending", \.isAscending, .bool),
    ]
  }
}
