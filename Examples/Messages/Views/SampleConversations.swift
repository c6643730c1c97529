import ChatStore
import Foundation
import SwiftUI

/// What a new store holds: real conversations from a file, or a small set of our own that has every kind of message.
enum SampleConversations {
  static let me = UserID(rawValue: "@me:local")
  /// Conversations of the file that are taken.
  static let mostConversations = 400

  /// Fills a store without channels.
  static func fill(
    _ store: ChatStore, from file: URL?, keeping backend: LocalBackend
  ) async throws(ChatStoreError) {
    guard try await store.channels().isEmpty else { return }
    if let file, let conversations = await conversations(in: file) {
      // In parts, so that a program that ends on the way has whole conversations.
      var batch = ServerBatch()
      for (index, conversation) in conversations.prefix(mostConversations).enumerated() {
        conversation.add(to: &batch, number: index)
        if index % 50 == 49 {
          try await store.apply(batch)
          batch = ServerBatch()
        }
      }
      try await store.apply(batch)
    }
    var pictures: [String: String] = [:]
    for (name, data) in await SamplePictures.all() {
      pictures[name] = try? await backend.upload(data, name: name, type: "image/png")
    }
    try await store.apply(SampleSet.batch(pictures: pictures))
    // All but the last messages have been read.
    for channel in try await store.channels() {
      let newest = try await store.page(of: .channel(channel.id), limit: 6).messages
      if let read = newest.first { try await store.markRead(upTo: read.id) }
    }
  }

  /// Nil, with a word to whoever started the program, where the file is none of conversations.
  private static func conversations(in file: URL) async -> [Conversation]? {
    do { return try await Conversation.read(file) } catch {
      FileHandle.standardError.write(Data("Messages: \(file.path) has no conversations: \(error)\n".utf8))
      return nil
    }
  }
}

/// A conversation of the file `dataset.json` of PyPI's `chitchat-dataset`: messages in turns, with senders and times.
struct Conversation: Sendable, Decodable {
  struct Line: Sendable, Decodable {
    let text: String
    let timestamp: String
    let sender: String
  }
  let messages: [[Line]]

  /// Reads them off the main actor; the longest first.
  @concurrent static func read(_ file: URL) async throws -> [Conversation] {
    let all = try JSONDecoder().decode([String: Conversation].self, from: Data(contentsOf: file))
    return all.sorted { ($0.value.count, $0.key) > ($1.value.count, $1.key) }.map(\.value)
  }

  private var count: Int { messages.reduce(0) { $0 + $1.count } }

  private static let names = [
    "Alex", "Bente", "Chidi", "Dana", "Emre", "Fatima", "Goran", "Hana", "Ines", "Jonas", "Kaya", "Lena", "Mika",
    "Noor",
    "Ola", "Priya", "Quinn", "Rosa", "Sami", "Tove", "Uma", "Vera", "Wanja", "Yuki",
  ]

  /// Its channel; the first who speaks is this program's user.
  func add(to batch: inout ServerBatch, number: Int) {
    let lines = messages.flatMap { $0 }
    guard let first = lines.first else { return }
    let channel = ChannelID(rawValue: "!chitchat-\(number)")
    let other = Self.names[number % Self.names.count]
    let otherID = UserID(rawValue: "@\(other.lowercased())-\(number):local")
    batch.channels.append(Channel(id: channel, name: "\(other) \(number + 1)", isDirect: true))
    batch.members[channel] = [
      Member(user: SampleConversations.me, name: "Me"), Member(user: otherID, name: other),
    ]
    let events = lines.enumerated().map { index, line in
      ServerEvent(
        id: EventID(rawValue: "$chitchat-\(number)-\(index)"),
        sender: line.sender == first.sender ? SampleConversations.me : otherID,
        sentAt: (try? Date(line.timestamp, strategy: .iso8601)) ?? .distantPast, body: .message(.text(line.text)))
    }
    batch.timelines.append(TimelineChunk(channel: channel, events: events, placement: .newest()))
  }
}
