import Foundation
import Testing

/// The tool itself, which SwiftPM builds beside the tests.
struct ViewCommandTests {
  private func run(_ arguments: [String]) throws -> (status: Int32, error: String) {
    let folder = try #require(
      sequence(first: Bundle.main.executableURL!.deletingLastPathComponent()) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent()
      }.first { FileManager.default.isExecutableFile(atPath: $0.appending(path: "apus").path) })
    let process = Process()
    process.executableURL = folder.appending(path: "apus")
    process.arguments = ["view"] + arguments
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test func `a file that is no trace is refused in one line`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).trace")
    try Data("not a trace".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for path in [file.path, "/nowhere.trace"] {
      let (status, error) = try run([path, "--headless"])
      #expect(status == 1)
      #expect(error.hasPrefix("apus view: ") && error.split(separator: "\n").count == 1, "\(error)")
    }
  }

  @Test(arguments: [[], ["--bogus", "x"], ["x", "--size", "none"], ["a", "b"]])
  func `arguments that make no sense are refused in one line`(arguments: [String]) throws {
    let (status, error) = try run(arguments)
    #expect(status == 1)
    #expect(error.contains("(see apus view --help)") && error.split(separator: "\n").count == 1, "\(error)")
  }
}
