import TraceAnalysis

/// One run of a body, as a row of the list of updates.
struct UpdateRow: Equatable, Identifiable, Sendable {
  /// Its index in the trace's updates.
  var id: Int
  var name: String
  var path: String
  /// Nanoseconds.
  var start: Int64
  var duration: Int64
  /// 0 short, 1 long, 2 very long.
  var level: UInt8
  /// `first run`, `changed`, `equal`, `closures`.
  var outcome: String
  var isWasted: Bool
}

extension TraceDocument {
  /// The longest runs in a range of time, longest first.
  ///
  /// - Parameter view: the number of a view; nil for all views.
  func longestUpdates(of view: Int?, in range: Range<Int64>, limit: Int = 200) -> [UpdateRow] {
    let spans = view.map { views.runs[$0].runs } ?? bodies
    return spans.longest(limit, of: spans.indices(in: range)).map { index in
      let update = Int(spans.item[index])
      let instance = trace.instances[Int(trace.updates.instance[update])]
      let isCreation = trace.updates.isCreation[update]
      let outcome = trace.updates.outcome[update]
      return UpdateRow(
        id: update, name: name(ofUpdate: update), path: instance.path, start: spans.start[index],
        duration: spans.duration[index], level: spans.level[index],
        outcome: isCreation ? "first run" : outcome.title, isWasted: !isCreation && outcome.isWasted)
    }
  }
}

extension UpdateOutcome {
  var title: String {
    switch self {
    case .equal: "equal"
    case .changed: "changed"
    case .closuresOnly: "closures"
    }
  }
}
