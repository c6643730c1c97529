import Foundation

/// Answers with entries of logs and events: this package's own, Datadog's and Loki's.
///
/// - `{"events": [{"time": …, "severity": …, "title": …, "text": …, "fields": {…}}]}`: docs/dashboard-format.md
/// - `{"events": [{"date_happened": …, "title": …, "text": …, "alert_type": …}]}`: Datadog's events, v1
/// - `{"data": [{"type": "log", "attributes": {…}}]}`: Datadog's logs and events, v2
enum EventResponse {
  /// The most fields of one entry that are read; of those a widget shows its columns.
  private static let fieldLimit = 200

  static func events(_ json: JSONValue) throws(ResponseError) -> QueryResult {
    var events: [ResultEvent] = []
    for (index, element) in try json.list("events", at: "$").enumerated() {
      guard element.members != nil else {
        throw .malformed(path: "events[\(index)]", reason: "an object is expected, not \(element.kindName)")
      }
      events.append(element["date_happened"] == nil ? own(element) : datadog(element))
    }
    return QueryResult(.events(events))
  }

  /// Whether the members of `data` are entries of Datadog's API, v2.
  static func isList(_ json: JSONValue) -> Bool { json["data"]?.array?.first?["attributes"]?.members != nil }

  static func list(_ json: JSONValue) throws(ResponseError) -> QueryResult {
    var events: [ResultEvent] = []
    for (index, element) in try json.list("data", at: "$").enumerated() {
      guard let attributes = element["attributes"], attributes.members != nil else {
        throw .malformed(path: "data[\(index)].attributes", reason: "an object is expected")
      }
      let inner = attributes["attributes"] ?? .null
      var event = ResultEvent(
        time: time(attributes["timestamp"] ?? inner["timestamp"]),
        severity: .init(word: (attributes["status"] ?? inner["status"])?.string ?? ""),
        title: inner["title"]?.string ?? attributes["title"]?.string ?? "",
        text: attributes["message"]?.string ?? inner["message"]?.string ?? "")
      for name in ["host", "service", "status"] { event.fields[name] = attributes[name]?.string }
      event.add(tags: attributes["tags"])
      event.add(inner, prefix: "@", limit: fieldLimit)
      events.append(event)
    }
    return QueryResult(.events(events))
  }

  /// Loki's `streams`: lines with their times in nanoseconds, by labels.
  static func streams(_ data: JSONValue) throws(ResponseError) -> [ResultEvent] {
    var events: [ResultEvent] = []
    for (index, stream) in try data.list("result", at: "data").enumerated() {
      var fields: [String: String] = [:]
      for member in (stream["stream"]?.members ?? []).prefix(fieldLimit) { fields[member.name] = member.value.string }
      let severity = ResultEvent.Severity(word: fields["level"] ?? fields["detected_level"] ?? "")
      for (place, line) in (stream["values"]?.array ?? []).enumerated() {
        guard events.count < QueryResponse.listLimit else { return events }
        guard let pair = line.array, pair.count >= 2, let time = pair[0].number, time.isFinite,
          let text = pair[1].string
        else {
          throw .malformed(path: "data.result[\(index)].values[\(place)]", reason: "a time and a line are expected")
        }
        events.append(ResultEvent(time: time / 1e9, severity: severity, text: text, fields: fields))
      }
    }
    return events
  }

  private static func own(_ json: JSONValue) -> ResultEvent {
    var event = ResultEvent(
      time: time(json["time"]),
      severity: json["severity"]?.string.flatMap(ResultEvent.Severity.init(rawValue:)) ?? .info,
      title: json["title"]?.string ?? "", text: json["text"]?.string ?? "")
    event.add(json["fields"] ?? .null, prefix: "", limit: fieldLimit)
    return event
  }

  private static func datadog(_ json: JSONValue) -> ResultEvent {
    var event = ResultEvent(
      time: time(json["date_happened"]), severity: .init(word: json["alert_type"]?.string ?? ""),
      title: json["title"]?.string ?? "", text: json["text"]?.string ?? "")
    for name in ["host", "source", "priority"] { event.fields[name] = json[name]?.string }
    event.add(tags: json["tags"])
    return event
  }

  /// Seconds since 1970: a number of seconds or of milliseconds, or ISO 8601; 0 for anything else.
  private static func time(_ json: JSONValue?) -> Double {
    if let number = json?.number { return number.isFinite ? (abs(number) > 1e11 ? number / 1000 : number) : 0 }
    guard let text = json?.string, text.utf8.count <= 40 else { return 0 }
    return GrafanaTime.absolute(text) ?? 0
  }
}

extension ResultEvent {
  /// `["env:production", …]`
  fileprivate mutating func add(tags: JSONValue?) {
    for tag in (tags?.array ?? []).prefix(100).compactMap(\.string) {
      guard let colon = tag.firstIndex(of: ":") else { continue }
      fields[String(tag[..<colon])] = String(tag[tag.index(after: colon)...])
    }
  }

  /// The members of an object, those of inner objects as `a.b`.
  fileprivate mutating func add(_ json: JSONValue, prefix: String, limit: Int) {
    var open = [(prefix, json, 0)]
    while let (prefix, value, depth) = open.popLast() {
      for member in (value.members ?? []).prefix(limit) {
        if fields.count >= limit { return }
        if member.value.members != nil {
          if depth < 8 { open.append(("\(prefix)\(member.name.prefix(100)).", member.value, depth + 1)) }
        } else if member.value.array == nil, member.value != .null {
          fields[prefix + member.name] = member.value.string ?? member.value.text()
        }
      }
    }
  }
}
