import ChatStore
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

/// Lists in shapes of use beside the usual one.
@MainActor @Suite struct MessageListShapesTests {
  /// 12:00 in Greenwich on a Tuesday.
  @Test(arguments: [("de_DE", "Dienstag, 14. November 2023"), ("en_US", "Tuesday, November 14, 2023")])
  func daysAreWrittenInTheLanguageAround(locale: String, day: String) throws {
    let host = try TestHost(
      size: CGSize(width: 400, height: 60), environment: { $0.locale = Locale(identifier: locale) }
    ) { DaySeparator(date: Date(timeIntervalSince1970: 1_699_963_200)) }
    #expect(host.staticTexts.map(\.label) == [day])
  }

  private func host(
    _ model: MessageListModel, width: CGFloat = 300, height: CGFloat = 400
  ) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: width, height: height)) {
      MessageList(model) { NumberedRow(entry: $0) }
    }
    host.invariantsLimit = 0
    return host
  }

  private func text(_ message: Message?) -> String { message?.content.searchableText ?? "" }

  @Test func twoListsOfOneChannelGoTheirOwnWays() async throws {
    let chat = try await ListStore(messages: 300)
    try await chat.readAll()
    let (first, second) = (chat.model(), chat.model())
    let (a, b) = (try host(first), try host(second))
    await first.open()
    await second.open()
    await chat.settle(a, first)
    await chat.settle(b, second)
    b.scroll(150, 200, dy: -600)
    await chat.settle(b, second)
    let reading = try #require(second.visible)
    let label = text(second.loaded.messages.first { $0.key == reading.lowerBound })
    let place = try #require(b.place(of: label))
    try await chat.deliver(4)
    await chat.settle(a, first)
    await chat.settle(b, second)
    #expect(a.place(of: "m303")?.midY == 375)
    #expect(b.place(of: label) == place)
    #expect(second.loaded.messages.last.map(text) == "m303")
  }

  @Test func anotherWidthKeepsTheReader() async throws {
    let chat = try await ListStore(messages: 300)
    try await chat.readAll()
    let model = chat.model()
    let host = try host(model)
    await model.open()
    await chat.settle(host, model)
    host.scroll(150, 200, dy: -600)
    await chat.settle(host, model)
    let reading = try #require(model.visible)
    let label = text(model.loaded.messages.first { $0.key == reading.lowerBound })
    host.resize(to: CGSize(width: 500, height: 400))
    await chat.settle(host, model)
    #expect(host.place(of: label) != nil)
    // Back at the newest it stays there through every size.
    await model.jumpToNewest()
    await chat.settle(host, model)
    // It moves there.
    host.advance(by: 1)
    host.resize(to: CGSize(width: 250, height: 300))
    await chat.settle(host, model)
    #expect(host.place(of: "m299")?.maxY ?? 0 <= 300)
    #expect(host.place(of: "m299")?.midY == 275)
  }

  @Test func aRowTallerThanTheViewIsFollowedAndPassed() async throws {
    struct Tall: View {
      let entry: MessageEntry
      var body: some View {
        let text = entry.message.content.searchableText
        Text(text).frame(height: text == "m299" ? 2000 : 30).frame(maxWidth: .infinity)
      }
    }
    let chat = try await ListStore(messages: 300)
    try await chat.readAll()
    let model = chat.model()
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { MessageList(model) { Tall(entry: $0) } }
    await model.open()
    await chat.settle(host, model)
    // Its end stands at the bottom: its middle is 1,000 points above.
    #expect(host.place(of: "m299")?.midY == -600)
    host.scroll(150, 200, dy: -1700)
    await chat.settle(host, model)
    #expect(host.place(of: "m299")?.midY == 1100)
    #expect(host.place(of: "m298")?.midY == 85)
    try await chat.deliver(1)
    await chat.settle(host, model)
    #expect(host.place(of: "m298")?.midY == 85)
  }

  @Test func thousandsAtOnceAreReadAnew() async throws {
    let chat = try await ListStore(messages: 100)
    try await chat.readAll()
    let model = chat.model()
    let host = try host(model)
    await model.open()
    await chat.settle(host, model)
    try await chat.deliver(3000)
    await chat.settle(host, model)
    #expect(host.place(of: "m3099")?.midY == 375)
    #expect(model.loaded.messages.count <= MessageListModel.mostMessages)
    #expect(model.loaded.hasOlder)
  }

  @Test func thousandsWhileOneReadsLeaveTheReader() async throws {
    let chat = try await ListStore(messages: 300)
    try await chat.readAll()
    let model = chat.model()
    let host = try host(model)
    await model.open()
    await chat.settle(host, model)
    host.scroll(150, 200, dy: -800)
    await chat.settle(host, model)
    let label = text(model.loaded.messages.first { $0.key == model.visible?.lowerBound })
    try await chat.deliver(3000)
    await chat.settle(host, model)
    #expect(host.place(of: label) != nil)
    #expect(model.loaded.messages.count <= MessageListModel.mostMessages)
    #expect(model.hasNewer)
  }

  @Test func daysMayComeTwice() async throws {
    let chat = try await ListStore()
    var batch = ServerBatch()
    let day = 86_400.0
    let dates = [0, 0, 1, 0, 9_000, 0, -20_000].map { ListStore.noon + $0 * day }
    batch.timelines = [
      TimelineChunk(
        channel: chat.channel,
        events: dates.enumerated().map {
          ServerEvent(
            id: EventID(rawValue: "$d\($0)"), sender: ListStore.ann, sentAt: $1, order: Int64($0),
            body: .message(.text("m\($0)")))
        }, placement: .numbered())
    ]
    try await chat.store.apply(batch)
    try await chat.store.markRead(
      upTo: try #require(try await chat.store.page(of: .channel(chat.channel)).messages.last).id)
    let model = chat.model()
    let host = try host(model, height: 900)
    await model.open()
    await chat.settle(host, model)
    let days = model.rows.filter { if case .day = $0.content { true } else { false } }
    // One for each change of the day, in the server's order.
    #expect(days.count == 6)
    #expect(Set(model.rows.map(\.id)).count == model.rows.count)
    #expect(model.rows.compactMap(\.message).map(text) == (0..<7).map { "m\($0)" })
  }

  @Test func anOwnMessageGoesToItsPlaceUnderOneName() async throws {
    let chat = try await ListStore(messages: 50)
    try await chat.readAll()
    let model = chat.model()
    let host = try host(model)
    await model.open()
    await chat.settle(host, model)
    let sent = try await chat.store.send(OutgoingMessage(channel: chat.channel, content: .text("m3 mine")))
    await chat.settle(host, model)
    #expect(model.rows.last?.id == .message(sent.id))
    // Another one's message is placed before it, then its echo.
    try await chat.deliver(1)
    await chat.settle(host, model)
    #expect(model.rows.last?.id == .message(sent.id))
    let entry = try #require(try await chat.store.takeFromOutbox().first)
    try await chat.store.finish(entry.id, as: .sent(EventID(rawValue: "$own"), order: 51))
    chat.skip()
    try await chat.deliver(.message(.text("m0 last")), "$last")
    await chat.settle(host, model)
    #expect(model.rows.compactMap(\.message).suffix(3).map(text) == ["m50", "m3 mine", "m0 last"])
    #expect(model.rows.contains { $0.id == .message(sent.id) })
    #expect(Set(model.rows.map(\.id)).count == model.rows.count)
  }

  @Test func aStoreThatClosesLeavesWhatShows() async throws {
    let chat = try await ListStore(messages: 100)
    try await chat.readAll()
    let model = chat.model()
    let host = try host(model)
    await model.open()
    await chat.settle(host, model)
    await chat.store.close()
    host.scroll(150, 200, dy: -3000)
    await chat.settle(host, model)
    await model.jumpToNewest()
    await model.jump(to: MessageID(rawValue: 1))
    #expect(!model.rows.isEmpty)
  }

  @Test func whatIsNotThereIsNotJumpedTo() async throws {
    let chat = try await ListStore(messages: 100)
    try await chat.readAll()
    let model = chat.model()
    let host = try host(model)
    await model.open()
    await chat.settle(host, model)
    await model.jump(to: MessageID(rawValue: 123_456_789))
    await chat.settle(host, model)
    #expect(model.failure == .notFound("message"))
    #expect(host.place(of: "m99")?.midY == 375)
    // It goes on.
    await model.jump(to: try await chat.message(3).id)
    await chat.settle(host, model)
    #expect(host.place(of: "m3") != nil)
    #expect(model.failure == nil)
  }

  @Test func thereAndBackByTheWheelAlone() async throws {
    let chat = try await ListStore(messages: 900)
    try await chat.readAll()
    let model = chat.model()
    let host = try host(model)
    await model.open()
    await chat.settle(host, model)
    for _ in 0..<400 where model.loaded.hasOlder || host.place(of: "m0") == nil {
      host.scroll(150, 200, dy: -350)
      host.advance(by: 0.02)
      await runTasks()
      await model.settle()
    }
    #expect(host.place(of: "m0") != nil)
    #expect(model.loaded.messages.count <= MessageListModel.mostMessages)
    for _ in 0..<400 where model.loaded.hasNewer || !model.isAtNewest {
      host.scroll(150, 200, dy: 350)
      host.advance(by: 0.02)
      await runTasks()
      await model.settle()
    }
    #expect(host.place(of: "m899")?.midY == 375)
    #expect(model.isAtNewest)
  }

  @Test func anEmptyThreadAndAnUnknownChannelAreEmpty() async throws {
    let chat = try await ListStore(messages: 3)
    for scope in [MessageScope.thread(try await chat.message(1).id), .channel(ChannelID(rawValue: "!unknown"))] {
      let model = MessageListModel(store: chat.store, scope: scope)
      let host = try host(model)
      await model.open()
      await chat.settle(host, model)
      #expect(model.rows.isEmpty && model.isLoaded && model.failure == nil)
    }
  }
}
