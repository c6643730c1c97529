/// How often bodies ran, how many runs were wasted, and how long they took.
public struct BodyTally: Sendable, Equatable {
  public var runs = 0
  public var wasted = 0
  /// Nanoseconds of each run; ascending once ``sort()`` was called.
  public var durations: [Int64] = []

  public init() {}

  mutating func add(_ duration: Int64, isWasted: Bool) {
    runs += 1
    if isWasted { wasted += 1 }
    durations.append(duration)
  }

  mutating func sort() { durations.sort() }

  /// A share of the runs takes at most this long (nearest rank); 0 without runs.
  public func percentile(_ share: Double) -> Int64 { durations.percentile(share) }

  public var median: Int64 { percentile(0.5) }
}

extension [Int64] {
  /// A share of the values is at most this; the values must be sorted (nearest rank). 0 without values.
  func percentile(_ share: Double) -> Int64 {
    guard let last else { return 0 }
    let rank = Int((share * Double(count)).rounded(.up)) - 1
    return rank >= count ? last : self[Swift.max(0, rank)]
  }
}

/// The bodies of a trace, tallied by names that two traces of one program have in common.
public struct BodyTallies: Sendable {
  public var total = BodyTally()
  /// By module and type; all specialisations of a generic view count as one: `LandmarksViews.LandmarkRow`.
  public var types: [String: BodyTally] = [:]
  /// By path; only the program's own views.
  public var paths: [String: BodyTally] = [:]
  /// By the beginning of the chain of causes: `ModelData.favorites`, or `none`.
  public var causes: [String: BodyTally] = [:]

  public init(_ trace: Trace) {
    let groups = ViewGroups(trace)
    var types = Array(repeating: BodyTally(), count: groups.groups.count)
    var instances = Array(repeating: BodyTally(), count: trace.instances.count)
    var roots = Array(repeating: BodyTally(), count: trace.writes.count + 1)
    let updates = trace.updates
    for index in updates.indices where updates.kind[index] == .body || updates.kind[index] == .representable {
      let duration = updates.duration[index]
      let isWasted = updates.outcome[index].isWasted
      total.add(duration, isWasted: isWasted)
      let group = Int(groups.ofType[Int(updates.type[index])])
      types[group].add(duration, isWasted: isWasted)
      if !groups.groups[group].isFramework {
        instances[Int(updates.instance[index])].add(duration, isWasted: isWasted)
      }
      roots[Int(updates.rootWrite[index]) + 1].add(duration, isWasted: isWasted)
    }
    self.types = Self.merged(types) { groups.groups[$0].qualifiedName }
    paths = Self.merged(instances) { trace.instances[$0].path }
    causes = Self.merged(roots) { $0 == 0 ? "no write" : Self.name(of: trace.writes[$0 - 1], in: trace) }
    total.sort()
  }

  /// The property that was written; if it is unknown, the kind of cause.
  private static func name(of write: Write, in trace: Trace) -> String {
    if trace.properties.indices.contains(write.property) {
      let property = trace.properties[write.property]
      return property.name.isEmpty ? property.owner : "\(property.owner).\(property.name)"
    }
    return trace.causes.indices.contains(write.cause) ? "\(trace.causes[write.cause].kind)" : "\(write.kind) write"
  }

  private static func merged(_ tallies: [BodyTally], name: (Int) -> String) -> [String: BodyTally] {
    var result: [String: BodyTally] = [:]
    for (index, tally) in tallies.enumerated() where tally.runs > 0 {
      let key = name(index)
      result[key, default: BodyTally()].runs += tally.runs
      result[key, default: BodyTally()].wasted += tally.wasted
      result[key, default: BodyTally()].durations += tally.durations
    }
    for key in result.keys { result[key]?.sort() }
    return result
  }
}
