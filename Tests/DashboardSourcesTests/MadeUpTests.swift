import DashboardFormat
import DashboardTestSupport
import GraphData
import Testing

@testable import DashboardSources

struct MadeUpTests {
  private func request(_ set: QuerySet, _ window: ClosedRange<Double> = 0...86_400, shape: QueryRequest.Shape = .series)
    -> QueryRequest
  {
    QueryRequest(set, window: window, width: 500, shape: shape)
  }

  private func query(_ name: String, _ metric: String, groupBy: [String] = []) -> Query {
    Query(name: name, language: .datadogMetrics, text: "avg:\(metric){*}", metric: metric, groupBy: groupBy)
  }

  @Test func theSameTimeHasTheSameValueInEveryWindow() {
    let signal = MadeUpSignal(name: "m", nature: MetricNature("cpu"))
    #expect(signal.value(at: 1234.5) == MadeUpSignal(name: "m", nature: MetricNature("cpu")).value(at: 1234.5))
    #expect(signal.value(at: 1234.5) != MadeUpSignal(name: "n", nature: MetricNature("cpu")).value(at: 1234.5))
    let set = QuerySet(queries: [query("a", "requests")])
    let first = MadeUpSource().result(request(set, 0...7200)).series[0].series
    let second = MadeUpSource().result(request(set, 3600...10_800)).series[0].series
    let x = second.x(at: 10)
    let place = (0..<first.count).first { first.x(at: $0) == x }
    #expect(place.map { first.y(at: $0) } == second.y(at: 10))
  }

  @Test func tagsMakeSeries() {
    let set = QuerySet(queries: [query("a", "system.cpu.user", groupBy: ["host", "env"])])
    let series = MadeUpSource(groupCount: 3).result(request(set)).series
    #expect(series.count == 9)
    #expect(series[0].labels == ["host": "web-1", "env": "production"])
    for element in series {
      let values = (0..<element.series.count).map { element.series.y(at: $0) }.filter { !$0.isNaN }
      #expect(values.allSatisfy { (0...100).contains($0) })
      #expect(values.count > element.series.count * 9 / 10)
    }
  }

  @Test func formulasAreEvaluated() {
    let set = QuerySet(
      queries: [query("a", "x"), query("b", "y")],
      formulas: [Formula("a"), Formula("(a - a + 2 * b) / b * 100"), Formula("default_zero(a) + nothing(b, 'x')")])
    let series = MadeUpSource().result(request(set)).series
    #expect(series.map(\.index) == [0, 1, 2])
    let middle = series[1].series
    for index in 0..<middle.count where middle.isValid(at: index) { #expect(abs(middle.y(at: index) - 200) < 1e-9) }
  }

  @Test func tablesHaveARowForEachGroup() throws {
    let set = QuerySet(
      queries: [query("a", "requests", groupBy: ["service"]), query("b", "errors", groupBy: ["service"])],
      formulas: [Formula("a", alias: "Requests"), Formula("b / a")])
    let table = try #require(MadeUpSource(groupCount: 4).result(request(set, shape: .table)).table)
    #expect(table.labels == ["service"])
    #expect(table.columns.map(\.name) == ["Requests", "errors / requests"])
    #expect(table.rows.map(\.labels) == [["checkout"], ["catalog"], ["search"], ["payments"]])
    #expect(table.rows.allSatisfy { $0.values.allSatisfy(\.isFinite) })
  }

  @Test(arguments: ["", "(", "a +", "))", "1 / 0", "a..b", "f(f(f(", "'", "a 'b", "💥", "-"])
  func textsThatAreNoFormulasAreHarmless(text: String) {
    let expression = FormulaExpression(text)
    #expect(expression.values(["a": [1, 2]], count: 2).count == 2)
  }

  @Test func nestingIsBounded() {
    let deep = String(repeating: "(", count: 100_000) + "a"
    #expect(FormulaExpression(deep).root == nil)
    #expect(FormulaExpression(String(repeating: "-", count: 100_000)).root == nil)
  }

  @Test(.enabled(if: SharedData.isThere, "needs ../shared or APUS_SHARED"), arguments: ["datadog", "grafana"])
  func everyRealWidgetHasData(folder: String) throws {
    var empty: [String] = []
    for file in try SharedData.files(folder) {
      for widget in try DashboardReader().read(file.data).dashboard.leaves {
        for set in widget.definition.requests {
          let series = MadeUpSource(groupCount: 3, pointLimit: 20).result(request(set)).series
          if series.isEmpty || series.allSatisfy(\.series.isEmpty) { empty.append("\(file.name) \(widget.title)") }
        }
      }
    }
    #expect(empty.isEmpty)
  }
}
