import Foundation
import GraphData
import Testing

/// Seeded mutations of good input: readers return a table or throw their own error, and what they return can be used.
struct ReaderFuzzTests {
  private static let csv = """
    time,cpu,"mem, used",net
    2024-02-29T00:00:00Z,0.5,1e3,-7
    2024-02-29T00:01:00Z,,n/a,$12.50
    1709164920,"0.25",NaN,+.5
    """
  private static let json = [
    #"{"x": [1, 2.5e3, -3], "columns": {"a\n": [null, 0.1, 7], "b": [1, 2, 3]}, "more": {"k": [true, false, "é"]}}"#,
    #"{"x": {"start": 0, "step": 60}, "columns": {"a": [1, 2, null]}}"#,
    "[[1, 2, 3], [4, null, 6], [7, 8, 9]]",
    #"[3, "t", "a", "b", 1, 2, 3, 4, 5, null]"#,
  ]

  /// Changes bytes, cuts out, doubles, or puts in what readers stumble over.
  static func mutated(_ data: Data, _ random: inout SeededGenerator) -> Data {
    var bytes = Array(data)
    let tokens = [
      "\"", ",", "[", "]", "{", "}", ":", "\n", "\r", "null", "1e999", "-", "\\u12", "\0", "9999999999", "\u{feff}",
    ]
    for _ in 0...Int.random(in: 0...4, using: &random) {
      let position = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, position + Int.random(in: 1...12, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(position..<end)
      case 1: bytes.insert(contentsOf: bytes[position..<end], at: position)
      case 2: bytes.insert(contentsOf: tokens.randomElement(using: &random)!.utf8, at: position)
      case 3: bytes.removeSubrange(position...)
      default: for index in position..<end { bytes[index] = UInt8.random(in: 0...255, using: &random) }
      }
    }
    return Data(bytes)
  }

  /// Asks a table everything.
  static func use(_ table: ColumnTable) {
    for column in table.columns {
      let series = column.series
      _ = series.statistics(in: 0..<series.count)
      let window = series.xExtent ?? 0...1
      let runs = series.columns(window: window, columnCount: 20, maximumGap: 1, nulls: .spansUpTo(2))
      for span in PixelSpan.line(runs, columnCount: 20, yTransform: { $0 }) { _ = span.rows }
      _ = series.nearest(to: 0)
    }
    _ = StackedSeries(table.columns.map(\.series), mode: .normalized)
  }

  @Test(arguments: 0..<8) func text(batch: UInt64) throws {
    var random = SeededGenerator(seed: batch)
    for round in 0..<1_000 {
      do {
        if round % 2 == 0 {
          Self.use(try CSVReader().read(Self.mutated(Data(Self.csv.utf8), &random)))
        } else {
          let text = Self.json.randomElement(using: &random)!
          Self.use(try JSONColumnReader().read(Self.mutated(Data(text.utf8), &random)))
        }
      } catch is ColumnReadError {}
    }
  }

  @Test func columnFiles() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString).series")
    defer { try? FileManager.default.removeItem(at: url) }
    let pair = Series.sharing(x: [1, 2, 5], columns: [[10, .nan, 30], [1, 2, 3]])
    try ColumnFile.write(
      ColumnTable(xName: "t", columns: [.init(name: "a", series: pair[0]), .init(name: "b", series: pair[1])]), to: url)
    let good = try Data(contentsOf: url)
    var random = SeededGenerator(seed: 99)
    for _ in 0..<500 {
      var data = good
      for _ in 0...Int.random(in: 0...3, using: &random) {
        data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      try data.write(to: url)
      do { Self.use(try ColumnFile.read(contentsOf: url)) } catch is ColumnReadError {}
    }
  }
}
