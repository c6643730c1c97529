import DashboardSources
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Dashboards

/// Lists of entries and states, changes, host maps and tables of several labels.
@MainActor
struct ListWidgetTests {
  @Test func columnsWithoutRoomAreCounted() {
    // 400 less 120 for the text: 4, 8 + 142, 8 + 92 are 254; another 100 has no room.
    let columns = EventColumns(["severity", "time", "@a", "@b", "text"], width: 400)
    #expect(columns.columns.map(\.field) == ["severity", "time", "@a", "text"] && columns.omitted == 1)
    #expect(columns.columns.map(\.width) == [4, 142, 92, nil])
    // Without a text the last column takes what is left.
    #expect(EventColumns(["time", "@a"], width: 400).columns.map(\.width) == [142, nil])
    #expect(EventColumns([], width: 400).columns.isEmpty)
  }

  @Test func entriesAreCountedOverTime() {
    let events = [0.5, 1, 61, 62, 3599].map { ResultEvent(time: $0, severity: $0 == 61 ? .error : .info) }
    let series = EventTimeline.series(events, in: 0...3600)
    // An hour in 60 parts of a minute, and the one that begins at its end.
    #expect(series.map(\.name) == ["info", "error"] && series.map(\.series.count) == [61, 61])
    #expect(series[0].series.y(at: 0) == 2 && series[0].series.y(at: 1) == 1 && series[0].series.y(at: 59) == 1)
    #expect(series[1].series.y(at: 1) == 1)
  }

  @Test func anEntryIsSeen() throws {
    let events = (0..<500).map { ResultEvent(time: Double($0), severity: .error, text: "line \($0)") }
    let host = try TestHost(size: CGSize(width: 400, height: 220)) {
      EventListWidget(
        definition: EventListDefinition(), events: events,
        window: .constant(0...100), timeZone: .gmt)
    }
    // 220 less the header hold nine rows of 22, and those near them; not all 500.
    #expect((9..<40).contains(host.bodies["EventRow", default: 0]))
    #expect(host.messages.isEmpty)
  }

  private func row(_ labels: [(String, String)], _ value: Double, column: Int = 0, _ name: String = "m") -> ResultRow {
    ResultRow(labels: labels.map { ($0.0, $0.1) }, column: column, columnName: name, value: value)
  }

  @Test func changesAreSorted() {
    let definition = ChangeDefinition(
      data: QuerySet(formulas: [Formula("a"), Formula("week_before(a)")]), isRelative: true)
    let rows = [
      row([("h", "x")], 12), row([("h", "x")], 10, column: 1), row([("h", "y")], 9), row([("h", "y")], 6, column: 1),
      row([("h", "z")], 1),
    ]
    let changes = ChangeWidget.changes(rows, definition)
    // 9 of 6 is half as much again, 12 of 10 a fifth; z was not there.
    #expect(changes.map(\.id) == ["y", "x", "z"])
    #expect(changes[0].change(true) == 0.5 && changes[0].change(false) == 3 && changes[2].change(true).isNaN)
  }

  @Test func hostsStandInTheirGroups() {
    let rows = [
      row([("zone", "a"), ("host", "1")], 5), row([("zone", "b"), ("host", "2")], 6),
      row([("zone", "a"), ("host", "3")], 7),
    ]
    let groups = HostMapWidget.groups(
      rows, sizes: [row([("zone", "a"), ("host", "1")], 4), row([("zone", "a"), ("host", "3")], 1)])
    #expect(groups.map(\.name) == ["a", "b"] && groups[0].members.map(\.name) == ["1", "3"])
    // Areas compare: a quarter of the value is half of the width.
    #expect(groups[0].members.map(\.size) == [1, 0.5] && groups[1].members.map(\.size) == [1])
  }

  @Test func pointsHaveBothValues() {
    let rows = [
      row([("h", "x")], 1), row([("h", "x")], 2, column: 1), row([("h", "y")], 3), row([("h", "z")], 5, column: 1),
    ]
    let points = ScatterWidget.points(rows, colorBy: [])
    #expect(points.map(\.id) == ["x"] && points[0].x == 1 && points[0].y == 2)
  }

  /// Each label is a column; texts and numbers are replaced as the file asks.
  @Test func aTableHasAColumnForEachLabel() throws {
    let definition = TableDefinition(
      data: QuerySet(queries: [Query(name: "a", language: .promQL, text: "a", groupBy: ["pod", "reason"])]),
      columns: [
        ColumnDefinition(
          source: .label("reason"), title: "Why", texts: [TableText(.equals, "OOM", replacement: "memory")]),
        ColumnDefinition(
          source: .formula(0), decimals: 1,
          mappings: [ValueMapping(match: .text("2"), text: "two", color: .named("red"))]),
      ])
    let table = ResultTable(
      labels: ["pod", "reason"], columns: [.init(name: "a")],
      rows: [.init(labels: ["p", "OOM"], values: [2]), .init(labels: ["q", "Err"], values: [3])])
    let plan = TablePlan(definition, QueryResult(.table(table)))
    #expect(plan.names.map(\.title) == ["Why", "pod"])
    // Sorted by the first value, the largest first.
    #expect(plan.rows.map(\.names) == [["Err", "q"], ["OOM", "p"]])
    #expect(plan.names[0].texts("OOM")?.text == "memory" && plan.names[0].texts("Err") == nil)
    #expect(plan.columns[0].texts(2)?.text == "two" && plan.columns[0].texts(3) == nil)
    #expect(plan.columns[0].decimals == 1)
  }

