import Foundation
import Testing
import TraceAnalysis

@testable import ApusTool

struct SummaryCommandTests {
  /// Two seconds: a hang of 600 ms, one frame of three 20 ms late, a row that formats a number for 2 ms.
  private var trace: Trace {
    var trace = Trace()
    trace.info.program = "Landmarks"
    trace.info.duration = 2_000_000_000
    trace.info.recordCount = 1200
    trace.threads = [TraceThread(name: "main", systemID: 1)]
    trace.types = [
      ViewType(name: "Row", module: "Views", location: SourceLocation(file: "/app/Row.swift", line: 7))
    ]
    trace.instances = [Instance(type: 0, path: "App/Row[3]")]
    trace.turns = [Span(start: 1_000_000_000, duration: 600_000_000)]
    trace.frames = [(0, 50), (100, 36), (200, 10)].enumerated().map { number, frame in
      Frame(
        number: number + 1, start: frame.0 * 1_000_000, duration: frame.1 * 1_000_000,
        deadline: (frame.0 + 16) * 1_000_000, interval: 16_000_000)
    }
    trace.updates.append(start: 1_000_000, duration: 100_000, instance: 0, type: 0, isCreation: true)
    trace.updates.append(start: 101_000_000, duration: 2_000_000, instance: 0, type: 0)
    trace.updates.append(start: 104_000_000, duration: 400_000, outcome: .equal, instance: 0, type: 0)
    trace.stacks.addresses = [1, 2]
    trace.stacks.starts = [0, 2]
    trace.stacks.symbols = [
      1: [StackFrame(function: "Foundation.NumberFormatter.init() -> A", module: "", location: nil)],
      2: [StackFrame(function: "Views.Row.body.getter : some", module: "", location: nil)],
    ]
    trace.samples.time = (0..<5).map { 102_000_000 + $0 * 100_000 }
    trace.samples.thread = Array(repeating: 0, count: 5)
    trace.samples.update = Array(repeating: 1, count: 5)
    trace.samples.stack = Array(repeating: 0, count: 5)
    trace.samples.processorTime = Array(repeating: 100, count: 5)
    return trace
  }

  private func output(_ trace: Trace, width: Int? = nil, _ words: String...) throws -> String {
    final class Capture { var text = "" }
    let capture = Capture()
    var arguments = Arguments(["a b.trace"] + words)
    let console = Console(width: width, output: { capture.text += $0 }, errorOutput: { _ in })
    #expect(try SummaryCommand(&arguments).run(trace, console) == 0)
    return capture.text
  }

  /// Two frames of 16 ms each and 20 ms late make 52 ms: 384.6 ms/s.
  @Test func theWorstFirst() throws {
    let lines = try output(trace).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    let expected = """
      Landmarks  2.00 s, 3 frames, 1200 records
      the program was killed: what it wrote last may be missing

      Launch  50.0 ms, before the first frame

      Hangs  1, micro hangs 0
          took      at  ran
        600 ms  1.00 s  0 %  blocked

      Hitches  1 of 2 frames late by 20.0 ms in 52.0 ms, 384.6 ms/s: critical
           late      at     took
        20.0 ms  100 ms  36.0 ms  frame 2

      Long bodies  1 over 1.00 ms, 0 over 500 µs
        view  red  orange  launch  longest  mostly in
        Row     1       0       0  2.00 ms  NumberFormatter.init()  Row.swift:7

      Hot in long bodies  of 5 samples
        self  total
        100 %  100 %  NumberFormatter.init()
           0 %  100 %  Row.body.getter

      Views of Views  2 runs, 2.40 ms; 1 for nothing, 400 µs
        view  runs    total     mean  longest  for nothing  most in
        Row      2  2.40 ms  1.20 ms  2.00 ms   1 (400 µs)  App/Row[3]  Row.swift:7

      next: apus why 'a b.trace' Row
      """
    let words = { (text: String) in text.split(separator: " ").joined(separator: " ") }
    #expect(
      lines.filter { !$0.hasPrefix("next: apus advise") && !$0.isEmpty }.map(words)
        == expected.split(separator: "\n").map { words(String($0)) })
  }

  @Test func linesFitTheTerminal() throws {
    for line in try output(trace, width: 60).split(separator: "\n") where !line.hasPrefix("next: ") {
      #expect(line.count <= 60)
      #expect(line.last != " ")
    }
  }

  /// What the framework's views did is one line, and nothing that a program could change.
  @Test func theFrameworksViewsAreOneLine() throws {
    var trace = trace
    trace.types.append(ViewType(name: "FocusRing", module: "UICore"))
    trace.instances.append(Instance(type: 1, path: "App/FocusRing"))
    trace.updates.append(start: 105_000_000, duration: 9_000, outcome: .equal, instance: 1, type: 1)
    let text = try output(trace)
    #expect(text.contains("\nViews of the framework  1 run, 9.00 µs; 1 for nothing, 9.00 µs\n"))
    #expect(!text.contains("FocusRing"))
    #expect(try output(trace, width: nil, "--json").contains("FocusRing"))
  }

  /// Above an orange of 2.5 ms there is no long body.
  @Test func thresholdsAreMicroseconds() throws {
    #expect(try !output(trace, width: nil, "--orange", "2500").contains("Long bodies"))
    #expect(try output(trace, width: nil, "--red=1999").contains("1 over 2.00 ms"))
    var arguments = Arguments(["a", "--orange", "2", "--red", "1"])
    #expect(throws: UsageError.self) { try SummaryCommand(&arguments) }
  }

  @Test func everythingAsJSON() throws {
    let data = Data(try output(trace, width: nil, "--json").utf8)
    let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(json.keys).isSuperset(of: ["program", "frames", "records", "drops", "isComplete", "hangs", "hitches"]))
    #expect(json["end"] as? Int == 2_000_000_000)
    #expect((json["launch"] as? [String: Any])?["duration"] as? Int == 50_000_000)
    let hang = try #require((json["hangs"] as? [[String: Any]])?.first)
    #expect(hang["severity"] as? String == "hang")
    #expect(hang["state"] as? String == "blocked")
    let hitches = try #require(json["hitches"] as? [String: Any])
    #expect(hitches["time"] as? Int == 52_000_000)
    #expect(hitches["level"] as? String == "critical")
    let view = try #require(((json["modules"] as? [[String: Any]])?.first?["views"] as? [[String: Any]])?.first)
    #expect(view["worstPath"] as? String == "App/Row[3]")
    #expect((view["statistics"] as? [String: Any])?["wastedTime"] as? Int == 400_000)
  }

  @Test func namesOnlySubcommandsThatThereAre() throws {
    let known = Set(Tool.commands.map { $0.name })
    for line in try output(trace).split(separator: "\n") where line.hasPrefix("next: ") {
      #expect(known.contains(String(line.split(separator: " ")[2])))
    }
  }

  @MainActor
  @Test func isListed() {
    #expect(ToolRun("help").output.contains("\n  summary "))
    let run = ToolRun("summary", "/nowhere/a.trace")
    #expect(run.code == 1)
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func anEmptyTraceIsNoTrouble() throws {
    #expect(try output(Trace()).hasPrefix("a program  0 ns, 0 frames, 0 records\n"))
  }
}
