import Foundation

/// An example that ran headless to its end.
struct Program {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What `--report json` prints.
  struct Report: Decodable {
    let frames: Int
    let writes: Int
    let environmentChecks: Int
    let bodies: [String: Int]

    /// Bodies of a view type that ran.
    func bodies(of type: String) -> Int { bodies[type] ?? 0 }
  }

  /// Runs `name`, which SwiftPM builds beside the tests.
  ///
  /// - Parameter script: input as in docs/input-script.md.
  static func report(_ name: String, _ arguments: [String] = [], script: String) throws -> Report {
    let folder = FileManager.default.temporaryDirectory.appending(path: "apus-examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "input.script")
    try script.write(to: file, atomically: true, encoding: .utf8)

    let text = try run(name, arguments + ["--headless", "--script", file.path(), "--report", "json"])
    return try JSONDecoder().decode(Report.self, from: text)
  }

  /// Runs `name` to its end.
  ///
  /// - Returns: What it printed.
  @discardableResult
  static func run(_ name: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = try executable(name)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name) ended with status \(process.terminationStatus)")
    }
    return text
  }

  private static func executable(_ name: String) throws -> URL {
    let tests = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    for folder in tests.map({ $0.deletingLastPathComponent() }) + [Bundle.main.bundleURL] {
      let url = folder.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: url.path()) { return url }
    }
    throw Failure(description: "\(name) is not beside the tests; `swift build` makes it")
  }
}
