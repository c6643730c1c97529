import TraceAnalysis

/// A summary for one screen, the worst first. What is in order takes one line or none.
struct SummaryText {
  let summary: TraceSummary
  let file: String
  /// The most lines of a list.
  let limit: Int
  private let console: Console
  private var width: Int { console.width }

  init(_ summary: TraceSummary, file: String, limit: Int, console: Console) {
    (self.summary, self.file, self.limit, self.console) = (summary, file, limit, console)
  }

  func write() {
    for line in header { console.write(line.cut(to: width)) }
    let views = summary.modules.contains { !$0.isFramework && $0.runs > 0 } ? ownViews + frameworkViews : allViews
    for section in [launch, hangs, hitches, longBodies, hotFunctions] + views + [environment] {
      guard let section else { continue }
      console.write()
      console.write(section.title.cut(to: width))
      for line in section.table?.lines(width: width) ?? [] { console.write(line.cut(to: width)) }
      for line in wrapped(section.list) { console.write(line.cut(to: width)) }
      if section.rest > 0 { console.write(StyledText("  \(section.rest) more (--top, --json)", .dim)) }
    }
    console.write()
    // Commands are never shortened, because people copy them.
    for command in nextCommands { console.write(StyledText("next: ", .dim) + StyledText(command)) }
  }

  private struct Section {
    var title: StyledText
    var table: TextTable?
    /// What follows the table. A line takes as many of these as fit.
    var list: [String] = []
    var rest = 0
  }

  private var header: [StyledText] {
    let length = summary.end - summary.start
    var facts = [TimeText.text(length), count(summary.frames, "frame"), count(summary.records, "record")]
    if summary.start > 0 { facts.insert("from \(TimeText.text(summary.start)) on", at: 1) }
    var line = StyledText(summary.program.split(separator: "/").last.map(String.init) ?? "a program", .bold)
    line += StyledText("  " + facts.joined(separator: ", "))
    var lines = [line]
    // The reader of the file has put this into its warnings.
    if summary.drops > 0, summary.warnings.isEmpty {
      lines.append(StyledText("\(count(summary.drops, "record")) dropped: counts are too low", .orange))
    }
    if !summary.isComplete, summary.warnings.isEmpty {
      lines.append(StyledText("the program was killed: what it wrote last may be missing", .orange))
    }
    return lines + summary.warnings.prefix(limit).map { StyledText($0, .orange) }
  }

  private var launch: Section? {
    guard let launch = summary.launch else { return nil }
    let time = StyledText(TimeText.text(launch.duration), launch.duration > Launch.long ? .orange : .plain)
    var title = StyledText("Launch", .heading) + "  " + time + ", before the first frame"
    if launch.processorTime > 0 { title += StyledText("; ran \(TimeText.text(launch.processorTime))") }
    if !launch.function.isEmpty {
      title += ", most in "
      title += StyledText(launch.function).elided(to: max(12, width - title.width))
    }
    return Section(title: title)
  }

  private var hangs: Section? {
    let all = summary.hangs
    guard !all.isEmpty else { return nil }
    let long = all.count { $0.severity == .hang }
    var table = TextTable(
      [("took", .right), ("at", .right), ("ran", .right), ("", .left), ("most in", .left)], flexible: [4])
    for hang in all.prefix(limit) {
      table.add([
        StyledText(TimeText.text(hang.duration), hang.severity == .hang ? .red : .orange),
        StyledText(TimeText.text(hang.start)),
        StyledText(hang.state == .unknown ? "" : percent(Int(hang.processorTime), of: Int(hang.duration))),
        StyledText(hang.state == .unknown ? "" : hang.state.rawValue), StyledText(hang.function),
      ])
    }
    let title = StyledText("Hangs", .heading) + StyledText("  \(long), micro hangs \(all.count - long)")
    return Section(title: title, table: table, rest: all.count - limit)
  }

