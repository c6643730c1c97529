extension AdviceFinder {
  /// Values of the environment that changed in nearly every frame.
  func environmentEveryFrame() -> [Advice] {
    struct Found {
      var hits = FramesHit()
      var (lookups, bodies) = (0, 0)
      var time: Int64 = 0
      var views: [Int: Int] = [:]
      var location: SourceLocation?
    }
    var found: [Int: Found] = [:]
    var news: [(time: Int64, property: Int)] = []
    for write in trace.writes where write.kind == .environment && write.property >= 0 {
      news.append((write.time, write.property))
      if found[write.property]?.location == nil, let location = write.location {
        found[write.property, default: Found()].location = location
      }
    }
    let updates = trace.updates
    // The environment key that led to each update; -1 for none. Causes come before their effects.
    var keys = [Int32](repeating: -1, count: updates.count)
    for update in updates.indices where !updates.isCreation[update] {
      let property = trace.instances[Int(updates.instance[update])].property
      if updates.kind[update] == .environment, property >= 0 {
        keys[update] = Int32(property)
        found[property, default: Found()].lookups += 1
        found[property, default: Found()].time += updates.duration[update]
        if updates.outcome[update] == .changed { news.append((updates.start[update], property)) }
      } else if updates.kind[update] == .body {
        switch updates.cause(of: update) {
        case .update(let cause): keys[update] = keys[cause]
        case .write(let write) where trace.writes[write].kind == .environment:
          keys[update] = Int32(trace.writes[write].property)
        default: break
        }
        guard keys[update] >= 0 else { continue }
        let property = Int(keys[update])
        found[property, default: Found()].bodies += 1
        found[property, default: Found()].time += updates.duration[update]
        if let group = group(of: update) { found[property, default: Found()].views[group, default: 0] += 1 }
      }
    }
    for new in news.sorted(by: { $0.time < $1.time }) {
      found[new.property, default: Found()].hits.add(frame(at: new.time))
    }
    return found.sorted { $0.key < $1.key }.compactMap { property, found in
      let hits = found.hits
      guard hits.count >= thresholds.environmentFrames,
        Double(hits.count) >= thresholds.environmentShare * Double(hits.span)
      else { return nil }
      let title = trace.properties[property].title
      let views = found.views.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return Advice(
        kind: .environmentEveryFrame,
        finding: "\(title) was new in \(hits.count) of \(hits.span) frames, and in each all that read it asked again.",
        evidence: [
          "\(Self.count(found.lookups, "reader", "readers")) asked again, "
            + "\(Self.count(found.bodies, "body", "bodies")) ran, \(Self.milliseconds(found.time))"
        ] + views.prefix(3).map { "\(place($0.key)) ×\($0.value)" },
        location: found.location?.description,
        remedy: "Put into the environment an object that stays the same and holds the value: then only the views that "
          + "read the value itself run.",
        expected: "no reader runs for a frame in which it shows nothing new", saving: found.time,
        views: views.map { name($0.key) })
    }
  }

  /// Bodies that ran in nearly every frame.
  func bodiesEveryFrame() -> [Advice] {
    struct Found {
      var hits = FramesHit()
      var (runs, changed) = (0, 0)
      var time: Int64 = 0
      var properties: [Int: Int] = [:]
    }
    guard trace.frames.count >= thresholds.frames else { return [] }
    var found = [Found](repeating: Found(), count: groups.groups.count)
    let updates = trace.updates
    for update in updates.indices where updates.kind[update] == .body && !updates.isCreation[update] {
      guard let group = group(of: update) else { continue }
      found[group].hits.add(frame(at: updates.start[update]))
      found[group].runs += 1
      if !updates.outcome[update].isWasted { found[group].changed += 1 }
      found[group].time += updates.duration[update]
      let write = Int(updates.rootWrite[update])
      let property = write < 0 ? -1 : trace.writes[write].property
      if property >= 0 { found[group].properties[property, default: 0] += 1 }
    }
    return found.indices.compactMap { group in
      let (found, hits) = (found[group], found[group].hits)
      guard !isFramework(group), hits.count >= thresholds.frames,
        Double(hits.count) >= thresholds.frameShare * Double(hits.span)
      else { return nil }
      let property = found.properties.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
      let isUseful = 2 * found.changed > found.runs
      return Advice(
        kind: .bodyEveryFrame,
        finding: "The body of \(name(group)) ran in \(hits.count) of \(hits.span) frames; \(found.changed) of "
          + "\(found.runs) runs changed what it shows.",
        evidence: ["\(Self.milliseconds(found.time)) in all"]
          + (property.map { ["mostly because of \(trace.properties[$0].title)"] } ?? []),
        location: groups.groups[group].location?.description,
        remedy: isUseful
          ? "Move what changes from frame to frame into a small view of its own, or animate it by a modifier, which "
            + "runs no body."
          : "Do not read in this body what changes from frame to frame: read it in the view that shows it.",
        expected: isUseful
          ? "one small body a frame; \(name(group)) rests"
          : "\(Self.count(found.changed, "run", "runs")) instead of \(found.runs)",
        saving: found.time, views: [name(group)])
    }
  }
}
