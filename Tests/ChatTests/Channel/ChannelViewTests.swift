import ChatStore
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Chat
@testable import ChatClient

/// A conversation as a person meets it: by what it shows, says and does.
@MainActor @Suite struct ChannelViewTests {
  private struct Fixture {
    let server: InMemoryChatServer
    let store: ChatStore
    let session: ChatSession
    let chat: ChatModel
    let running: Task<Void, Never>
    let folder: URL
  }

  @Observable @MainActor fileprivate final class Account {
    var chat: ChatModel
    init(_ chat: ChatModel) { self.chat = chat }
  }

  @Observable final class Choice {
    var channel: ChannelID?
    var message: MessageID?
  }

  private static let me = UserID(rawValue: "@me"), ann = UserID(rawValue: "@ann")
  private static let room = ChannelID(rawValue: "!room"), other = ChannelID(rawValue: "!other")

  private func fixture(messages: Int = 40) async throws -> Fixture {
    let folder = FileManager.default.temporaryDirectory.appending(path: "channel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let server = InMemoryChatServer()
    let members = [Member(user: Self.me, name: "Me"), Member(user: Self.ann, name: "Ann")]
    server.setChannel(Channel(id: Self.room, name: "Room"), members: members)
    server.setChannel(Channel(id: Self.other, name: "Other"), members: members)
    server.post(
      (0..<messages).map {
        ServerEvent(
          id: EventID(rawValue: "$\($0)"), sender: Self.ann,
          sentAt: Date(timeIntervalSince1970: 1.7e9 + Double($0) * 400),
          body: .message(.text("message \($0)")))
      }, in: Self.room)
    let store = try await ChatStore.open(at: folder.appending(path: "chat.sqlite"), user: Self.me)
    let session = ChatSession(store: store, backend: server.backend(for: Self.me))
    let running = Task { await session.run() }
    if messages > 0 { try await waitForMessage(messages - 1, in: store) }
    if let newest = try await store.page(of: .channel(Self.room)).messages.last {
      try await store.markRead(upTo: newest.id)
    }
    return Fixture(
      server: server, store: store, session: session, chat: ChatModel(session), running: running, folder: folder)
  }

  private func waitForMessage(_ number: Int, in store: ChatStore) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      if try await store.page(of: .channel(Self.room)).messages.last?.content == .text("message \(number)") { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("message \(number) did not come")
  }

  private func end(_ fixture: Fixture) async {
    fixture.running.cancel()
    await fixture.store.close()
    try? FileManager.default.removeItem(at: fixture.folder)
  }

  private func show<Root: View>(
    _ fixture: Fixture, size: CGSize = CGSize(width: 500, height: 600), @ViewBuilder _ root: () -> Root
  ) async throws -> TestHost {
    let view = root().environment(fixture.chat)
    let host = try TestHost(size: size) { view }
    host.invariantsLimit = 0
    return host
  }

  private func wait(_ host: TestHost, _ what: Comment, until condition: () -> Bool) async {
    // What a condition looks at may come from a store, which asks for no frame.
    for _ in 0..<400 {
      host.advance(by: 1 / 60)
      if condition() { return }
      try? await Task.sleep(for: .milliseconds(5))
    }
    Issue.record(what)
  }

  private func hasRow(_ host: TestHost, _ text: String) -> Bool {
    host.allElements.contains { $0.label.contains(text) }
  }

  @Test func oneTypesAndSendsByReturn() async throws {
    let fixture = try await fixture()
    let host = try await show(fixture) { ChannelView(channel: Self.room) }
    await wait(host, "the newest message") { hasRow(host, "message 39") }
    let field = try #require(host.textFields.first)
    field.type("Hello Ann")
    // Typing runs no row.
    host.resetCounts()
    host.type("!")
    #expect(host.bodies(of: MessageRow.self) == 0)
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    await wait(host, "the own message") { hasRow(host, "Hello Ann!") }
    await wait(host, "an empty field") { host.textFields.first?.value == "" }
    await wait(host, "the server") { fixture.server.events(in: Self.room).count == 41 }
    #expect(fixture.server.events(in: Self.room).last?.sender == Self.me)
    await end(fixture)
  }

  @Test func shiftReturnBeginsALine() async throws {
    let fixture = try await fixture(messages: 3)
    let host = try await show(fixture) { ChannelView(channel: Self.room) }
    await wait(host, "the newest message") { hasRow(host, "message 2") }
    host.textFields.first?.type("a")
    host.send(.keyDown(.return, modifiers: .shift, isRepeat: false))
    host.type("b")
    #expect(host.textFields.first?.value == "a\nb")
    await end(fixture)
  }

  @Test func eachChannelHasItsDraft() async throws {
    let fixture = try await fixture(messages: 3)
    let choice = Choice()
    choice.channel = Self.room
    struct Chosen: View {
      let choice: Choice
      var body: some View { if let channel = choice.channel { ChannelView(channel: channel) } }
    }
    let host = try await show(fixture) { Chosen(choice: choice) }
    await wait(host, "the newest message") { hasRow(host, "message 2") }
    host.textFields.first?.type("for the room")
    choice.channel = Self.other
    await wait(host, "an empty field") { host.textFields.first?.value == "" }
    choice.channel = Self.room
    await wait(host, "the draft") { host.textFields.first?.value == "for the room" }
    await end(fixture)
  }

  @Test func whoLeavesAConversationWritesNoMore() async throws {
    let fixture = try await fixture(messages: 3)
    let choice = Choice()
    choice.channel = Self.room
    struct Chosen: View {
      let choice: Choice
      var body: some View { if let channel = choice.channel { ChannelView(channel: channel) } }
    }
    let host = try await show(fixture) { Chosen(choice: choice) }
    await wait(host, "the newest message") { hasRow(host, "message 2") }
    func isTyping() -> Bool { fixture.server.state.withLock { $0.channels[Self.room]?.typing[Self.me] != nil } }
    host.textFields.first?.type("half a tho")
    await wait(host, "that one writes") { isTyping() }
    choice.channel = Self.other
    await wait(host, "that one does not") { !isTyping() }
    choice.channel = Self.room
    await wait(host, "the draft") { host.textFields.first?.value == "half a tho" }
    await end(fixture)
  }

  @Test func somebodyWhoTypesMovesNothing() async throws {
    let fixture = try await fixture()
    let host = try await show(fixture) { ChannelView(channel: Self.room) }
    await wait(host, "the newest message") { hasRow(host, "message 39") }
    let place = host.allElements.first { $0.label.contains("message 39") }?.frame
    try await fixture.server.backend(for: Self.ann).setTyping(true, in: Self.room, seconds: 20)
    host.resetCounts()
    await wait(host, "who types") { hasRow(host, "Ann is typing…") }
    #expect(host.bodies(of: MessageRow.self) == 0)
    #expect(host.allElements.first { $0.label.contains("message 39") }?.frame == place)
    try await fixture.server.backend(for: Self.ann).setTyping(false, in: Self.room, seconds: 20)
    await wait(host, "nobody types") { !hasRow(host, "Ann is typing…") }
    await end(fixture)
  }

  @Test func deletingAsks() async throws {
    let fixture = try await fixture(messages: 3)
    let model = ChannelModel(session: fixture.session, channel: Self.room)
    let host = try await show(fixture) { ConversationView(model: model) }
    await model.open()
    model.composer.text = "Mine"
    await model.send()
    await wait(host, "the server") { fixture.server.events(in: Self.room).count == 4 }
    let message = try #require(try await fixture.store.page(of: .channel(Self.room)).messages.last)
    model.delete(message)
    await wait(host, "the question") { !host.buttons.filter { $0.label == "Delete" }.isEmpty }
    host.advance(by: 0.5)
    #expect(host.buttons.filter { $0.label == "Cancel" }.count == 1)
    host.buttons.first { $0.label == "Cancel" }?.click()
    await wait(host, "no question") { model.deleting == nil }
    #expect(fixture.server.events(in: Self.room).count == 4)
    model.delete(message)
    await wait(host, "the question") { !host.buttons.filter { $0.label == "Delete" }.isEmpty }
    host.advance(by: 0.5)
    host.buttons.first { $0.label == "Delete" }?.click()
    await wait(host, "the deletion") { fixture.server.events(in: Self.room).count == 5 }
    #expect(try await fixture.store.message(message.id)?.isDeleted == true)
    await end(fixture)
  }

  @Test func withoutAServerItSaysSoAndKeepsAll() async throws {
    let fixture = try await fixture(messages: 3)
    fixture.server.faults.isDisconnected = true
    let host = try await show(fixture) { ChannelView(channel: Self.room) }
    await wait(host, "the banner") { hasRow(host, "Offline") }
    host.textFields.first?.type("Later")
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    await wait(host, "the message") { hasRow(host, "Later") }
    #expect(fixture.server.events(in: Self.room).count == 3)
    fixture.server.faults.isDisconnected = false
    fixture.session.reconnect()
    await wait(host, "the server") { fixture.server.events(in: Self.room).count == 4 }
    await wait(host, "no banner") { !hasRow(host, "Offline") }
    await end(fixture)
  }

  @Test func aThreadOpensBeside() async throws {
    let fixture = try await fixture(messages: 3)
    fixture.server.post(
      [
        ServerEvent(
          id: EventID(rawValue: "$answer"), sender: Self.ann, sentAt: .now,
          body: .message(.text("an answer"), thread: EventID(rawValue: "$1")))
      ], in: Self.room)
    let host = try await show(fixture, size: CGSize(width: 900, height: 600)) { ChannelView(channel: Self.room) }
    await wait(host, "the count") { host.buttons.contains { $0.label == "1 reply" } || hasRow(host, "1 reply") }
    #expect(!hasRow(host, "an answer"))
    let model = ChannelModel(session: fixture.session, channel: Self.room)
    let beside = try await show(fixture, size: CGSize(width: 900, height: 600)) { ConversationView(model: model) }
    await model.open()
    let root = try #require(try await fixture.store.message(EventID(rawValue: "$1"), in: Self.room))
    model.openThread(of: root)
    await wait(beside, "the answer") { hasRow(beside, "an answer") }
    await end(fixture)
  }

  @Test func whatAThreadAnswersChanges() async throws {
    let fixture = try await fixture(messages: 3)
    let root = try #require(try await fixture.store.message(EventID(rawValue: "$1"), in: Self.room))
    let host = try await show(fixture) { ThreadView(channel: Self.room, root: root.id) }
    await wait(host, "the first") { hasRow(host, "message 1") }
    fixture.server.post(
      [
        ServerEvent(
          id: EventID(rawValue: "$edit"), sender: Self.ann, sentAt: .now,
          body: .edit(EventID(rawValue: "$1"), .text("rewritten")))
      ], in: Self.room)
    await wait(host, "the edit") { hasRow(host, "rewritten") && !hasRow(host, "message 1") }
    await end(fixture)
  }

  @Test func anotherChatIsAnotherConversation() async throws {
    let (first, second) = (try await fixture(messages: 3), try await fixture(messages: 5))
    struct Root: View {
      let account: Account
      var body: some View { ChannelView(channel: ChannelViewTests.room).environment(account.chat) }
    }
    let account = Account(first.chat)
    let host = try TestHost(size: CGSize(width: 500, height: 600)) { Root(account: account) }
    host.invariantsLimit = 0
    await wait(host, "the first chat") { hasRow(host, "message 2") }
    account.chat = second.chat
    await wait(host, "the second chat") { hasRow(host, "message 4") }
    await end(first)
    await end(second)
  }

  @Test func theListOfChannelsIsInTheEnvironmentsTimeZone() async throws {
    // Said on the 14th at 22:13 in Greenwich.
    let fixture = try await fixture(messages: 1)
    let host = try await show(fixture) {
      ChannelListView(selection: .constant(nil))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 8 * 3600)!).environment(\.locale, Locale(identifier: "en_US"))
    }
    await wait(host, "the day there") { hasRow(host, "11/15/2023") }
    await end(fixture)
  }

  @Test func searchFindsAndJumps() async throws {
    let fixture = try await fixture(messages: 900)
    let choice = Choice()
    struct Both: View {
      @Bindable var choice: Choice
      var body: some View {
        HStack(spacing: 0) {
          ChannelListView(selection: $choice.channel, message: $choice.message).frame(width: 280)
          if let channel = choice.channel { ChannelView(channel: channel, startingAt: choice.message) }
        }
      }
    }
    let host = try await show(fixture, size: CGSize(width: 900, height: 600)) { Both(choice: choice) }
    await wait(host, "the channels") { hasRow(host, "Room") }
    let known = try await fixture.store.search("message", limit: 5)
    #expect(!known.isEmpty)
    host.textFields.first?.type("899")
    await wait(host, "the hit") { host.buttons.contains { $0.label.contains("message 899") } }
    host.buttons.first { $0.label.contains("message 899") }?.click()
    await wait(host, "the message") { choice.channel == Self.room && choice.message != nil }
    // The same once more, after somebody has scrolled away.
    func shows(_ text: String) -> Bool {
      host.allElements.contains { $0.label.contains(text) && $0.frame.midX > 300 && $0.frame.minY < 600 }
    }
    await wait(host, "the end") { shows("message 899") }
    for _ in 0..<20 { host.scroll(600, 300, dy: -400) }
    await wait(host, "older messages") { !shows("message 899") }
    host.buttons.first { $0.label.contains("message 899") }?.click()
    await wait(host, "the message again") { shows("message 899") }
    await end(fixture)
  }

  private struct List: View {
    let account: Account
    var body: some View { ChannelListView(selection: .constant(nil)).environment(account.chat) }
  }

  private func event(_ id: String, _ body: ServerEvent.Body) -> ServerEvent {
    ServerEvent(
      id: EventID(rawValue: id), sender: Self.ann, sentAt: Date(timeIntervalSince1970: 1.7e9 + 1e5), body: body)
  }

  @Test func whatWasFoundFollowsTheMessagesAndTheAccount() async throws {
    let first = try await fixture(messages: 3)
    let second = try await fixture(messages: 0)
    let account = Account(first.chat)
    let host = try TestHost(size: CGSize(width: 300, height: 600)) { List(account: account) }
    host.invariantsLimit = 0
    func isFound(_ text: String) -> Bool { host.buttons.contains { $0.label.contains(text) } }
    await wait(host, "the channels") { hasRow(host, "Room") }
    host.textFields.first?.type("message")
    await wait(host, "what was found") { isFound("message 0") && isFound("message 2") }
    // Neither the newest of its channel, nor one that was found before.
    first.server.post([event("$gone", .redaction(EventID(rawValue: "$0")))], in: Self.room)
    await wait(host, "the deletion") { !isFound("message 0") }
    first.server.post([event("$3", .message(.text("message 3")))], in: Self.room)
    await wait(host, "the new message") { isFound("message 3") }
    account.chat = second.chat
    host.update()
    #expect(!isFound("message"))
    await end(first)
    await end(second)
  }

  @Test func daysAreThoseOfTheEnvironmentsTimeZone() async throws {
    // Said at 22:13 and at 22:20 in Greenwich, on both sides of a midnight to the east.
    let fixture = try await fixture(messages: 2)
    let host = try await show(fixture) {
      ChannelView(channel: Self.room)
        .environment(\.timeZone, TimeZone(secondsFromGMT: 6000)!).environment(\.locale, Locale(identifier: "en_US"))
    }
    await wait(host, "the messages") { hasRow(host, "message 1") }
    await wait(host, "two days") { hasRow(host, "Tuesday, November 14") && hasRow(host, "Wednesday, November 15") }
    await end(fixture)
  }

  @Test func whatIsAnsweredIsShownAsItIsNow() async throws {
    let fixture = try await fixture(messages: 3)
    let model = ChannelModel(session: fixture.session, channel: Self.room)
    let host = try await show(fixture) { ConversationView(model: model) }
    await model.open()
    let message = try #require(try await fixture.store.page(of: .channel(Self.room)).messages.first)
    model.reply(to: message)
    await wait(host, "what is answered") { host.staticTexts.contains { $0.label == "message 0" } }
    fixture.server.post([event("$gone", .redaction(EventID(rawValue: "$0")))], in: Self.room)
    await wait(host, "the deletion") { model.composer.quoted?.isDeleted == true }
    #expect(!host.staticTexts.contains { $0.label == "message 0" })
    await end(fixture)
  }
}
