extension AdviceFinder {
  /// Properties that many views read whole while they show little of them: each write runs all these views, and nearly
  /// none changes.
  func sharedDependencies() -> [Advice] {
    WriteEffect.all(trace, groups: groups).compactMap { effect in
      var effect = effect
      effect.readers.removeAll { isFramework($0.group) }
      let (runs, changed) = (effect.runs, effect.changed)
      guard runs >= thresholds.runsPerWrite * effect.writes, Double(changed) <= thresholds.changedShare * Double(runs)
      else { return nil }
      let inVain = effect.readers.filter { $0.changed < $0.runs }
      let readers = inVain.map { name($0.group) }
      let property = effect.property >= 0 ? trace.properties[effect.property].title : effect.kind.title
      let writes = effect.writes == 1 ? "one write" : "\(effect.writes) writes"
      let after = Self.ratio(changed, effect.writes)
      return Advice(
        kind: .sharedDependency,
        finding: "Every \(Self.list(readers)) reads all of \(property): \(writes) ran \(runs) bodies, "
          + "\(changed) of them changed what they show.",
        evidence: inVain.prefix(6).map { "\(place($0.group)) ×\($0.runs), \($0.changed) changed" }
          + [
            "\(Self.count(effect.allRuns, "body", "bodies")) with what they contain, "
              + "\(Self.milliseconds(effect.wastedTime)) in vain"
          ],
        location: effect.location?.description, remedy: remedy(for: effect.kind),
        expected: "\(after) \(after == "1" ? "body" : "bodies") a write instead of \(Self.ratio(runs, effect.writes))",
        saving: effect.wastedTime, views: readers)
    }
  }

  private func remedy(for kind: WriteKind) -> String {
    switch kind {
    case .state, .binding:
      "Keep the state in the view that shows it, or pass each view only the value it shows."
    case .environment:
      "Read the value where it is shown, or put into the environment only what these views show of it."
    default: "Give each row a model of its own, or pass it only what it shows."
    }
  }
}
