import DashboardTestSupport
import Foundation
import Testing

@testable import DashboardFormat

/// Small texts do not become large values, and twice the text is twice the work.
@Suite(.timeLimit(.minutes(1)))
struct AmplificationTests {
  /// Bytes of memory that this process has.
  private func resident() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }

  private func parsed(_ text: String) throws -> (value: JSONValue, memory: Int) {
    try Array(text.utf8).withUnsafeBufferPointer {
      let parsed = try JSONParser.parse($0, limits: JSONLimits(memory: .max))
      return (parsed.value, parsed.memory)
    }
  }

  private static let shapes = [
    "[0]", "[[0]]", "[]", "{}", #"{"a":0}"#, #"{"a":{"b":[1]}}"#, "0", "null", #""""#, #""sixteen letters!""#,
    #""\u0041\u0041\u0041\u0041\u0041\u0041\u0041\u0041\u0041\u0041\u0041\u0041\u0041\u0041\u0041\u0041""#,
    #"[1700000000,"0.5"]"#, #"{"metric":{"job":"a","instance":"host:9100"},"value":[1,"2"]}"#,
  ]

  /// What is counted grows with the text, and is no less than what the process grows by.
  @Test(
    .disabled(if: Sanitizer.keepsFreedMemory, "AddressSanitizer keeps freed memory"), arguments: Self.shapes
  ) func theCountIsNotLessThanTheMemory(shape: String) throws {
    var kept: [(value: JSONValue, memory: Int)] = []
    var texts = 0
    let before = try resident()
    for scale in [1, 2, 4, 8] {
      let list = "[" + Array(repeating: shape, count: 10_000 * scale).joined(separator: ",") + "]"
      texts += list.utf8.count
      kept.append(try parsed(list))
      #expect(kept.last?.memory ?? 0 <= kept[0].memory * scale)
    }
    let counted = kept.reduce(0) { $0 + $1.memory }
    // The allocator may keep the place of the texts.
    #expect(try resident() - before <= counted + 2 * texts + (1 << 20))
    withExtendedLifetime(kept) {}
  }

  @Test(arguments: ["[0],", "{},", "[[]],", #"{"a":{}},"#]) func valuesHaveALimit(piece: String) {
    let text = "[" + String(repeating: piece, count: (8 << 20) / piece.utf8.count) + "0]"
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text.utf8)) }
    #expect(error?.reason == "its values take more than 96 MiB in memory")
  }

  /// 10,000 rows, each with a label that no other has, would be a table of 10⁸ cells.
  @Test func aTableHasRoomForSomeLabels() throws {
    let rows = (0..<10_000).map { #"{"metric":{"l\#($0)":"v"},"value":[0,"1"]}"# }.joined(separator: ",")
    let text = #"{"status":"success","data":{"resultType":"vector","result":[\#(rows)]}}"#
    let result = try QueryResponse.read(Array(text.utf8))
    #expect(result.table?.rows.count == 10_000 && result.table?.labels.count == 64)
    #expect(result.notices == ["9936 labels are left out: a table has room for 64."])
  }

  /// Columns that are left empty are filled up: 2,000 of 10,000 times are 2 · 10⁷ values from 100 kB.
  @Test func emptyColumnsDoNotMultiply() {
    let times = (0..<10_000).map(String.init).joined(separator: ",")
    func list(_ piece: String, _ count: Int = 2000) -> String {
      Array(repeating: piece, count: count).joined(separator: ",")
    }
    let columns =
      #"{"data":{"attributes":{"times":[\#(times)],"series":[\#(list("{}"))],"values":[\#(list("[]"))]}}}"#
    #expect(
      throws: ResponseError.malformed(
        path: "data.attributes.values", reason: "more than half of the values of 2000 columns are missing")
    ) {
      try QueryResponse.read(Array(columns.utf8))
    }
    let scalar =
      #"{"data":{"attributes":{"columns":[{"values":[\#(times)]},\#(list(#"{"values":[]}"#, 2))]}}}"#
    #expect(
      throws: ResponseError.malformed(
        path: "data.attributes.columns", reason: "more than half of the values of 3 columns are missing")
    ) {
      try QueryResponse.read(Array(scalar.utf8))
    }
  }

  /// 1 MB of labels: each is looked up, not compared with all before it.
  @Test func manyLabelsAreGroupedByOnce() throws {
    let labels = (0..<150_000).map { "a\($0)" } + ["a0"]
    let list = labels.joined(separator: ",")
    #expect(PromQLParts("sum by (\(list)) (up)").groupBy == Array(labels.dropLast()))
    #expect(DatadogMetricQuery("avg:up{*} by {\(list)}").groupBy == Array(labels.dropLast()))
  }
}
