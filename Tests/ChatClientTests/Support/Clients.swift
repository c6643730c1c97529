import ChatClient
import ChatStore
import Foundation
import Testing

extension UserID {
  static let ann = UserID(rawValue: "@ann:example.org")
  static let bob = UserID(rawValue: "@bob:example.org")
}

extension ChannelID {
  static let main = ChannelID(rawValue: "!main:example.org")
}

/// A user with a store in a folder of their own, and a session that can be killed and begun again.
final class Client: @unchecked Sendable {
  let user: UserID
  let folder: URL
  private(set) var store: ChatStore
  private(set) var session: ChatSession
  private let backend: (any ChatBackend)?
  private let time: SessionTime
  private var task: Task<Void, Never>?

  init(_ user: UserID, _ backend: (any ChatBackend)?, _ time: SessionTime, runs: Bool = true) async throws {
    (self.user, self.backend, self.time) = (user, backend, time)
    folder = FileManager.default.temporaryDirectory.appending(path: "chat-client-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try await ChatStore.open(at: folder.appending(path: "chat.sqlite"), user: user)
    session = ChatSession(store: store, backend: backend, time: time)
    if runs { run() }
  }

  deinit {
    task?.cancel()
    try? FileManager.default.removeItem(at: folder)
  }

  func run() {
    let session = session
    task = Task { await session.run() }
  }

  /// Ends the session, as far as a process can without ending itself.
  func stop() async {
    task?.cancel()
    await task?.value
    task = nil
  }

  /// Ends the session and the store, and opens both again.
  func reopen(runs: Bool = true) async throws {
    await stop()
    await store.close()
    store = try await ChatStore.open(at: folder.appending(path: "chat.sqlite"), user: user)
    session = ChatSession(store: store, backend: backend, time: time)
    if runs { run() }
  }

  @discardableResult
  func say(_ text: String, quoted: MessageID? = nil, thread: MessageID? = nil) async throws -> Message {
    try await store.send(OutgoingMessage(channel: .main, thread: thread, quoted: quoted, content: .text(text)))
  }

  func texts() async throws -> [String] {
    try await store.page(of: .channel(.main), limit: 1000).messages.map(\.content.searchableText)
  }

  func find(_ text: String) async throws -> Message? {
    try await store.page(of: .channel(.main), limit: 1000).messages.first { $0.content.searchableText == text }
  }
}

extension InMemoryChatServer {
  /// A server with a channel of two.
  static func withTwo(
    seed: UInt64 = 1, eventLimit: Int = InMemoryChatServer.defaultEventLimit, time: SessionTime
  ) -> InMemoryChatServer {
    let server = InMemoryChatServer(seed: seed, eventLimit: eventLimit, time: time)
    server.setChannel(
      Channel(id: .main, name: "Main"),
      members: [Member(user: .ann, name: "Ann"), Member(user: .bob, name: "Bob")])
    return server
  }

  func texts() -> [String] {
    events(in: .main).compactMap { event in
      if case .message(let content, _, _) = event.body { content.searchableText } else { nil }
    }
  }

  func say(_ texts: [String], by user: UserID = .ann) {
    let first = events(in: .main).count
    post(
      texts.enumerated().map { offset, text in
        ServerEvent(
          id: EventID(rawValue: "$posted-\(first + offset)"), sender: user,
          sentAt: Date(timeIntervalSince1970: 1_700_000_000),
          body: .message(.text(text)))
      }, in: .main)
  }
}

extension SessionTime {
  /// A thousand seconds in each, so that waits that a session makes take milliseconds.
  static let quick = SessionTime(
    now: { SessionTime.system.now() * 1000 }, sleep: { await SessionTime.system.sleep($0 / 1000) },
    random: { .random(in: 0..<1) })
}

/// Waits until something is so, half a minute at most.
func eventually(
  _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
) async throws {
  let end = ContinuousClock.now + .seconds(30)
  while try await !condition() {
    guard ContinuousClock.now < end else {
      Issue.record("waited in vain: \(what)", sourceLocation: sourceLocation)
      return
    }
    try await Task.sleep(for: .milliseconds(3))
  }
}
