import ChatStore
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

@MainActor @Suite struct MessageListTests {
  /// A list of 300 × 400 points that shows a channel, opened.
  private func open(
    _ messages: Int, isRead: Bool = true
  ) async throws -> (chat: ListStore, model: MessageListModel, host: TestHost) {
    let chat = try await ListStore(messages: messages)
    if isRead, messages > 0 { try await chat.readAll() }
    let model = chat.model()
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { MessageList(model) { NumberedRow(entry: $0) } }
    await model.open()
    await host.wait(atMost: 10) { model.isLoaded }
    settle(host)
    return (chat, model, host)
  }

  private func settle(_ host: TestHost) { for _ in 0..<4 { host.advance(by: 0.1) } }

  /// Waits until what was committed shows.
  private func wait(_ host: TestHost, until condition: () -> Bool) async {
    #expect(await host.wait(atMost: 20, until: condition))
    settle(host)
  }

  @Test func theNewestStandsAtTheBottom() async throws {
    let (_, model, host) = try await open(200)
    // 20 + 10 · (199 mod 4 = 3) = 50 points.
    #expect(host.place(of: "m199")?.midY == 375)
    #expect(model.loaded.messages.count == MessageListModel.pageSize - 1)
    #expect(host.place(of: "m0") == nil)
  }

  @Test func fewMessagesStandAtTheBottom() async throws {
    let (_, model, host) = try await open(2)
    // 30 points.
    #expect(host.place(of: "m1")?.midY == 385)
    #expect(!model.hasNewer)
  }

  @Test func anEmptyChannelIsEmptyAndThenNot() async throws {
    let (chat, model, host) = try await open(0)
    #expect(model.rows.isEmpty)
    try await chat.deliver(1)
    await wait(host) { !model.rows.isEmpty }
    #expect(host.place(of: "m0")?.midY == 390)
  }

  @Test func newMessagesAreFollowedAtTheBottom() async throws {
    let (chat, model, host) = try await open(200)
    try await chat.deliver(3)
    await wait(host) { model.rows.last?.message?.content.searchableText == "m202" }
    // m202: 40 points.
    #expect(host.place(of: "m202")?.midY == 380)
  }

  @Test func whatOneReadsStaysWhileMessagesCome() async throws {
    let (chat, model, host) = try await open(200)
    host.scroll(150, 200, dy: -500)
    settle(host)
    await host.wait(atMost: 0.2) { false }
    let shown = try #require(model.visible)
    let text = try #require(model.loaded.messages.first { $0.key == shown.lowerBound }).content.searchableText
    let place = try #require(host.place(of: text))
    try await chat.deliver(5)
    await chat.settle(host, model)
    #expect(model.loaded.messages.last?.content.searchableText == "m204")
    #expect(host.place(of: text) == place)
    #expect(!model.isAtNewest)
  }

  @Test func pagesComeInWithoutMovingWhatOneReads() async throws {
    let (_, model, host) = try await open(1000)
    var last: (text: String, y: CGFloat)?
    for _ in 0..<150 {
      host.scroll(150, 200, dy: -100)
      // The wheel's movement ends before a page that it asked for comes in.
      settle(host)
      let shown = try #require(model.visible)
      let text = try #require(model.loaded.messages.first { $0.key == shown.upperBound }).content.searchableText
      let place = try #require(host.place(of: text))
      last = (text, place.minY)
      await runTasks()
      await model.settle()
      host.update()
      #expect(host.place(of: text)?.minY == last?.y)
      #expect(model.loaded.messages.count <= MessageListModel.mostMessages)
    }
    #expect(model.hasNewer)
    // 150 × 100 points of rows of 35 on the average: some 428 upwards from the 1,000th.
    #expect(Int((try #require(last)).text.dropFirst()) ?? 0 < 600)
  }

