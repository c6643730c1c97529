/// What is worst in a recording: hangs, hitches, long bodies, views and what their runs were worth.
///
/// Encoded, its keys are those of `apus summary --json`. Times are nanoseconds since the recording began. Cost: a few
/// passes over updates and samples.
public struct TraceSummary: Sendable, Encodable {
  public var program: String
  /// What was looked at: the window, or all of the recording.
  public var start: Int64
  public var end: Int64
  public var frames: Int
  public var records: Int
  public var drops: Int
  /// False when the program was killed while it recorded.
  public var isComplete: Bool
  public var warnings: [String]
  /// Nil without frames, where the program ran before it was recorded, and where it began before the window.
  public var launch: Launch?
  public var hangs: [Hang]
  public var hitches: Hitches
  public var longBodies: LongBodies
  public var modules: [ModuleSummary]
  public var environment: [EnvironmentChecks]
  /// Bodies that were outdated and turned out right without running.
  public var sparedBodies: Int

  /// - Parameter window: when what is looked at began, nanoseconds; nil for all.
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

  /// The view to look at first: the one whose runs for nothing cost most, else the one with the longest bodies. Views of
  /// the framework only where the program's own did not run.
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
