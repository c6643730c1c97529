import CWorkCounter
import Foundation
import Testing
import TraceFormat

@testable import ApusTool

/// What a trace costs grows with its size and no faster, whatever it is full of. Work is counted in objects that are made.
@MainActor @Suite final class WorstCaseTests {
  private static let commands: [[String]] = [
    ["summary", "FILE"], ["summary", "FILE", "--json"], ["why", "FILE", "Row"], ["why", "FILE", "Row", "--json"],
    ["advise", "FILE"], ["diff", "FILE", "FILE"], ["check", "FILE", "--budget", "BUDGET"],
    ["query", "FILE", "SELECT count(*) FROM updates, views, stacks WHERE 0"], ["export", "FILE", "--to", "perfetto"],
    ["export", "FILE", "--to", "speedscope"], ["export", "FILE", "--to", "collapsed"],
    ["export", "FILE", "--to", "chrome"], ["report", "FILE"],
  ]

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-worst-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{"hangs": 0}"#.utf8).write(to: folder.appendingPathComponent("budget"))
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(arguments: WorstCase.allCases)
  func workGrowsWithTheFile(of what: WorstCase) throws {
    let base = 125
    var before: [UInt64] = []
    for scale in [1, 2, 4, 8] {
      let file = folder.appendingPathComponent("\(what)-\(scale)").path
      try write(what.chunks(base * scale), to: file)
      let work = Self.commands.map { words in
        let start = apus_work()
        let names = ["FILE": file, "BUDGET": folder.appendingPathComponent("budget").path]
        let isFile = ["export", "report"].contains(words[0])
        let run = ToolRun(
          words.map { names[$0] ?? $0 } + (isFile ? ["-o", folder.appendingPathComponent("output").path] : []))
        // There may be no view of that name, and the budget may be broken.
        #expect(run.code == 0 || ["why", "check"].contains(words[0]), "\(words): \(run.errors)")
        return apus_work() - start
      }
      for (command, (less, more)) in zip(Self.commands, zip(before, work)) {
        // Twice as much, and a constant.
        #expect(more < less * 5 / 2 + 50_000, "\(command[0]) \(command.dropFirst(2)) at \(scale) x")
      }
      before = work
    }
  }

  private func write(_ chunks: [TraceChunk], to file: String) throws {
    let writer = try TraceFileWriter(
      path: file, header: TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0))
    for chunk in chunks { try writer.write(chunk) }
    try writer.close()
  }
}
