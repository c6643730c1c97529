import DashboardTestSupport
import Foundation
import GraphData
import Testing

@testable import DashboardFormat

struct RoundTripTests {
  private func read(_ text: String) throws -> DashboardDocument { try DashboardReader().read(Array(text.utf8)) }

  /// Every kind of widget, every field other than its default.
  static let everything = DashboardDescription(
    title: "All \"kinds\"", description: "d", layout: .init(mode: .free, columns: 24, rowHeight: 30),
    variables: [
      TemplateVariable(
        name: "host", label: "Host", tag: "host", defaults: ["a", "b"], available: ["a", "b", "c"], query: "q",
        everything: ".*", allowsSeveral: true, isHidden: true)
    ],
    span: .last(3600, before: 60), refreshInterval: 30, timeZone: "Europe/Berlin",
    widgets: [
      widget(
        "ts",
        .timeseries(
          TimeseriesDefinition(
            requests: [TimeseriesRequest(data: data, style: style, overrides: overrides)],
            leadingAxis: AxisDescription(
              scale: .symlog(constant: 3), minimum: -1, maximum: 2.5, softMinimum: 0, softMaximum: 1,
              includesZero: false, label: "l", unit: .milliseconds, decimals: 2, isHidden: true),
            trailingAxis: AxisDescription(scale: .log(base: 2), unit: .bytes.per(.second)),
            markers: [
              MarkerDescription(
                position: .band(1, nil), label: "m", severity: .error, dash: .dotted, lineWidth: 2,
                color: .rgba(1, 0, 0, 0.5), isOnTrailingAxis: true), MarkerDescription(position: .line(4)),
            ], events: [EventOverlay(query: "e", color: .named("red"))],
            legend: LegendDescription(
              mode: .table, placement: .trailing, statistics: [.average, .difference], sortedBy: .maximum,
              isAscending: true)))),
      widget(
        "v",
        .queryValue(
          QueryValueDefinition(
            data: data, presentation: .gauge, content: .valueAndName, reducer: .average, precision: 3,
            isAutoscaled: false, unit: .currency("EUR"), alignment: .trailing,
            formats: [
              ConditionalFormat(.greaterOrEqual, -.infinity, foreground: .named("green")),
              ConditionalFormat(.notEqual, 3, background: .rgba(51.0 / 255, 1, 0, 1)),
            ],
            mappings: [
              ValueMapping(match: .null, text: "N/A"), ValueMapping(match: .range(nil, 3), color: .named("x")),
              ValueMapping(match: .range(nil, nil)), ValueMapping(match: .text("1"), text: "UP"),
            ], sparkline: Sparkline(display: .bars, includesZero: true), axis: AxisDescription(minimum: 0, maximum: 1)))
      ),
      widget(
        "top",
        .topList(
          TopListDefinition(
            data: data, limit: 5, isAscending: true, isStacked: true, isRelative: true, palette: "p", unit: .si("W")))),
      widget(
        "table",
        .table(
          TableDefinition(
            data: data,
            columns: [
              TableColumn(
                source: .label("host"), title: "Host", unit: .custom(" x", scale: 2), display: .trend,
                alignment: .center, decimals: 1, width: 80, isHidden: true), TableColumn(source: .formula(2)),
            ], sortColumn: 1, isAscending: true, limit: 9, hasSearchField: true))),
      widget(
        "dist",
        .distribution(
          DistributionDefinition(
            requests: [TimeseriesRequest(data: data)], valueAxis: AxisDescription(scale: .sqrt),
            countAxis: AxisDescription(scale: .power(3)), bucketCount: 20, legend: .init(mode: .list)))),
      widget("heat", .heatMap(HeatMapDefinition(data: data, buckets: .series, palette: "p", showsLegend: false))),
      widget("heat", .heatMap(HeatMapDefinition(buckets: .computed(count: 12)))),
      widget("tree", .treeMap(TreeMapDefinition(data: data, palette: "p", unit: .percent, isColoredByValue: true))),
      widget(
        "pie",
        .pie(
          PieDefinition(
            data: data, shape: .donut, reducer: .last, palette: "p", unit: .fraction, limit: 3, showsTotal: false,
            legend: .init(mode: .hidden)))),
      widget("flow", .sankey(SankeyDefinition(data: data, palette: "p", unit: .count))),
      widget("flame", .flameGraph(FlameGraphDefinition(data: data, palette: "p", unit: .nanoseconds))),
      widget(
        "slo",
        .slo(
          SLODefinition(
            objective: "o", windows: [604_800, 86_400.5], target: 0.999, showsErrorBudget: false, showsGroups: true,
            data: data))),
      widget(
        "note",
        .text(
          TextDefinition(
            content: "# x\n\u{0}", format: .html, background: .named("b"), color: .named("c"), fontSize: 14,
            alignment: .center, verticalAlignment: .bottom, hasPadding: false,
            pointer: .init(edge: .top, position: 0.25)))),
      widget(
        "image",
        .embed(
          EmbedDefinition(
            kind: .page, url: "u", darkURL: "d", sizing: .stretch, alignment: .leading, verticalAlignment: .top,
            hasBackground: false))),
      widget(
        "group",
        .group(
          GroupDefinition(
            widgets: [widget("inner", .text(TextDefinition(content: "x")))], columns: 6, showsTitle: false,
            background: .named("b"), bannerURL: "u", isCollapsed: true))),
      widget("none", .unsupported(UnsupportedDefinition(kind: "k", reason: "r"))),
    ])

