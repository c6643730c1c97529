import TraceAnalysis

/// `apus symbolicate FILE`: puts names into a trace that is to leave this machine, or to outlive its program.
struct SymbolicateCommand: Command {
  static let name = "symbolicate"
  static let summary = "Puts the names of functions into a trace, for other machines and later builds"
  static let usage = "FILE"

  private let file: String

  init(_ arguments: inout Arguments) throws(UsageError) { file = try arguments.operand("FILE") }

  func run(_ console: Console) throws -> Int32 {
    let missing = try Symbolizer.appendSymbols(toFile: file)
    for sentence in missing { console.report("apus symbolicate: \(sentence)") }
    if missing.isEmpty { console.report("\(file) has all its names.") }
    return 0
  }
}
