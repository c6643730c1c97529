import DashboardFormat
import DashboardTestSupport
import Foundation
import GraphData
import Testing

@testable import DashboardSources

struct ColumnsSourceTests {
  private func request(
    _ texts: [String], window: ClosedRange<Double> = 0...2, shape: QueryRequest.Shape = .series
  ) -> QueryRequest {
    QueryRequest(
      QuerySet(queries: texts.map { Query(name: $0, language: .other("columns"), text: $0) }), window: window,
      shape: shape)
  }

  private let source = ColumnsSource(
    ColumnTable(columns: [
      .init(name: "a", series: Series(x: [1, 2], y: [3, 4])),
      .init(name: "b", series: Series(x: [1, 2], y: [5, .nan])),
    ]), units: ["a": .bytes])

  @Test func columnsAreFoundByName() async throws {
    let result = try await source.load(request(["b", "a", "c"]))
    #expect(result.series.map(\.name) == ["b", "a"])
    #expect(result.series.map(\.unit) == [nil, .bytes])
    #expect(result.series.map(\.index) == [0, 1])
    #expect(result.notices == ["There is no column 'c'."])
    #expect(try await source.load(request(["*"])).series.map(\.name) == ["a", "b"])
    await #expect(throws: DataSourceError.self) { try await source.load(request(["c"])) }
  }

  @Test func tablesHaveTheLastValues() async throws {
    let table = try #require(try await source.load(request(["a", "b"], shape: .table)).table)
    #expect(table.rows.map(\.values) == [[4, 5]])
    let earlier = try #require(try await source.load(request(["a", "b"], window: 0...1, shape: .table)).table)
    #expect(earlier.rows.map(\.values) == [[3, 5]])
  }

  @Test func answersAreClippedToAWindow() throws {
    let whole = try source.result(request(["a"], window: 0...1))
    #expect(whole.series.map(\.series.count) == [2])
    #expect(whole.clipped(to: 0...1).series.map(\.series.count) == [1])
    #expect(whole.clipped(to: 0...1).series.first?.series.y(at: 0) == 3)
    #expect(whole.clipped(to: 0...5) == whole)
  }

  @Test(.enabled(if: SharedData.isThere, "needs ../shared or APUS_SHARED"))
  func aRealFileIsAnswered() async throws {
    let file = try #require(SharedData.folder).appendingPathComponent("data/series/server-metrics-55k.json")
    var reader = JSONColumnReader()
    reader.xScale = 60
    let source = ColumnsSource(try reader.read(contentsOf: file))
    let series = try await source.load(request(["*"])).series
    #expect(series.map(\.name) == ["idl", "recv", "send", "writ", "used", "free"])
    #expect(series.allSatisfy { $0.series.count == 55_550 })
  }
}
