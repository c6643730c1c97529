/// Widgets that list logs, events and monitors.
extension DatadogReader {
  /// `list_stream`: one request with a query and columns.
  func listStream(_ reader: ObjectReader) -> WidgetDefinition {
    let requests = reader.objects("requests")
    guard let request = requests.first else {
      reader.warn(.malformed, "requests", why: "the widget asks for nothing")
      return .events(EventListDefinition())
    }
    if requests.count > 1 {
      reader.warn(.unsupported, "requests", why: "\(requests.count) requests; the first is shown")
    }
    reader.ignore("legend_size", "show_legend")
    request.ignore("response_format")
    defer { request.finish() }
    var definition = EventListDefinition()
    let columns = request.objects("columns").compactMap { column -> String? in
      column.ignore("width")
      defer { column.finish() }
      return column.string("field").map(Self.column)
    }
    guard let query = request.object("query") else {
      request.warn(.malformed, "query", why: "a list needs one")
      return .events(definition)
    }
    query.ignore("indexes", "storage", "calculated_fields", "assignee_uuids", "persona", "group_by", "compute")
    let source = query.string("data_source") ?? "logs_stream"
    let isEvents = source == "event_stream"
    // The columns of events are those of all events.
    definition.columns = columns.isEmpty ? (isEvents ? Self.eventColumns : definition.columns) : columns
    definition.lines = Self.lines(query.string("event_size"))
    if let sort = query.object("sort") {
      definition.isAscending = sort.choice("order", ["asc": true, "desc": false]) ?? false
      sort.ignore("column")
      sort.finish()
    }
    if source.hasSuffix("pattern_stream") || source.hasSuffix("transaction_stream") || source == "issue_stream" {
      query.warn(.approximated, "data_source", source, why: "entries are listed, not what they have in common")
    }
    definition.data = Self.entries(query.string("query_string") ?? "", of: source, columns: definition.columns)
    query.finish()
    return .events(definition)
  }

  /// `log_stream`, before there was `list_stream`.
  func logStream(_ reader: ObjectReader) -> EventListDefinition {
    reader.ignore("indexes", "logset")
    var columns = ["severity"]
    if reader.bool("show_date_column") ?? true { columns.append("time") }
    columns += reader.strings("columns").map(Self.column)
    if reader.bool("show_message_column") ?? true { columns.append("text") }
    var definition = EventListDefinition(columns: columns.withoutRepetitions)
    definition.lines = reader.choice("message_display", ["inline": 1, "expanded-md": 3, "expanded-lg": 6]) ?? 1
    if let sort = reader.object("sort") {
      definition.isAscending = sort.choice("order", ["asc": true, "desc": false]) ?? false
      sort.ignore("column")
      sort.finish()
    }
    definition.data = Self.entries(reader.string("query") ?? "", of: "logs_stream", columns: definition.columns)
    return definition
  }

  func eventStream(_ reader: ObjectReader) -> EventListDefinition {
    reader.ignore("tags_execution")
    return EventListDefinition(
      data: Self.entries(reader.string("query") ?? "", of: "event_stream", columns: Self.eventColumns),
      columns: Self.eventColumns, lines: Self.lines(reader.string("event_size")))
  }

  func eventTimeline(_ reader: ObjectReader) -> EventListDefinition {
    reader.ignore("tags_execution")
    return EventListDefinition(
      data: Self.entries(reader.string("query") ?? "", of: "event_stream", columns: []), presentation: .timeline)
  }

  private static let eventColumns = ["severity", "time", "title", "text"]

  /// `event_size`: small events have a title alone.
  private static func lines(_ size: String?) -> Int { size == "l" ? 3 : 1 }

  /// A column's name as sources know it.
  private static func column(_ name: String) -> String {
    switch name {
    case "timestamp", "core_timestamp", "time": "time"
    case "status_line", "status", "core_status": "severity"
    case "content", "message", "core_message": "text"
    case "core_host": "host"
    case "core_service": "service"
    default: name
    }
  }

  private static func entries(_ text: String, of source: String, columns: [String]) -> QuerySet {
    let known: Set<String> = ["time", "severity", "title", "text"]
    return QuerySet(queries: [
      Query(
        name: "entries", language: .datadogEvents(source), text: text, groupBy: columns.filter { !known.contains($0) })
    ])
  }

  // MARK: Monitors

  /// `check_status`: the state of one check, or how many of a cluster are in which.
  func checkStatus(_ reader: ObjectReader) -> StatesDefinition {
    let check = reader.string("check") ?? ""
    let tags = reader.strings("tags")
    let group = reader.string("group").flatMap { $0.isEmpty || $0 == "*" ? nil : $0 }
    let isCluster = reader.choice("grouping", ["cluster": true, "check": false]) ?? false
    let filter = (tags + [group].compactMap { $0 }).withoutRepetitions
    let query = Query(
      name: "checks", language: .other("datadog-checks"),
      text: check + (filter.isEmpty ? "" : "{" + filter.joined(separator: ",") + "}"), metric: check,
      groupBy: reader.strings("group_by"), limit: isCluster ? nil : 1)
    return StatesDefinition(
      data: QuerySet(queries: [query]), presentation: isCluster ? .counts : .worst, isFilled: true)
  }

  /// `manage_status`: a search for monitors.
  func manageStatus(_ reader: ObjectReader) -> StatesDefinition {
    reader.ignore("start", "show_status", "last_triggered_format", "params")
    reader.unsupported("summary_type", unless: "monitors", why: "monitors are listed, each with all its groups")
    let text = reader.string("query") ?? ""
    var definition = StatesDefinition(
      data: QuerySet(queries: [Query(name: "monitors", language: .other("datadog-monitors"), text: text)]))
    definition.presentation =
      reader.choice("display_format", ["counts": .counts, "list": .list, "countsAndList": .countsAndList])
      ?? .countsAndList
    definition.showsEmptyCounts = !(reader.bool("hide_zero_counts") ?? true)
    definition.isFilled = reader.choice("color_preference", ["background": true, "text": false]) ?? false
    definition.showsPriority = reader.bool("show_priority") ?? false
    definition.showsTime = reader.bool("show_last_triggered") ?? false
    definition.limit = reader.integer("count", in: 0...1000)
    // `status,asc`: the most urgent first, as Datadog orders them.
    definition.isReversed = reader.string("sort")?.hasSuffix(",desc") ?? false
    return definition
  }

  /// The graph or the number of a monitor: of the query that the server knows by the monitor's number.
  func alert(_ reader: ObjectReader) -> QuerySet {
    QuerySet(queries: [
      Query(name: "monitor", language: .other("datadog-monitor-query"), text: reader.string("alert_id") ?? "")
    ])
  }

  func alertGraph(_ reader: ObjectReader) -> WidgetDefinition {
    let isList = reader.choice("viz_type", ["timeseries": false, "toplist": true]) ?? false
    let data = alert(reader)
    return isList
      ? .topList(TopListDefinition(data: data))
      : .timeseries(TimeseriesDefinition(requests: [TimeseriesRequest(data: data)]))
  }

  func alertValue(_ reader: ObjectReader) -> QueryValueDefinition {
    var definition = QueryValueDefinition(data: alert(reader))
    definition.precision = reader.integer("precision", in: 0...15)
    definition.alignment = alignment(reader, "text_align") ?? .center
    if let unit = reader.string("unit")?.trimmed, !unit.isEmpty, unit != "auto" {
      definition.unit = .datadog(customLabel: unit)
    }
    return definition
  }
}
