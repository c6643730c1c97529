extension WidgetDescription {
  /// The widget with the values of variables in what people read: titles, notes, labels, names of series.
  ///
  /// The text of queries stays as it is: sources fill it in, each in its language.
  public func filled(with variables: [String: [String]]) -> WidgetDescription {
    guard !variables.isEmpty else { return self }
    func shown(_ text: String) -> String { VariableText.shown(text, variables) }
    var widget = self
    widget.title = shown(title)
    widget.note = shown(note)
    for index in links.indices {
      widget.links[index].title = shown(links[index].title)
      widget.links[index].url = shown(links[index].url)
    }
    widget.definition.fill(shown)
    return widget
  }
}

extension WidgetDefinition {
  fileprivate mutating func fill(_ shown: (String) -> String) {
    switch self {
    case .timeseries(var definition):
      for index in definition.requests.indices { definition.requests[index].fill(shown) }
      for index in definition.markers.indices {
        definition.markers[index].label = shown(definition.markers[index].label)
      }
      for index in definition.events.indices {
        definition.events[index].title = definition.events[index].title.map(shown)
      }
      definition.leadingAxis.label = definition.leadingAxis.label.map(shown)
      if let label = definition.trailingAxis?.label { definition.trailingAxis?.label = shown(label) }
      self = .timeseries(definition)
    case .distribution(var definition):
      for index in definition.requests.indices { definition.requests[index].fill(shown) }
      self = .distribution(definition)
    case .queryValue(var definition):
      definition.data.fill(shown)
      self = .queryValue(definition)
    case .topList(var definition):
      definition.data.fill(shown)
      self = .topList(definition)
    case .table(var definition):
      definition.data.fill(shown)
      for index in definition.columns.indices {
        definition.columns[index].title = definition.columns[index].title.map(shown)
      }
      self = .table(definition)
    case .treeMap(var definition):
      definition.data.fill(shown)
      self = .treeMap(definition)
    case .pie(var definition):
      definition.data.fill(shown)
      self = .pie(definition)
    case .scatter(var definition):
      definition.data.fill(shown)
      self = .scatter(definition)
    case .text(var definition):
      definition.content = shown(definition.content)
      self = .text(definition)
    case .slo, .heatMap, .sankey, .flameGraph, .events, .states, .geoMap, .hostMap, .change, .embed, .group,
      .unsupported:
      break
    }
  }
}

extension TimeseriesRequest {
  fileprivate mutating func fill(_ shown: (String) -> String) {
    data.fill(shown)
    for index in overrides.indices {
      if case .name(let name) = overrides[index].matcher { overrides[index].matcher = .name(shown(name)) }
    }
  }
}

extension QuerySet {
  fileprivate mutating func fill(_ shown: (String) -> String) {
    for index in queries.indices { queries[index].alias = queries[index].alias.map(shown) }
    for index in formulas.indices { formulas[index].alias = formulas[index].alias.map(shown) }
  }
}