  private var hitches: Section? {
    let hitches = summary.hitches
    guard hitches.frames > 0 else { return nil }
    let style: StyledText.Style =
      switch hitches.level {
      case .good: .green
      case .warning: .orange
      case .critical: .red
      }
    var title = StyledText("Hitches", .heading)
    title += StyledText("  \(hitches.hitches.count) of \(count(hitches.frames, "frame")) late")
    if hitches.total > 0 {
      title += StyledText(" by \(TimeText.text(hitches.total)) in \(TimeText.text(hitches.time)), ")
      title += StyledText("\(tenths(hitches.ratio)) ms/s: \(hitches.level.rawValue)", style)
    }
    guard !hitches.hitches.isEmpty else { return Section(title: title) }
    let note =
      hitches.isWithoutDisplay ? ["without a display a frame is late when it takes longer than an interval"] : []
    var table = TextTable(
      [("late", .right), ("at", .right), ("took", .right), ("most of it", .left), ("", .left)], flexible: [3])
    for hitch in hitches.hitches.prefix(limit) {
      table.add([
        StyledText(TimeText.text(hitch.lateness)), StyledText(TimeText.text(hitch.start)),
        StyledText(TimeText.text(hitch.duration)),
        StyledText(hitch.pass.isEmpty ? "" : "\(hitch.pass) \(TimeText.text(hitch.passTime))"),
        StyledText("frame \(hitch.frame)", .dim),
      ])
    }
    return Section(title: title, table: table, list: note, rest: hitches.hitches.count - limit)
  }

  private var longBodies: Section? {
    let long = summary.longBodies
    guard !long.views.isEmpty else { return nil }
    let (orange, red) = (TimeText.text(long.orangeThreshold), TimeText.text(long.redThreshold))
    var title = StyledText("Long bodies", .heading) + StyledText("  ")
    if long.redRuns + long.orangeRuns > 0 {
      title += StyledText("\(long.redRuns) over \(red)", long.redRuns > 0 ? .red : .plain) + StyledText(", ")
      title += StyledText("\(long.orangeRuns) over \(orange)", long.orangeRuns > 0 ? .orange : .plain)
      if long.launchRuns > 0 { title += StyledText(", \(long.launchRuns) more during the launch") }
    } else {
      title += StyledText("\(long.launchRuns) over \(orange), all during the launch")
    }
    var table = TextTable(
      [
        ("view", .left), ("red", .right), ("orange", .right), ("launch", .right), ("longest", .right),
        ("mostly in", .left),
        ("", .left),
      ], flexible: [5, 0], optional: [6])
    for view in long.views.prefix(limit) {
      table.add([
        StyledText(view.view), StyledText("\(view.redRuns)", view.redRuns > 0 ? .red : .dim),
        StyledText("\(view.orangeRuns)", view.orangeRuns > 0 ? .orange : .dim),
        StyledText("\(view.launchRuns)", view.launchRuns > 0 ? .plain : .dim), StyledText(TimeText.text(view.longest)),
        StyledText(view.functions.first?.name ?? ""), location(view.file, view.line),
      ])
    }
    return Section(title: title, table: table, rest: long.views.count - limit)
  }

  /// With fewer samples, shares mean nothing.
  private static let fewSamples = 5

  private var hotFunctions: Section? {
    let long = summary.longBodies
    guard long.samples >= Self.fewSamples else { return nil }
    var table = TextTable([("self", .right), ("total", .right), ("", .left)], flexible: [2])
    for function in long.functions.prefix(limit) {
      table.add([
        StyledText(percent(function.ownSamples, of: long.samples)),
        StyledText(percent(function.samples, of: long.samples)),
        StyledText(function.name),
      ])
    }
    let title =
      StyledText("Hot in long bodies", .heading) + StyledText("  of \(count(long.samples, "sample"))")
    return Section(title: title, table: table, rest: long.functions.count - limit)
  }

  private var ownViews: [Section?] { views(of: summary.modules.filter { !$0.isFramework }) }
  private var allViews: [Section?] { views(of: summary.modules) }

  /// One line only, because a program cannot change these.
  private var frameworkViews: [Section?] {
    let modules = summary.modules.filter { $0.isFramework && $0.runs > 0 }
    guard !modules.isEmpty else { return [] }
    var text = "  \(count(modules.reduce(0) { $0 + $1.runs }, "run"))"
    text += ", \(TimeText.text(modules.reduce(0) { $0 &+ $1.total }))"
    let wasted = modules.reduce(0) { $0 + $1.wastedRuns }
    if wasted > 0 { text += "; \(wasted) for nothing, \(TimeText.text(modules.reduce(0) { $0 &+ $1.wastedTime }))" }
    return [Section(title: StyledText("Views", .heading) + StyledText(" of the framework") + StyledText(text))]
  }

