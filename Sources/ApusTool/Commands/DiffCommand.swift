import TraceAnalysis

/// `apus diff A B`: how a change affected the bodies of a program.
struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "Says which bodies run more often, less often or longer than in an earlier trace"
  static let usage = "BEFORE AFTER [--top N] [--json]"
  static let options = [
    (name: "--top N", purpose: "lines of each table; 20 if not given"),
    (name: "--json", purpose: "all differences, for programs"),
  ]

  private let paths: (before: String, after: String)
  private let top: Int
  private let isJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    isJSON = arguments.flag("--json")
    top = try arguments.integer("--top") ?? 20
    paths = (try arguments.operand("BEFORE"), try arguments.operand("AFTER"))
  }

  func run(_ console: Console) throws -> Int32 {
    let comparison = TraceComparison(
      before: try Trace(contentsOf: paths.before, tellingOn: console),
      after: try Trace(contentsOf: paths.after, tellingOn: console))
    try Self.write(comparison, top: top, isJSON: isJSON, to: console)
    return 0
  }

  static func write(_ comparison: TraceComparison, top: Int, isJSON: Bool, to console: Console) throws {
    if isJSON {
      try console.writeJSON(DiffReport(comparison))
      return
    }
    let (before, after) = (comparison.framesBefore, comparison.framesAfter)
    console.write(StyledText("Bodies  \(line(of: comparison.total))"))
    console.write(
      StyledText("Frames  \(before.frames) → \(after.frames), hitches \(ratio(before)) → \(ratio(after)) ms/s")
        + StyledText(", hangs \(before.hangs) → \(after.hangs), micro hangs \(before.microHangs) → \(after.microHangs)")
    )
    if comparison.isEmpty { console.write("No body ran more often, less often or longer than before.") }
    let types = shortNames(of: comparison.types)
    let paths = console.width == .max ? comparison.paths : shortPaths(comparison.paths)
    let sections = [("By type", types), ("By cause", comparison.causes), ("By path", paths)]
    for (title, differences) in sections where !differences.isEmpty {
      console.write()
      console.write(StyledText(title, .bold))
      var table = TextTable([("", .left), ("runs", .left), ("wasted", .left), ("median µs (p10–p90)", .left)])
      for difference in differences.prefix(top) { table.add(cells(of: difference)) }
      console.write(table)
      if differences.count > top { console.write(StyledText("  … \(differences.count - top) more (--top)", .dim)) }
    }
  }

  /// The names of types, without modules if the names are distinct.
  private static func shortNames(of types: [TraceComparison.Difference]) -> [TraceComparison.Difference] {
    let short = { (name: String) in name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name }
    let counts = Dictionary(types.map { (short($0.name), 1) }, uniquingKeysWith: +)
    return types.map { type in
      var type = type
      if counts[short(type.name)] == 1 { type.name = short(type.name) }
      return type
    }
  }

  /// A long path, shortened to its last part and the parts with an id: `…/LandmarkList[Africa][1]/…/FavoriteButton`.
  private static func shortPaths(_ paths: [TraceComparison.Difference]) -> [TraceComparison.Difference] {
    paths.map { path in
      guard path.name.count > 30 else { return path }
      let parts = path.name.split(separator: "/")
      var short: [Substring] = []
      for (index, part) in parts.enumerated() {
        if index == parts.count - 1 || part.hasSuffix("]") {
          short.append(part)
        } else if short.last != "…" {
          short.append("…")
        }
      }
      var path = path
      path.name = short.joined(separator: "/")
      return path
    }
  }

  private static func line(of total: TraceComparison.Difference) -> String {
    "\(total.before.runs) → \(total.after.runs) runs (\(signed(total.addedRuns))), wasted \(total.before.wasted) → "
      + "\(total.after.wasted) (\(signed(total.addedWaste)))"
  }

  private static func cells(of difference: TraceComparison.Difference) -> [StyledText] {
    func count(_ before: Int, _ after: Int) -> StyledText {
      guard before != after else { return StyledText("\(after)", .dim) }
      return StyledText("\(before) → \(after) (\(signed(after - before)))", after > before ? .red : .green)
    }
    let (before, after) = (difference.before, difference.after)
    let style: StyledText.Style = !difference.hasOtherTimes ? .dim : after.median > before.median ? .red : .green
    return [
      StyledText(difference.name), count(before.runs, after.runs), count(before.wasted, after.wasted),
      StyledText("\(time(before)) → \(time(after))", style),
    ]
  }

  private static func time(_ tally: BodyTally) -> String {
    guard tally.runs > 0 else { return "–" }
    let figures = [0.5, 0.1, 0.9].map { microseconds(tally.percentile($0)) }
    return "\(figures[0]) (\(figures[1])–\(figures[2]))"
  }

  private static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }
  private static func ratio(_ figures: FrameFigures) -> Double { (figures.hitchRatio * 10).rounded() / 10 }

  /// Whole microseconds from ten on; tenths below.
  static func microseconds(_ nanoseconds: Int64) -> String {
    let value = Double(nanoseconds) / 1000
    return value < 10 ? "\((value * 10).rounded() / 10)" : "\(Int(value.rounded()))"
  }
}

/// The JSON of `apus diff --json`; times are microseconds.
private struct DiffReport: Encodable {
  struct Figures: Encodable {
    var runs: Int
    var wasted: Int
    var median_us: Double
    var p10_us: Double
    var p90_us: Double

    init(_ tally: BodyTally) {
      (runs, wasted) = (tally.runs, tally.wasted)
      median_us = Double(tally.median) / 1000
      p10_us = Double(tally.percentile(0.1)) / 1000
      p90_us = Double(tally.percentile(0.9)) / 1000
    }
  }
  struct Row: Encodable {
    var name: String
    var before: Figures
    var after: Figures

    init(_ difference: TraceComparison.Difference) {
      name = difference.name
      (before, after) = (Figures(difference.before), Figures(difference.after))
    }
  }
  struct Frames: Encodable {
    var frames: Int
    var hitches: Int
    var hitch_ms_per_s: Double
    var p99_ms: Double
    var hangs: Int
    var micro_hangs: Int

    init(_ figures: FrameFigures) {
      (frames, hitches) = (figures.frames, figures.hitches)
      (hangs, micro_hangs) = (figures.hangs, figures.microHangs)
      (hitch_ms_per_s, p99_ms) = (figures.hitchRatio, Double(figures.percentile99) / 1e6)
    }
  }
  var total: Row
  var types: [Row]
  var causes: [Row]
  var paths: [Row]
  var frames: [String: Frames]

  init(_ comparison: TraceComparison) {
    total = Row(comparison.total)
    types = comparison.types.map(Row.init)
    causes = comparison.causes.map(Row.init)
    paths = comparison.paths.map(Row.init)
    frames = ["before": Frames(comparison.framesBefore), "after": Frames(comparison.framesAfter)]
  }
}
