import Foundation
import Testing
import TraceAnalysis

@testable import ApusTool

@Suite struct ExportTests {
  private func export(_ format: ExportCommand.Format, _ trace: Trace = sampleTrace()) throws -> [UInt8] {
    let stream = ExportStream()
    try ExportCommand.write(trace, as: format, to: stream)
    return stream.bytes
  }

  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func collapsesStacks() throws {
    #expect(
      String(decoding: try export(.collapsed), as: UTF8.self) == """
        main;main;LandmarkRow.body.getter;inlined 2
        raster 1;main;ModelData.favorites.setter 1

        """)
  }

  @Test func speedscopeHasAProfileOfEachThreadAndOneOfUpdates() throws {
    let file = try object(export(.speedscope))
    let profiles = try #require(file["profiles"] as? [[String: Any]])
    #expect(profiles.map { $0["name"] as? String } == ["main", "raster 1", "Updates by time"])
    #expect(profiles[0]["weights"] as? [Int] == [1_000_000, 1_000_000])
    let shared = try #require(file["shared"] as? [String: Any])
    let frames = try #require(shared["frames"] as? [[String: Any]]).map { $0["name"] as? String ?? "" }
    #expect(
      frames == [
        "main", "ModelData.favorites.setter", "LandmarkRow.body.getter", "inlined", "LandmarkList", "LandmarkRow",
      ])
    #expect(profiles[0]["samples"] as? [[Int]] == [[0, 2, 3], [0, 2, 3]])
    let events = try #require(profiles[2]["events"] as? [[String: Any]])
    let text = events.map { "\($0["type"] ?? "")\($0["frame"] ?? "")@\($0["at"] ?? "")" }
    #expect(
      text.prefix(6) == ["O4@1000000", "O5@1100000", "C5@1400000", "O5@1500000", "C5@1800000", "C4@3000000"])
  }

  @Test func chromeHasSlicesAndArrows() throws {
    let file = try object(export(.chrome))
    let events = try #require(file["traceEvents"] as? [[String: Any]])
    func count(_ phase: String, _ category: String) -> Int {
      events.count { $0["ph"] as? String == phase && $0["cat"] as? String == category }
    }
    #expect(count("X", "body") == 6)
    #expect(count("X", "frame") == 2)
    #expect(count("X", "pass") == 3)
    // One arrow from the tap to its write, three from the write to bodies.
    #expect(count("s", "flow") == 4)
    #expect(count("f", "flow") == 4)
    #expect(ChromeExport.microseconds(1_000_020) == "1000.020")
  }

  /// The first bytes by hand: packet (1), then sequence 1 (10), names begin anew and are used (13 = 3).
  @Test func perfettoBeginsASequence() throws {
    let bytes = try export(.perfetto)
    // A field's number in the upper bits, its wire type in the lower three: 1 and 2; 10 and 0; 13 and 0.
    #expect(bytes[0] == 0b1_010)
    #expect(bytes[5..<9].elementsEqual([0b1010_000, 1, 0b1101_000, 3]))
  }

  @Test func slicesAreCutWhereTheyOutlastTheOneAroundThem() {
    let spans: [(start: Int64, duration: Int64)] = [(0, 10), (2, 20), (10, 5), (30, 0)]
    let source = SliceSource(count: spans.count, item: { .turn($0) }) { spans[$0] }
    var log: [String] = []
    SliceNesting([source]).walk { (item, start, end) in
      if case .turn(let number) = item { log.append("begin \(number) \(start)...\(end)") }
    } end: { (item, time) in
      if case .turn(let number) = item { log.append("end \(number) \(time)") }
    }
    #expect(
      log == [
        "begin 0 0...10", "begin 1 2...10", "end 1 10", "end 0 10", "begin 2 10...15", "end 2 15", "begin 3 30...30",
        "end 3 30",
      ])
  }

  @Test func overlappingCausesGetLanesOfTheirOwn() {
    let causes = [
      ExternalCause(kind: .tap, start: 0, duration: 10), ExternalCause(kind: .task, start: 5, duration: 10),
      ExternalCause(kind: .change, start: 6, duration: 2), ExternalCause(kind: .key, start: 20, duration: 1),
    ]
    #expect(CauseLanes.lanes(of: causes) == [[0, 2, 3], [1]])
  }

  @Test func anEmptyTraceExports() throws {
    for format in ExportCommand.Format.allCases { _ = try export(format, Trace()) }
    let file = try object(export(.speedscope, Trace()))
    #expect((file["profiles"] as? [Any])?.count == 1)
  }

  @MainActor @Test func usageErrors() {
    let run = ToolRun("export", "x.trace", "--to", "pdf")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        apus export: --to takes one of perfetto, speedscope, collapsed, chrome, not 'pdf' (see apus export --help)

        """)
  }
}
