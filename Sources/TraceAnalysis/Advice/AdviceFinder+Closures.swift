extension AdviceFinder {
  /// Views that run with their parent, change nothing, and store a closure, which cannot be compared.
  func closureFields() -> [Advice] {
    struct Found {
      var (runs, inVain) = (0, 0)
      var time: Int64 = 0
      var parents: [Int: Int] = [:]
    }
    var found = [Found](repeating: Found(), count: groups.groups.count)
    let updates = trace.updates
    for update in updates.indices where updates.kind[update] == .body && !updates.isCreation[update] {
      guard let group = group(of: update), !groups.groups[group].closures.isEmpty,
        case .update(let cause) = updates.cause(of: update), updates.kind[cause] == .body
      else { continue }
      found[group].runs += 1
      guard updates.outcome[update].isWasted else { continue }
      found[group].inVain += 1
      found[group].time += updates.duration[update]
      if let parent = self.group(of: cause) { found[group].parents[parent, default: 0] += 1 }
    }
    return found.indices.compactMap { group in
      let (found, view) = (found[group], groups.groups[group])
      guard !isFramework(group), found.inVain >= thresholds.closureRuns,
        Double(found.inVain) >= thresholds.closureShare * Double(found.runs)
      else { return nil }
      let fields = Self.list(view.closures.map { "\(view.name).\($0)" })
      let parents = found.parents.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let are =
        view.closures.count == 1
        ? "is a closure, which never compares equal" : "are closures, which never compare equal"
      return Advice(
        kind: .closureField,
        finding: "\(fields) \(are): \(found.inVain) of \(found.runs) runs with the parent "
          + "changed nothing.",
        evidence: ["\(Self.milliseconds(found.time)) in vain"]
          + parents.prefix(3).map { "made by \(place($0.key)) ×\($0.value)" },
        location: view.location?.description,
        remedy:
          "Pass a value or a binding in place of the closure, call the closure in init and store what it returns, "
          + "or make the view Equatable.",
        expected: "\(Self.count(found.runs - found.inVain, "run", "runs")) instead of \(found.runs)",
        saving: found.time, views: [view.name])
    }
  }
}
