import Foundation
import GraphData
import Testing

struct ColumnFileTests {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("column-file-\(UUID().uuidString).series")

  private func table() -> ColumnTable {
    let pair = Series.sharing(x: [1, 2, 5], columns: [[10, .nan, 30], [1, 2, 3]])
    return ColumnTable(
      xName: "time", columns: [.init(name: "a", series: pair[0]), .init(name: "größe", series: pair[1])])
  }

  @Test func whatIsWrittenIsRead() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    try ColumnFile.write(table(), to: url)
    let read = try ColumnFile.read(contentsOf: url)
    #expect(read.xName == "time")
    #expect(read.columns.map(\.name) == ["a", "größe"])
    let a = try #require(read["a"])
    #expect((0..<3).map { a.x(at: $0) } == [1, 2, 5])
    #expect(a.y(at: 0) == 10 && !a.isValid(at: 1) && a.y(at: 2) == 30)
    #expect(a.xColumn === read["größe"]!.xColumn)
    // 64 bytes of header, names of 4 + 4, 4 + 1 and 4 + 7 bytes, up to 128; three columns of three numbers.
    #expect(try Data(contentsOf: url).count == 128 + 3 * 3 * 8)
    #expect(try Series(contentsOf: url).y(at: 2) == 30)
  }

  @Test func regularXTakesNoSpace() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let y = (0..<100_000).map { sin(Double($0) / 100) }
    try ColumnFile.write(
      ColumnTable(columns: [.init(name: "", series: Series(start: 7, step: 0.5, y: y))]), to: url)
    var series = try Series(contentsOf: url)
    #expect(series.xColumn === XColumn(start: 7, step: 0.5, count: 100_000))
    #expect(series.yExtent(in: 0..<100_000) == y.min()!...y.max()!)
    #expect(try Data(contentsOf: url).count == 128 + 800_000)
    // Appending copies; the file stays.
    series.append(x: 60_000, y: 9)
    #expect(series.yExtent(in: 0..<100_001)?.upperBound == 9)
    #expect(try Series(contentsOf: url).count == 100_000)
  }

  /// Nobody can keep other programs from shortening a file.
  @Test func aSeriesOutlivesTheEndOfItsFile() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let y = (0..<100_000).map { Double($0 % 1000) }
    try ColumnFile.write(
      ColumnTable(columns: [.init(name: "", series: Series(start: 0, step: 1, y: y))]), to: url)
    let series = try Series(contentsOf: url)
    #expect(truncate(url.path, 64) == 0)
    #expect(series.y(at: 99_999) == 999)
    #expect(series.yExtent(in: 0..<100_000) == 0...999)
    #expect(throws: ColumnReadError.self) { try Series(contentsOf: url) }
  }

  /// Points without columns take no bytes, however many they are.
  @Test func morePointsThanThereAreIntegersAreAnError() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    var bytes = Array("apseries".utf8) + [1, 0, 0, 0, 1, 0, 0, 0] + [UInt8](repeating: 255, count: 8)
    // No columns, four bytes of names, x from 0 in steps of 1.
    bytes += [0, 0, 0, 0, 4, 0, 0, 0] + [UInt8](repeating: 0, count: 8)
    withUnsafeBytes(of: 1.0.bitPattern.littleEndian) { bytes += $0 }
    try Data(bytes + [UInt8](repeating: 0, count: 128 - bytes.count)).write(to: url)
    #expect(throws: ColumnReadError.self) { try ColumnFile.read(contentsOf: url) }
  }

  @Test func aPipeIsNoFile() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(mkfifo(url.path, 0o600) == 0)
    #expect(throws: ColumnReadError.self) { try Series(contentsOf: url) }
  }

  @Test func filesBeyondTheLimitAreErrors() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    try ColumnFile.write(table(), to: url)
    var limits = ColumnReadLimits()
    // 128 bytes of header and names, nine numbers.
    limits.bytes = 200
    #expect(try ColumnFile.read(contentsOf: url, limits: limits).columns.count == 2)
    limits.bytes = 199
    let error = #expect(throws: ColumnReadError.self) { try ColumnFile.read(contentsOf: url, limits: limits) }
    #expect(error?.kind == .tooLarge)
  }

  @Test func aSeriesOutlivesItsFile() throws {
    try ColumnFile.write(table(), to: url)
    let series = try Series(contentsOf: url)
    try ColumnFile.write(ColumnTable(columns: []), to: url)
    try FileManager.default.removeItem(at: url)
    #expect(series.y(at: 2) == 30)
  }

  @Test func differentXIsRefusedAndTheOldFileStays() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    try ColumnFile.write(table(), to: url)
    var other = table()
    other.columns[1].series = Series(x: [1, 2, 6], y: [1, 2, 3])
    #expect(throws: ColumnWriteError.differentX("größe")) { try ColumnFile.write(other, to: url) }
    #expect(try ColumnFile.read(contentsOf: url).columns.count == 2)
    #expect(throws: ColumnWriteError.self) {
      try ColumnFile.write(table(), to: URL(fileURLWithPath: "/nowhere/at/all.series"))
    }
  }

  @Test func truncatedAndForeignFilesAreErrors() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    try ColumnFile.write(table(), to: url)
    let whole = try Data(contentsOf: url)
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: url)
      #expect(throws: ColumnReadError.self) { try ColumnFile.read(contentsOf: url) }
    }
    func message(changing offset: Int, to bytes: [UInt8]) throws -> String? {
      var data = whole
      data.replaceSubrange(offset..<offset + bytes.count, with: bytes)
      try data.write(to: url)
      let error = #expect(throws: ColumnReadError.self) { try ColumnFile.read(contentsOf: url) }
      return error?.message
    }
    #expect(try message(changing: 0, to: [0]) == "the file is not a column file")
    #expect(try message(changing: 8, to: [2]) == "the file is of version 2; this reader knows 1")
    #expect(try message(changing: 12, to: [4]) == "the file has flags that are not known: 4")
    #expect(
      try message(changing: 16, to: Array(repeating: 255, count: 8)) == "the file says it has \(UInt64.max) points")
    // x of 1, 2, 5: the last becomes negative.
    #expect(try message(changing: 128 + 23, to: [0xc0]) == "x does not ascend")
    #expect(try message(changing: 64, to: [255, 255, 255, 255]) == "the file has a name of 4294967295 bytes")
  }
}
