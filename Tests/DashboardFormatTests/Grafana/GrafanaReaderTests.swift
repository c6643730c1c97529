import GraphData
import Testing

@testable import DashboardFormat

struct GrafanaReaderTests {
  private func read(_ text: String) throws -> DashboardDocument { try DashboardReader().read(Array(text.utf8)) }

  private func panel(_ members: String) throws -> (widget: WidgetDescription, warnings: [DashboardWarning]) {
    let document = try read(#"{"title": "T", "panels": [{"id": 1, \#(members)}]}"#)
    return (try #require(document.dashboard.widgets.first), document.warnings)
  }

  @Test func panelsAfterARowAreItsGroup() throws {
    let document = try read(
      #"""
      {"title": "T", "panels": [
        {"id": 1, "type": "text", "gridPos": {"x": 0, "y": 0, "w": 24, "h": 2}, "options": {"content": "a"}},
        {"id": 2, "type": "row", "title": "R", "gridPos": {"x": 0, "y": 2, "w": 24, "h": 1}, "collapsed": false, "panels": []},
        {"id": 4, "type": "text", "gridPos": {"x": 12, "y": 3, "w": 12, "h": 5}, "options": {"content": "c"}},
        {"id": 3, "type": "text", "gridPos": {"x": 0, "y": 3, "w": 12, "h": 4}, "options": {"content": "b"}},
        {"id": 5, "type": "row", "title": "S", "gridPos": {"x": 0, "y": 8, "w": 24, "h": 1}, "collapsed": true, "panels": [
          {"id": 6, "type": "text", "gridPos": {"x": 0, "y": 90, "w": 6, "h": 4}, "options": {"content": "d"}}]}]}
      """#)
    let widgets = document.dashboard.widgets
    #expect(widgets.map(\.title) == ["", "R", "S"])
    #expect(widgets.map(\.frame.height) == [2, 6, 1])
    guard case .group(let open) = widgets[1].definition, case .group(let closed) = widgets[2].definition else {
      return #expect(Bool(false))
    }
    #expect(open.widgets.map(\.id) == ["3", "4"])
    #expect(
      open.widgets.map(\.frame) == [.init(x: 0, y: 0, width: 12, height: 4), .init(x: 12, y: 0, width: 12, height: 5)])
    #expect(closed.isCollapsed)
    #expect(closed.widgets.map(\.frame.y) == [0])
    #expect(document.warnings.isEmpty)
  }

  @Test func rowsOfOldFilesHaveSpans() throws {
    let document = try read(
      #"""
      {"title": "T", "rows": [{"title": "R", "height": "200px", "panels": [
        {"id": 1, "type": "graph", "span": 8, "targets": [{"expr": "up"}]},
        {"id": 2, "type": "singlestat", "span": 4, "targets": [{"expr": "up"}], "thresholds": "80,90",
         "colors": ["green", "orange", "red"], "colorValue": true, "valueName": "current"},
        {"id": 3, "type": "text", "span": 12, "content": "x", "mode": "html"}]}]}
      """#)
    guard case .group(let group) = document.dashboard.widgets.first?.definition else { return #expect(Bool(false)) }
    // 200 pixels are 6 rows of 38 (5.3, rounded up); 8 of 12 columns are 16 of 24.
    #expect(
      group.widgets.map(\.frame) == [
        .init(x: 0, y: 0, width: 16, height: 6), .init(x: 16, y: 0, width: 8, height: 6),
        .init(x: 0, y: 6, width: 24, height: 6),
      ])
    guard case .queryValue(let value) = group.widgets[1].definition else { return #expect(Bool(false)) }
    #expect(value.reducer == .last)
    #expect(value.formats.first(for: 95)?.foreground == .named("red"))
    #expect(value.formats.first(for: 85)?.foreground == .named("orange"))
    #expect(value.formats.first(for: 0)?.foreground == .named("green"))
    #expect(document.warnings.isEmpty)
  }

  @Test func fieldConfigurationAndOverrides() throws {
    let (widget, warnings) = try panel(
      #"""
      "type": "timeseries", "targets": [{"refId": "A", "expr": "sum by (job) (rate(http_total{a=\"b\"}[5m]))", "legendFormat": "{{job}}", "interval": "30s"}],
      "fieldConfig": {"defaults": {"unit": "s", "min": 0, "max": "10", "decimals": 2,
        "thresholds": {"mode": "percentage", "steps": [{"color": "green", "value": null}, {"color": "red", "value": 80}]},
        "custom": {"drawStyle": "line", "fillOpacity": 25, "lineInterpolation": "stepAfter", "lineWidth": 2, "spanNulls": 60000,
          "stacking": {"mode": "percent", "group": "A"}, "scaleDistribution": {"type": "log", "log": 2},
          "thresholdsStyle": {"mode": "line"}, "axisSoftMax": 5, "axisLabel": "Latency"}},
        "overrides": [
          {"matcher": {"id": "byName", "options": "x"}, "properties": [{"id": "color", "value": {"mode": "fixed", "fixedColor": "#ff0000"}}, {"id": "custom.axisPlacement", "value": "right"}, {"id": "unit", "value": "bytes"}]},
          {"matcher": {"id": "byRegexp", "options": "/err.*/i"}, "properties": [{"id": "custom.fillOpacity", "value": 0}]},
          {"matcher": {"id": "byType", "options": "time"}, "properties": [{"id": "unit", "value": "s"}]}]},
      "options": {"legend": {"displayMode": "table", "placement": "right", "calcs": ["mean", "lastNotNull", "p99"], "sortBy": "Mean", "sortDesc": true}}
      """#)
    guard case .timeseries(let definition) = widget.definition else { return #expect(Bool(false)) }
    let request = definition.requests[0]
    #expect(request.data.queries[0].metric == "http_total")
    #expect(request.data.queries[0].aggregator == "sum")
    #expect(request.data.queries[0].groupBy == ["job"])
    #expect(request.data.queries[0].minimumStep == 30)
    #expect(request.style.display == .area)
    #expect(request.style.fillOpacity == 0.25)
    #expect(request.style.interpolation == .stepAfter)
    #expect(request.style.nulls == .connectShorter(than: 60))
    #expect(request.style.stacking == .normalized)
    #expect(definition.leadingAxis.scale == .log(base: 2))
    #expect(definition.leadingAxis.maximum == 10)
    #expect(definition.leadingAxis.softMaximum == 5)
    #expect(definition.leadingAxis.unit == .seconds)
    #expect(definition.leadingAxis.label == "Latency")
    #expect(definition.trailingAxis?.unit == .bytes)
    // 80 % of the way from 0 to 10.
    #expect(definition.markers.map(\.position) == [.line(8)])
    #expect(request.overrides.map(\.matcher) == [.name("x"), .pattern("(?i)err.*")])
    #expect(request.overrides[0].properties == [.color(.rgba(1, 0, 0, 1)), .trailingAxis(true), .unit(.bytes)])
    #expect(definition.legend.statistics == [.average, .last])
    #expect(definition.legend.sortedBy == .average)
    // An override of times concerns no series.
    #expect(warnings.map(\.what) == ["p99"])
  }

  @Test func aTableIsOrganized() throws {
    let (widget, warnings) = try panel(
      #"""
      "type": "table", "targets": [
        {"refId": "A", "expr": "sum by (pod, job) (a)", "format": "table", "instant": true},
        {"refId": "B", "expr": "sum by (pod) (b)", "format": "table", "instant": true}],
      "transformations": [{"id": "seriesToColumns"}, {"id": "sortBy"}, {"id": "organize", "options": {
        "renameByName": {"pod": "Pod", "Value #B": "Memory"}, "excludeByName": {"job": true, "Time": true},
        "indexByName": {"Value #B": 0, "Value #A": 1, "pod": 2}}}],
      "fieldConfig": {"defaults": {}, "overrides": [{"matcher": {"id": "byName", "options": "Memory"},
        "properties": [{"id": "unit", "value": "bytes"}, {"id": "decimals", "value": 1}]}]},
      "options": {"sortBy": [{"displayName": "Memory", "desc": true}]}
      """#)
    guard case .table(let table) = widget.definition else { return #expect(Bool(false)) }
    #expect(table.columns.map(\.source) == [.formula(1), .formula(0), .label("pod"), .label("job")])
    #expect(table.columns.map(\.title) == ["Memory", nil, "Pod", nil])
    #expect(table.columns.map(\.isHidden) == [false, false, false, true])
    #expect(table.columns[0].unit == .bytes)
    #expect(table.sortColumn == 1)
    #expect(!table.isAscending)
    #expect(warnings.map(\.what) == ["transformation sortBy"])
  }

  @Test func variablesSpansAndEnvelopes() throws {
    let document = try read(
      #"""
      {"meta": {}, "dashboard": {"title": "T", "panels": [], "time": {"from": "now-6h", "to": "now-1h"}, "refresh": "1m",
        "timezone": "utc", "templating": {"list": [
          {"name": "job", "type": "query", "query": {"query": "label_values(job)"}, "current": {"value": ["$__all"]}, "multi": true, "allValue": ".+"},
          {"name": "res", "type": "interval", "query": "1m,5m", "current": {}},
          {"name": "ds", "type": "datasource", "query": "prometheus"}]}}}
      """#)
    let dashboard = document.dashboard
    #expect(dashboard.span == .last(5 * 3600, before: 3600))
    #expect(dashboard.refreshInterval == 60)
    #expect(dashboard.timeZone == "UTC")
    #expect(dashboard.variables.map(\.defaults) == [["*"], ["1m"], ["*"]])
    #expect(dashboard.variables.map(\.query) == ["label_values(job)", nil, nil])
    #expect(dashboard.variables[0].everything == ".+")
    #expect(document.warnings.isEmpty)
  }

  @Test func libraryPanelsAndUnknownKindsAreLabelled() throws {
    let (library, _) = try panel(#""libraryPanel": {"uid": "u", "name": "Shared"}"#)
    guard case .unsupported(let definition) = library.definition else { return #expect(Bool(false)) }
    #expect(definition.reason.contains("'Shared'"))
    let (unknown, warnings) = try panel(#""type": "hologram", "title": "H""#)
    #expect(unknown.title == "H")
    #expect(warnings.map(\.kind) == [.unsupported])
  }

  private static let queries: [(String, String?, String?, [String])] = [
    (#"sum(rate(http_requests_total{job="x"}[5m])) by (code, le)"#, "http_requests_total", "sum", ["code", "le"]),
    ("up", "up", nil, []), ("avg by(instance) (node_load1) * 100", "node_load1", "avg", ["instance"]),
    ("histogram_quantile(0.9, sum(rate(a_bucket[$__rate_interval])) by (le))", "a_bucket", "sum", ["le"]),
    (#"label_replace(foo, "a", "$1", "b", "(.*)")"#, "foo", nil, []),
    (#"{__name__="weird.name", a="b"}"#, "weird.name", nil, []), ("1 + 2", nil, nil, []),
    ("a / on(pod) group_left(node) b", "a", nil, []), ("sum(${metric:raw}{x=\"}\"}) by (", nil, "sum", []),
  ]

  @Test(arguments: Self.queries)
  func partsOfPromQL(text: String, metric: String?, aggregator: String?, groups: [String]) {
    let parts = PromQLParts(text)
    #expect(parts.metric == metric)
    #expect(parts.aggregator == aggregator)
    #expect(parts.groupBy == groups)
  }
}
