import GraphData

/// An entry of a list: a line of a log, an event, an alert that began.
public struct ResultEvent: Sendable, Equatable {
  /// How bad what happened is; the raw value is its name in an answer.
  public enum Severity: String, Sendable, CaseIterable {
    /// From what is only worth knowing to what is wrong.
    case info, ok, warning, error
  }

  /// Seconds since 1970.
  public var time: Double
  /// How bad it is.
  public var severity: Severity
  /// Empty for the lines of logs.
  public var title: String
  /// The line of a log, or more about an event.
  public var text: String
  /// What else is known of it, by name: `host`, `service`, `@http.status_code`.
  public var fields: [String: String]

  /// An entry; what is left out is empty.
  public init(
    time: Double, severity: Severity = .info, title: String = "", text: String = "", fields: [String: String] = [:]
  ) {
    self.time = time
    self.severity = severity
    self.title = title
    self.text = text
    self.fields = fields
  }

  /// What a column of a list shows: `title`, `text`, or a field.
  public func value(of field: String) -> String {
    switch field {
    case "title": title.isEmpty ? text : title
    case "text": text.isEmpty ? title : text
    default: fields[field] ?? ""
    }
  }
}

extension ResultEvent.Severity {
  /// The severity that a word of a server's means; `info` for any other.
  init(word: String) {
    switch word.lowercased() {
    case "emergency", "emerg", "fatal", "alert", "critical", "crit", "error", "err", "firing", "5": self = .error
    case "warning", "warn", "pending", "4": self = .warning
    case "ok", "success", "recovery", "resolved": self = .ok
    default: self = .info
    }
  }
}

extension QueryResult {
  /// The entries; empty if the answer is anything else.
  public var events: [ResultEvent] {
    if case .events(let events) = content { events } else { [] }
  }

  /// The series as events: one wherever a value other than zero follows zero, none, or nothing.
  ///
  /// What a source of numbers has instead of a list, such as Prometheus' `ALERTS`. Cost: the number of points.
  package var beginnings: [ResultEvent] {
    var events: [ResultEvent] = []
    for element in series {
      var isOn = false
      for index in 0..<element.series.count {
        let value = element.series.y(at: index)
        let isNow = value.isFinite && value != 0
        if isNow, !isOn {
          events.append(
            ResultEvent(
              time: element.series.x(at: index),
              severity: .init(word: element.labels["severity"] ?? element.labels["alertstate"] ?? ""),
              title: element.labels["alertname"] ?? element.name, fields: element.labels))
        }
        isOn = isNow
      }
    }
    return events
  }
}
