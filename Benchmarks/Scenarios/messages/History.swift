import ChatStore
import Foundation

/// A channel of messages in a file: texts, pictures, GIFs and reactions of eight people, the same for each run.
enum History {
  static let channel = ChannelID(rawValue: "!bench")
  static let me = UserID(rawValue: "@me:bench")
  private static let people = (1...8).map { UserID(rawValue: "@user\($0):bench") }
  private static let words = [
    "the", "a", "and", "of", "in", "for", "lunch", "meeting", "server", "release", "tomorrow", "coffee", "works",
    "broken", "deploy", "thanks", "please", "maybe", "picture", "channel", "again", "never", "always", "question",
  ]

  /// Mixes a number to one that looks random.
  private static func mixed(_ number: Int) -> Int { Int(UInt32(truncatingIfNeeded: number) &* 2_654_435_761) }

  /// What the message `number` says: one to 24 words.
  static func text(_ number: Int) -> String {
    let count = 1 + mixed(number) / 7 % 24
    return (0..<count).map { words[mixed(number * 31 + $0) % words.count] }.joined(separator: " ")
  }

  private static func content(_ number: Int) -> MessageContent {
    switch number % 20 {
    case 3: .images([picture(number, "image/png")], caption: "")
    case 11: .images([picture(number, "image/gif")], caption: text(number))
    default: .text(text(number))
    }
  }

  private static func picture(_ number: Int, _ type: String) -> Attachment {
    Attachment(
      source: "https://bench.example/\(number)", name: "\(number)", type: type, width: 640,
      height: 400 + number % 3 * 120)
  }

  /// Makes the file of `count` messages, unless it is there.
  static func fill(_ file: URL, _ count: Int) async throws {
    let store = try await ChatStore.open(at: file, user: me)
    if let newest = try await store.page(of: .channel(channel), limit: 1).messages.first,
      newest.key.position == Int64(count - 1)
    {
      return await store.close()
    }
    var names = ServerBatch()
    names.channels = [Channel(id: channel, name: "Bench")]
    names.members[channel] = people.enumerated().map { Member(user: $1, name: "Person \($0 + 1)") }
    try await store.apply(names)
    for first in stride(from: 0, to: count, by: 2000) {
      var events: [ServerEvent] = []
      for number in first..<min(count, first + 2000) {
        // Groups of one to four.
        let sender = people[mixed(number / (1 + number / 100 % 4)) % people.count]
        let date = Date(timeIntervalSince1970: 1_600_000_000 + Double(number) * 40)
        events.append(
          ServerEvent(
            id: EventID(rawValue: "$\(number)"), sender: sender, sentAt: date, order: Int64(number),
            body: .message(content(number))))
        if number % 7 == 2 {
          for (index, emoji) in ["👍", "❤️", "🎉"].prefix(1 + number / 7 % 3).enumerated() {
            events.append(
              ServerEvent(
                id: EventID(rawValue: "$r\(number)-\(index)"), sender: people[(number + index) % 8], sentAt: date,
                order: Int64(number), body: .reaction(EventID(rawValue: "$\(number)"), emoji)))
          }
        }
      }
      var batch = ServerBatch()
      batch.timelines = [TimelineChunk(channel: channel, events: events, placement: .numbered())]
      try await store.apply(batch)
    }
    try await store.markRead(upTo: try await newest(of: store).id)
    await store.close()
  }

  private static func newest(of store: ChatStore) async throws -> Message {
    guard let message = try await store.page(of: .channel(channel), limit: 1).messages.first else {
      throw ChatStoreError.notFound("message")
    }
    return message
  }
}
