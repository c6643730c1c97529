/// What a monitor, a check or an alert says of what it watches.
public struct ResultState: Sendable, Equatable {
  /// The raw value is its name in an answer; in the order of urgency.
  public enum State: String, Sendable, CaseIterable {
    /// Something is wrong, or nearly.
    case alert, warning
    /// Nobody knows.
    case noData = "no-data"
    /// All is well.
    case ok
  }

  /// What is watched.
  public var name: String
  /// What is said of it.
  public var state: State
  /// What of the watched it is about: `cluster` → `eu-1`.
  public var labels: [String: String]
  /// When it became so, in seconds since 1970.
  public var since: Double?
  /// 1 is the most urgent.
  public var priority: Int?

  /// A state; what is left out is not known.
  public init(
    name: String, state: State, labels: [String: String] = [:], since: Double? = nil, priority: Int? = nil
  ) {
    self.name = name
    self.state = state
    self.labels = labels
    self.since = since
    self.priority = priority
  }
}

extension ResultState.State {
  /// The state that a word of a server's means; nil for any other.
  init?(word: String) {
    switch word.lowercased() {
    case "alert", "firing", "critical", "error", "triggered": self = .alert
    case "warn", "warning", "pending": self = .warning
    case "no data", "no-data", "nodata", "unknown": self = .noData
    case "ok", "inactive", "normal", "resolved": self = .ok
    default: return nil
    }
  }
}

extension QueryResult {
  /// The states; empty if the answer is anything else.
  public var states: [ResultState] {
    if case .states(let states) = content { states } else { [] }
  }

  /// The present values as states: zero is fine, nothing is no data, any other number an alert, unless a label
  /// `alertstate` says what it is.
  package var valuesAsStates: [ResultState] {
    guard let table else { return [] }
    return table.rows.map { row in
      let labels = Dictionary(zip(table.labels, row.labels).filter { !$1.isEmpty }) { first, _ in first }
      let value = row.values.first ?? .nan
      let state: ResultState.State = value.isNaN ? .noData : value == 0 ? .ok : .alert
      let shown = labels.filter { $0.key != "alertname" && $0.key != "alertstate" && $0.key != "__name__" }
      return ResultState(
        name: labels["alertname"] ?? SeriesNaming.name(labels: shown, format: nil, fallback: "value"),
        state: labels["alertstate"].flatMap(ResultState.State.init(word:)) ?? state, labels: shown)
    }
  }
}
