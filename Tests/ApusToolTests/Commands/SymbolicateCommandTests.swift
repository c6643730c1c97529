import Foundation
import Testing
import TraceFormat

@testable import ApusTool

/// What is said of functions without names, whichever subcommand reads the trace.
@MainActor @Suite final class SymbolicateCommandTests {
  private let file = NSTemporaryDirectory() + "apus-\(UUID().uuidString).apustrace"

  isolated deinit { try? FileManager.default.removeItem(atPath: file) }

  /// A sample in each of so many programs that are gone.
  private func writeTrace(programs: Int) throws {
    let writer = try TraceFileWriter(
      path: file, header: TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0))
    let numbers = Array(1...UInt32(programs))
    try writer.write(.clock([(0, 0), (10_000_000, 10_000_000)]))
    try writer.write(.strings(numbers.map { ($0, "/gone/\($0)") }))
    try writer.write(
      .modules(
        numbers.map {
          TraceFileModule(base: UInt64($0) << 12, end: UInt64($0 + 1) << 12, bias: 0, buildID: [], path: $0)
        }))
    try writer.write(
      .records(
        thread: 1,
        numbers.map {
          TraceRecord(time: UInt64($0), reference: UInt64($0) << 12 + 8, kind: .sample, value: 1)
        }))
    try writer.write(.done(records: UInt64(programs)))
    try writer.close()
  }

  private static func sentence(_ number: Int) -> String {
    "/gone/\(number) cannot be read: its functions have no names."
  }

  @Test(arguments: [
    ["query", "FILE", "SELECT count(*) FROM samples"], ["advise", "FILE"], ["export", "FILE", "--to", "collapsed"],
    ["diff", "FILE", "FILE"], ["check", "FILE", "--budget", "BUDGET"],
  ])
  func readersSayWhichFunctionsHaveNoNames(words: [String]) throws {
    try writeTrace(programs: 1)
    let budget = file + ".budget"
    try Data(#"{"hangs": 0}"#.utf8).write(to: URL(fileURLWithPath: budget))
    defer { try? FileManager.default.removeItem(atPath: budget) }
    let run = ToolRun(words.map { $0 == "FILE" ? file : $0 == "BUDGET" ? budget : $0 })
    #expect(run.code == 0)
    #expect(run.errors.split(separator: "\n").contains { $0 == "apus: \(Self.sentence(1))" }, "\(run.errors)")
  }

  /// The summary has them among its other remarks.
  @Test func theSummarySaysItOnce() throws {
    try writeTrace(programs: 1)
    let run = ToolRun("summary", file)
    #expect(run.output.components(separatedBy: Self.sentence(1)).count == 2)
    #expect(run.errors == "")
  }

  /// A trace names as many programs as it likes.
  @Test func manySentencesAreCounted() throws {
    try writeTrace(programs: 5)
    let run = ToolRun("query", file, "SELECT count(*) FROM samples")
    let expected = (1...3).map { "apus: \(Self.sentence($0))\n" }.joined()
    #expect(run.errors == expected + "apus: so it is with 2 more (apus summary --json lists them)\n")
  }

  @Test func symbolicatingSaysWhatIsMissing() throws {
    try writeTrace(programs: 1)
    let run = ToolRun("symbolicate", file)
    #expect(run.code == 0 && run.output == "")
    #expect(run.errors == "apus symbolicate: \(Self.sentence(1))\n")
  }

  @Test func aTraceWithoutAddressesLacksNothing() throws {
    try TraceFileWriter(
      path: file, header: TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0)
    ).close()
    #expect(ToolRun("symbolicate", file).errors == "\(file) has all its names.\n")
  }
}
