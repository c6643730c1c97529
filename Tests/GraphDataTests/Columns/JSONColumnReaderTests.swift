import Foundation
import GraphData
import Testing

struct JSONColumnReaderTests {
  private func read(_ text: String, _ change: (inout JSONColumnReader) -> Void = { _ in }) throws -> ColumnTable {
    var reader = JSONColumnReader()
    change(&reader)
    return try reader.read(Data(text.utf8))
  }

  private func error(_ text: String, _ change: (inout JSONColumnReader) -> Void = { _ in }) -> ColumnReadError? {
    #expect(throws: ColumnReadError.self) { try read(text, change) }
  }

  @Test func ownFormat() throws {
    let table = try read(
      #"{"note": [1, {"a": "b"}, true], "columns": {"c\u0070u": [1, null, 3]}, "x": [5, 6, 7]}"#)
    let series = try #require(table["cpu"])
    #expect(series.xExtent == 5...7)
    #expect(series.y(at: 0) == 1 && !series.isValid(at: 1) && series.y(at: 2) == 3)
  }

  @Test func regularX() throws {
    let table = try read(#"{"x": {"start": 10, "step": 2}, "columns": {"a": [1, 2], "b": [3, 4]}}"#)
    #expect(table["b"]?.xExtent == 10...12)
    #expect(try #require(table["a"]).xColumn === #require(table["b"]).xColumn)
    #expect(error(#"{"x": {"start": 10, "step": 0}, "columns": {"a": [1]}}"#)?.kind == .malformed)
    #expect(error(#"{"x": {}, "columns": {"a": [1]}}"#)?.kind == .malformed)
  }

  @Test func columnsAndFlat() throws {
    #expect(try read("[[1, 2], [3, null], [5, 6]]").columns.map(\.name) == ["1", "2"])
    let flat = try read(#"[2, "t", "v", 1, 10, 2, null]"#) { $0.xScale = 60 }
    #expect(flat.xName == "t" && flat["v"]?.xExtent == 60...120 && flat["v"]?.isValid(at: 1) == false)
    #expect(error(#"[2, "t", "v", 1, 10, 2]"#)?.message == "the last row has 1 of 2 values")
    #expect(error(#"[2.5, "t"]"#)?.kind == .malformed)
    #expect(error(#"[1e9, "t"]"#)?.kind == .tooLarge)
    #expect(error("[]")?.kind == .malformed)
  }

  @Test func errorsNameTheirLine() {
    #expect(error("{\n\"x\": [1,\n2,\nfoo]}")?.line == 4)
    #expect(
      error("{\"x\": [1, 2]\n,\"columns\": {\"a\": [1]}}")?.description == "line 2: a column has 1 values and x 2")
    #expect(error("")?.message == "the text ends in the middle")
    #expect(error("[[1, 2]")?.kind == .malformed)
    #expect(error("[[1, 2]] x")?.message == "there is text after the end")
    #expect(error(#"{"columns": {}}"#)?.message == "there is no \"x\"")
    #expect(error(#"{"a": "#)?.kind == .malformed)
    #expect(error(#"{"x": [1], "columns": {"a": ["1"]}}"#)?.message == "a number or null is missing")
    #expect(error("[[1], [--1]]")?.kind == .malformed)
  }

  @Test func limits() {
    #expect(error("{\"a\": " + String(repeating: "[", count: 1_000_000))?.kind == .tooLarge)
    #expect(error("[[1], [2]]") { $0.limits.columns = 1 }?.kind == .tooLarge)
    #expect(error("[[1], [2]]") { $0.limits.bytes = 3 }?.kind == .tooLarge)
    #expect(error("{\"" + String(repeating: "a", count: 100_000) + "\": 1}")?.kind == .tooLarge)
  }

  @Test(.enabled(if: SharedData.isPresent)) func serverMetrics() throws {
    var reader = JSONColumnReader()
    reader.xScale = 60
    let table = try reader.read(SharedData.series("server-metrics-55k.json"))
    // As the folder's README says: 6 columns of 55,550 minutes.
    #expect(table.columns.map(\.name) == ["idl", "recv", "send", "writ", "used", "free"])
    #expect(table.columns.allSatisfy { $0.series.count == 55_550 })
    #expect(table["idl"]?.y(at: 0) == 99.46)
    #expect(table["idl"]?.xExtent?.lowerBound == 1_566_453_600)
    let sparse = try #require(try JSONColumnReader().read(SharedData.series("sparse.json"))["1"])
    #expect(sparse.count == 13_608 && sparse.xExtent == 172...368_313 && !sparse.isValid(at: 0))
    // Its columns are of unequal length.
    #expect(throws: ColumnReadError.self) { try JSONColumnReader().read(SharedData.series("traffic.json")) }
  }
}
