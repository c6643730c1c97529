import DashboardFormat
import Foundation
import HTTP

extension PrometheusSource {
  /// `/api/v1/query_range`: the series over a window, rounded outwards to multiples of the step.
  public func range(
    _ query: String, window: ClosedRange<Double>, step: Double
  ) async throws(DataSourceError) -> QueryResult {
    let window = QueryStep.aligned(window, step: step)
    return try await get(
      "query_range",
      [
        ("query", query), ("start", Self.text(window.lowerBound)), ("end", Self.text(window.upperBound)),
        ("step", Self.text(step)),
      ]
    ) { json, notice throws(ResponseError) in try Self.result(json, step: step, notice) }
  }

  /// `/api/v1/query`: values at a time, in seconds since 1970.
  public func instant(_ query: String, at time: Double) async throws(DataSourceError) -> QueryResult {
    try await get("query", [("query", query), ("time", Self.text(time))]) { json, notice throws(ResponseError) in
      try Self.result(json, step: nil, notice)
    }
  }

  /// What of an answer is kept.
  private static func result(
    _ json: JSONValue, step: Double?, _ notice: String?
  ) throws(ResponseError) -> QueryResult {
    var result = try QueryResponse.read(json, step: step)
    if let notice { result.notices.append(notice) }
    return result.limited(points: QueryResult.pointLimit)
  }

  /// `/api/v1/labels`: the names of all labels, or of those that the selected series have.
  public func labelNames(matching selectors: [String] = []) async throws(DataSourceError) -> [String] {
    try await texts("labels", selectors)
  }

  /// `/api/v1/label/…/values`: a label's values, or those that the selected series have.
  public func labelValues(
    _ label: String, matching selectors: [String] = []
  ) async throws(DataSourceError) -> [String] {
    let isName = label.utf8.allSatisfy { Character(Unicode.Scalar($0)).isLetter || $0 == 95 || (48...57).contains($0) }
    guard !label.isEmpty, isName else { throw .unsupported("'\(label.shortened())' is no label's name.") }
    return try await texts("label/\(label)/values", selectors)
  }

  /// `/api/v1/series`: the labels of the selected series inside a window.
  public func series(
    matching selectors: [String], window: ClosedRange<Double>
  ) async throws(DataSourceError) -> [[String: String]] {
    try await get(
      "series",
      selectors.map { ("match[]", $0) } + [
        ("start", Self.text(window.lowerBound)), ("end", Self.text(window.upperBound)),
      ]
    ) { json, _ throws(ResponseError) in
      (try PrometheusResponse.data(json).array ?? []).map { element in
        var labels: [String: String] = [:]
        for member in element.members ?? [] { labels[member.name] = member.value.string }
        return labels
      }
    }
  }

  private func texts(_ path: String, _ selectors: [String]) async throws(DataSourceError) -> [String] {
    try await get(path, selectors.map { ("match[]", $0) }) { json, _ throws(ResponseError) in
      (try PrometheusResponse.data(json).array ?? []).compactMap(\.string)
    }
  }

  // MARK: HTTP

  /// The shortest text of a time, rounded to milliseconds, the server's resolution.
  static func text(_ seconds: Double) -> String {
    let rounded = (seconds * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  private func url(_ path: String, _ parameters: [(String, String)]) throws(DataSourceError) -> URL {
    guard var parts = URLComponents(url: address, resolvingAgainstBaseURL: true) else {
      throw .unsupported("'\(address)' is no address.")
    }
    let base = parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
    parts.path = base + "/api/v1/" + path
    // URLComponents does not escape `+` and `;`, which servers read as a space and a separator.
    let allowed = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "+&=;#?/"))
    parts.percentEncodedQuery = parameters.map { name, value in
      func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }
      return encoded(name) + "=" + encoded(value)
    }.joined(separator: "&")
    guard let url = parts.url else { throw .unsupported("'\(address)' is no address.") }
    return url
  }

  /// Sends a request, with retries, and reads the answer. Throws an error that the server reports.
  ///
  /// - Parameter read: called with the answer and a notice of what is left out of it.
  private func get<Value: Sendable>(
    _ path: String, _ parameters: [(String, String)],
    _ read: @escaping @Sendable (JSONValue, String?) throws(ResponseError) -> Value
  ) async throws(DataSourceError) -> Value {
    let url = try url(path, parameters)
    return try await retry.run { () async throws(DataSourceError) -> Value in
      let (status, body) = try await answer(from: url)
      return try await reader.read(body, status: status, limit: responseLimit, read)
    }
  }

  private func answer(from url: URL) async throws(DataSourceError) -> (status: Int, body: Data) {
    let request = HTTPRequest(
      url, headers: headers, access: HTTPAccess(named: Set(Origin(address).map { [$0] } ?? [])),
      limits: HTTPLimits(size: responseLimit, firstByte: timeout, pause: timeout, whole: timeout))
    do {
      let response = try await transport.response(to: request)
      return (response.status, response.body)
    } catch {
      throw DataSourceError(error)
    }
  }
}
