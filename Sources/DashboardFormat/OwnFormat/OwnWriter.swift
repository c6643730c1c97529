extension DashboardDescription {
  /// The dashboard in the package's own format; `DashboardReader` reads it back as the same value.
  public var json: JSONValue {
    let head: [JSONValue.Member] = [
      .init("format", .string(OwnFormat.name)), .init("version", .number(Double(OwnFormat.version))),
    ]
    let members = Self.fields.compactMap { field in
      field.write(self).map { JSONValue.Member(field.name, $0) }
    }
    return .object(head + members + [.init("widgets", .array(widgets.map(\.json)))])
  }

  /// The file's text.
  public var fileText: String { json.text() + "\n" }
}

extension WidgetDescription {
  var json: JSONValue {
    let members = Self.fields.compactMap { field in
      field.write(self).map { JSONValue.Member(field.name, $0) }
    }
    return .object(
      [.init("id", .string(id)), .init("kind", .string(definition.kindName))] + members
        + [.init("definition", definition.json)])
  }
}

extension WidgetDefinition {
  var json: JSONValue {
    switch self {
    case .timeseries(let definition): definition.json
    case .topList(let definition): definition.json
    case .distribution(let definition): definition.json
    case .queryValue(let definition): definition.json
    case .slo(let definition): definition.json
    case .table(let definition): definition.json
    case .heatMap(let definition): definition.json
    case .treeMap(let definition): definition.json
    case .pie(let definition): definition.json
    case .sankey(let definition): definition.json
    case .flameGraph(let definition): definition.json
    case .events(let definition): definition.json
    case .states(let definition): definition.json
    case .geoMap(let definition): definition.json
    case .hostMap(let definition): definition.json
    case .scatter(let definition): definition.json
    case .change(let definition): definition.json
    case .text(let definition): definition.json
    case .embed(let definition): definition.json
    case .unsupported(let definition): definition.json
    case .group(let group):
      .object((group.json.members ?? []) + [.init("widgets", .array(group.widgets.map(\.json)))])
    }
  }
}
