extension DatadogReader {
  /// The definition by its type.
  func definition(_ kind: String, _ reader: ObjectReader, depth: Int) -> WidgetDefinition {
    switch kind {
    case "timeseries": .timeseries(timeseries(reader))
    case "query_value": .queryValue(queryValue(reader))
    case "toplist": .topList(topList(reader))
    case "query_table": .table(table(reader))
    case "change": .change(change(reader))
    case "distribution": .distribution(distribution(reader))
    case "heatmap": .heatMap(heatMap(reader))
    case "treemap": .treeMap(treeMap(reader))
    case "sunburst": .pie(sunburst(reader))
    case "hostmap": .hostMap(hostMap(reader))
    case "geomap": .geoMap(geoMap(reader))
    case "scatterplot": .scatter(scatterPlot(reader))
    case "list_stream": listStream(reader)
    case "log_stream": .events(logStream(reader))
    case "event_stream": .events(eventStream(reader))
    case "event_timeline": .events(eventTimeline(reader))
    case "check_status": .states(checkStatus(reader))
    case "manage_status": .states(manageStatus(reader))
    case "alert_graph": alertGraph(reader)
    case "alert_value": .queryValue(alertValue(reader))
    case "sankey": .sankey(sankey(reader))
    case "slo": .slo(slo(reader))
    case "note": .text(note(reader))
    case "free_text": .text(freeText(reader))
    case "image": .embed(image(reader))
    case "iframe": .embed(page(reader))
    case "group": .group(group(reader, depth: depth))
    case "split_group": splitGroup(reader, depth: depth)
    default: .unsupported(.init(kind: kind, reason: Self.reason(kind)))
    }
  }

  private static func reason(_ kind: String) -> String {
    switch kind {
    case "slo_list": "It lists objectives, which live on the server alone."
    case "custom", "embedded_app", "powerpack", "run_workflow":
      "It is a program or part that lives on the server alone."
    case "": "The definition has no type."
    default: "This kind is not known."
    }
  }

  private func group(_ reader: ObjectReader, depth: Int) -> GroupDefinition {
    _ = reader.choice("layout_type", ["ordered": 0, "free": 1])
    return GroupDefinition(
      widgets: widgets(reader, columns: 12, depth: depth + 1), showsTitle: reader.bool("show_title") ?? true,
      background: reader.color("background_color"),
      bannerURL: reader.string("banner_img").flatMap { $0.isEmpty ? nil : $0 })
  }

  /// A split graph, one for each value of a tag: read as one graph with a series for each value.
  private func splitGroup(_ reader: ObjectReader, depth: Int) -> WidgetDefinition {
    let split = reader.object("split_config")
    // Datadog allows one; each is added to every query.
    let tags = split?.objects("split_dimensions").prefix(10).compactMap { $0.string("one_graph_per") } ?? []
    split?.ignoreRest()
    reader.ignore("size", "has_uniform_y_axes")
    guard depth < context.limits.groupDepth, let source = reader.object("source_widget_definition") else {
      return .unsupported(.init(kind: "split_group", reason: "The widget that it splits is missing."))
    }
    source.ignore("title", "title_size", "title_align")
    var definition = definition(source.string("type") ?? "", source, depth: depth + 1)
    if case .unsupported = definition { source.ignoreRest() }
    source.finish()
    definition.group(by: tags)
    reader.warn(.approximated, "split_config", why: "one graph holds what the file splits into several")
    return definition
  }
}

extension WidgetDefinition {
  /// Adds tags to the grouping of every query.
  fileprivate mutating func group(by tags: [String]) {
    guard case .timeseries(var definition) = self else { return }
    for request in definition.requests.indices {
      for query in definition.requests[request].data.queries.indices {
        let own = definition.requests[request].data.queries[query].groupBy
        definition.requests[request].data.queries[query].groupBy = (own + tags).withoutRepetitions
      }
    }
    self = .timeseries(definition)
  }
}
