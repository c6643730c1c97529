/// The views of one module and what they cost, the most expensive first.
public struct ModuleSummary: Sendable, Encodable {
  /// A view with its runs and their cost.
  public struct View: Sendable, Encodable {
    public var name: String
    /// Where its body is; nil if symbols do not say.
    public var file: String?
    public var line: Int?
    public var statistics: ViewStatistics
    /// Nanoseconds.
    public var mean: Int64
    /// The instance that took the most time, or that ran most often at launch. Empty if none ran.
    public var worstPath: String
    public var worst: ViewStatistics
  }

  /// Empty if the module is unknown.
  public var module: String
  /// Nanoseconds.
  public var total: Int64
  public var runs: Int
  public var wastedRuns: Int
  public var wastedTime: Int64
  public var views: [View]

  /// Whether its views belong to the framework, so that the program cannot change them.
  public var isFramework: Bool { OwnCode.isFramework(module) }
}

extension ViewStatisticsTable {
  /// All views that ran, by module. Cost: one pass over views and instances.
  func modules(of trace: Trace) -> [ModuleSummary] {
    var worst = [Int](repeating: -1, count: groups.groups.count)
    for (index, instance) in trace.instances.enumerated() where instance.kind == .body {
      let group = Int(groups.ofType[instance.type])
      let (old, new) = (worst[group] < 0 ? ViewStatistics() : ofInstance[worst[group]], ofInstance[index])
      if (new.total, new.launchRuns) > (old.total, old.launchRuns) { worst[group] = index }
    }
    var modules: [ModuleSummary] = []
    var places: [String: Int] = [:]
    for (index, group) in groups.groups.enumerated() {
      let statistics = ofGroup[index]
      guard statistics.runs + statistics.launchRuns > 0 else { continue }
      let place = places[group.module] ?? modules.count
      if place == modules.count {
        places[group.module] = place
        modules.append(
          ModuleSummary(module: group.module, total: 0, runs: 0, wastedRuns: 0, wastedTime: 0, views: []))
      }
      modules[place].total &+= statistics.total
      modules[place].runs += statistics.runs
      modules[place].wastedRuns += statistics.wastedRuns
      modules[place].wastedTime &+= statistics.wastedTime
      modules[place].views.append(
        ModuleSummary.View(
          name: group.name, file: group.location?.file, line: group.location?.line, statistics: statistics,
          mean: statistics.mean, worstPath: worst[index] < 0 ? "" : trace.instances[worst[index]].path,
          worst: worst[index] < 0 ? ViewStatistics() : ofInstance[worst[index]]))
    }
    for place in modules.indices {
      modules[place].views.sort {
        ($1.statistics.total, $1.statistics.launchRuns, $0.name)
          < ($0.statistics.total, $0.statistics.launchRuns, $1.name)
      }
    }
    return modules.sorted { ($1.total, $0.module) < ($0.total, $1.module) }
  }
}
