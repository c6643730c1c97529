import Testing

@testable import DashboardFormat

/// The traps of Datadog's format, each in the smallest file that has it.
struct DatadogTrapTests {
  private func read(_ definition: String, layout: String = #", "layout": {"x": 1, "y": 2, "width": 3, "height": 4}"#)
    throws -> (widget: WidgetDescription, warnings: [DashboardWarning])
  {
    let text =
      #"{"title": "T", "layout_type": "ordered", "widgets": [{"id": 7, "definition": \#(definition)\#(layout)}]}"#
    let document = try DashboardReader().read(Array(text.utf8))
    return (try #require(document.dashboard.widgets.first), document.warnings)
  }

  private func timeseries(_ members: String) throws -> (TimeseriesDefinition, [DashboardWarning]) {
    let (widget, warnings) = try read(#"{"type": "timeseries", \#(members)}"#)
    guard case .timeseries(let definition) = widget.definition else {
      Issue.record("no graph over time")
      return (TimeseriesDefinition(), warnings)
    }
    return (definition, warnings)
  }

  @Test func axisBoundsAreTexts() throws {
    let (definition, warnings) = try timeseries(
      #""requests": [], "yaxis": {"min": "auto", "max": "100", "scale": "log", "include_zero": false, "label": ""}"#)
    #expect(definition.leadingAxis.minimum == nil)
    #expect(definition.leadingAxis.maximum == 100)
    #expect(definition.leadingAxis.scale == .log(base: 10))
    #expect(!definition.leadingAxis.includesZero)
    #expect(definition.leadingAxis.label == nil)
    #expect(warnings.isEmpty)
  }

  @Test(arguments: [
    ("y = 15", MarkerDescription.Position.line(15)), ("0 < y < 10", .band(0, 10)), ("y > 100", .band(100, nil)),
    ("y <= 60", .band(nil, 60)), ("10 >= y", .band(nil, 10)), ("10 > y > 2", .band(2, 10)), ("y=-1.5e3", .line(-1500)),
  ])
  func markersAreText(text: String, position: MarkerDescription.Position) throws {
    #expect(DatadogMarker.position(text) == position)
  }

  @Test(arguments: ["", "y", "x = 1", "y = auto", "1 < y < 2 < 3", "y y = 1", "= y", "y = 1 = 2", "y = nan"])
  func otherMarkersAreNone(text: String) {
    #expect(DatadogMarker.position(text) == nil)
  }

  @Test func aMarkersLookIsText() throws {
    let (definition, _) = try timeseries(
      #""requests": [], "markers": [{"value": "y = 0", "display_type": "error dashed", "label": " CPU "}]"#)
    #expect(
      definition.markers == [MarkerDescription(position: .line(0), label: "CPU", severity: .error, dash: .dashed)])
  }

  @Test func anOldQueryHoldsSeveralExpressions() throws {
    let (definition, _) = try timeseries(
      #"""
      "requests": [{"q": "avg:a.b{x:1,$y} by {host,dev}, top(sum:c{*} by {f}, 10, 'a,b', 'desc')",
        "metadata": [{"expression": "avg:a.b{x:1,$y} by {host,dev}", "alias_name": "first"}], "display_type": "bars"}]
      """#)
    let queries = definition.requests[0].data.queries
    #expect(queries.map(\.text) == ["avg:a.b{x:1,$y} by {host,dev}", "top(sum:c{*} by {f}, 10, 'a,b', 'desc')"])
    #expect(queries.map(\.metric) == ["a.b", "c"])
    #expect(queries.map(\.aggregator) == ["avg", "sum"])
    #expect(queries.map(\.groupBy) == [["host", "dev"], ["f"]])
    #expect(queries.map(\.alias) == ["first", nil])
    #expect(queries.map(\.name) == ["query1", "query2"])
    #expect(definition.requests[0].style.display == .bars)
    #expect(definition.requests[0].style.stacking == .zero)
  }

  @Test func displayAndLayoutMayBeMissing() throws {
    let text = #"""
      {"title": "T", "widgets": [
        {"definition": {"type": "timeseries", "requests": [{"q": "avg:a{*}"}]}},
        {"definition": {"type": "group", "layout_type": "ordered", "widgets": [
          {"definition": {"type": "note", "content": "x"}, "layout": {"x": 0, "y": 0, "width": 12, "height": 5}}]}}]}
      """#
    let document = try DashboardReader().read(Array(text.utf8))
    let widgets = document.dashboard.widgets
    #expect(widgets[0].frame == GridFrame(x: 0, y: 0, width: 4, height: 2))
    // Below the first row, as high as its content and the title.
    #expect(widgets[1].frame == GridFrame(x: 0, y: 2, width: 12, height: 6))
    #expect(Set(widgets.flatMap(\.all).map(\.id)).count == 3)
  }

  @Test func aHostMapsRequestsAreAnObject() throws {
    let (widget, warnings) = try read(
      #"{"type": "hostmap", "requests": {"fill": {"q": "avg:m{*} by {host}"}}, "style": {"palette": "p"}}"#)
    guard case .hostMap(let definition) = widget.definition else { return #expect(Bool(false)) }
    #expect(definition.data.queries.map(\.metric) == ["m"])
    #expect(definition.palette == "p")
    #expect(warnings.isEmpty)
  }

  @Test func conditionalFormatsNameTwoColours() throws {
    let (widget, warnings) = try read(
      #"""
      {"type": "query_value", "precision": 2, "custom_unit": "%", "timeseries_background": {"type": "bars"},
       "requests": [{"q": "avg:m{*}", "aggregator": "last", "conditional_formats": [
         {"comparator": ">", "value": "80", "palette": "black_on_light_red"},
         {"comparator": "<=", "value": 20, "palette": "custom_bg", "custom_bg_color": "#0f23db"}]}]}
      """#)
    guard case .queryValue(let definition) = widget.definition else { return #expect(Bool(false)) }
    #expect(
      definition.formats == [
        ConditionalFormat(.greater, 80, foreground: .named("black"), background: .named("light_red")),
        ConditionalFormat(
          .lessOrEqual, 20, background: .rgba(15.0 / 255, 35.0 / 255, 219.0 / 255, 1)),
      ])
    #expect(definition.formats.first(for: 81)?.background == .named("light_red"))
    #expect(definition.formats.first(for: 50) == nil)
    #expect(definition.reducer == .last)
    #expect(definition.precision == 2)
    #expect(definition.sparkline == Sparkline(display: .bars))
    #expect(warnings.isEmpty)
  }

  @Test func formulasHaveUnitsAndAliases() throws {
    let (definition, _) = try timeseries(
      #"""
      "requests": [{"response_format": "timeseries", "on_right_yaxis": true,
        "queries": [{"data_source": "metrics", "name": "a", "query": "sum:m.bytes{*}.as_rate()"},
          {"data_source": "logs", "name": "b", "search": {"query": "source:x"}, "indexes": ["*"],
           "compute": {"aggregation": "cardinality", "metric": "@id", "interval": 60000},
           "group_by": [{"facet": "@u", "limit": 10, "sort": {"order": "desc"}}]}],
        "formulas": [{"formula": "a / b", "alias": "share", "number_format": {"unit":
          {"type": "canonical_unit", "unit_name": "mebibyte", "per_unit_name": "second"}}}]}]
      """#)
    let data = definition.requests[0].data
    #expect(data.formulas[0].alias == "share")
    #expect(data.formulas[0].unit?.family == .bytes)
    #expect(data.formulas[0].unit?.scale == 1_048_576)
    #expect(data.formulas[0].unit?.rate == .second)
    #expect(data.queries[1].language == .datadogEvents("logs"))
    #expect(data.queries[1].groupBy == ["@u"])
    #expect(data.queries[1].minimumStep == 60)
    #expect(data.queries[1].limit == 10)
    #expect(definition.requests[0].style.isOnTrailingAxis)
    #expect(definition.trailingAxis != nil)
  }

  @Test func whatIsNotKnownIsSaid() throws {
    let (widget, warnings) = try read(
      #"{"type": "timeseries", "requests": [{"q": 5, "style": [1], "glow": 3}], "sparkles": true, "time": {"live_span": "x"}}"#
    )
    #expect(warnings.map(\.path).contains("widgets[0].definition.requests[0].style"))
    #expect(warnings.contains { $0.path == "widgets[0].definition.requests[0].glow" && $0.kind == .unknown })
    #expect(warnings.contains { $0.path == "widgets[0].definition.sparkles" && $0.what == "sparkles true" })
    #expect(warnings.contains { $0.path == "widgets[0].definition.time.live_span" && $0.kind == .malformed })
    #expect(warnings.allSatisfy { $0.widget == widget.id })
  }

  @Test func unknownKindsAreLabelled() throws {
    let (widget, warnings) = try read(#"{"type": "hologram", "title": "H", "anything": [1]}"#)
    #expect(widget.title == "H")
    #expect(widget.definition == .unsupported(.init(kind: "hologram", reason: "This kind is not known.")))
    #expect(warnings.count == 1)
    #expect(warnings.first?.kind == .unsupported)
  }

  @Test func groupsDeeperThanTheLimitAreCut() throws {
    var inner = #"{"definition": {"type": "note", "content": "x"}}"#
    for _ in 0..<12 { inner = #"{"definition": {"type": "group", "layout_type": "ordered", "widgets": [\#(inner)]}}"# }
    let document = try DashboardReader().read(Array(#"{"title": "T", "widgets": [\#(inner)]}"#.utf8))
    #expect(document.warnings.contains { $0.kind == .limit })
    #expect(document.dashboard.leaves.isEmpty)
  }

  @Test(arguments: [
    "[]", "{}", "3", #"{"title": "T"}"#, #"{"widgets": 5}"#, #"{"dashboard": {"dashboard": {"widgets": []}}}"#,
  ])
  func otherDocumentsAreErrors(text: String) {
    #expect(throws: DashboardError.self) { try DashboardReader().read(Array(text.utf8)) }
  }
}
