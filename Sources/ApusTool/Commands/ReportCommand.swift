import Foundation
import SafeOutput
import TraceAnalysis
import TraceFormat

/// `apus report`: a page that shows a trace in a browser.
struct ReportCommand: Command {
  static let name = "report"
  static let summary = "Writes one offline page that shows a trace, or two beside each other"
  static let usage = "FILE [--compare FILE2] [-o report.html]"
  static let options = [
    (name: "--compare FILE2", purpose: "a second trace beside it, with a column of differences"),
    (name: "-o FILE", purpose: "where the page goes; report.html if not given"),
  ]

  private let paths: [String]
  private let output: String

  init(_ arguments: inout Arguments) throws(UsageError) {
    let second = try arguments.value("--compare")
    output = try arguments.value("-o", "--output") ?? "report.html"
    paths = [try arguments.operand("FILE")] + (second.map { [$0] } ?? [])
  }

  func run(_ console: Console) throws -> Int32 {
    var traces: [(trace: Trace, file: String)] = []
    for path in paths {
      traces.append((try Trace(contentsOf: path, keepsNames: true), URL(fileURLWithPath: path).lastPathComponent))
    }
    let page = try ReportPage(traces).html()
    do {
      try WholeFile.write(page, to: output)
    } catch {
      throw CommandError("cannot write \(output): \(error)")
    }
    console.report("\(output): \(page.count / 1024) KiB; open it in a browser.")
    return 0
  }
}
