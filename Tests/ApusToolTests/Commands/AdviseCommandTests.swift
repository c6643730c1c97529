import Testing
import TraceAnalysis

@testable import ApusTool

struct AdviseCommandTests {
  @MainActor
  private func output(_ trace: Trace, _ words: String..., width: Int? = nil) throws -> String {
    final class Capture { var text = "" }
    let capture = Capture()
    var arguments = Arguments(["a.trace"] + words)
    let command = try AdviseCommand(&arguments)
    #expect(try command.run(trace, Console(width: width, output: { capture.text += $0 }, errorOutput: { _ in })) == 0)
    return capture.text
  }

  /// A write runs the ten rows that read it, 1 ms each; none changes.
  private var trace: Trace {
    var trace = Trace()
    trace.types = [
      ViewType(name: "Row", module: "Views", location: SourceLocation(file: "/app/Row.swift", line: 7))
    ]
    trace.properties = [Property(owner: "Model", name: "items")]
    trace.writes = [
      Write(time: 0, kind: .observable, property: 0, location: SourceLocation(file: "/app/Model.swift", line: 3))
    ]
    for index in 0..<10 {
      trace.instances.append(Instance(type: 0, path: "App/Row[\(index)]"))
      trace.updates.append(
        start: Int64(index) * 1_000_000, duration: 1_000_000, outcome: .equal, instance: index, type: 0,
        cause: .write(0), rootWrite: 0)
    }
    return trace
  }

  @MainActor
  @Test func writesOnePieceInLines() throws {
    #expect(
      try output(trace) == """
        1. Every Row reads all of Model.items: one write ran 10 bodies, 0 of them changed what they show.
           where     Model.swift:3
           evidence  Row (Row.swift:7) ×10, 0 changed
                     10 bodies with what they contain, 10 ms in vain
           do        Give each row a model of its own, or pass it only what it shows.
           expected  0 bodies a write instead of 10
           saves     at most 10 ms

        """)
  }

  @MainActor
  @Test func breaksLinesOnATerminal() throws {
    let lines = try output(trace, width: 60).split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        "1. Every Row reads all of Model.items: one write ran 10", "   bodies, 0 of them changed what they show.",
      ])
    #expect(lines.allSatisfy { $0.count <= 60 })
  }

  @MainActor
  @Test func writesJSON() throws {
    #expect(
      try output(trace, "--json") == """
        [
          {
            "evidence" : [
              "Row (Row.swift:7) ×10, 0 changed",
              "10 bodies with what they contain, 10 ms in vain"
            ],
            "expected" : "0 bodies a write instead of 10",
            "finding" : "Every Row reads all of Model.items: one write ran 10 bodies, 0 of them changed what they show.",
            "kind" : "sharedDependency",
            "location" : "Model.swift:3",
            "remedy" : "Give each row a model of its own, or pass it only what it shows.",
            "saving" : 10000000,
            "views" : [
              "Row"
            ]
          }
        ]

        """)
  }

  @MainActor
  @Test func saysSoWhereThereIsNothing() throws {
    #expect(try output(Trace()) == "nothing to advise\n")
    #expect(try output(Trace(), "--json") == "[\n\n]\n")
  }
}
