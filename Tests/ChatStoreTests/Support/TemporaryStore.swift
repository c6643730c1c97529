import Foundation

@testable import ChatStore

/// A folder of a test's own, which goes with it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "chat-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var file: URL { url.appending(path: "chat.sqlite") }

  func open(options: ChatStoreOptions = ChatStoreOptions(busyTimeout: 0.2)) async throws -> ChatStore {
    try await ChatStore.open(at: file, user: .me, options: options)
  }
}

extension UserID {
  static let me = UserID(rawValue: "@me:example.org")
  static let ann = UserID(rawValue: "@ann:example.org")
  static let bob = UserID(rawValue: "@bob:example.org")
}

extension ChannelID {
  static let main = ChannelID(rawValue: "!main:example.org")
  static let other = ChannelID(rawValue: "!other:example.org")
}

extension EventID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension ServerEvent {
  static func message(
    _ id: EventID, _ text: String, order: Int64? = nil, by sender: UserID = .ann, sentAt: Date = .noon,
    transaction: TransactionID? = nil, quoted: EventID? = nil, thread: EventID? = nil
  ) -> ServerEvent {
    ServerEvent(
      id: id, sender: sender, sentAt: sentAt, order: order, transactionID: transaction,
      body: .message(.text(text), quoted: quoted, thread: thread))
  }

  static func event(
    _ id: EventID, _ body: Body, order: Int64? = nil, by sender: UserID = .ann, transaction: TransactionID? = nil
  ) -> ServerEvent {
    ServerEvent(id: id, sender: sender, sentAt: .noon, order: order, transactionID: transaction, body: body)
  }
}

extension Date {
  static let noon = Date(timeIntervalSince1970: 1_700_000_000)
}

extension ChatStore {
  @discardableResult
  func deliver(
    _ events: ServerEvent..., in channel: ChannelID = .main, placement: TimelineChunk.Placement = .newest()
  ) async throws -> BatchResult {
    var batch = ServerBatch()
    batch.timelines = [TimelineChunk(channel: channel, events: events, placement: placement)]
    return try await apply(batch)
  }

  func texts(_ scope: MessageScope = .channel(.main)) async throws -> [String] {
    try await page(of: scope, limit: 1000).messages.map(\.text)
  }

  func find(_ event: EventID, in channel: ChannelID = .main) async throws -> Message? {
    try await message(event, in: channel)
  }

  @discardableResult
  func say(_ text: String, id: MessageID = .new(), in channel: ChannelID = .main) async throws -> Message {
    try await send(OutgoingMessage(id: id, channel: channel, content: .text(text), sentAt: .noon))
  }

  /// Takes the only entry of the outbox that can be sent.
  func takeOne() async throws -> OutboxEntry? { try await takeFromOutbox().first }
}

extension Message {
  var text: String { content.searchableText }
}

extension SendFailureReason: ExpressibleByStringLiteral {
  /// What a server said.
  public init(stringLiteral value: String) { self = .refused(value) }
}
