import ChatClient
import ChatStore
import Foundation
import HTTP

/// Asks one server of Matrix: addresses, tokens, limits and errors.
///
/// The server is one that the user has named, so it may stand in this machine or a private network; nobody else is
/// asked, and redirects elsewhere are refused (``HTTPAccess/named``). What is not encrypted stays in this machine.
struct MatrixClient: Sendable {
  /// Bytes of an answer of JSON.
  static let largestAnswer = 48 << 20

  let server: URL
  let token: String?
  let transport: any HTTPTransport
  private let access: HTTPAccess

  init(_ server: URL, token: String?, transport: any HTTPTransport) throws(ChatBackendError) {
    guard let origin = Origin(server) else {
      throw .badAddress(String(server.absoluteString.prefix(100)))
    }
    guard origin.scheme == "https" || Self.isThisMachine(origin.host) else {
      throw .unencryptedAddress("\(origin)")
    }
    (self.server, self.token, self.transport) = (server, token, transport)
    access = HTTPAccess(named: [origin])
  }

  private static func isThisMachine(_ host: String) -> Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host == "::1"
      || host.hasPrefix("127.")
        && host.allSatisfy {
          $0.isNumber || $0 == "."
        }
  }

  /// Asks for JSON. `seconds` are those that the server is asked to wait, `patience` those that it may take on top. The
  /// parts of the path are encoded here.
  func call(
    _ method: HTTPMethod = .get, _ path: [String], query: [(String, String)] = [], body: [String: Any]? = nil,
    waiting seconds: Double = 0, patience: Double = 60
  ) async throws(ChatBackendError) -> MatrixJSON {
    var headers: [String: String] = ["Accept": "application/json"]
    if body != nil { headers["Content-Type"] = "application/json" }
    let response = try await response(
      method, path, query: query, headers: headers, body: body.map { MatrixJSON.data($0) } ?? Data(),
      limits: HTTPLimits(
        size: Self.largestAnswer, firstByte: seconds + patience, pause: 30, whole: seconds + patience + 120))
    guard let answer = MatrixJSON(response.body) else { throw .malformed("It is no JSON.") }
    return answer
  }

  /// Asks, and returns what came if the server agreed.
  func response(
    _ method: HTTPMethod, _ path: [String], query: [(String, String)] = [], headers: [String: String],
    body: Data = Data(),
    limits: HTTPLimits
  ) async throws(ChatBackendError) -> HTTPResponse {
    var headers = headers
    if let token { headers["Authorization"] = "Bearer \(token)" }
    let request = HTTPRequest(
      try address(path, query), method: method, headers: headers, body: body, access: access, limits: limits)
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await transport.response(to: request)
    } catch {
      throw ChatBackendError(error)
    }
    guard (200..<300).contains(response.status) else { throw ChatBackendError(response) }
    return response
  }

  private func address(_ path: [String], _ query: [(String, String)]) throws(ChatBackendError) -> URL {
    var text = server.absoluteString
    while text.hasSuffix("/") { text.removeLast() }
    for part in path {
      // Every reader of addresses takes these for steps.
      guard part != ".", part != "..", part.utf8.count <= StoreLimits.identifier else {
        throw .notFound("thing of this name")
      }
      text += "/" + Self.encoded(part)
    }
    for (offset, (name, value)) in query.enumerated() {
      text += (offset == 0 ? "?" : "&") + name + "=" + Self.encoded(value)
    }
    guard let address = URL(string: text) else { throw .notFound("thing of this name") }
    return address
  }

  /// All but what means nothing anywhere in an address (RFC 3986, 2.3).
  static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
  private static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}

extension ChatBackendError {
  init(_ error: HTTPError) {
    switch error {
    case .cancelled: self = .cancelled
    case .timedOut, .unreachable: self = .offline(error.description)
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    case .refused(let reason): self = .refused(code: "", reason: reason, isRetryable: true)
    case .malformed(let reason): self = .malformed(reason)
    }
  }

  /// What a refusal means (Client-Server API, "Standard error response").
  init(_ response: HTTPResponse) {
    let json = MatrixJSON(response.body) ?? MatrixJSON(nil)
    let code = json["errcode"].string ?? "", status = response.status
    let reason = json["error"].string.map { String($0.prefix(StoreLimits.name)) } ?? "HTTP \(status)"
    switch (status, code) {
    case (_, "M_UNKNOWN_TOKEN"), (_, "M_MISSING_TOKEN"), (401, ""): self = .signedOut(reason)
    case (429, _), (_, "M_LIMIT_EXCEEDED"):
      let header = response.headers["retry-after"].flatMap { Double($0) }
      self = .rateLimited(seconds: json["retry_after_ms"].double.map { $0 / 1000 } ?? header)
    case (_, "M_FORBIDDEN"): self = .forbidden(reason)
    case (413, _), (_, "M_TOO_LARGE"): self = .refused(code: code, reason: reason, isRetryable: false)
    case (_, "M_UNRECOGNIZED"), (405, _): self = .notSupported(reason)
    case (404, _): self = .notFound("thing of this name")
    case (500..., _): self = .serverFault(reason)
    case (_, "M_BAD_JSON"), (_, "M_NOT_JSON"), (_, "M_INVALID_PARAM"), (_, "M_MISSING_PARAM"),
      (_, "M_DUPLICATE_ANNOTATION"):
      self = .refused(code: code, reason: reason, isRetryable: false)
    case (300..<400, _): self = .malformed("It sends elsewhere without saying where.")
    default: self = .refused(code: code, reason: reason, isRetryable: true)
    }
  }
}
