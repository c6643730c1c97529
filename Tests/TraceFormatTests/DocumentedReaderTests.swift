import Foundation
import Testing
import TraceFormat

/// The Python reader of `docs/trace-format.md` understands what the writer writes.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "needs /usr/bin/python3"))
struct DocumentedReaderTests {
  @Test func readsEveryKindOfChunk() throws {
    let lines = try read(bytes(of: sampleChunks).bytes)
    #expect(
      lines == [
        #"["header", [16909060, 0, 1230066625199609624, 2387509390608836392, 3544952156018063160]]"#,
        #"["INFO", [["program", "Landmärks"], ["", ""]]]"#,
        #"["CLOK", [[1, 2], [18446744073709551615, 4]]]"#,
        #"["THRD", [[0, 77, 1, "main"], [1, 78, 0, ""]]]"#,
        #"["STRS", [[1, "LandmarkRow"], [2, ""], [3, "日本"]]]"#,
        #"["TYPE", [[281470681748020, 1, 2, [3, 1]], [8, 1, 0, []]]]"#,
        #"["PATH", [[1, 0, 281470681748020, 0]]]"#,
        #"["PROP", [[1, 1, 3, 21930]]]"#,
        #"["MODL", [[4096, 8192, 2048, 1, "010203"]]]"#,
        #"["RECS", [1, [[5, 6, 9, 2, 1, 1, 2, 3, 4]]]]"#,
        #"["DROP", [[0, 0, 0], [1, 0, 1099511627776]]]"#,
        #"["SYMB", [[4660, 1, [[1, 2, 10], [3, 2, 20]]], [4661, 0, []]]]"#,
        #"["DONE", 1]"#,
      ])
  }

  @Test func stopsBeforeAHalfChunk() throws {
    let whole = try bytes(of: sampleChunks)
    let lines = try read(Array(whole.bytes[..<(whole.ends[10] + 20)]))
    #expect(lines.count == 12)
    #expect(lines.last?.hasPrefix(#"["SYMB""#) == true)
  }

  /// Lines that the reader in the document prints for a file of `bytes`.
  private func read(_ bytes: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("trace")))
    try documentedReader().write(toFile: folder.file("reader.py"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [folder.file("reader.py"), folder.file("trace")]
    process.environment = ["PYTHONIOENCODING": "utf-8"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func documentedReader() throws -> String {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let document = try String(contentsOf: root.appendingPathComponent("docs/trace-format.md"), encoding: .utf8)
    let parts = document.components(separatedBy: "```")
    return try String(#require(parts.first { $0.hasPrefix("python\n") }).dropFirst("python\n".count))
  }
}
