import Foundation
import GraphData
import Testing

@testable import DashboardFormat

/// What is kept of an answer, whatever a server sends.
struct ResultLimitTests {
  private func series(_ count: Int, points: Int = 1) -> QueryResult {
    let values = [Double](repeating: 1, count: points)
    return QueryResult(
      .series((0..<count).map { ResultSeries(name: "\($0)", series: Series(start: 0, step: 1, y: values)) }))
  }

  /// A million series: the list keeps 20,000 of them while it is read, the answer a thousand.
  @Test func aMillionSeriesAreCappedWithAMessage() throws {
    let list = Array(repeating: #"{"values":[[0,1]]}"#, count: 1_000_000).joined(separator: ",")
    let text = #"{"status":"success","data":{"resultType":"matrix","result":[\#(list)]}}"#
    let result = try QueryResponse.read(Array(text.utf8), limits: JSONLimits(memory: 64 << 20)).limited()
    #expect(result.series.count == 1000)
    #expect(
      result.notices == [
        "19000 of 20000 series are left out: an answer shows 1000 series at most.",
        "980000 values are left out: a list of an answer has 20000 at most.",
      ])
  }

  @Test func aListThatIsCutStillHasToBeJSON() throws {
    let limits = JSONLimits(listLength: 2)
    #expect(throws: JSONError.self) { try JSONValue(parsing: "[1,2,3,]", limits: limits) }
    #expect(throws: JSONError.self) { try JSONValue(parsing: "[1,2,3,x]", limits: limits) }
    #expect(try JSONValue(parsing: "[1,2,3,[4,5,6]]", limits: limits) == .array([.number(1), .number(2)]))
    #expect(try JSONValue(parsing: #"[{"a":[1,2,3]},0]"#, limits: limits)[0]?["a"]?.array?.count == 2)
  }

  @Test func pointsHaveALimit() {
    let result = series(5, points: 100).limited(points: 250)
    #expect(result.series.count == 2)
    #expect(result.notices == ["3 of 5 series are left out: an answer shows 250 points at most."])
    #expect(series(2, points: 100).limited(points: 200).notices.isEmpty)
  }

  @Test func tablesHaveALimit() {
    let row = ResultTable.Row(labels: ["a"], values: [1])
    let table = ResultTable(labels: ["l"], columns: [.init(name: "c")], rows: Array(repeating: row, count: 3000))
    let result = QueryResult(.table(table)).limited()
    #expect(result.table?.rows.count == 2000)
    #expect(result.notices == ["1000 of 3000 rows are left out: an answer shows 2000 at most."])
  }

  @Test func textsAreShortened() {
    let long = String(repeating: "long ", count: 10_000)
    let one = ResultSeries(name: long, labels: [long: long], series: .empty)
    let result = QueryResult(.series([one]), notices: Array(repeating: long, count: 100)).limited()
    #expect(result.series[0].name.count == 301)
    #expect(result.series[0].labels.allSatisfy { $0.key.count == 301 && $0.value.count == 301 })
    #expect(result.notices.count == 20 && result.notices[0].count == 301)
    #expect(QueryResult(.text(long)).limited() == QueryResult(.text(long.shortened(to: 10_000))))
  }
}
