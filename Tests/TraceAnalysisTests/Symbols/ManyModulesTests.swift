import Foundation
import Testing

@testable import TraceAnalysis

/// A trace names as many modules as it likes: what they cost is bounded by the files behind them.
@Suite final class ManyModulesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("apus-modules-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The smallest file that counts as a program: a header without sections.
  private func program(_ name: String) throws -> String {
    let path = folder.appendingPathComponent(name).path
    try Data([0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 58)).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Answers every address with one function, and takes a note of each time that it is started.
  private func lineTool() throws -> LineTool {
    let path = folder.appendingPathComponent("tool").path
    let script = """
      #!/bin/sh
      echo "$1" >> '\(folder.path)/starts'
      while read -r address; do printf 'f\\n/f.swift:1:1\\n\\n'; done

      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    return LineTool(path: path)
  }

  private func starts() -> Int {
    let text = try? String(contentsOf: folder.appendingPathComponent("starts"), encoding: .utf8)
    return text?.split(separator: "\n").count ?? 0
  }

  /// Names the function in each module, a page apart, and returns how many were found.
  private func named(_ paths: [String], _ tool: LineTool) -> (count: Int, warnings: [String]) {
    let modules = paths.enumerated().map { index, path in
      TraceModule(path: path, base: UInt64(index) << 12, end: UInt64(index + 1) << 12, bias: UInt64(index) << 12)
    }
    var symbolizer = Symbolizer(modules: modules, tool: tool)
    let frames = symbolizer.frames(at: modules.map { $0.base + 8 })
    return (frames.values.count { $0.map(\.function) == ["f"] }, symbolizer.warnings)
  }

  @Test(arguments: [125, 250, 500, 1000])
  func aFileIsReadOnce(modules: Int) throws {
    let (path, tool) = (try program("program"), try lineTool())
    let links = try (0..<modules).map { index in
      let link = folder.appendingPathComponent("link\(index)").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      return link
    }
    let found = named(Array(repeating: path, count: modules) + links, tool)
    #expect(found.count == 2 * modules)
    #expect(found.warnings == [])
    #expect(starts() == 1)
  }

  @Test func filesHaveALimitThatIsNamed() throws {
    let tool = try lineTool()
    let found = named(try (0..<200).map { try program("program\($0)") }, tool)
    #expect(found.count == 128)
    #expect(starts() == 128)
    #expect(found.warnings == ["Only 128 programs and libraries are read: functions of others have no names."])
  }

  @Test func sentencesAboutModulesHaveALimit() throws {
    let found = named((0..<1000).map { "/gone/\($0)" }, try lineTool())
    #expect(found.count == 0)
    #expect(found.warnings.count == Symbolizer.warningLimit)
  }

  /// Names that overlap: each of 200,000 functions begins a byte after the one before, and the text has one end.
  @Test(.timeLimit(.minutes(1))) func namesThatOverlapAreReadOnce() throws {
    let count = 200_000
    let names = [UInt8](repeating: 0x61, count: count) + Array("4body".utf8) + [0] + Array("4body".utf8) + [0]
    let starts = Array(0..<UInt32(count)) + [UInt32(count + 6), UInt32(count + 8)]
    let table = SymbolTable(names: names, starts: starts)
    let found = table.functions(named: "4body")
    // A name has 16,384 bytes at most; the last two are `4body` and `ody`.
    #expect(found.count == (1 << 14) - 5 + 1)
    #expect(table.name(of: try #require(found.last)) == "4body")
  }
}
