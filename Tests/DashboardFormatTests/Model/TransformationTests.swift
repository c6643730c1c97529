import GraphData
import Testing

@testable import DashboardFormat

/// What is done with answers before they are shown.
struct TransformationTests {
  private let series = [
    ResultSeries(name: "in", index: 0, series: Series(x: [0, 1, 2], y: [1, 2, 6])),
    ResultSeries(name: "out", index: 1, series: Series(x: [0, 1, 2], y: [4, .nan, 3])),
  ]
  private let data = QuerySet(queries: [
    Query(name: "A", language: .promQL, text: "a"), Query(name: "B", language: .promQL, text: "b"),
  ])

  private func apply(_ steps: ResultTransformation..., to content: QueryResult.Content) -> QueryResult {
    var data = data
    data.transformations = steps
    return QueryResult(content).transformed(by: data)
  }

  private func values(_ series: ResultSeries?) -> [Double] {
    (0..<(series?.series.count ?? 0)).map { series?.series.y(at: $0) ?? .nan }
  }

  @Test func seriesBecomeRows() throws {
    let table = try #require(apply(.reduce([.maximum, .average]), to: .series(series)).table)
    #expect(table.labels == ["Field"] && table.columns.map(\.name) == ["Max", "Mean"])
    #expect(table.rows.map(\.labels) == [["in"], ["out"]])
    // (1 + 2 + 6) / 3 and (4 + 3) / 2.
    #expect(table.rows.map(\.values) == [[6, 3], [4, 3.5]])
  }

  @Test func seriesAreFoundByNameAndQuery() {
    #expect(
      apply(.filter(names: ["in"], pattern: nil, isKept: true), to: .series(series)).series.map(\.name) == ["in"])
    #expect(
      apply(.filter(names: [], pattern: "^o", isKept: false), to: .series(series)).series.map(\.name) == ["in"])
    #expect(apply(.filterQueries(["B"], isKept: true), to: .series(series)).series.map(\.name) == ["out"])
    #expect(apply(.limit(1), to: .series(series)).series.map(\.name) == ["in"])
    #expect(apply(.rename(["in": "bytes", "B": "sent"]), to: .series(series)).series.map(\.name) == ["bytes", "sent"])
    #expect(apply(.renamePattern("^(.)n$", "$1!"), to: .series(series)).series.map(\.name) == ["i!", "out"])
    #expect(apply(.sort(by: "", isAscending: false), to: .series(series)).series.map(\.name) == ["out", "in"])
  }

  @Test func fieldsAreCalculated() {
    let both = apply(
      .calculate(.init(.binary("in", .divide, "out"), name: "ratio")),
      .calculate(.init(.binary("in", .multiply, "10"), name: "tenfold")),
      .calculate(.init(.reduce(["in", "out"], .sum), name: "sum")), to: .series(series)
    ).series
    #expect(both.map(\.name) == ["in", "out", "ratio", "tenfold", "sum"])
    let ratio = values(both[2])
    #expect(ratio[0] == 0.25 && ratio[1].isNaN && ratio[2] == 2)
    #expect(values(both[3]) == [10, 20, 60])
    #expect(values(both[4]) == [5, 2, 9])
    let alone = apply(
      .calculate(.init(.binary("in", .subtract, "1"), name: "less", replacesOthers: true)), to: .series(series))
    #expect(alone.series.map(\.name) == ["less"] && values(alone.series.first) == [0, 1, 5])
    // What is not there changes nothing.
    #expect(
      apply(.calculate(.init(.binary("gone", .add, "1"), name: "x")), to: .series(series)).series.map(\.name)
        == ["in", "out"])
  }

  @Test func tablesAreSortedAndCalculated() throws {
    let table = ResultTable(
      labels: ["pod", "node"], columns: [.init(name: "a"), .init(name: "b")],
      rows: [
        .init(labels: ["x", "2"], values: [1, 5]), .init(labels: ["y", "1"], values: [3, .nan]),
        .init(labels: ["z", "3"], values: [2, 4]),
      ])
    func sorted(_ field: String, _ isAscending: Bool) -> [String] {
      apply(.sort(by: field, isAscending: isAscending), to: .table(table)).table?.rows.map { $0.labels[0] } ?? []
    }
    #expect(sorted("Value #A", false) == ["y", "z", "x"] && sorted("b", true) == ["z", "x", "y"])
    #expect(sorted("node", true) == ["y", "x", "z"])
    let more = try #require(
      apply(
        .calculate(.init(.binary("Value #A", .add, "B"), name: "sum")),
        .filter(names: ["node"], pattern: nil, isKept: false),
        to: .table(table)
      ).table)
    #expect(more.labels == ["pod"] && more.columns.map(\.name) == ["a", "b", "sum"])
    #expect(more.rows[0].values == [1, 5, 6] && more.rows[1].values[2].isNaN)
  }
}
