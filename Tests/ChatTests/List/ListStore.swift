import Chat
import ChatStore
import Foundation
import SwiftUI
import UITestSupport

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
