/// Answers with the states of monitors and alerts: this package's own, Datadog's and Prometheus'.
///
/// - `{"states": [{"name": …, "state": …, "since": …, "priority": …, "labels": {…}}]}`: docs/dashboard-format.md
/// - `[{"name": …, "overall_state": …}]` and `{"monitors": [{"name": …, "status": …}]}`: Datadog's monitors, v1
/// - `{"data": {"alerts": [{"labels": {…}, "state": …, "activeAt": …}]}}`: Prometheus' `/api/v1/alerts`
enum StateResponse {
  static func states(_ list: [JSONValue], at path: String) throws(ResponseError) -> QueryResult {
    var states: [ResultState] = []
    for (index, element) in list.enumerated() {
      guard element.members != nil else {
        throw .malformed(path: "\(path)[\(index)]", reason: "an object is expected, not \(element.kindName)")
      }
      states.append(state(element))
    }
    return QueryResult(.states(states))
  }

  /// Whether the elements are monitors of Datadog's API.
  static func isMonitors(_ list: [JSONValue]) -> Bool {
    guard let first = list.first else { return false }
    return first["overall_state"] != nil || first["status"] != nil && first["name"] != nil
  }

  private static func state(_ json: JSONValue) -> ResultState {
    let labels = texts(json["labels"]).merging(tags(json["tags"])) { own, _ in own }
    let word = (json["state"] ?? json["overall_state"] ?? json["status"])?.string ?? ""
    let priority = json["priority"]?.number.flatMap { (0...1000).contains($0) ? Int($0) : nil }
    return ResultState(
      name: json["name"]?.string ?? labels["alertname"] ?? "", state: .init(word: word) ?? .noData,
      labels: labels.filter { $0.key != "alertname" },
      since: (json["since"] ?? json["activeAt"] ?? json["last_triggered_ts"]).flatMap(time), priority: priority)
  }

  private static func texts(_ json: JSONValue?) -> [String: String] {
    var texts: [String: String] = [:]
    for member in (json?.members ?? []).prefix(100) { texts[member.name] = member.value.string }
    return texts
  }

  private static func tags(_ json: JSONValue?) -> [String: String] {
    var labels: [String: String] = [:]
    for tag in (json?.array ?? []).prefix(100).compactMap(\.string) {
      guard let colon = tag.firstIndex(of: ":") else { continue }
      labels[String(tag[..<colon])] = String(tag[tag.index(after: colon)...])
    }
    return labels
  }

  /// Seconds since 1970, from seconds, milliseconds or ISO 8601.
  private static func time(_ json: JSONValue) -> Double? {
    if let number = json.number { return number.isFinite ? (abs(number) > 1e11 ? number / 1000 : number) : nil }
    guard let text = json.string, text.utf8.count <= 40 else { return nil }
    return GrafanaTime.absolute(text)
  }
}
