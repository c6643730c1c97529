import Foundation
import Testing

@testable import Chat
@testable import ChatClient
@testable import ChatStore

/// Channels that could not be read when something changed.
@MainActor @Suite struct FailedReadTests {
  private static let me = UserID(rawValue: "@me")
  private static let room = ChannelID(rawValue: "!room"), other = ChannelID(rawValue: "!other")

  private func event(_ id: String) -> ServerEvent {
    ServerEvent(
      id: EventID(rawValue: id), sender: Self.me, sentAt: Date(timeIntervalSince1970: 1.7e9), body: .message(.text(id)))
  }

  private func wait(_ what: Comment, until condition: () async throws -> Bool) async throws {
    for _ in 0..<2000 {
      if try await condition() { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record(what)
  }

  @Test func whatAFailedReadShouldHaveBroughtComesWithTheNext() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "channels-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "chat.sqlite")
    let server = InMemoryChatServer()
    for id in [Self.room, Self.other] {
      server.setChannel(Channel(id: id, name: id.rawValue), members: [Member(user: Self.me, name: "Me")])
      server.post([event("first in \(id.rawValue)")], in: id)
    }
    let store = try await ChatStore.open(at: path, user: Self.me)
    let session = ChatSession(store: store, backend: server.backend(for: Self.me))
    let running = Task { await session.run() }
    try await wait("both channels") { try await store.summaries().filter { $0.newest != nil }.count == 2 }

    // A table that is elsewhere for a while fails the reading of channels, and nothing else.
    let connection = try Connection(path: path.path, busyTimeout: 5000)
    try connection.execute("ALTER TABLE draft RENAME TO gone")
    let chat = ChatModel(session, sound: nil)
    try await wait("the failure") { chat.failure != nil }
    #expect(chat.channels == nil)
    try connection.execute("ALTER TABLE gone RENAME TO draft")
    server.post([event("second")], in: Self.other)
    try await wait("the channels") { chat.channels != nil }
    #expect(Set(chat.channels?.map(\.id) ?? []) == [Self.room, Self.other])
    #expect(chat.failure == nil)
    running.cancel()
    await running.value
    await store.close()
  }
}
