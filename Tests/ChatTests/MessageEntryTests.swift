import ChatStore
import Foundation
import Testing

@testable import Chat

@Suite struct MessageEntryTests {
  @Test func entriesAreEqualWhereTheyLookTheSame() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "apus-chat-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let me = UserID(rawValue: "@me:example.org")
    let store = try await ChatStore.open(at: folder.appending(path: "chat.sqlite"), user: me)
    let message = try await store.send(
      OutgoingMessage(id: .new(), channel: ChannelID(rawValue: "!room"), content: .text("Hello")))
    let entry = MessageEntry(message: message, sender: Member(user: me, name: "Me"), isOwn: true)
    #expect(entry == MessageEntry(message: message, sender: Member(user: me, name: "Me"), isOwn: true))
    #expect(entry != MessageEntry(message: message, sender: Member(user: me, name: "Other"), isOwn: true))
    #expect(
      entry != MessageEntry(message: message, sender: Member(user: me, name: "Me"), isOwn: true, endsGroup: false))
    let found = MessageEntry(
      message: message, sender: Member(user: me, name: "Me"), isOwn: true, found: SearchQuery("one"))
    #expect(found != entry)

    try await store.react(to: message.id, with: "👍")
    let changed = try #require(try await store.message(message.id))
    let next = MessageEntry(message: changed, sender: Member(user: me, name: "Me"), isOwn: true)
    #expect(entry != next)
    #expect(entry.id == next.id)
    await store.close()
  }
}
