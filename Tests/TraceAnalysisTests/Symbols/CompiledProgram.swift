import Foundation

/// A program built for a test, in a folder that goes with it.
final class CompiledProgram {
  let path: String
  private let folder: URL

  /// Nil where there is no compiler.
  init?(_ source: String, module: String, options: [String] = []) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-test-\(UUID().uuidString)")
    path = folder.appendingPathComponent(module).path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Views.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-g", "-parse-as-library", "-module-name", module, "-o", path, file.path] + options
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { return nil }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
