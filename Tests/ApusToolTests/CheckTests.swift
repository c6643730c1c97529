import Foundation
import Testing
import TraceAnalysis

@testable import ApusTool

@Suite struct CheckTests {
  private func check(_ budget: String, baseline: Trace? = nil) throws -> (text: String, code: Int32) {
    let budget = try Budget(json: Data(budget.utf8))
    let broken = budget.check(sampleTrace(), baseline: baseline)
    return try output { try CheckCommand.write(broken, of: budget, file: "a.trace", isJSON: false, to: $0) }
  }

  /// The figures of the sample: 4 runs of rows, 1 wasted, the longest 600 µs; after the launch's frame one of 24 ms,
  /// 8 ms late in the 16 ms that it had and those 8.
  @Test func limitsThatAreJustKept() throws {
    let run = try check(
      """
      {"views": {"LandmarkRow": {"runs": 4, "wasted": 1, "longest_us": 600}, "App.LandmarkList": {"runs": 2}},
       "frames": {"hitch_ms_per_s": 333.34, "p99_ms": 24, "longest_ms": 24}, "hangs": 0,
       "micro_hangs": 0, "drops": 0,
       "writes": {"ModelData.favorites": {"bodies_per_write": 3}}}
      """)
    #expect(run.text == "All 11 limits are kept.\n")
    #expect(run.code == 0)
  }

  @Test func brokenLimitsSayWhatToTypeNext() throws {
    let run = try check(
      """
      {"views": {"LandmarkRow": {"runs": 3, "wasted": 0, "longest_us": 500}}, "frames": {"hitch_ms_per_s": 5.5},
       "writes": {"ModelData.favorites": {"bodies_per_write": 2}}}
      """)
    #expect(
      run.text == """
        frames.hitch_ms_per_s: 333.33, limit 5.5  → apus summary a.trace
        views.LandmarkRow.longest_us: 600, limit 500  → apus why a.trace LandmarkRow
        views.LandmarkRow.runs: 4, limit 3  → apus why a.trace LandmarkRow
        views.LandmarkRow.wasted: 1, limit 0  → apus why a.trace LandmarkRow
        writes.ModelData.favorites.bodies_per_write: 3, limit 2  → apus advise a.trace

        """)
    #expect(run.code == 2)
  }

  @Test func aNameThatDoesNotAppearIsBroken() throws {
    let run = try check(#"{"views": {"LandmarkRwo": {"runs": 3}}}"#)
    #expect(run.text.hasPrefix("views.LandmarkRwo.runs: no such name in the trace; similar: "))
    #expect(run.text.contains("LandmarkRow"))
    #expect(run.code == 2)
  }

  @Test func runsAreComparedWithABaseline() throws {
    var baseline = sampleTrace()
    baseline.updates = UpdateTable()
    for type in [0, 1, 1, 1] { baseline.updates.append(start: 0, duration: 1000, instance: type, type: type) }
    let run = try check(#"{"baseline": {"runs_percent": 50, "time_percent": 10}}"#, baseline: baseline)
    // LandmarkList from 1 to 2; LandmarkRow from 3 to 4 is 33 %; no type ran five times.
    #expect(
      run.text == "baseline.runs_percent of App.LandmarkList: 100, limit 50  → apus why a.trace LandmarkList\n")
  }

  @Test(arguments: [
    ("{", "it is no JSON"), ("[]", "the budget must be an object"),
    (
      #"{"veiws": {}}"#, "unknown key 'veiws'; known are views, writes, frames, hangs, micro_hangs, drops, baseline"
    ),
    (#"{"views": {"Row": {"run": 1}}}"#, "unknown key 'run' in views.Row; known are runs, wasted, longest_us"),
    (#"{"views": {"Row": 3}}"#, "views.Row must be an object"),
    (#"{"drops": "0"}"#, "drops must be a number from 0"), (#"{"hangs": -1}"#, "hangs must be a number from 0"),
  ])
  func budgetsThatMakeNoSense(text: String, message: String) {
    do {
      _ = try Budget(json: Data(text.utf8))
      Issue.record("\(text) was taken")
    } catch { #expect(error.description == message) }
  }

  @MainActor @Test func aBudgetThatIsNotThere() {
    let run = ToolRun("check", "a.trace", "--budget", "/nowhere/budget.json")
    #expect(run.code == 1)
    #expect(run.errors == "apus check: cannot read /nowhere/budget.json\n")
  }
}
