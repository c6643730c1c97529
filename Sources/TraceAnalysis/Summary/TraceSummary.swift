/// The worst of a recording: hangs, hitches, long bodies, and views with the cost of their runs.
///
/// The encoded keys are those of `apus summary --json`. Times are nanoseconds since the recording began. Cost: a few
/// passes over updates and samples.
public struct TraceSummary: Sendable, Encodable {
  public var program: String
  /// The range that was examined: the window, or the whole recording.
  public var start: Int64
  public var end: Int64
  public var frames: Int
  public var records: Int
  public var drops: Int
  /// False when the program was killed while it recorded.
  public var isComplete: Bool
  public var warnings: [String]
  /// Nil if there are no frames, if the program ran before the recording, or if it started before the window.
  public var launch: Launch?
  public var hangs: [Hang]
  public var hitches: Hitches
  public var longBodies: LongBodies
  public var modules: [ModuleSummary]
  public var environment: [EnvironmentChecks]
  /// Outdated bodies that turned out to be up to date without running.
  public var sparedBodies: Int

  /// - Parameter window: the range to examine, in nanoseconds; nil for the whole recording.
  public init(_ trace: Trace, window: Range<Int64>? = nil, thresholds: BodyThresholds = BodyThresholds()) {
    let range = (window ?? 0..<Int64.max).clamped(to: 0..<max(0, trace.duration) + 1)
    let info = trace.info
    (program, records, drops, isComplete) = (info.program, info.recordCount, info.drops, info.isComplete)
    warnings = info.warnings
    (start, end) = (range.lowerBound, max(range.lowerBound, min(range.upperBound, trace.duration)))
    frames = trace.frames.reduce(0) { $0 + (range.contains($1.start) ? 1 : 0) }
    var names = FunctionNames()
    launch = range.lowerBound > 0 ? nil : trace.launch(names: &names)
    let table = ViewStatisticsTable(trace, range: range, thresholds: thresholds)
    hangs = trace.hangs(in: range, names: &names)
    hitches = Hitches(trace, range: range)
    longBodies = LongBodies(trace, groups: table.groups, range: range, thresholds: thresholds, names: &names)
    modules = table.modules(of: trace)
    environment = trace.environmentChecks(in: range)
    sparedBodies = trace.checks.reduce(0) { $0 + ($1.kind == .body && range.contains($1.time) ? 1 : 0) }
  }

  /// The view to look at first: the one whose wasted runs cost most, else the one with the longest bodies. A view of
  /// the framework only if no view of the program ran.
  public var worstView: (module: String, name: String)? {
    let own = modules.filter { !$0.isFramework && $0.runs > 0 }
    let candidates = own.isEmpty ? modules : own
    let views = candidates.flatMap { module in module.views.map { (module: module.module, view: $0) } }
    let names = Set(candidates.map(\.module))
    let long = longBodies.views.first { $0.runs > 0 && names.contains($0.module) }
    let wasteful = views.max { $0.view.statistics.wastedTime < $1.view.statistics.wastedTime }
    if let wasteful, wasteful.view.statistics.wastedTime > (long?.total ?? 0) {
      return (wasteful.module, wasteful.view.name)
    }
    if let long { return (long.module, long.view) }
    return views.first.map { ($0.module, $0.view.name) }
  }
}
