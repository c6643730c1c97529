import Foundation
import Testing

/// The Dashboards example draws data of every origin in its first frames.
struct DashboardsTests {
  private func report(_ arguments: [String]) throws -> Program.Report {
    try Program.report("Dashboards", arguments + ["--size", "1440x900"], script: "frames 4")
  }

  private static let shared: URL? = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let named = ProcessInfo.processInfo.environment["APUS_SHARED"].map { URL(fileURLWithPath: $0) }
    let folder = named ?? root.deletingLastPathComponent().appendingPathComponent("shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// Four cards of numbers and four graphs are in sight.
  @Test func thisMachineIsDrawn() throws {
    let report = try report(["--live"])
    #expect(report.bodies(of: "TimeseriesWidget") >= 4)
    #expect(report.bodies(of: "QueryValue") >= 4)
    #expect(report.bodies(of: "WidgetMessage") == 0)
  }

  /// Six cards of numbers, two of which are gauges, and three graphs are in sight.
  @Test(.enabled(if: shared != nil, "needs ../shared or APUS_SHARED"))
  func recordedDataIsDrawn() throws {
    let report = try report([])
    #expect(report.bodies(of: "TimeseriesWidget") >= 3)
    #expect(report.bodies(of: "GaugeWidget") >= 2)
    #expect(report.bodies(of: "QueryValue") >= 4)
    #expect(report.bodies(of: "WidgetMessage") == 0)
  }

  @Test func aFileIsOpenedAndAWrongOneSaysWhy() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "dashboard-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try #"{"title": "T", "widgets": [{"definition": {"type": "note", "content": "hello"}}]}"#
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(try report([file.path()]).bodies(of: "TextWidget") == 1)
    try "{".write(to: file, atomically: true, encoding: .utf8)
    #expect(try report([file.path()]).bodies(of: "FailureView") == 1)
    #expect(try report(["/nonexistent.json"]).bodies(of: "FailureView") == 1)
  }

  /// A server that is not there is said in each widget.
  @Test func aServerThatIsNotThereIsSaid() throws {
    let report = try report(["--prometheus", "http://127.0.0.1:9"])
    #expect(report.bodies(of: "WidgetCard") >= 8)
    #expect(report.bodies(of: "TimeseriesWidget") == 0)
  }
}
