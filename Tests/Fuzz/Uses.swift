import Foundation

@testable import ApusTool
@testable import TraceAnalysis

/// What the tool does with a trace, without files and processes.
enum Use: UInt32, CaseIterable {
  case summary, why, advise, diff, check, query, export, report

  /// - Parameters:
  ///   - earlier: another trace, for what compares two.
  ///   - choice: where there are several ways and each takes long, which.
  func run(_ trace: Trace, earlier: @autoclosure () -> Trace, choice: UInt32) throws {
    switch self {
    case .summary:
      _ = try SummaryCommand(["x"]).run(trace, console)
      _ = try SummaryCommand(["x", "--window", "0.000001:1", "--orange", "0", "--top", "99"]).run(trace, console)
      _ = try SummaryCommand(["x", "--json"]).run(trace, console)
    case .why:
      for view in ViewGroups(trace).groups.prefix(3) where !view.name.hasPrefix("-") {
        for options in [[], ["--json"], ["--dot"], ["--instance", view.name]] {
          // A name may be another view's as well, which is an error of the user's.
          _ = try? WhyCommand(["x", view.name] + options).run(trace, console)
        }
      }
    case .advise:
      _ = try AdviseCommand(["x"]).run(trace, console)
      _ = try AdviseCommand(["x", "--json"]).run(trace, console)
    case .diff:
      let comparison = TraceComparison(before: earlier(), after: trace)
      for isJSON in [false, true] {
        try DiffCommand.write(comparison, top: 20, isJSON: isJSON, to: console)
      }
    case .check:
      let budget = try Self.budget(trace)
      let broken = budget.check(trace, baseline: earlier())
      for isJSON in [false, true] {
        _ = try CheckCommand.write(broken, of: budget, file: "x", isJSON: isJSON, to: console)
      }
    case .query:
      let tables = QueryTable.all
      let database = try QueryDatabase("SELECT * FROM \(tables[Int(choice) % tables.count].name)")
      try database.fill(from: trace)
      let output = QueryOutput(.json, write: console.writeRaw)
      try database.run(columns: output.begin, row: output.add)
      output.end()
    case .export:
      for format in ExportCommand.Format.allCases {
        try ExportCommand.write(trace, as: format, to: ExportStream())
      }
    case .report:
      _ = try ReportPage([(earlier(), "x"), (trace, "y")]).html()
    }
  }

  private var console: Console { Console(width: 80, isColoured: true, output: { _ in }, errorOutput: { _ in }) }

  /// Every limit, on names of the trace's own.
  private static func budget(_ trace: Trace) throws -> Budget {
    var budget = try Budget(json: Data("{}".utf8))
    let views = trace.types.prefix(3).map(\.name)
    let properties = trace.properties.prefix(3).map { "\($0.owner).\($0.name)" }
    for figure in Budget.Figure.allCases {
      for subject in views + properties { budget.limits.append(.init(subject: subject, figure: figure, value: 0)) }
    }
    return budget
  }
}

extension Command {
  fileprivate init(_ words: [String]) throws {
    var arguments = Arguments(words)
    try self.init(&arguments)
  }
}
