import ChatStore
import Foundation
import SwiftUI
import UITestSupport

@testable import Chat

/// A store in a folder of its own, filled as a server fills it.
@MainActor final class ListStore {
  let folder: URL
  let store: ChatStore
  let channel = ChannelID(rawValue: "!channel")
  nonisolated static let me = UserID(rawValue: "@me"), ann = UserID(rawValue: "@ann"), bob = UserID(rawValue: "@bob")
  nonisolated static let noon = Date(timeIntervalSince1970: 1_700_000_000)
  private var count: Int64 = 0

  init(messages: Int = 0) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "chat-list-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try await ChatStore.open(at: folder.appending(path: "chat.sqlite"), user: Self.me)
    if messages > 0 { try await deliver(messages) }
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  /// Delivers messages numbered on from the last one; each is 20 + 10 · (number mod 4) points high in ``NumberedRow``.
  func deliver(_ more: Int, from sender: UserID = ListStore.ann) async throws {
    var batch = ServerBatch()
    let events = (count..<count + Int64(more)).map { number in
      ServerEvent(
        id: Self.event(number), sender: sender, sentAt: Self.noon + Double(number), order: number,
        body: .message(.text("m\(number)")))
    }
    batch.timelines = [TimelineChunk(channel: channel, events: events, placement: .numbered())]
    count += Int64(more)
    try await store.apply(batch)
  }

  func deliver(_ body: ServerEvent.Body, _ id: String, by sender: UserID = ListStore.bob) async throws {
    var batch = ServerBatch()
    let event = ServerEvent(
      id: EventID(rawValue: id), sender: sender, sentAt: Self.noon, order: count, body: body)
    count += 1
    batch.timelines = [TimelineChunk(channel: channel, events: [event], placement: .numbered())]
    try await store.apply(batch)
  }

  /// Leaves out a number, as for what another program sends.
  func skip() { count += 1 }

  nonisolated static func event(_ number: Int64) -> EventID { EventID(rawValue: "$\(number)") }

  func message(_ number: Int64) async throws -> Message {
    guard let message = try await store.message(Self.event(number), in: channel) else {
      throw ChatStoreError.notFound("message \(number)")
    }
    return message
  }

  /// As if the user had read all.
  func readAll() async throws { try await store.markRead(upTo: try await message(count - 1).id) }

  /// Whether a list has been told of all that was committed: it has what the store has between its ends, and beside them.
  func isCaughtUp(_ model: MessageListModel) async throws -> Bool {
    let loaded = model.loaded
    guard let first = loaded.messages.first, let last = loaded.messages.last else {
      return try await store.page(of: model.scope, limit: 1).messages.isEmpty
    }
    // The rows from the first on, with one more on either side.
    let start = try await store.page(of: model.scope, at: .before(first.key), limit: 1).messages.last
    var inside: [Message] = []
    var page = try await store.page(of: model.scope, at: .around(first.id), limit: 1)
    inside = page.messages
    while let end = inside.last, end.key < last.key {
      page = try await store.page(of: model.scope, at: .after(end.key), limit: 1000)
      if page.messages.isEmpty { break }
      inside += page.messages
    }
    inside.removeAll { $0.key > last.key }
    let end = try await store.page(of: model.scope, at: .after(last.key), limit: 1).messages.first
    return inside.map(\.id) == loaded.messages.map(\.id) && inside.map(\.revision) == loaded.messages.map(\.revision)
      && start?.id == loaded.beyondOldest?.id && end?.id == loaded.beyondNewest?.id
  }

  /// Draws until a list has caught up with the store, ten seconds at most, and what it asked for has come in.
  func settle(_ host: TestHost, _ model: MessageListModel) async {
    for round in 0..<500 {
      host.advance(by: 0.1)
      await runTasks()
      await model.settle()
      host.update()
      if round >= 3, (try? await isCaughtUp(model)) != false { break }
      if round >= 3 { try? await Task.sleep(for: .milliseconds(20)) }
    }
    for _ in 0..<3 {
      host.advance(by: 0.1)
      await runTasks()
      await model.settle()
      host.update()
    }
  }

  func model() -> MessageListModel { MessageListModel(store: store, scope: .channel(channel)) }
}

/// A row whose height follows from its text: "m7" and "m7 taller".
struct NumberedRow: View {
  let entry: MessageEntry

  var body: some View {
    Text(entry.message.content.searchableText).frame(height: Self.height(of: entry.message.content.searchableText))
      .frame(maxWidth: .infinity)
  }

  static func height(of text: String) -> CGFloat {
    let number = Int(text.dropFirst().prefix { $0.isNumber }) ?? 0
    return 20 + 10 * CGFloat(number % 4) + (text.contains("taller") ? 100 : 0)
  }
}

extension TestHost {
  /// Where a message shows.
  @MainActor func place(of text: String) -> CGRect? { staticTexts[text]?.frame }
}
