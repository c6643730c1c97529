extension GrafanaReader {
  /// The events that the dashboard shows over its graphs, without those that Grafana makes up itself.
  func annotations(_ reader: ObjectReader) -> [(overlay: EventOverlay, panels: PanelFilter)] {
    reader.objects("list").prefix(20).compactMap { annotation in
      defer { annotation.ignoreRest() }
      let isBuiltIn = annotation.number("builtIn") == 1 || annotation.string("type") == "dashboard"
      guard annotation.bool("enable") ?? true, !isBuiltIn else { return nil }
      let target = annotation.object("target") ?? annotation.none("target")
      var overlay = EventOverlay(query: "", color: annotation.color("iconColor"))
      if let expression = annotation.string("expr") ?? target.string("expr"), !expression.isEmpty {
        overlay.query = expression
        overlay.language = .promQL
      } else {
        let tags = target.strings("tags") + annotation.strings("tags")
        overlay.query = tags.isEmpty ? annotation.string("name") ?? "" : tags.withoutRepetitions.joined(separator: " ")
        overlay.language = .other("grafana-annotations")
      }
      return (overlay, PanelFilter(annotation.object("filter")))
    }
  }

  /// Which panels an annotation is shown on.
  struct PanelFilter {
    private var ids: Set<String> = []
    private var isExcluded = false

    init(_ reader: ObjectReader?) {
      guard let reader else { return }
      ids = Set(reader.strings("ids"))
      isExcluded = reader.bool("exclude") ?? false
      reader.finish()
    }

    func contains(_ id: String) -> Bool { ids.isEmpty || ids.contains(id) != isExcluded }
  }
}

extension [WidgetDescription] {
  /// Adds events to the graphs over time.
  mutating func add(_ annotations: [(overlay: EventOverlay, panels: GrafanaReader.PanelFilter)]) {
    guard !annotations.isEmpty else { return }
    for index in indices {
      switch self[index].definition {
      case .timeseries(var definition):
        definition.events += annotations.filter { $0.panels.contains(self[index].id) }.map(\.overlay)
        self[index].definition = .timeseries(definition)
      case .group(var group):
        group.widgets.add(annotations)
        self[index].definition = .group(group)
      default: break
      }
    }
  }
}
