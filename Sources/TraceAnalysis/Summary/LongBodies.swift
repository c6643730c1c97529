/// Bodies that took more time than one body may take of a frame, by view.
public struct LongBodies: Sendable, Encodable {
  /// A view with its long runs.
  public struct View: Sendable, Encodable {
    public var view: String
    public var module: String
    public var file: String?
    public var line: Int?
    /// Runs longer than the orange threshold but not the red one, and runs longer than the red one.
    public var orangeRuns = 0
    public var redRuns = 0
    /// The same up to the end of the first frame: these runs make the launch longer, but no frame late.
    public var launchOrangeRuns = 0
    public var launchRedRuns = 0
    /// Nanoseconds of all long runs, launch included, and of the longest run.
    public var total: Int64 = 0
    public var longest: Int64 = 0
    /// When and where the longest run began.
    public var longestStart: Int64 = 0
    public var longestPath = ""
    /// Samples in long runs.
    public var samples = 0
    /// The functions of those samples, the most frequent first.
    public var functions: [HotFunction] = []

    public var runs: Int { orangeRuns + redRuns }
    public var launchRuns: Int { launchOrangeRuns + launchRedRuns }
  }

  /// Nanoseconds.
  public var orangeThreshold: Int64
  public var redThreshold: Int64
  /// Views by time, the most first. Views with long runs after the launch come before the others.
  public var views: [View] = []
  /// Samples in long runs.
  public var samples = 0
  /// The functions of samples in long runs, the most frequent first.
  public var functions: [HotFunction] = []

  public var orangeRuns: Int { views.reduce(0) { $0 + $1.orangeRuns } }
  public var redRuns: Int { views.reduce(0) { $0 + $1.redRuns } }
  public var launchRuns: Int { views.reduce(0) { $0 + $1.launchRuns } }

  init(
    _ trace: Trace, groups: ViewGroups, range: Range<Int64>, thresholds: BodyThresholds, names: inout FunctionNames,
    functionLimit: Int = 30
  ) {
    (orangeThreshold, redThreshold) = (thresholds.orange, thresholds.red)
    let updates = trace.updates
    let launched = trace.launchEnd ?? Int64.min
    // Take the lower threshold: if red is below orange, no run is orange.
    let least = min(thresholds.orange, thresholds.red)
    let isLong = { (index: Int) in
      updates.kind[index] == .body && updates.duration[index] > least && updates.type[index] >= 0
        && range.contains(updates.start[index])
    }
    var places: [Int32: Int] = [:]
    for index in updates.indices where isLong(index) {
      let group = groups.ofType[Int(updates.type[index])]
      let place = places[group] ?? views.count
      if place == views.count {
        places[group] = place
        let subject = groups.groups[Int(group)]
        views.append(
          View(
            view: subject.name, module: subject.module, file: subject.location?.file, line: subject.location?.line))
      }
      let isRed = updates.duration[index] > thresholds.red
      switch (updates.start[index] < launched, isRed) {
      case (false, false): views[place].orangeRuns += 1
      case (false, true): views[place].redRuns += 1
      case (true, false): views[place].launchOrangeRuns += 1
      case (true, true): views[place].launchRedRuns += 1
      }
      views[place].total &+= updates.duration[index]
      guard updates.duration[index] > views[place].longest else { continue }
      views[place].longest = updates.duration[index]
      views[place].longestStart = updates.start[index]
      views[place].longestPath = trace.instances[Int(updates.instance[index])].path
    }
    var all = HotFunctions()
    var ofView = Array(repeating: HotFunctions(), count: views.count)
    for sample in trace.samples.indices {
      let update = Int(trace.samples.update[sample])
      guard update >= 0, isLong(update) else { continue }
      all.add(stack: trace.samples.stack[sample], of: trace, names: &names)
      guard let place = places[groups.ofType[Int(updates.type[update])]] else { continue }
      ofView[place].add(stack: trace.samples.stack[sample], of: trace, names: &names)
    }
    for place in views.indices {
      views[place].samples = ofView[place].samples
      views[place].functions = ofView[place].functions(names, limit: functionLimit)
    }
    (samples, functions) = (all.samples, all.functions(names, limit: functionLimit))
    views.sort { ($1.runs > 0 ? 1 : 0, $1.total, $0.view) < ($0.runs > 0 ? 1 : 0, $0.total, $1.view) }
  }
}
