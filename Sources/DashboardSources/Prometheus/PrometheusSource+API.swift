import DashboardFormat
import Foundation
import HTTP

extension PrometheusSource {
  /// `/api/v1/query_range`: the series over a window, rounded outwards to multiples of the step.
  public func range(
    _ query: String, window: ClosedRange<Double>, step: Double
  ) async throws(DataSourceError) -> QueryResult {
    let window = QueryStep.aligned(window, step: step)
    let json = try await get(
      "query_range",
      [
        ("query", query), ("start", Self.text(window.lowerBound)), ("end", Self.text(window.upperBound)),
        ("step", Self.text(step)),
      ])
    return try Self.reading { () throws(ResponseError) in try QueryResponse.read(json, step: step) }
  }

  /// `/api/v1/query`: values at a time, in seconds since 1970.
  public func instant(_ query: String, at time: Double) async throws(DataSourceError) -> QueryResult {
    let json = try await get("query", [("query", query), ("time", Self.text(time))])
    return try Self.reading { () throws(ResponseError) in try QueryResponse.read(json) }
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
    let json = try await get(
      "series",
      selectors.map { ("match[]", $0) } + [
        ("start", Self.text(window.lowerBound)), ("end", Self.text(window.upperBound)),
      ])
    let data = try Self.reading { () throws(ResponseError) in try PrometheusResponse.data(json) }
    return (data.array ?? []).map { element in
      var labels: [String: String] = [:]
      for member in element.members ?? [] { labels[member.name] = member.value.string }
      return labels
    }
  }

  private func texts(_ path: String, _ selectors: [String]) async throws(DataSourceError) -> [String] {
    let json = try await get(path, selectors.map { ("match[]", $0) })
    let data = try Self.reading { () throws(ResponseError) in try PrometheusResponse.data(json) }
    return (data.array ?? []).compactMap(\.string)
  }

  // MARK: HTTP

  /// The shortest text of a time, rounded to milliseconds, the server's resolution.
  static func text(_ seconds: Double) -> String {
    let rounded = (seconds * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  private static func reading<Value>(
    _ body: () throws(ResponseError) -> Value
  ) throws(DataSourceError) -> Value {
    do {
      return try body()
    } catch {
      throw .response(error)
    }
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

  /// Sends a request, with retries, and returns the answer as JSON. Throws an error that the server reports.
  private func get(_ path: String, _ parameters: [(String, String)]) async throws(DataSourceError) -> JSONValue {
    let url = try url(path, parameters)
    return try await retry.run { () async throws(DataSourceError) -> JSONValue in
      let (status, body) = try await answer(from: url)
      let json = Result { () throws(JSONError) in
        try JSONValue(parsing: body, limits: JSONLimits(size: responseLimit))
      }
      switch json {
      case .success(let json):
        // The server reports an error in the query as JSON with status 400 or 422.
        if status >= 500 || status == 429 { throw .status(status, message: json["error"]?.string ?? "") }
        if let message = json["error"]?.string {
          throw .response(.server(kind: json["errorType"]?.string ?? "error", message: message))
        }
        guard (200..<300).contains(status) else { throw .status(status, message: "") }
        return json
      case .failure(let error):
        guard (200..<300).contains(status) else { throw .status(status, message: Self.start(of: body)) }
        throw .response(.json(error))
      }
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

  /// The first line of a body that is not JSON, for messages; empty for HTML.
  private static func start(of body: Data) -> String {
    let text = String(decoding: body.prefix(200), as: UTF8.self).trimmed
    guard !text.hasPrefix("<") else { return "" }
    return text.split(separator: "\n").first.map { $0.shortened(to: 120) } ?? ""
  }
}
