import Foundation
import TraceAnalysis

/// `apus check FILE --budget FILE`: compares a trace with limits, for CI.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "Holds a trace against a budget; ends with 2 when it is broken"
  static let usage = "FILE --budget FILE [--baseline FILE] [--json]"
  static let options = [
    (name: "--budget FILE", purpose: "limits as JSON (docs/budgets.md)"),
    (name: "--baseline FILE", purpose: "an earlier trace, for the budget's 'baseline'"),
    (name: "--json", purpose: "the broken limits, for programs"),
  ]

  private let path: String
  private let budgetPath: String
  private let baselinePath: String?
  private let isJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    isJSON = arguments.flag("--json")
    guard let budget = try arguments.value("--budget") else { throw UsageError("--budget is missing") }
    budgetPath = budget
    baselinePath = try arguments.value("--baseline")
    path = try arguments.operand("FILE")
  }

  func run(_ console: Console) throws -> Int32 {
    let budget = try readBudget()
    guard !budget.needsBaseline || baselinePath != nil else {
      throw CommandError("\(budgetPath) has limits under 'baseline': name the earlier trace with --baseline")
    }
    guard budget.needsBaseline || baselinePath == nil else {
      throw CommandError("\(budgetPath) has no limits under 'baseline' to hold \(baselinePath ?? "") against")
    }
    let trace = try Trace(contentsOf: path, tellingOn: console)
    let baseline = try baselinePath.map { try Trace(contentsOf: $0, tellingOn: console) }
    let broken = budget.check(trace, baseline: baseline)
    return try Self.write(broken, of: budget, file: path, isJSON: isJSON, to: console)
  }

  private func readBudget() throws -> Budget {
    guard let data = FileManager.default.contents(atPath: budgetPath) else {
      throw CommandError("cannot read \(budgetPath)")
    }
    do { return try Budget(json: data) } catch { throw CommandError("\(budgetPath): \(error)") }
  }

  /// - Returns: the exit code: 2 if a limit is broken.
  static func write(
    _ broken: [BrokenBudget], of budget: Budget, file: String, isJSON: Bool, to console: Console
  ) throws -> Int32 {
    if isJSON {
      try console.writeJSON(Report(checked: budget.limits.count, broken: broken.map(Report.Broken.init)))
    } else if broken.isEmpty {
      console.write(StyledText("All \(budget.limits.count) limits are kept.", .green))
    }
    if !isJSON { broken.forEach { console.write(line(of: $0, file: file)) } }
    return broken.isEmpty ? 0 : 2
  }

  private static func line(of broken: BrokenBudget, file: String) -> StyledText {
    let name = StyledText(broken.budget, .red)
    guard let value = broken.value else {
      let similar = broken.similarNames.isEmpty ? "" : "; similar: \(broken.similarNames.joined(separator: ", "))"
      return name + StyledText(": no such name in the trace\(similar)")
    }
    let subject = broken.subject.split(separator: ".").last.map(String.init) ?? ""
    let next =
      subject.isEmpty
      ? "apus summary \(file)"
      : broken.budget.hasPrefix("writes.") ? "apus advise \(file)" : "apus why \(file) \(subject)"
    return name + StyledText(": \(number(value)), limit \(number(broken.limit))  → \(next)")
  }

  /// At most two decimals, without trailing zeros.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private struct Report: Encodable {
    struct Broken: Encodable {
      var budget: String
      var value: Double?
      var limit: Double
      var similar: [String]

      init(_ broken: BrokenBudget) {
        (budget, value, limit, similar) = (broken.budget, broken.value, broken.limit, broken.similarNames)
      }
    }
    var checked: Int
    var broken: [Broken]
  }
}
