import TraceAnalysis

/// `apus summary`: the worst of a trace.
struct SummaryCommand: Command {
  static let name = "summary"
  static let summary = "What is worst in a trace: hangs, hitches, long bodies, views that ran for nothing"
  static let usage = "FILE [--window A:B] [--top N] [--orange US] [--red US] [--json]"
  static let options = [
    (name: "--window A:B", purpose: "only what began between two times, seconds"),
    (name: "--top N", purpose: "lines of each list (5)"),
    (name: "--orange US", purpose: "microseconds from which on a body is long (500)"),
    (name: "--red US", purpose: "microseconds from which on a body is much too long (1000)"),
    (name: "--json", purpose: "everything as JSON, times in nanoseconds"),
  ]

  private let file: String
  private let window: Range<Int64>?
  private let limit: Int
  private let thresholds: BodyThresholds
  private let isJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    window = try arguments.window()
    limit = try arguments.integer("--top") ?? 5
    let orange = try arguments.number("--orange") ?? 500
    let red = try arguments.number("--red") ?? max(1000, orange)
    guard orange <= red, red <= 1e9 else { throw UsageError("--orange is above --red, or --red above 1000 seconds") }
    thresholds = BodyThresholds(orange: Int64(orange * 1000), red: Int64(red * 1000))
    isJSON = arguments.flag("--json")
    file = try arguments.operand("FILE")
  }

  func run(_ console: Console) throws -> Int32 { try run(Trace(contentsOf: file, keepsNames: true), console) }

  func run(_ trace: Trace, _ console: Console) throws -> Int32 {
    let summary = TraceSummary(trace, window: window, thresholds: thresholds)
    if isJSON {
      try console.writeJSON(summary)
    } else {
      SummaryText(summary, file: file, limit: limit, console: console).write()
    }
    return 0
  }
}
