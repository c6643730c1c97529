import Foundation
import GraphData
import Testing

struct CSVReaderTests {
  private func read(_ text: String, _ change: (inout CSVReader) -> Void = { _ in }) throws -> ColumnTable {
    var reader = CSVReader()
    change(&reader)
    return try reader.read(Data(text.utf8))
  }

  private func error(_ text: String, _ change: (inout CSVReader) -> Void = { _ in }) -> ColumnReadError? {
    #expect(throws: ColumnReadError.self) { try read(text, change) }
  }

  private func values(_ series: Series?) -> [Double?] {
    guard let series else { return [] }
    return (0..<series.count).map { series.isValid(at: $0) ? series.y(at: $0) : nil }
  }

  @Test func aHeaderNamesTheColumns() throws {
    let table = try read("time,cpu,\"mem, used\"\n0,1.5,3\n60,,4e2\n")
    #expect(table.xName == "time")
    #expect(table.columns.map(\.name) == ["cpu", "mem, used"])
    #expect(values(table["cpu"]) == [1.5, nil])
    #expect(values(table["mem, used"]) == [3, 400])
    #expect(table["cpu"]?.xExtent == 0...60)
  }

  @Test func withoutAHeaderColumnsAreNumbered() throws {
    let table = try read("1;2;3\r\n2;5;NaN\r\n")
    #expect(table.columns.map(\.name) == ["2", "3"])
    #expect(values(table["2"]) == [2, 5])
    #expect(values(table["3"]) == [3, nil])
  }

  @Test func quotesAndBlanks() throws {
    let table = try read("\u{feff}t\t\"a \"\"b\"\"\nc\"\t d e \n\n 1 \t\"2\"\t-3\n")
    #expect(table.columns.map(\.name) == ["a \"b\"\nc", "d e"])
    #expect(values(table["d e"]) == [-3])
  }

  @Test func datesAreSecondsSince1970() throws {
    // 2024-02-29 is day 19,782: 54 years of 365 days, 13 leap days from 1972 to 2020, and 31 + 28 days.
    let day = Double(54 * 365 + 13 + 31 + 28) * 86_400
    let table = try read(
      "t,v\n2024-02-29,1\n2024-02-29T12:30:05.25Z,2\n2024-02-29 12:30:05+01:00,3\n2/29/2024 00:01,4\n1969-12-31,5\n")
    let series = try #require(table["v"])
    #expect(
      (0..<5).map { series.x(at: $0) } == [-86_400, day, day + 60, day + 41_405, day + 45_005.25])
    #expect(values(series) == [5, 1, 4, 3, 2])
    #expect(error("t,v\n2023-02-29,1\n")?.line == 2)
  }

  @Test func xMayBeAnyColumnOrNone() throws {
    #expect(try read("v,t\n1,60\n2,61") { ($0.x, $0.xScale) = (.named("t"), 60) }["v"]?.xExtent == 3600...3660)
    #expect(try read("a,b\n5,6\n7,8") { $0.x = .rowNumber }["a"]?.xExtent == 0...1)
    #expect(error("a,b\n1,2") { $0.x = .named("c") }?.kind == .malformed)
    #expect(error("a,b\n1,2") { $0.x = .column(2) }?.kind == .malformed)
  }

  @Test func chosenColumnsAlone() throws {
    let table = try read("t,host,v\n1,web,2\n2,db,3") { $0.columns = ["v"] }
    #expect(table.columns.map(\.name) == ["v"])
    #expect(error("t,host,v\n1,web,2")?.description == "line 2: \"web\" in column \"host\" is not a number")
  }

  @Test func errorsNameTheirLine() {
    #expect(error("t,v\n1,2\n3\n")?.line == 3)
    #expect(error("t,v\n1,2\n3,4,5\n")?.line == 3)
    #expect(error("t,v\n1,\"2\n")?.message == "a quote is not closed")
    #expect(error("t,v\n1,\"2\"x\n")?.line == 2)
    #expect(error("t,v\n1,1.2.3\n")?.line == 2)
    #expect(error("t,v\n1," + String(repeating: "1", count: 70_000))?.kind == .tooLarge)
    #expect(error("t,v\n1,2") { $0.limits.bytes = 5 }?.kind == .tooLarge)
    #expect(error("t,v,w\n1,2,3") { $0.limits.columns = 2 }?.kind == .tooLarge)
  }

  @Test func nothingIsNoColumn() throws {
    #expect(try read("").columns.isEmpty)
    #expect(try read("\n\n").columns.isEmpty)
    #expect(try read("t,v\n")["v"]?.count == 0)
  }

  @Test func numbersAreThoseOfTheLibrary() throws {
    let texts = [
      "0", "-0", "1e-7", "3.141592653589793", "123456789012345678901234567890", "1.7976931348623157e308", "5e-324",
      "9007199254740993", "0.1", "+4.", ".5", "1E5", "0.000000000000000000000000000001",
    ]
    let table = try read("t,v\n" + texts.enumerated().map { "\($0),\($1)\n" }.joined())
    let expected = texts.map { Double($0.hasSuffix(".") ? String($0.dropLast()) : $0.hasPrefix(".") ? "0" + $0 : $0) }
    #expect(values(table["v"]) == expected)
  }

  @Test func missingFilesAreErrors() {
    let url = URL(fileURLWithPath: "/nowhere/at/all.csv")
    #expect(throws: ColumnReadError.self) { try CSVReader().read(contentsOf: url) }
    #expect(throws: ColumnReadError.self) { try JSONColumnReader().read(contentsOf: url) }
    #expect(throws: ColumnReadError.self) { try ColumnFile.read(contentsOf: url) }
    #expect(throws: ColumnReadError.self) { try CSVReader().read(contentsOf: URL(fileURLWithPath: "/")) }
  }

  @Test(.enabled(if: SharedData.isPresent)) func realFiles() throws {
    let folder = try #require(SharedData.root).appendingPathComponent("data/series")
    let spectrum = try CSVReader().read(contentsOf: folder.appendingPathComponent("ms_spectrum.csv"))
    #expect(spectrum.xName == "mz")
    #expect(spectrum["intensity"]?.xExtent?.lowerBound == 260.01)
    let stock = try CSVReader().read(contentsOf: folder.appendingPathComponent("AAPL.csv"))
    let close = try #require(stock["Close/Last"])
    // The file begins with its newest day: 11/15/2019, $265.76.
    #expect(close.y(at: close.count - 1) == 265.76)
    #expect(close.xExtent?.upperBound == 1_573_776_000)
  }
}
