import Testing
import TraceAnalysis

@testable import ApusTool

struct WhyCommandTests {
  private func command(_ words: String...) throws -> WhyCommand {
    var arguments = Arguments(words)
    return try WhyCommand(&arguments)
  }

  private var trace: Trace {
    var trace = Trace()
    trace.types = [ViewType(name: "LandmarkRow", module: "Views"), ViewType(name: "EnvironmentKeyRule")]
    trace.instances = [
      Instance(type: 0, path: "App/LandmarkList/LandmarkRow[3]"), Instance(type: 1, kind: .environment),
    ]
    return trace
  }

  private func message(_ words: String...) throws -> String? {
    var arguments = Arguments(["a.trace"] + words)
    let command = try WhyCommand(&arguments)
    let error = #expect(throws: CommandError.self) {
      try command.run(trace, Console(output: { _ in }, errorOutput: { _ in }))
    }
    return error?.description
  }

  @Test func instancesThatAreNotThere() throws {
    #expect(
      try message("LandmarkRow", "--instance", "LandmarkList/LandmarkRow[4]")
        == "no LandmarkRow at 'LandmarkList/LandmarkRow[4]' in a.trace; near it: LandmarkList/LandmarkRow[3]")
    #expect(
      try message("LandmarkRow", "--instance", "Globe")
        == "no LandmarkRow at 'Globe' in a.trace; one is at App/LandmarkList/LandmarkRow[3]")
  }

  @Test func rulesOfTheFrameworkAreNoViews() throws {
    #expect(try message("EnvironmentKeyRule") == "no view 'EnvironmentKeyRule' in a.trace")
  }

  @Test func suggestsNamesNear() throws {
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
