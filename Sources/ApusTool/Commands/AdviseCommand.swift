import TraceAnalysis

/// `apus advise`: what to change, why, and what effect to expect.
struct AdviseCommand: Command {
  static let name = "advise"
  static let summary = "What to change in the program, and what that would save"
  static let usage = "FILE [--top N] [--json]"
  static var options: [(name: String, purpose: String)] {
    [("--top N", "at most so many pieces of advice (10)"), ("--json", "as JSON, times in nanoseconds")]
  }

  private let file: String
  private let limit: Int
  private let isJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    limit = try arguments.integer("--top") ?? 10
    isJSON = arguments.flag("--json")
    file = try arguments.operand("FILE")
  }

  func run(_ console: Console) throws -> Int32 { try run(Trace(contentsOf: file, tellingOn: console), console) }

  func run(_ trace: Trace, _ console: Console) throws -> Int32 {
    let all = Advice.all(trace)
    if trace.samples.count > 0, trace.stacks.symbols.isEmpty {
      console.report("no symbols in \(file): work inside bodies cannot be told")
    }
    guard !isJSON else {
      try console.writeJSON(Array(all.prefix(limit)))
      return 0
    }
    guard !all.isEmpty else {
      console.write("nothing to advise")
      return 0
    }
    for (index, advice) in all.prefix(limit).enumerated() {
      if index > 0 { console.write() }
      write(advice, number: index + 1, console)
    }
    if all.count > limit {
      console.write()
      console.write(StyledText("\(all.count - limit) more (--top \(all.count))", .dim))
    }
    return 0
  }

  private func write(_ advice: Advice, number: Int, _ console: Console) {
    let number = "\(number). "
    for (index, text) in Self.wrap(advice.finding, to: console.width - number.count).enumerated() {
      console.write(StyledText(index == 0 ? number : "".padded(to: number.count)) + StyledText(text, .bold))
    }
    let indent = 13
    let line = { (title: String, text: String) in
      for (index, part) in Self.wrap(text, to: console.width - indent).enumerated() {
        console.write(
          StyledText(("   " + (index == 0 ? title : "")).padded(to: indent), .dim) + StyledText(part))
      }
    }
    if let location = advice.location { line("where", location) }
    for (index, evidence) in advice.evidence.enumerated() { line(index == 0 ? "evidence" : "", evidence) }
    line("do", advice.remedy)
    line("expected", advice.expected)
    if advice.saving > 0 { line("saves", "at most " + Advice.milliseconds(advice.saving)) }
  }

  /// Lines of whole words. A word that is longer than a line gets its own line.
  private static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    // How long the last line is; counted once for each word.
    var length = 0
    for word in text.split(separator: " ") {
      let count = word.count
      if !lines.isEmpty, length + 1 + count <= width {
        lines[lines.count - 1] += " " + word
        length += 1 + count
      } else {
        lines.append(String(word))
        length = count
      }
    }
    return lines
  }
}
