/// The cost of the bodies of one view, or of one instance.
///
/// Times are nanoseconds. Runs before the end of the first frame count in `launchRuns` only, because they make no frame
/// late.
public struct ViewStatistics: Sendable, Encodable {
  public var launchRuns = 0
  public var runs = 0
  public var total: Int64 = 0
  public var longest: Int64 = 0
  /// Runs other than first ones whose value equalled the old value or differed in closures only, and their time.
  public var wastedRuns = 0
  public var wastedTime: Int64 = 0
  /// Runs longer than the orange threshold but not the red one, and runs longer than the red one.
  public var orangeRuns = 0
  public var redRuns = 0

  public init() {}

  public var mean: Int64 { runs == 0 ? 0 : total / Int64(runs) }
}

/// How long a long body takes, in nanoseconds. Instruments 26 begins at 500 and 1,000 µs.
public struct BodyThresholds: Sendable {
  public var orange: Int64
  public var red: Int64

  public init(orange: Int64 = 500_000, red: Int64 = 1_000_000) { (self.orange, self.red) = (orange, red) }
}

/// The statistics of all views and instances, from one pass over the updates that allocates nothing for an update.
public struct ViewStatisticsTable: Sendable {
  public let groups: ViewGroups
  /// By index into `groups.groups`.
  public private(set) var ofGroup: [ViewStatistics]
  /// By index into the trace's `instances`.
  public private(set) var ofInstance: [ViewStatistics]

  /// - Parameter range: updates that began in it count, in nanoseconds.
  public init(_ trace: Trace, range: Range<Int64>? = nil, thresholds: BodyThresholds = BodyThresholds()) {
    groups = ViewGroups(trace)
    ofGroup = Array(repeating: ViewStatistics(), count: groups.groups.count)
    ofInstance = Array(repeating: ViewStatistics(), count: trace.instances.count)
    let updates = trace.updates
    let launched = trace.launchEnd ?? Int64.min
    let range = range ?? Int64.min..<Int64.max
    for index in updates.indices where updates.kind[index] == .body && range.contains(updates.start[index]) {
      let duration = updates.duration[index]
      let isLaunch = updates.start[index] < launched
      let isWasted = updates.outcome[index].isWasted && !updates.isCreation[index]
      let type = Int(updates.type[index])
      let add = { (statistics: inout ViewStatistics) in
        statistics.add(duration, isLaunch: isLaunch, isWasted: isWasted, thresholds: thresholds)
      }
      if type >= 0 { add(&ofGroup[Int(groups.ofType[type])]) }
      add(&ofInstance[Int(updates.instance[index])])
    }
  }
}

extension ViewStatistics {
  fileprivate mutating func add(_ duration: Int64, isLaunch: Bool, isWasted: Bool, thresholds: BodyThresholds) {
    guard !isLaunch else {
      launchRuns += 1
      return
    }
    runs += 1
    total &+= duration
    longest = max(longest, duration)
    if isWasted {
      wastedRuns += 1
      wastedTime &+= duration
    }
    if duration > thresholds.red { redRuns += 1 } else if duration > thresholds.orange { orangeRuns += 1 }
  }
}
