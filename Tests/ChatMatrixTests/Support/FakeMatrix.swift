import ChatClient
import ChatStore
import Foundation
import HTTP
import Synchronization

@testable import ChatMatrix

/// A server of Matrix that answers what a test says, and remembers what it was asked.
final class FakeMatrix: HTTPTransport {
  struct Question: Sendable {
    var method: HTTPMethod
    /// As it is sent, without the query.
    var path: String
    var query: [String: String]
    var headers: [String: String]
    var body: Data
    var json: MatrixJSON { MatrixJSON(body) ?? MatrixJSON(nil) }
  }
  private let answer: @Sendable (Question) throws(HTTPError) -> HTTPResponse
  private let log = Mutex<[Question]>([])

  var questions: [Question] { log.withLock { $0 } }

  init(_ answer: @escaping @Sendable (Question) throws(HTTPError) -> HTTPResponse) { self.answer = answer }

  /// Answers each question with the next of these, and then with the last.
  convenience init(_ answers: (status: Int, body: String)...) {
    let rest = Mutex(answers.map { HTTPResponse(status: $0.status, body: Data($0.body.utf8)) })
    self.init { _ in rest.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } }
  }

  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    var query: [String: String] = [:]
    for item in URLComponents(url: request.address, resolvingAgainstBaseURL: false)?.queryItems ?? [] {
      query[item.name] = item.value
    }
    let question = Question(
      method: request.method, path: request.address.path(percentEncoded: true), query: query, headers: request.headers,
      body: request.body)
    log.withLock { $0.append(question) }
    return try answer(question)
  }

  func backend() throws -> MatrixBackend { try MatrixBackend(.ann, transport: self) }
}

extension MatrixAccount {
  static let ann = MatrixAccount(
    server: URL(string: "http://localhost:8008/")!, user: .ann, device: "D", token: "secret")
}

extension UserID {
  static let ann = UserID(rawValue: "@ann:example.org")
  static let bob = UserID(rawValue: "@bob:example.org")
}

extension ChannelID {
  static let main = ChannelID(rawValue: "!main:example.org")
}

extension EventID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension MatrixJSON {
  init(text: String) { self = MatrixJSON(Data(text.utf8)) ?? MatrixJSON(nil) }
}

/// Events as a server writes them.
enum Wire {
  static func event(
    _ id: String, _ type: String = "m.room.message", _ content: String, by sender: UserID = .bob, more: String = ""
  ) -> String {
    """
    {"event_id":"\(id)","type":"\(type)","sender":"\(sender.rawValue)","origin_server_ts":1700000000000,\
    "content":\(content)\(more)}
    """
  }

  static func text(_ id: String, _ text: String, more: String = "") -> String {
    event(id, "m.room.message", #"{"msgtype":"m.text","body":"\#(text)"\#(more)}"#)
  }

  static func member(_ user: UserID, _ content: String, by sender: UserID? = nil, more: String = "") -> String {
    event(
      "$member-\(user.rawValue)", "m.room.member", content, by: sender ?? user,
      more: #","state_key":"\#(user.rawValue)"\#(more)"#)
  }

  /// An answer to a sync, with one room.
  static func sync(
    _ events: [String], state: [String] = [], limited: Bool = false, previous: String? = nil, ephemeral: [String] = [],
    summary: String = "{}", more: String = "", next: String = "s1"
  ) -> String {
    let previous = previous.map { #","prev_batch":"\#($0)""# } ?? ""
    return """
      {"next_batch":"\(next)"\(more),"rooms":{"join":{"!main:example.org":{"summary":\(summary),\
      "state":{"events":[\(state.joined(separator: ","))]},\
      "timeline":{"events":[\(events.joined(separator: ","))],"limited":\(limited)\(previous)},\
      "ephemeral":{"events":[\(ephemeral.joined(separator: ","))]}}}}}
      """
  }

  static func read(_ text: String) -> SyncAnswer? {
    var reader = MatrixSyncReader(user: .ann)
    return MatrixJSON(Data(text.utf8)).flatMap { reader.read($0) }
  }

  /// What one event comes to; nil if it was left out.
  static func body(_ event: String) -> ServerEvent.Body? {
    read(sync([event]))?.batch.timelines.first?.events.first?.body
  }
}
