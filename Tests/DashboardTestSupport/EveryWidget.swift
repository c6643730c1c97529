import DashboardFormat
import GraphData

/// A dashboard of everything that a file can say.
package enum EveryWidget {
  /// Every kind of widget, every field other than its default.
  package static let dashboard = DashboardDescription(
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
            ],
            events: [
              EventOverlay(query: "e", color: .named("red")),
              EventOverlay(query: "ALERTS", language: .promQL, title: "t"),
            ],
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
            ], colors: ["a": .named("red"), "b": .rgba(0, 0, 1, 1)],
            sparkline: Sparkline(display: .bars, includesZero: true), axis: AxisDescription(minimum: 0, maximum: 1)))
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
              ColumnDefinition(
                source: .label("host"), title: "Host", unit: .custom(" x", scale: 2), display: .trend,
                alignment: .center, decimals: 1,
                texts: [
                  TableText(
                    .contains, "_", replacement: " ", part: "_", foreground: .named("red"), background: .named("b")),
                  TableText(.isNot, "x"),
                ], trend: .init(kind: .bars, isShared: true), width: 80, isHidden: true),
              ColumnDefinition(source: .formula(2)),
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
      widget(
        "log",
        .events(
          EventListDefinition(
            data: data, presentation: .timeline, columns: ["time", "@a.b"], lines: 3, isAscending: true, limit: 7))),
      widget(
        "states",
        .states(
          StatesDefinition(
            data: data, presentation: .worst, showsEmptyCounts: false, showsPriority: true, showsTime: true,
            isFilled: true, isReversed: true, limit: 5))),
      widget("map", .geoMap(GeoMapDefinition(data: data, palette: "p", unit: .bytes, limit: 3, focus: "DE"))),
      widget(
        "hosts",
        .hostMap(
          HostMapDefinition(data: data, size: data, palette: "p", isFlipped: true, minimum: 1, maximum: 2.5))),
      widget(
        "scatter",
        .scatter(
          ScatterDefinition(
            data: data, xAxis: AxisDescription(scale: .sqrt), yAxis: AxisDescription(label: "y"), colorBy: ["h"],
            palette: "p"))),
      widget(
        "change",
        .change(
          ChangeDefinition(
            data: data, isRelative: true, isIncreaseGood: true, showsPresent: false, order: .name, isAscending: true,
            limit: 4))),
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
      WidgetDescription(
        id: "again", frame: GridFrame(x: 0, y: 0, width: 2, height: 2), definition: .text(TextDefinition(content: "x")),
        repetition: WidgetRepetition(variable: "host", direction: .down, perRow: 2)),
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
    ],
    transformations: [
      .reduce([.maximum, .last]), .sort(by: "f", isAscending: true), .limit(3),
      .filter(names: ["a"], pattern: "x.*", isKept: false), .filter(names: ["b"], pattern: nil, isKept: true),
      .filterQueries(["A"], isKept: true), .rename(["a": "b"]), .renamePattern("(.*)", "$1"),
      .calculate(.init(.binary("a", .divide, "2"), name: "half", replacesOthers: true)),
      .calculate(.init(.reduce(["a", "b"], .sum), name: "sum")),
    ])

  private static let style = SeriesStyle(
    display: .area, interpolation: .stepCenter, palette: "p", color: .named("red"), lineWidth: 2.5, dash: .dashed,
    fillOpacity: 0.25, pointMarkers: .automatic, pointSize: 7, stacking: .normalized, stackGroup: "g",
    nulls: .connectShorter(than: 90), isOnTrailingAxis: true, unit: .bitsIEC, isOrderedByValue: true,
    isReversed: true, transform: .negative, formats: [ConditionalFormat(.less, 3, foreground: .named("red"))])

  private static let overrides = [
    SeriesOverride(
      matcher: .pattern("x.*"),
      properties: [
        .color(.named("red")), .display(.points), .interpolation(.smooth), .lineWidth(3), .dash(.dotted),
        .fillOpacity(0.5), .stacking(.centered), .nulls(.zero), .unit(.hours), .trailingAxis(true), .displayName("n"),
        .hiddenFromLegend, .hidden, .transform(.constant), .pointSize(7), .pointMarkers(.always),
      ]), SeriesOverride(matcher: .value(.maximum, .less, 3), properties: [.hidden]),
    SeriesOverride(matcher: .allZero, properties: [.hidden]), SeriesOverride(matcher: .allNull, properties: [.hidden]),
    SeriesOverride(matcher: .every, properties: [.hidden]), SeriesOverride(matcher: .query("A"), properties: [.hidden]),
    SeriesOverride(matcher: .name("n"), properties: [.trailingAxis(false)]),
  ]
}
