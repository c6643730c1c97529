import DashboardFormat
import Testing

@testable import DashboardSources

/// Made-up entries, states and earlier values.
struct MadeUpListTests {
  private let logs = QuerySet(queries: [
    Query(name: "entries", language: .datadogEvents("logs_stream"), text: "source:a", groupBy: ["@usr.id", "host"])
  ])

  private func request(_ data: QuerySet, _ window: ClosedRange<Double>, _ shape: QueryRequest.Shape) -> QueryRequest {
    QueryRequest(data, window: window, shape: shape)
  }

  /// The same entries at the same times, whatever the window shows beside them.
  @Test func entriesStayWhereTheyAre() {
    let source = MadeUpSource()
    let events = source.result(request(logs, 1_700_000_000...1_700_000_600, .events)).events
    #expect(events.count > 30 && events.map(\.time) == events.map(\.time).sorted(by: >))
    #expect(events.allSatisfy { $0.fields["@usr.id"] != nil && !$0.text.isEmpty })
    let later = source.result(request(logs, 1_700_000_300...1_700_000_900, .events)).events
    let shared = 1_700_000_300...1_700_000_600.0
    #expect(events.filter { shared.contains($0.time) } == later.filter { shared.contains($0.time) })
  }

  @Test func aWindowOfAnySizeHasFewEntries() {
    for duration in [1.0, 60, 3600, 86_400, 1e9] {
      let events = MadeUpSource().result(request(logs, 1_700_000_000...(1_700_000_000 + duration), .events)).events
      #expect(events.count <= 121, "\(duration)")
    }
    #expect(MadeUpSource().result(request(logs, 1e300...1e301, .events)).events.isEmpty)
  }

  @Test func checksHaveTheirTags() {
    let checks = QuerySet(queries: [
      Query(name: "c", language: .other("datadog-checks"), text: "up", metric: "up", groupBy: ["cluster"])
    ])
    let states = MadeUpSource().result(request(checks, 0...1_700_000_000, .states)).states
    #expect(states.count > 3 && states.allSatisfy { $0.name == "up" && $0.labels["cluster"] != nil })
    var one = checks
    one.queries[0].limit = 1
    #expect(MadeUpSource().result(request(one, 0...1_700_000_000, .states)).states.count == 1)
  }

  /// `week_before(m)` is what `m` was a week before.
  @Test func earlierValuesAreThoseOfThen() throws {
    var data = QuerySet(queries: [Query(name: "a", language: .datadogMetrics, text: "avg:cpu{*}", metric: "cpu")])
    data.formulas = [Formula("week_before(a)"), Formula("a")]
    let week = 7 * 86_400.0
    let now = MadeUpSource().result(QueryRequest(data, window: 1_700_006_400...1_700_010_000, width: 20))
    let then = MadeUpSource().result(
      QueryRequest(data, window: (1_700_006_400 - week)...(1_700_010_000 - week), width: 20))
    let before = try #require(now.series.first { $0.index == 0 }).series
    let past = try #require(then.series.first { $0.index == 1 }).series
    #expect(before.count == past.count && before.count > 5)
    for index in 0..<before.count {
      #expect(before.y(at: index) == past.y(at: index) || before.y(at: index).isNaN && past.y(at: index).isNaN)
    }
  }

  /// Nobody reads the names that queries have in formulas.
  @Test func seriesAreNamedByWhatTheyMeasure() {
    let data = QuerySet(
      queries: [
        Query(name: "query1", language: .datadogEvents("logs"), text: "x", aggregator: "count"),
        Query(name: "query2", language: .datadogMetrics, text: "sum:hits{*}", metric: "hits", aggregator: "sum"),
      ], formulas: [Formula("query1"), Formula("query1 / query2 * 100")])
    let names = MadeUpSource().result(QueryRequest(data, window: 0...3600)).series.map(\.name)
    #expect(names == ["count of logs", "count of logs / hits * 100"])
  }

  @Test(arguments: [
    ("label_values(job)", "", "job"), ("label_values(up{job=\"a\"}, instance)", "up{job=\"a\"}", "instance"),
    (" label_values( node_load1 ,instance ) ", "node_load1", "instance"),
  ])
  func variablesOfPrometheus(query: String, selector: String, label: String) {
    let parts = PrometheusSource.labelValues(query)
    #expect(parts?.selector == selector && parts?.label == label)
    #expect(PrometheusSource.labelValues("metrics(up)") == nil)
  }
}
