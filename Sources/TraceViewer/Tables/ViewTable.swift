import TraceAnalysis

/// The runs of all views. Summing a range costs the same for any number of updates.
struct ViewTable: Sendable {
  let groups: ViewGroups
  /// By the number of a view.
  let names: [String]
  let runs: [BodyRuns]

  init(_ trace: Trace, thresholds: BodyThresholds = BodyThresholds()) {
    let groups = ViewGroups(trace)
    let updates = trace.updates
    var ofGroup = [[(start: Int64, duration: Int64, level: UInt8, item: Int)]](
      repeating: [], count: groups.groups.count)
    for index in updates.indices where updates.kind[index] == .body && updates.type[index] >= 0 {
      let duration = updates.duration[index]
      ofGroup[Int(groups.ofType[Int(updates.type[index])])].append(
        (updates.start[index], duration, thresholds.level(of: duration), index))
    }
    self.groups = groups
    names = groups.groups.map(\.name)
    runs = ofGroup.map { BodyRuns($0) { updates.outcome[$0].isWasted && !updates.isCreation[$0] } }
  }

  /// The views whose bodies ran in a range of time.
  func rows(in range: Range<Int64>, order: ViewOrder) -> [ViewRow] {
    runs.indices.compactMap { runs[$0].row(of: $0, in: range) }.sorted(by: order, names: names)
  }
}
