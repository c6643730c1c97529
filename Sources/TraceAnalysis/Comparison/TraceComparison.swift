/// The differences between two recordings of a program. Counts are compared exactly; times only if they differ by more
/// than their spread.
public struct TraceComparison: Sendable {
  /// A type, a path or a cause whose bodies ran differently.
  public struct Difference: Sendable, Equatable {
    public var name: String
    public var before: BodyTally
    public var after: BodyTally

    public var addedRuns: Int { after.runs - before.runs }
    public var addedWaste: Int { after.wasted - before.wasted }

    /// Whether the times really differ: both recordings have at least five runs, each median is outside the other's
    /// tenth to ninetieth percentile, and the medians differ by a tenth.
    public var hasOtherTimes: Bool {
      guard before.runs >= 5, after.runs >= 5 else { return false }
      let (old, new) = (before.median, after.median)
      let isOutside = { (value: Int64, tally: BodyTally) in
        value < tally.percentile(0.1) || value > tally.percentile(0.9)
      }
      return isOutside(new, before) && isOutside(old, after) && abs(new - old) * 10 > old
    }

    /// Whether the type belongs to the framework.
    var isFramework: Bool { OwnCode.isFramework(String(name.prefix { $0 != "." })) }

    var isOne: Bool { addedRuns != 0 || addedWaste != 0 || hasOtherTimes }
  }

  public var total: Difference
  /// The worst first: more runs, then more wasted runs, then slower runs. Views of the framework come after those of
  /// the program.
  public var types: [Difference]
  public var paths: [Difference]
  public var causes: [Difference]
  public var framesBefore: FrameFigures
  public var framesAfter: FrameFigures

  public init(before: Trace, after: Trace) {
    let (old, new) = (BodyTallies(before), BodyTallies(after))
    total = Difference(name: "total", before: old.total, after: new.total)
    types = Self.differences(old.types, new.types)
    paths = Self.differences(old.paths, new.paths)
    causes = Self.differences(old.causes, new.causes)
    (framesBefore, framesAfter) = (FrameFigures(before), FrameFigures(after))
  }

  public var isEmpty: Bool { types.isEmpty && paths.isEmpty && causes.isEmpty }

  private static func differences(_ old: [String: BodyTally], _ new: [String: BodyTally]) -> [Difference] {
    let names = Set(old.keys).union(new.keys)
    let all = names.map { Difference(name: $0, before: old[$0] ?? BodyTally(), after: new[$0] ?? BodyTally()) }
    return all.filter(\.isOne).sorted { left, right in
      if left.isFramework != right.isFramework { return right.isFramework }
      let a = (right.addedRuns, right.addedWaste, right.after.median - right.before.median)
      let b = (left.addedRuns, left.addedWaste, left.after.median - left.before.median)
      return a == b ? left.name < right.name : a < b
    }
  }
}
