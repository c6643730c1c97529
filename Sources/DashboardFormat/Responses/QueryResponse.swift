/// Reads the answers of servers; the kind is found from the content.
///
/// Known are Datadog's series (v1), series as columns and scalars (v2), and Prometheus' matrices, vectors, scalars, texts
/// and errors. Single values that are wrong are missing ones; a wrong structure is a typed error with its place.
public enum QueryResponse {
  /// Reads an answer. `step` is that of the request, in seconds: Prometheus leaves missing samples out and does not say it.
  public static func read(
    _ data: some Sequence<UInt8>, step: Double? = nil, limits: JSONLimits = JSONLimits()
  ) throws(ResponseError) -> QueryResult {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: data, limits: limits)
    } catch {
      throw .json(error)
    }
    return try read(json, step: step)
  }

  /// Reads an answer that is parsed already.
  public static func read(_ json: JSONValue, step: Double? = nil) throws(ResponseError) -> QueryResult {
    guard json.members != nil else { throw .unknownFormat }
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
  /// A member that has to be a list.
  func list(_ name: String, at path: String) throws(ResponseError) -> [JSONValue] {
    guard let value = self[name] else { throw .malformed(path: "\(path).\(name)", reason: "it is missing") }
    guard let list = value.array else {
      throw .malformed(path: "\(path).\(name)", reason: "a list is expected, not \(value.kindName)")
    }
    return list
  }
}
