import GraphData
import Testing

@testable import DashboardFormat

/// Lists of logs, events and monitors, and widgets whose groups are places, in Datadog's files.
struct DatadogListTests {
  private func widget(_ definition: String) throws -> (definition: WidgetDefinition, warnings: [DashboardWarning]) {
    let document = try DashboardReader().read(
      Array(#"{"title": "T", "widgets": [{"definition": {\#(definition)}}]}"#.utf8))
    return (try #require(document.dashboard.widgets.first).definition, document.warnings)
  }

  @Test func aListHasItsColumnsAndItsOrder() throws {
    let (definition, warnings) = try widget(
      #"""
      "type": "list_stream", "requests": [{"response_format": "event_list", "columns": [
        {"field": "status_line", "width": "auto"}, {"field": "timestamp", "width": "auto"}, {"field": "@usr.id"},
        {"field": "content", "width": "compact"}],
        "query": {"data_source": "logs_stream", "query_string": "source:a $b", "indexes": [], "storage": "hot",
          "sort": {"order": "asc", "column": "timestamp"}}}]
      """#)
    guard case .events(let list) = definition else { return #expect(Bool(false)) }
    #expect(list.presentation == .list && list.columns == ["severity", "time", "@usr.id", "text"])
    #expect(list.isAscending)
    #expect(list.data.queries.map(\.text) == ["source:a $b"])
    #expect(list.data.queries.map(\.language) == [.datadogEvents("logs_stream")])
    // What a source must know beside what every entry has.
    #expect(list.data.queries.map(\.groupBy) == [["@usr.id"]])
    #expect(warnings.isEmpty)
  }

  @Test func olderListsAreReadToo() throws {
    guard
      case .events(let logs) = try widget(
        #""type": "log_stream", "query": "q", "columns": ["core_host", "x"], "show_date_column": false, "show_message_column": true, "message_display": "expanded-md", "sort": {"column": "time", "order": "desc"}"#
      ).definition,
      case .events(let events) = try widget(
        #""type": "event_stream", "query": "q", "event_size": "l", "tags_execution": "and""#
      ).definition,
      case .events(let timeline) = try widget(#""type": "event_timeline", "query": "q", "tags_execution": "and""#)
        .definition
    else { return #expect(Bool(false)) }
    #expect(logs.columns == ["severity", "host", "x", "text"] && logs.lines == 3 && !logs.isAscending)
    #expect(events.columns == ["severity", "time", "title", "text"] && events.lines == 3)
    #expect(timeline.presentation == .timeline)
  }

  @Test func patternsAreListedEntryByEntry() throws {
    let (_, warnings) = try widget(
      #""type": "list_stream", "requests": [{"columns": [], "query": {"data_source": "logs_pattern_stream", "query_string": ""}}]"#
    )
    #expect(warnings.map(\.kind) == [.approximated])
  }

  @Test func monitorsAndChecksAreStates() throws {
    let (check, none) = try widget(
      #""type": "check_status", "check": "redis.can_connect", "grouping": "cluster", "group": "$host", "group_by": ["host"], "tags": ["a:b"]"#
    )
    guard case .states(let states) = check else { return #expect(Bool(false)) }
    #expect(states.presentation == .counts && states.isFilled)
    #expect(states.data.queries.map(\.text) == ["redis.can_connect{a:b,$host}"])
    #expect(states.data.queries.map(\.groupBy) == [["host"]])
    guard
      case .states(let one) = try widget(#""type": "check_status", "check": "c", "grouping": "check", "group": "*""#)
        .definition
    else { return #expect(Bool(false)) }
    #expect(one.presentation == .worst && one.data.queries.map(\.text) == ["c"] && one.data.queries[0].limit == 1)
    let (manage, warnings) = try widget(
      #"""
      "type": "manage_status", "summary_type": "monitors", "display_format": "list", "color_preference": "background",
      "hide_zero_counts": true, "show_last_triggered": true, "show_priority": true, "query": "q", "sort": "status,asc",
      "count": 50, "start": 0
      """#)
    guard case .states(let list) = manage else { return #expect(Bool(false)) }
    #expect(list.presentation == .list && list.isFilled && list.showsTime && list.showsPriority)
    #expect(!list.showsEmptyCounts && !list.isReversed && list.limit == 50)
    #expect(none.isEmpty && warnings.isEmpty)
  }

  @Test func anAlertIsAskedForByItsNumber() throws {
    guard
      case .timeseries(let graph) = try widget(#""type": "alert_graph", "alert_id": "42", "viz_type": "timeseries""#)
        .definition,
      case .queryValue(let value) = try widget(
        #""type": "alert_value", "alert_id": "42", "precision": 1, "text_align": "center", "unit": "auto""#
      ).definition
    else { return #expect(Bool(false)) }
    #expect(graph.requests.map(\.data) == [value.data] && value.precision == 1 && value.unit == nil)
    #expect(value.data.queries.map(\.language) == [.other("datadog-monitor-query")])
    #expect(value.data.queries.map(\.text) == ["42"])
  }

  @Test func aChangeComparesWithEarlier() throws {
    let (now, warnings) = try widget(
      #"""
      "type": "change", "requests": [{"q": "avg:m{*} by {host}", "compare_to": "day_before", "change_type": "relative",
        "increase_good": true, "order_by": "present", "order_dir": "asc", "show_present": true}]
      """#)
    guard case .change(let change) = now else { return #expect(Bool(false)) }
    #expect(change.data.shown.map(\.text) == ["day_before(query1)", "query1"])
    #expect(change.isRelative && change.isIncreaseGood && change.order == .present && change.isAscending)
    #expect(change.showsPresent)
    #expect(warnings.isEmpty)
  }

  @Test func mapsKeepWhatTheyShow() throws {
    let (geo, none) = try widget(
      #"""
      "type": "geomap", "style": {"palette": "hostmap_blues", "palette_flip": false}, "view": {"focus": "WORLD"},
      "requests": [{"response_format": "scalar", "formulas": [{"formula": "a"}], "sort": {"count": 25},
        "queries": [{"name": "a", "data_source": "logs", "search": {"query": ""}, "compute": {"aggregation": "count"},
          "group_by": [{"facet": "@geo.country"}]}]}]
      """#)
    guard case .geoMap(let map) = geo else { return #expect(Bool(false)) }
    #expect(map.focus == nil && map.limit == 25 && map.palette == "hostmap_blues")
    let (hosts, warnings) = try widget(
      #"""
      "type": "hostmap", "node_type": "host", "group": ["zone"], "requests": {
        "fill": {"q": "avg:cpu{*} by {host}"}, "size": {"q": "avg:mem{*} by {host}"}},
      "style": {"palette": "green_to_orange", "palette_flip": true, "fill_min": "0", "fill_max": "100"}
      """#)
    guard case .hostMap(let hexagons) = hosts else { return #expect(Bool(false)) }
    #expect(hexagons.data.queries.map(\.metric) == ["cpu"] && hexagons.size.queries.map(\.metric) == ["mem"])
    #expect(hexagons.data.queries.map(\.groupBy) == [["zone", "host"]])
    #expect(hexagons.isFlipped && hexagons.minimum == 0 && hexagons.maximum == 100)
    #expect(none.isEmpty && warnings.isEmpty)
  }

  @Test func textsOfATablesCellsAreReplaced() throws {
    let (definition, warnings) = try widget(
      #"""
      "type": "query_table", "requests": [{"response_format": "scalar", "formulas": [{"formula": "a",
          "cell_display_mode": "trend", "cell_display_mode_options": {"trend_type": "bars", "y_scale": "shared"}}],
        "queries": [{"name": "a", "data_source": "metrics", "query": "avg:m{*} by {site,app}"}],
        "text_formats": [[], [{"match": {"type": "contains", "value": "_"},
          "replace": {"type": "substring", "substring": "_", "with": " "}},
          {"match": {"type": "is", "value": "x y"}, "palette": "white_on_green"}]]}]
      """#)
    guard case .table(let table) = definition else { return #expect(Bool(false)) }
    #expect(table.columns.map(\.source) == [.label("site"), .label("app"), .formula(0)])
    #expect(table.columns[2].display == .trend && table.columns[2].trend == .init(kind: .bars, isShared: true))
    let texts = table.columns[1].texts
    #expect(texts.map(\.comparison) == [.contains, .equals])
    #expect(texts[0].matches("a_b_c") && texts[0].replaced("a_b_c") == "a b c")
    #expect(texts[1].background != nil)
    #expect(warnings.isEmpty)
  }
}
