import DashboardFormat
import Foundation

/// Reads a source's answers one at a time, away from the main thread: a parsed answer takes a multiple of its text.
actor AnswerReader {
  /// Bytes that the values of an answer may take while it is read.
  private static let memory = 64 << 20

  /// What `read` makes of an answer's JSON. Throws an error that the server reports.
  func read<Value: Sendable>(
    _ body: Data, status: Int, limit: Int, _ read: @Sendable (JSONValue, String?) throws(ResponseError) -> Value
  ) throws(DataSourceError) -> Value {
    // Others may have taken long.
    if Task.isCancelled { throw .cancelled }
    let parsed = Result { () throws(JSONError) in
      try QueryResponse.parse(body, limits: JSONLimits(size: limit, memory: Self.memory))
    }
    let isSuccess = (200..<300).contains(status)
    switch parsed {
    case .success(let (json, notice)):
      // The server reports an error in the query as JSON with status 400 or 422.
      let message = json["error"]?.string?.shortened(to: 500)
      if status >= 500 || status == 429 { throw .status(status, message: message ?? "") }
      if let message {
        throw .response(.server(kind: json["errorType"]?.string?.shortened() ?? "error", message: message))
      }
      guard isSuccess else { throw .status(status, message: "") }
      do throws(ResponseError) { return try read(json, notice) } catch { throw .response(error) }
    case .failure(let error):
      guard isSuccess else { throw .status(status, message: Self.start(of: body)) }
      throw .response(.json(error))
    }
  }

  /// The first line of a body that is not JSON, for messages; empty for HTML.
  private static func start(of body: Data) -> String {
    let text = String(decoding: body.prefix(200), as: UTF8.self).trimmed
    guard !text.hasPrefix("<") else { return "" }
    return text.split(separator: "\n").first.map { $0.shortened(to: 120) } ?? ""
  }
}
