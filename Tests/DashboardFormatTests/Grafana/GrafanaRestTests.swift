import GraphData
import Testing

@testable import DashboardFormat

/// Repetitions, transformations, annotations and overrides by value in Grafana's files.
struct GrafanaRestTests {
  private func read(_ text: String) throws -> DashboardDocument { try DashboardReader().read(Array(text.utf8)) }

  private func panel(_ members: String) throws -> (widget: WidgetDescription, warnings: [DashboardWarning]) {
    let document = try read(#"{"title": "T", "panels": [{"id": 1, \#(members)}]}"#)
    return (try #require(document.dashboard.widgets.first), document.warnings)
  }

  @Test func panelsAndRowsAreRepeated() throws {
    let document = try read(
      #"""
      {"title": "T", "panels": [
        {"id": 1, "type": "row", "title": "$zone", "repeat": "zone", "gridPos": {"x": 0, "y": 0, "w": 24, "h": 1}, "panels": []},
        {"id": 2, "type": "text", "repeat": "host", "repeatDirection": "v", "maxPerRow": 3,
          "gridPos": {"x": 0, "y": 1, "w": 6, "h": 2}, "options": {"content": "$host of $zone"}},
        {"id": 3, "type": "text", "repeatPanelId": 2, "scopedVars": {}, "gridPos": {"x": 0, "y": 3, "w": 6, "h": 2},
          "options": {"content": "a copy"}}],
        "templating": {"list": [
          {"name": "zone", "type": "custom", "query": "a,b", "current": {"value": ["$__all"]}, "options": []},
          {"name": "host", "type": "custom", "query": "x,y", "current": {"value": ["x", "y"]}, "options": []}]}}
      """#)
    #expect(document.warnings.isEmpty)
    #expect(document.dashboard.widgets[0].repetition == WidgetRepetition(variable: "zone"))
    let variables = Dictionary(uniqueKeysWithValues: document.dashboard.variables.map { ($0.name, $0.defaults) })
    let shown = document.dashboard.repeated(with: variables).leaves.map { $0.filled(with: $0.scope) }
    let texts = shown.map { if case .text(let text) = $0.definition { text.content } else { "" } }
    #expect(texts == ["x of a", "y of a", "x of b", "y of b"])
    #expect(shown.prefix(2).map(\.frame.y) == [0, 2])
  }

  @Test func transformationsAreKept() throws {
    let (widget, warnings) = try panel(
      #"""
      "type": "timeseries", "targets": [{"refId": "A", "expr": "a"}, {"refId": "B", "expr": "b"}],
      "transformations": [
        {"id": "calculateField", "options": {"mode": "binary", "alias": "ratio", "replaceFields": true,
          "binary": {"left": "a", "operator": "/", "right": {"matcher": {"id": "byName", "options": "b"}}}}},
        {"id": "calculateField", "options": {"mode": "reduceRow", "reduce": {"reducer": "mean", "include": ["a", "b"]}}},
        {"id": "filterFieldsByName", "options": {"exclude": {"pattern": "/^x/i"}}},
        {"id": "filterByRefId", "options": {"include": "A|B"}},
        {"id": "renameByRegex", "options": {"regex": "(.*)", "renamePattern": "$1"}},
        {"id": "organize", "options": {"renameByName": {"a": "A"}, "excludeByName": {"c": true, "d": false}}},
        {"id": "labelsToFields"}, {"id": "limit", "options": {"limitField": 3}, "disabled": true},
        {"id": "sortBy", "options": {"sort": [{"field": "a", "desc": true}]}}, {"id": "groupingToMatrix", "options": {}}]
      """#)
    guard case .timeseries(let definition) = widget.definition else { return #expect(Bool(false)) }
    #expect(
      definition.requests[0].data.transformations == [
        .calculate(.init(.binary("a", .divide, "b"), name: "ratio", replacesOthers: true)),
        .calculate(.init(.reduce(["a", "b"], .average), name: "Mean")),
        .filter(names: [], pattern: "(?i)^x", isKept: false), .filterQueries(["A", "B"], isKept: true),
        .renamePattern("(.*)", "$1"), .filter(names: ["c"], pattern: nil, isKept: false), .rename(["a": "A"]),
        .sort(by: "a", isAscending: false),
      ])
    #expect(warnings.map(\.what) == ["transformation groupingToMatrix"])
  }

  /// A table sorts by the name that a column had before it was renamed.
  @Test func aTableIsSortedByItsNewNames() throws {
    let (widget, warnings) = try panel(
      #"""
      "type": "table", "targets": [{"refId": "A", "expr": "sum by (pod) (a)"}], "transformations": [
        {"id": "organize", "options": {"renameByName": {"pod": "Pod Name"}}},
        {"id": "sortBy", "options": {"sort": [{"field": "Pod Name"}]}}],
      "fieldConfig": {"overrides": [{"matcher": {"id": "byName", "options": "pod"}, "properties": [
        {"id": "custom.cellOptions", "value": {"type": "color-background"}},
        {"id": "mappings", "value": [{"type": "value", "options": {"x": {"text": "X", "color": "red"}}}]}]}]}
      """#)
    guard case .table(let table) = widget.definition else { return #expect(Bool(false)) }
    #expect(table.data.transformations == [.sort(by: "pod", isAscending: true)])
    #expect(table.columns[0].title == "Pod Name")
    #expect(
      table.columns[0].texts == [TableText(.equals, "x", replacement: "X", background: .named("red"))])
    #expect(warnings.isEmpty)
  }

  @Test func annotationsStandOverGraphs() throws {
    let document = try read(
      #"""
      {"title": "T", "annotations": {"list": [
        {"builtIn": 1, "enable": true, "name": "Annotations & Alerts", "type": "dashboard"},
        {"enable": true, "name": "deploys", "iconColor": "red", "expr": "changes(up[5m])", "datasource": "p"},
        {"enable": false, "name": "off"},
        {"enable": true, "name": "oncall", "target": {"tags": ["oncall"], "type": "tags"}, "filter": {"ids": [2], "exclude": false}}]},
        "panels": [{"id": 1, "type": "timeseries", "targets": []}, {"id": 2, "type": "timeseries", "targets": []},
          {"id": 3, "type": "text", "options": {"content": "x"}}]}
      """#)
    func events(_ index: Int) -> [EventOverlay] {
      guard case .timeseries(let definition) = document.dashboard.widgets[index].definition else { return [] }
      return definition.events
    }
    let deploys = EventOverlay(query: "changes(up[5m])", language: .promQL, color: .named("red"))
    #expect(events(0) == [deploys])
    #expect(events(1) == [deploys, EventOverlay(query: "oncall", language: .other("grafana-annotations"))])
    #expect(document.warnings.isEmpty)
  }

  @Test func seriesDifferByValueAndAreMirrored() throws {
    let (widget, warnings) = try panel(
      #"""
      "type": "timeseries", "targets": [{"refId": "A", "expr": "a"}], "fieldConfig": {"defaults": {
        "color": {"mode": "thresholds"}, "thresholds": {"steps": [{"color": "green", "value": null}, {"color": "red", "value": 80}]},
        "custom": {"transform": "constant"}},
        "overrides": [
          {"matcher": {"id": "byValue", "options": {"reducer": "allIsZero", "op": "gte", "value": 0}},
            "properties": [{"id": "custom.hideFrom", "value": {"viz": false, "legend": true, "tooltip": true}}]},
          {"matcher": {"id": "byValue", "options": {"reducer": "max", "op": "lt", "value": 5}},
            "properties": [{"id": "custom.transform", "value": "negative-Y"}]}]}
      """#)
    guard case .timeseries(let definition) = widget.definition else { return #expect(Bool(false)) }
    let request = definition.requests[0]
    #expect(request.style.transform == .constant)
    #expect(request.style.formats.map(\.foreground) == [.named("red"), .named("green")])
    #expect(
      request.overrides == [
        SeriesOverride(matcher: .allZero, properties: [.hiddenFromLegend]),
        SeriesOverride(matcher: .value(.maximum, .less, 5), properties: [.transform(.negative)]),
      ])
    #expect(warnings.isEmpty)
  }

  @Test func listsAreRead() throws {
    guard
      case .events(let logs) = try panel(
        #""type": "logs", "targets": [{"refId": "A", "expr": "{job=\"a\"}", "datasource": {"type": "loki"}}], "options": {"showTime": true, "wrapLogMessage": true, "sortOrder": "Ascending"}"#
      ).widget.definition,
      case .states(let alerts) = try panel(#""type": "alertlist", "options": {"alertName": "cpu", "maxItems": 5}"#)
        .widget.definition
    else { return #expect(Bool(false)) }
    #expect(logs.columns == ["severity", "time", "text"] && logs.lines == 6 && logs.isAscending)
    #expect(alerts.limit == 5 && alerts.data.queries.map(\.text) == ["cpu"])
  }

  @Test func oneNumbersNameMayHaveItsColour() throws {
    let (widget, warnings) = try panel(
      #"""
      "type": "stat", "targets": [{"refId": "A", "expr": "a"}], "fieldConfig": {"defaults": {}, "overrides": [
        {"matcher": {"id": "byName", "options": "x"}, "properties": [{"id": "color", "value": {"mode": "fixed", "fixedColor": "red"}}]}]}
      """#)
    guard case .queryValue(let value) = widget.definition else { return #expect(Bool(false)) }
    #expect(value.colors == ["x": .named("red")])
    #expect(warnings.isEmpty)
  }
}
