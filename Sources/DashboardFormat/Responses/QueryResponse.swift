/// Reads the answers of servers; the content tells the kind.
///
/// Supports Datadog's series (v1), series as columns and scalars (v2), logs, events and monitors; Prometheus' matrices,
/// vectors, scalars, texts, alerts and errors; Loki's lines; this package's own lists of events and states. An invalid single value reads as null; an invalid structure throws an error that names its place.
public enum QueryResponse {
  /// The most series, rows, points or labels of one list of an answer: more than the 11,000 points of a series that
  /// Prometheus returns, and more series than a widget shows.
  public static let listLimit = 20_000

  /// Reads an answer. `step` is the request's step in seconds, which tells gaps: Prometheus leaves missing samples out.
  public static func read(
    _ data: some Sequence<UInt8>, step: Double? = nil, limits: JSONLimits = JSONLimits()
  ) throws(ResponseError) -> QueryResult {
    let (json, notice): (JSONValue, String?)
    do {
      (json, notice) = try parse(data, limits: limits)
    } catch {
      throw .json(error)
    }
    var result = try read(json, step: step)
    if let notice { result.notices.append(notice) }
    return result
  }

  /// Parses an answer, of whose lists ``listLimit`` values are kept; a notice tells of the others.
  package static func parse(
    _ data: some Sequence<UInt8>, limits: JSONLimits
  ) throws(JSONError) -> (json: JSONValue, notice: String?) {
    var limits = limits
    limits.listLength = min(limits.listLength, listLimit)
    let (json, omitted) = try JSONValue.parse(data, limits: limits)
    return (
      json, omitted == 0 ? nil : "\(omitted) values are left out: a list of an answer has \(limits.listLength) at most."
    )
  }

  /// Reads a parsed answer.
  public static func read(_ json: JSONValue, step: Double? = nil) throws(ResponseError) -> QueryResult {
    if let list = json.array, StateResponse.isMonitors(list) { return try StateResponse.states(list, at: "$") }
    guard json.members != nil else { throw .unknownFormat }
    if json["events"] != nil { return try EventResponse.events(json) }
    if let states = (json["states"] ?? json["monitors"])?.array { return try StateResponse.states(states, at: "$") }
    if EventResponse.isList(json) { return try EventResponse.list(json) }
    if json["status"]?.string == "success" || json["errorType"] != nil || json["data"]?["resultType"] != nil {
      return try PrometheusResponse.read(json, step: step)
    }
    let attributes = json["data"]?["attributes"]
    if attributes?["columns"] != nil { return try DatadogResponse.scalar(json) }
    if attributes?["series"] != nil || attributes?["times"] != nil { return try DatadogResponse.columns(json) }
    if json["series"] != nil || json["status"] != nil { return try DatadogResponse.series(json) }
    if let message = DatadogResponse.errorMessage(json) { throw .server(kind: "", message: message) }
    throw .unknownFormat
  }
}

extension JSONValue {
  /// A required member that must be a list.
  func list(_ name: String, at path: String) throws(ResponseError) -> [JSONValue] {
    guard let value = self[name] else { throw .malformed(path: "\(path).\(name)", reason: "it is missing") }
    guard let list = value.array else {
      throw .malformed(path: "\(path).\(name)", reason: "a list is expected, not \(value.kindName)")
    }
    return list
  }
}
