extension AdviceFinder {
  /// Views that one body removed and made again, nearly all of them, in several transactions.
  ///
  /// A lazy list that scrolls also loses and gains rows, but it keeps most of them.
  func unstableIdentities() -> [Advice] {
    struct Place: Hashable { var group, parent: Int }
    struct Step { var (created, removed) = (0, 0) }
    var steps: [Place: [Int: Step]] = [:]
    for instance in trace.instances where instance.kind == .body && !isWithinFramework(instance) {
      let place = Place(group: Int(groups.ofType[instance.type]), parent: instance.parent)
      steps[place, default: [:]][transaction(at: instance.created), default: Step()].created += 1
      if instance.removed >= 0 {
        steps[place, default: [:]][transaction(at: instance.removed), default: Step()].removed += 1
      }
    }
    struct Found { var (instances, transactions) = (0, Set<Int>()) }
    var found: [Int: Found] = [:]
    var replacedIn: [Place: Set<Int>] = [:]
    for (place, steps) in steps {
      var alive = 0
      for (transaction, step) in steps.sorted(by: { $0.key < $1.key }) {
        let kept = alive - step.removed
        // At most one in five is kept. Views made and removed in the same transaction do not count.
        if transaction >= 0, alive > 0, step.removed > 0, step.created > 0, kept >= 0, kept * 4 <= step.removed {
          found[place.group, default: Found()].instances += min(step.created, step.removed)
          found[place.group, default: Found()].transactions.insert(transaction)
          replacedIn[place, default: []].insert(transaction)
        }
        alive += step.created - step.removed
      }
    }
    let unstable = found.filter {
      $0.value.transactions.count >= thresholds.replacements && $0.value.instances >= thresholds.replacedInstances
    }
    guard !unstable.isEmpty else { return [] }

    // First runs of those views and of all views in them. A parent comes before its instances.
    var blamed = [Int](repeating: -1, count: trace.instances.count)
    for (index, instance) in trace.instances.enumerated() {
      if instance.parent >= 0, instance.parent < index, blamed[instance.parent] >= 0 {
        blamed[index] = blamed[instance.parent]
      } else if instance.kind == .body {
        let place = Place(group: Int(groups.ofType[instance.type]), parent: instance.parent)
        guard unstable[place.group] != nil else { continue }
        if replacedIn[place]?.contains(transaction(at: instance.created)) == true { blamed[index] = place.group }
      }
    }
    var (time, runs): ([Int: Int64], [Int: Int]) = ([:], [:])
    for update in trace.updates.indices where trace.updates.isCreation[update] {
      let group = blamed[Int(trace.updates.instance[update])]
      guard group >= 0 else { continue }
      time[group, default: 0] += trace.updates.duration[update]
      runs[group, default: 0] += 1
    }
    return unstable.sorted { $0.key < $1.key }.map { group, found in
      let saving = time[group] ?? 0
      return Advice(
        kind: .unstableIdentity,
        finding: "\(name(group)) gets a new identity again and again: \(found.instances) of them were removed and made "
          + "anew in \(found.transactions.count) transactions.",
        evidence: [
          "\(Self.count(runs[group] ?? 0, "first run", "first runs")) of them and of what they contain, "
            + Self.milliseconds(saving)
        ],
        location: groups.groups[group].location?.description,
        remedy: "Use an id that stays with the data (not UUID() or an index into what moves, made in the body), and no "
          + "id(_:) that changes at every run.",
        expected: "views stay: none made anew, their states and animations kept", saving: saving, views: [name(group)])
    }
  }

  /// Whether a view of the framework was made by a view of the framework. The program does not choose its identity.
  private func isWithinFramework(_ instance: Instance) -> Bool {
    guard isFramework(Int(groups.ofType[instance.type])) else { return false }
    return instance.parent < 0 || isFramework(Int(groups.ofType[trace.instances[instance.parent].type]))
  }

  /// Lists that had to make all their rows in order to count them.
  func rowsOfVaryingCount() -> [Advice] {
    var seen: [String: Int] = [:]
    for note in trace.notes where note.kind == .rowsOfVaryingCount { seen[note.path, default: 0] += 1 }
    let named = seen.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(thresholds.lists)
    return named.map { path, times in
      let rows = trace.instances.count { $0.kind == .body && $0.path.hasPrefix(path + "/") }
      let view = path.split(separator: "/").last.map { String($0.prefix { $0 != "[" }) } ?? path
      let group = groups.named(view).first
      return Advice(
        kind: .rowsOfVaryingCount,
        finding: "Elements at \(path) make a varying number of rows each: all must be made to be counted.",
        evidence: [
          "noted \(Self.count(times, "time", "times")); \(Self.count(rows, "view was", "views were")) made below it"
        ],
        location: group.flatMap { groups.groups[$0].location }?.description,
        remedy: "Make exactly one row for each element: filter the data instead of an if in the row, and wrap several "
          + "views in a stack.",
        expected: "only the rows on screen are made", saving: 0, views: [view])
    }
  }
}
