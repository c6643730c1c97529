import Foundation
import Testing

/// What must not compile, and what the compiler says of it.
///
/// Runs `swiftc -typecheck` against the modules that these tests were built with.
struct CompilerTests {
  private static let start = """
    import Graphs
    @MainActor func content(_ points: Series) -> some GraphContent {

    """

  @Test func bothKindsStackOnTheirOwn() throws {
    let output = try compile(
      """
      Stack { Area("a", points: points); Area("b", points: points) }
      Stack { Bars("a", points: points); Bars("b", points: points).foregroundStyle(.red) }
      """)
    #expect(output == "")
  }

  @Test func aLineDoesNotStack() throws {
    let output = try compile(#"Stack { Bars("a", points: points); Line("b", points: points) }"#)
    #expect(output.contains("error: "))
    #expect(output.contains("a Line has no base to stand on; stack Area or Bars"))
  }

  @Test func areasAndBarsDoNotStackOnEachOther() throws {
    let output = try compile(#"Stack { Bars("a", points: points); Area("b", points: points) }"#)
    #expect(output.contains("error: "))
    #expect(output.contains("areas and bars cannot stand on each other; use a Stack for each"))
  }

  /// What the compiler prints of `content` as the body of a function.
  private func compile(_ content: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("graphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Snippet.swift")
    try (Self.start + "GraphGroupOf {\n\(content)\n}\n}\n" + Self.end).write(
      to: file, atomically: true, encoding: .utf8)
    var arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", Self.modules.path]
    for map in try Self.moduleMaps() { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    arguments += try Self.includePaths().flatMap { ["-Xcc", $0] }
    return try Self.output(of: arguments + [file.path])
  }

  private static let end = """
    func GraphGroupOf<Content: GraphContent>(@GraphContentBuilder _ content: () -> Content) -> Content { content() }

    """

  /// Where the test program's modules are: beside it.
  private static var modules: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("Modules")
  }

  private static var sources: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources").resolvingSymlinksInPath()
  }

  /// Of the C targets that SwiftUI's modules were built with.
  private static func moduleMaps() throws -> [String] {
    // Those that have none in their sources have one made by the build.
    let builds = modules.deletingLastPathComponent()
    return try [sources, builds].flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }.flatMap { folder in
      ["module.modulemap", "include/module.modulemap"].map { folder.appendingPathComponent($0).path }
    }.filter(FileManager.default.fileExists(atPath:)).sorted()
  }

  private static func includePaths() throws -> [String] {
    try output(of: ["pkg-config", "--cflags-only-I", "harfbuzz", "freetype2", "fontconfig", "fribidi", "dbus-1"])
      .split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func output(of arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