  private static func widget(_ id: String, _ definition: WidgetDefinition) -> WidgetDescription {
    WidgetDescription(
      id: id, title: "T \(id)", titleAlignment: .center, note: "n", frame: GridFrame(x: 1, y: 2, width: 3, height: 4),
      span: .fixed(1...2.5), links: [LinkDescription(title: "t", url: "u")], definition: definition)
  }

  private static let data = QuerySet(
    queries: [
      Query(
        name: "a", language: .datadogMetrics, text: "avg:m{*} by {h}", metric: "m", aggregator: "avg", groupBy: ["h"],
        alias: "{{h}}", reducer: .maximum, isHidden: true, minimumStep: 15, isInstant: true, limit: 10),
      Query(name: "b", language: .datadogEvents("logs"), text: "source:x"),
      Query(name: "c", language: .other("influx"), text: "SELECT"), Query(name: "d", language: .promQL, text: "up"),
    ],
    formulas: [
      Formula(
        "a / b", alias: "share", unit: MetricUnit(.short(noun: "req"), scale: 2, rate: .minute), palette: "warm",
        paletteIndex: 3, limit: 4, isAscending: true)
    ])

  private static let style = SeriesStyle(
    display: .area, interpolation: .stepCenter, palette: "p", color: .named("red"), lineWidth: 2.5, dash: .dashed,
    fillOpacity: 0.25, pointMarkers: .automatic, pointSize: 7, stacking: .normalized, stackGroup: "g",
    nulls: .connectShorter(than: 90), isOnTrailingAxis: true, unit: .bitsIEC, isOrderedByValue: true)

  private static let overrides = [
    SeriesOverride(
      matcher: .pattern("x.*"),
      properties: [
        .color(.named("red")), .display(.points), .interpolation(.smooth), .lineWidth(3), .dash(.dotted),
        .fillOpacity(0.5), .stacking(.centered), .nulls(.zero), .unit(.hours), .trailingAxis(true), .displayName("n"),
        .hiddenFromLegend, .hidden,
      ]), SeriesOverride(matcher: .query("A"), properties: [.hidden]),
    SeriesOverride(matcher: .name("n"), properties: [.trailingAxis(false)]),
  ]

  @Test func everythingReadsBack() throws {
    let document = try read(Self.everything.fileText)
    #expect(document.kind == .apus)
    // Two widgets share a name: the reader gives the second one of its own.
    var expected = Self.everything
    let duplicate = try #require(expected.widgets.lastIndex { $0.id == "heat" })
    expected.widgets[duplicate].id = document.dashboard.widgets[duplicate].id
    for (read, written) in zip(document.dashboard.widgets, expected.widgets) { #expect(read == written) }
    #expect(document.dashboard == expected)
    #expect(document.warnings.isEmpty)
  }

  @Test func emptyReadsBack() throws {
    let document = try read(DashboardDescription(title: "").fileText)
    #expect(document.dashboard == DashboardDescription(title: ""))
    #expect(document.warnings.isEmpty)
  }

  @Test(.enabled(if: SharedData.isThere, "needs ../shared or APUS_SHARED"), arguments: ["datadog", "grafana"])
  func realDashboardsReadBack(folder: String) throws {
    for file in try SharedData.files(folder) {
      let dashboard = try DashboardReader().read(file.data).dashboard
      let again = try read(dashboard.fileText)
      #expect(again.dashboard == dashboard, "\(file.name)")
      #expect(again.warnings.filter { $0.kind != .unsupported }.isEmpty, "\(file.name)")
    }
  }

  @Test func aFileWithoutVersionIsAnError() {
    #expect(
      throws: DashboardError.malformed(
        path: "version", reason: "a file of this format says its version, a whole number")
    ) {
      try read(#"{"format": "apus-dashboard", "widgets": []}"#)
    }
  }

  @Test func unknownKindsAndFieldsAreSaid() throws {
    let document = try read(
      #"{"format": "apus-dashboard", "version": 2, "glow": 1, "widgets": [{"kind": "orb", "frame": [1]}, {"kind": "text", "definition": {"fontsize": 3, "format": "rtf"}}]}"#
    )
    #expect(
      document.warnings.map(\.path) == [
        "version", "widgets[0].frame", "widgets[0].kind", "widgets[1].definition.format",
        "widgets[1].definition.fontsize", "glow",
      ])
  }
}