  /// What a hidden label alone tells apart is one row, unless both have a value in one column.
  @Test func hiddenLabelsDivideNoRow() {
    let definition = TableDefinition(
      data: QuerySet(queries: [Query(name: "a", language: .promQL, text: "a")]),
      columns: [ColumnDefinition(source: .label("job"), isHidden: true)])
    let table = ResultTable(
      labels: ["pod", "job"], columns: [.init(name: "a"), .init(name: "b")],
      rows: [
        .init(labels: ["p", "1"], values: [5, .nan]), .init(labels: ["p", "2"], values: [.nan, 6]),
        .init(labels: ["p", "3"], values: [4, 7]),
      ])
    let rows = TablePlan(definition, QueryResult(.table(table))).rows
    #expect(rows.map(\.names) == [["p"], ["p (2)"]] && rows.map(\.values) == [[5, 6], [4, 7]])
  }

  @Test func aSeriesIsNeverCalledByItsQuery() {
    let data = QuerySet(
      queries: [Query(name: "query1", language: .datadogMetrics, text: "avg:cpu{*}", metric: "cpu")],
      formulas: [Formula("query1")])
    let answer = WidgetAnswer([
      .success(QueryResult(.series([ResultSeries(name: "query1", series: Series(x: [0, 1], y: [1, 2]))])))
    ])
    let layers = TimeseriesLayers(TimeseriesDefinition(requests: [TimeseriesRequest(data: data)]), answer)
    #expect(layers.segments.flatMap { $0.layers.map(\.name) } == ["cpu"])
  }

  /// Overrides by value, mirrored values, colours by thresholds.
  @Test func seriesDifferByTheirValues() throws {
    let style = SeriesStyle(formats: [
      ConditionalFormat(.greaterOrEqual, 5, foreground: .rgba(1, 0, 0, 1)),
      ConditionalFormat(.greaterOrEqual, -.infinity, foreground: .rgba(0, 1, 0, 1)),
    ])
    let request = TimeseriesRequest(
      style: style,
      overrides: [
        SeriesOverride(matcher: .allZero, properties: [.hidden]),
        SeriesOverride(matcher: .value(.maximum, .greater, 6), properties: [.transform(.negative)]),
      ])
    let series = [[0.0, 0], [1, 2], [4, 7]].enumerated().map {
      ResultSeries(name: "\($0)", series: Series(x: [0, 1], y: $1))
    }
    let layers = TimeseriesLayers(
      TimeseriesDefinition(requests: [request]), WidgetAnswer([.success(QueryResult(.series(series)))])
    ).segments.flatMap(\.layers)
    #expect(layers.map(\.name) == ["1", "2"])
    #expect(layers.map { $0.series.y(at: 1) } == [2, -7])
    #expect(
      layers.map(\.color) == [
        Color(red: 0, green: 1, blue: 0, opacity: 1), Color(red: 1, green: 0, blue: 0, opacity: 1),
      ])
  }

  /// The request after those of the series asks for events; without room for labels there are none.
  @Test func eventsStandOverTheGraph() {
    let definition = TimeseriesDefinition(
      requests: [TimeseriesRequest()], events: [EventOverlay(query: "deploys", color: .rgba(0, 0, 1, 1))])
    let widget = WidgetDescription(
      id: "w", frame: GridFrame(x: 0, y: 0, width: 1, height: 1), definition: .timeseries(definition))
    #expect(widget.requests(window: 0...1, width: 10, variables: [:]).map(\.shape) == [.series, .events])
    func events(_ count: Int) -> [TimeseriesEvent] {
      let all = (0..<count).map { ResultEvent(time: Double($0), severity: .warning, title: "e\($0)") }
      return TimeseriesEvent.all(
        definition, WidgetAnswer([.success(QueryResult(.series([]))), .success(QueryResult(.events(all)))]))
    }
    #expect(events(2).map(\.label) == ["e0", "e1"] && events(2).map(\.time) == [0, 1])
    #expect(events(9).allSatisfy { $0.label.isEmpty } && events(500).count == 200)
  }

  /// A list loads and is drawn, a source of numbers alone has nothing to list.
  @Test func statesAreDrawn() throws {
    let states = [
      ResultState(name: "a", state: .ok), ResultState(name: "b", state: .alert), ResultState(name: "c", state: .ok),
    ]
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      StatesWidget(definition: StatesDefinition(), states: states, timeZone: .gmt)
    }
    #expect(host.bodies["StateRow"] == 3 && host.bodies["StateCounts"] == 1)
    let empty = try TestHost(size: CGSize(width: 300, height: 200)) {
      StatesWidget(definition: StatesDefinition(), states: [], timeZone: .gmt)
    }
    #expect(empty.bodies(of: WidgetMessage.self) == 1)
  }
}
