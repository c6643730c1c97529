import DashboardFormat
import Foundation

/// Lines of logs and events that look like those of real services: the same at the same times in every window.
struct MadeUpEvents {
  private let random: StableRandom
  private let isLog: Bool
  private let fields: [String]
  /// How many of the parts of a window have one.
  private let share: Double
  /// The most that are made.
  private static let most = 120
  /// Seconds: a window has the events of its parts of this length, of which each has one or none.
  private static let steps: [Double] = [1, 5, 15, 60, 300, 900, 3600, 6 * 3600, 86_400, 7 * 86_400, 30 * 86_400]

  init(_ query: Query) {
    random = StableRandom(query.text + "|entries")
    isLog =
      switch query.language {
      case .datadogEvents(let source): source.contains("log") || source.contains("trace")
      case .other(let source): source == "loki"
      case .datadogMetrics, .promQL: false
      }
    fields = Array(query.groupBy.prefix(40))
    // Few over a graph, whose lines are what is looked at.
    share = isLog ? 0.8 : query.name == "events" ? 0.04 : 0.3
  }

  /// Newest first.
  func events(in window: ClosedRange<Double>) -> [ResultEvent] {
    let duration = window.upperBound - window.lowerBound
    guard duration.isFinite, duration > 0, abs(window.lowerBound) < 1e12 else { return [] }
    let step = Self.steps.first { duration / $0 <= Double(Self.most) } ?? duration / Double(Self.most)
    let first = Int((window.lowerBound / step).rounded(.up))
    let last = Int((window.upperBound / step).rounded(.down))
    guard first <= last else { return [] }
    return (first...min(last, first + Self.most)).reversed().compactMap { place in
      guard random.unit(place, 1) < share else { return nil }
      return event(at: Double(place) * step - random.unit(place, 2) * step * 0.5, place)
    }
    .filter { window.contains($0.time) }
  }

  private func event(at time: Double, _ place: Int) -> ResultEvent {
    let share = random.unit(place, 3)
    let severity: ResultEvent.Severity = share > 0.92 ? .error : share > 0.78 ? .warning : share > 0.7 ? .ok : .info
    var values: [String: String] = [:]
    for name in ["host", "service"] + fields {
      values[name] = MadeUpLabels.value(of: name, at: random.unit(place, UInt64(name.utf8.count) + 7))
    }
    let pool = (isLog ? Self.lines : Self.titles)[severity] ?? []
    let text = pool.isEmpty ? "" : pool[Int(random.unit(place, 4) * Double(pool.count)) % pool.count]
    let number = Int(random.unit(place, 5) * 900) + 12
    let line = text.replacing("#", with: "\(number)").replacing("@", with: values["service"] ?? "")
    return ResultEvent(
      time: time, severity: severity, title: isLog ? "" : line,
      text: isLog ? line : "On \(values["host"] ?? ""), after \(number) seconds.", fields: values)
  }

  private static let lines: [ResultEvent.Severity: [String]] = [
    .info: [
      "GET /api/@ 200 in # ms", "POST /api/@/orders 201 in # ms", "job # of @ started", "cache of @ holds # entries",
    ],
    .ok: ["@ is ready after # ms", "backup of @ done: # files"],
    .warning: ["slow query in @: # ms", "retry # of @", "queue of @ has # messages"],
    .error: ["@: connection refused after # ms", "GET /api/@ 500 in # ms", "@ stopped with status 137 after # s"],
  ]
  private static let titles: [ResultEvent.Severity: [String]] = [
    .info: ["@ was deployed, build #", "@ scaled to # replicas", "Configuration of @ changed"],
    .ok: ["Recovered: latency of @ is below # ms", "Backup of @ finished"],
    .warning: ["Warning: # % of the disk of @ is used", "Certificate of @ ends in # days"],
    .error: ["Triggered: error rate of @ is above # a minute", "@ does not answer"],
  ]
}

/// Monitors with states that change now and then.
enum MadeUpStates {
  /// The states at a time, in seconds since 1970.
  static func states(_ query: Query, at time: Double, count: Int) -> [ResultState] {
    let names = Self.names(query, count: min(query.limit.map { max($0, 1) } ?? max(count * 2, 1), 60))
    return names.enumerated().map { index, name in
      let random = StableRandom(query.text + "|state|\(index)")
      let hour = Int(min(max((time / 3600).rounded(.down), -1e9), 1e9))
      let share = random.unit(hour, 1)
      let state: ResultState.State = share > 0.93 ? .alert : share > 0.84 ? .warning : share > 0.79 ? .noData : .ok
      return ResultState(
        name: name.title, state: state, labels: name.labels, since: Double(hour) * 3600 + random.unit(hour, 2) * 1800,
        priority: 1 + Int(random.unit(index, 3) * 5) % 5)
    }
  }

  private static func names(_ query: Query, count: Int) -> [(title: String, labels: [String: String])] {
    if query.language == .other("datadog-checks") {
      let tags = query.groupBy.isEmpty ? ["host"] : query.groupBy
      let groups = MadeUpLabels.groups(
        Query(name: query.name, language: query.language, text: query.text, groupBy: tags), count: count)
      return groups.prefix(count).map { (query.metric ?? query.text, $0) }
    }
    let services = (0..<count).map { MadeUpLabels.value(of: "service", at: (Double($0) + 0.5) / Double(count)) }
    let kinds = ["Error rate", "Latency", "Disk", "Certificate", "Memory", "Queue", "Restarts"]
    return (0..<count).map { ("\(kinds[$0 % kinds.count]) of \(services[$0])", ["service": services[$0]]) }
  }
}
