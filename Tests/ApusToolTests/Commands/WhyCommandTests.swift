import Testing
import TraceAnalysis

@testable import ApusTool

struct WhyCommandTests {
  private func command(_ words: String...) throws -> WhyCommand {
    var arguments = Arguments(words)
    return try WhyCommand(&arguments)
  }

  @Test func suggestsNamesNear() throws {
    var trace = Trace()
    trace.types = [ViewType(name: "LandmarkRow", module: "Views")]
    let error = #expect(throws: CommandError.self) {
      try command("a.trace", "LandmarkRwo").run(trace, Console(output: { _ in }, errorOutput: { _ in }))
    }
    #expect(error?.description == "no view 'LandmarkRwo' in a.trace; near it: LandmarkRow")
  }

  @MainActor
  @Test func aMissingFileIsOneLine() {
    let run = ToolRun("why", "/nowhere/a.trace", "Row")
    #expect(run.code == 1)
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
