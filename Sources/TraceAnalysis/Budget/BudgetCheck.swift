/// A limit that a recording breaks.
public struct BrokenBudget: Sendable, Equatable {
  /// The limit's place in the file: `views.LandmarkRow.runs`.
  public var budget: String
  /// The recording's figure. Nil if the recording has no such view or property.
  public var value: Double?
  public var limit: Double
  /// Similar names that the recording has, if it has not the one in the budget.
  public var similarNames: [String] = []
  /// A view or property to examine next. Empty for the whole recording.
  public var subject: String = ""
}

extension Budget {
  /// The limits that a recording breaks, in the order of the file.
  ///
  /// - Parameter baseline: an earlier recording, for the limits in `baseline`.
  public func check(_ trace: Trace, baseline: Trace? = nil) -> [BrokenBudget] {
    let figures = BudgetFigures(trace)
    return limits.flatMap { limit in
      switch limit.figure {
      case .runs, .wasted, .longestRun:
        figures.check(limit, among: figures.views, "views") { tally in
          switch limit.figure {
          case .runs: Double(tally.runs)
          case .wasted: Double(tally.wasted)
          default: Double(tally.durations.last ?? 0) / 1000
          }
        }
      case .bodiesPerWrite: figures.check(limit, among: figures.bodiesPerWrite, "writes") { Double($0) }
      case .hitchRatio: figures.check(limit, "frames", figures.frames.hitchRatio)
      case .percentile99: figures.check(limit, "frames", Double(figures.frames.percentile99) / 1e6)
      case .longestFrame: figures.check(limit, "frames", Double(figures.frames.longest) / 1e6)
      case .hangs: figures.check(limit, "", Double(figures.frames.hangs))
      case .microHangs: figures.check(limit, "", Double(figures.frames.microHangs))
      case .drops: figures.check(limit, "", Double(trace.info.drops))
      case .addedRuns, .addedTime:
        baseline.map { Self.growth(limit, from: BodyTallies($0), to: BodyTallies(trace)) } ?? []
      }
    }
  }

  /// Types whose runs or median time grew by more than a share. Times count only if both sides have five runs.
  private static func growth(_ limit: Limit, from old: BodyTallies, to new: BodyTallies) -> [BrokenBudget] {
    new.types.sorted { $0.key < $1.key }.compactMap { name, after in
      guard let before = old.types[name] else { return nil }
      let isTime = limit.figure == .addedTime
      if isTime, min(before.runs, after.runs) < 5 { return nil }
      let (was, now) =
        isTime ? (Double(before.median), Double(after.median)) : (Double(before.runs), Double(after.runs))
      guard was > 0, now > was * (1 + limit.value / 100) else { return nil }
      return BrokenBudget(
        budget: "baseline.\(limit.figure.rawValue) of \(name)", value: (now / was - 1) * 100, limit: limit.value,
        subject: name)
    }
  }
}

/// The figures of one recording, by the names that budgets use.
private struct BudgetFigures {
  let frames: FrameFigures
  /// By name and by qualified name.
  var views: [String: BodyTally] = [:]
  /// The most bodies that one write of a property ran, first runs excluded.
  var bodiesPerWrite: [String: Int] = [:]

  init(_ trace: Trace) {
    frames = FrameFigures(trace)
    for (name, tally) in BodyTallies(trace).types { views[name] = tally }
    var short: [String: BodyTally] = [:]
    var counts = Array(repeating: 0, count: trace.writes.count)
    let updates = trace.updates
    for index in updates.indices where updates.kind[index] == .body || updates.kind[index] == .representable {
      short[trace.types[Int(updates.type[index])].name, default: BodyTally()]
        .add(updates.duration[index], isWasted: updates.outcome[index].isWasted)
      let write = Int(updates.rootWrite[index])
      if write >= 0, !updates.isCreation[index] { counts[write] += 1 }
    }
    for (name, tally) in short {
      views[name] = tally
      views[name]?.sort()
    }
    for (index, write) in trace.writes.enumerated() where trace.properties.indices.contains(write.property) {
      let property = trace.properties[write.property]
      let name = property.name.isEmpty ? property.owner : "\(property.owner).\(property.name)"
      bodiesPerWrite[name] = max(bodiesPerWrite[name] ?? 0, counts[index])
    }
  }

  func check(_ limit: Budget.Limit, _ place: String, _ value: Double) -> [BrokenBudget] {
    guard value > limit.value else { return [] }
    let name = [place, limit.figure.rawValue].filter { !$0.isEmpty }.joined(separator: ".")
    return [BrokenBudget(budget: name, value: value, limit: limit.value)]
  }

  /// A name that the recording lacks breaks the budget; otherwise a misspelt name would always pass.
  func check<Value>(
    _ limit: Budget.Limit, among values: [String: Value], _ place: String, figure: (Value) -> Double
  ) -> [BrokenBudget] {
    let name = "\(place).\(limit.subject).\(limit.figure.rawValue)"
    guard let value = values[limit.subject].map(figure) else {
      let similar = NearNames.suggestions(for: limit.subject, among: values.keys)
      return [BrokenBudget(budget: name, value: nil, limit: limit.value, similarNames: similar)]
    }
    guard value > limit.value else { return [] }
    return [BrokenBudget(budget: name, value: value, limit: limit.value, subject: limit.subject)]
  }
}