  private func views(of modules: [ModuleSummary]) -> [Section?] {
    modules.filter { $0.runs > 0 }.prefix(limit).map { module in
      var title = StyledText("Views", .heading)
      if !module.module.isEmpty { title += StyledText(" of ") + StyledText(module.module, .bold) }
      title += StyledText("  \(count(module.runs, "run")), \(TimeText.text(module.total))")
      if module.wastedRuns > 0 {
        title += StyledText("; \(module.wastedRuns) for nothing, \(TimeText.text(module.wastedTime))", .orange)
      }
      var table = TextTable(
        [
          ("view", .left), ("runs", .right), ("total", .right), ("mean", .right), ("longest", .right),
          ("for nothing", .right), ("most in", .left), ("", .left),
        ], flexible: [6, 0], optional: [6, 4, 3, 7])
      for view in module.views.prefix(limit) {
        let costs = view.statistics
        let isWasteful = costs.wastedRuns * 2 > costs.runs
        table.add([
          StyledText(view.name), StyledText("\(costs.runs)"), StyledText(TimeText.text(costs.total)),
          StyledText(TimeText.text(view.mean)), longest(costs),
          costs.wastedRuns == 0
            ? StyledText("0", .dim)
            : StyledText("\(costs.wastedRuns) (\(TimeText.text(costs.wastedTime)))", isWasteful ? .orange : .plain),
          StyledText(place(view.worstPath), .dim), location(view.file, view.line),
        ])
      }
      return Section(title: title, table: table, rest: module.views.count - limit)
    }
  }

  private var environment: Section? {
    let stopped = summary.environment.reduce(0) { $0 + $1.stopped }
    guard stopped + summary.sparedBodies > 0 else { return nil }
    let checks = summary.environment.reduce(0) { $0 + $1.checks }
    var title = StyledText("Environment", .heading)
    title += StyledText("  \(stopped) of \(count(checks, "check")) found nothing new")
    if summary.sparedBodies > 0 { title += StyledText("; \(count(summary.sparedBodies, "run")) of bodies spared") }
    let keys = summary.environment.filter { $0.stopped > 0 }.prefix(limit)
    return Section(title: title, list: keys.map { "\(Self.key($0.key)) \($0.stopped)" })
  }

  /// `\.colorScheme` for `EnvironmentValues.colorScheme`.
  private static func key(_ name: String) -> String {
    let owner = "EnvironmentValues."
    return name.hasPrefix(owner) ? "\\." + name.dropFirst(owner.count) : name
  }

  /// Indented lines of whole words.
  private func wrapped(_ words: [String]) -> [StyledText] {
    var lines: [String] = []
    // How long the last line is; counted once for each word.
    var length = 0
    for (index, word) in words.enumerated() {
      let word = index + 1 < words.count ? word + "," : word
      let count = word.count
      if !lines.isEmpty, length + 1 + count <= width {
        lines[lines.count - 1] += " " + word
        length += 1 + count
      } else {
        lines.append("  " + word)
        length = 2 + count
      }
    }
    return lines.map { StyledText($0, .dim) }
  }

  /// Which subcommands to type next.
  var nextCommands: [String] {
    let known = Set(Tool.commands.map { $0.name })
    var result: [String] = []
    if known.contains("why"), let (module, name) = summary.worstView {
      let isUnique = summary.modules.allSatisfy { $0.module == module || !$0.views.contains { $0.name == name } }
      let view = isUnique || module.isEmpty ? name : "\(module).\(name)"
      result.append("apus why \(quoted(file)) \(quoted(view))")
    }
    if known.contains("advise") { result.append("apus advise \(quoted(file))") }
    return result
  }

  // MARK: Words

  private func longest(_ statistics: ViewStatistics) -> StyledText {
    StyledText(
      TimeText.text(statistics.longest),
      statistics.redRuns > 0 ? .red : statistics.orangeRuns > 0 ? .orange : .plain)
  }

  /// Which instance it is. On a terminal, the innermost part with an id, `List[Africa][1]/…`; empty if no part has one.
  private func place(_ path: String) -> String {
    guard width < .max else { return path }
    let parts = path.split(separator: "/")
    guard let index = parts.lastIndex(where: { $0.hasSuffix("]") }) else { return "" }
    return parts[index] + (index + 1 < parts.count ? "/…" : "")
  }

  private func location(_ file: String?, _ line: Int?) -> StyledText {
    guard let file, let line else { return "" }
    return StyledText(SourceLocation(file: file, line: line).description, .dim)
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private func percent(_ part: Int, of whole: Int) -> String { "\((part * 100 + whole / 2) / max(1, whole)) %" }

  /// A number with one decimal.
  private func tenths(_ number: Double) -> String {
    let tenths = Int(min(number, 1e12) * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Quoted for a shell, if needed.
  private func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || "/._-+,:@%".utf8.contains(byte)
    }
    return isPlain && !word.isEmpty
      ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