  @Test func aRowThatGrowsAboveMovesNothing() async throws {
    let (chat, model, host) = try await open(200)
    host.scroll(150, 200, dy: -300)
    settle(host)
    await host.wait(atMost: 0.1) { false }
    let shown = try #require(model.visible)
    let last = try #require(model.loaded.messages.first { $0.key == shown.upperBound })
    let place = try #require(host.place(of: last.content.searchableText))
    // One above what shows, that was measured: it is one of the first page.
    let above = try #require(model.loaded.messages.last { $0.key < shown.lowerBound })
    let number = above.content.searchableText.dropFirst()
    try await chat.deliver(.edit(try #require(above.eventID), .text("m\(number) taller")), "$e", by: ListStore.ann)
    await wait(host) { model.loaded.messages.contains { $0.content.searchableText == "m\(number) taller" } }
    #expect(host.place(of: last.content.searchableText) == place)
  }

  @Test func aReactionRunsOneRow() async throws {
    let (chat, model, host) = try await open(200)
    host.resetCounts()
    let revision = try #require(model.loaded.messages.last).revision
    try await chat.deliver(.reaction(ListStore.event(199), "👍"), "$r")
    await wait(host) { model.loaded.messages.last!.revision != revision }
    #expect(host.bodies(of: NumberedRow.self) == 1)
  }

  @Test func aVoteRunsOneRow() async throws {
    let chat = try await ListStore(messages: 20)
    let poll = MessageContent.Poll(question: "m21", options: [.init(id: "a", text: "A"), .init(id: "b", text: "B")])
    try await chat.deliver(.message(.poll(poll)), "$poll")
    let asked = try #require(try await chat.store.message(EventID(rawValue: "$poll"), in: chat.channel))
    try await chat.store.markRead(upTo: asked.id)
    let model = chat.model()
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { MessageList(model) { NumberedRow(entry: $0) } }
    await model.open()
    settle(host)
    await wait(host) { model.rows.last?.message?.votes == nil && model.loaded.messages.count == 21 }
    for (count, answer) in ["a", "b", "a"].enumerated() {
      host.resetCounts()
      let revision = try #require(model.loaded.messages.last).revision
      try await chat.deliver(
        .vote(EventID(rawValue: "$poll"), [answer]), "$v\(count)", by: UserID(rawValue: "@\(count)"))
      await wait(host) { model.loaded.messages.last!.revision != revision }
      #expect(host.bodies(of: NumberedRow.self) == 1)
    }
    #expect(host.place(of: "m21\nA\nB") != nil)
    #expect(model.loaded.messages.last?.votes == PollVotes(counts: ["a": 2, "b": 1], voters: 3))
    // One's own is one more.
    host.resetCounts()
    let revision = try #require(model.loaded.messages.last).revision
    try await chat.store.vote(for: ["b"], in: try #require(model.loaded.messages.last).id)
    await wait(host) { model.loaded.messages.last!.revision != revision }
    #expect(host.bodies(of: NumberedRow.self) == 1)
    #expect(model.loaded.messages.last?.votes?.own == ["b"])
    host.close()
  }

  @Test func whatDoesNotShowRunsNothing() async throws {
    let (chat, model, host) = try await open(200)
    host.resetCounts()
    let first = try #require(model.loaded.messages.first)
    try await chat.deliver(.reaction(try #require(first.eventID), "👍"), "$r")
    await wait(host) { model.loaded.messages[0].revision != first.revision }
    #expect(host.bodies(of: NumberedRow.self) == 0)
  }

  @Test func aPageRunsNoRowThatIsThere() async throws {
    let (_, model, host) = try await open(200)
    host.resetCounts()
    await model.jump(to: model.loaded.messages[5].id)
    settle(host)
    await wait(host) { model.loaded.messages.count > 60 }
    // Each row that came into sight ran once; none ran for the page.
    let log = host.updateLog.filter { $0.description.contains("NumberedRow") }
    #expect(Set(log.map { String(describing: $0) }).count == log.count)
  }

  @Test func jumpsAnywhere() async throws {
    let (chat, model, host) = try await open(5000)
    let message = try await chat.message(1234)
    await model.jump(to: message.id)
    settle(host)
    let place = try #require(host.place(of: "m1234"))
    #expect(abs(place.midY - 200) <= 1)
    #expect(model.highlighted == message.id)
    #expect(model.hasNewer)

    await model.jumpToNewest()
    settle(host)
    #expect(host.place(of: "m4999")?.midY == 375)
    #expect(!model.hasNewer)
  }

  @Test func opensAtTheFirstUnread() async throws {
    let chat = try await ListStore(messages: 500)
    try await chat.store.markRead(upTo: try await chat.message(99).id)
    let model = chat.model()
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { MessageList(model) { NumberedRow(entry: $0) } }
    await model.open()
    await wait(host) { model.isLoaded }
    #expect(model.rows.contains { $0.id == .unread })
    #expect(host.place(of: "m100") != nil)
    #expect(host.place(of: "m99") != nil)
    #expect(model.hasNewer)
  }

  @Test func whatShowedIsRead() async throws {
    let chat = try await ListStore(messages: 50)
    let model = chat.model()
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { MessageList(model) { NumberedRow(entry: $0) } }
    await model.open()
    await wait(host) { model.isLoaded }
    // At the beginning of all that is unread.
    #expect(host.place(of: "m0") != nil)
    await model.jumpToNewest()
    settle(host)
    for _ in 0..<100 {
      try await Task.sleep(for: .milliseconds(50))
      if try await chat.store.unread(in: chat.channel).count == 0 { break }
    }
    #expect(try await chat.store.unread(in: chat.channel).count == 0)
  }
}
