import ChatStore
import Foundation

/// What the store's calls cost with a history of so many messages in one channel.
enum Measurement {
  private static let channel = ChannelID(rawValue: "!main:example.org")
  private static let words = [
    "the", "a", "and", "of", "in", "for", "lunch", "meeting", "server", "release", "tomorrow", "coffee", "日本", "café",
    "works",
    "broken", "deploy", "thanks", "please", "maybe", "picture", "channel", "again", "never", "always", "question",
    "answer",
  ]

  static func run(_ count: Int, _ folder: URL) async throws {
    let file = folder.appending(path: "chat-\(count).sqlite")
    var store = try await ChatStore.open(at: file, user: UserID(rawValue: "@me:example.org"))
    if try await store.page(of: .channel(channel), limit: 1).messages.isEmpty {
      let start = ContinuousClock.now
      for first in stride(from: 0, to: count, by: 1000) {
        try await store.apply(batch(first..<min(count, first + 1000)))
      }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      print("inserted in batches of 1,000: \(Int(Double(count) / seconds)) a second")
    }
    await store.close()
    let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
    print("file: \(size / max(1, count)) bytes a message")
    var opened = store
    let user = store.user
    try await report("open", 20) { _ in
      opened = try await ChatStore.open(at: file, user: user)
      _ = try await opened.page(of: .channel(channel))
    }
    store = opened
    let shared = store
    try await report("newest page of 50", 500) { _ in _ = try await shared.page(of: .channel(channel)) }
    let events = (0..<500).map { _ in Int.random(in: 0..<max(1, count)) }
    var keys: [MessageKey] = []
    for event in events {
      keys.append(
        try await shared.message(EventID(rawValue: "$\(event)"), in: channel)?.key
          ?? MessageKey(position: 0, id: .new()))
    }
    let places = keys
    try await report("page of 50 before a place", 500) { index in
      _ = try await shared.page(of: .channel(channel), at: .before(places[index]))
    }
    try await report("page of 50 around a message", 500) { index in
      _ = try await shared.page(of: .channel(channel), at: .around(places[index].id))
    }
    for text in ["lunch", "lu", "l", "日本", "coffee release tomorrow", "message \(count / 2) "] {
      try await report("search '\(text)', 20 hits", 50) { _ in _ = try await shared.search(text, limit: 20) }
      try await report("search '\(text)' in a channel", 20) { _ in
        _ = try await shared.search(text, in: channel, limit: 20)
      }
    }
    try await report("unread, up to 1,000", 100) { _ in _ = try await shared.unread(in: channel) }
    try await report("send, on the disk", 200) { index in
      try await shared.send(OutgoingMessage(channel: channel, content: .text("mine \(index)")))
    }
    try await report("one event of a server", 500) { index in
      var batch = ServerBatch()
      let event = ServerEvent(
        id: EventID(rawValue: "$new\(UUID().uuidString)"), sender: UserID(rawValue: "@new:example.org"), sentAt: Date(),
        body: index.isMultiple(of: 2) ? .message(.text("new")) : .reaction(EventID(rawValue: "$\(events[index])"), "👍"))
      batch.timelines = [TimelineChunk(channel: channel, events: [event], placement: .newest())]
      try await shared.apply(batch)
    }
    await shared.close()
  }

  private static func batch(_ range: Range<Int>) -> ServerBatch {
    var batch = ServerBatch()
    let events = range.map { number in
      let text = (0..<Int.random(in: 1...12)).map { _ in words.randomElement() ?? "" }.joined(separator: " ")
      return ServerEvent(
        id: EventID(rawValue: "$\(number)"), sender: UserID(rawValue: "@user\(number % 50):example.org"),
        sentAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(number)),
        body: .message(.text("\(text) message \(number)")))
    }
    batch.timelines = [TimelineChunk(channel: channel, events: events, placement: .newest())]
    batch.cursors = ["sync": "\(range.upperBound)"]
    return batch
  }

  private static func report(_ name: String, _ count: Int, _ body: (Int) async throws -> Void) async throws {
    var times: [Double] = []
    for index in 0..<count {
      let start = ContinuousClock.now
      try await body(index)
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    times.sort()
    let percentile = { (part: Double) in
      String(format: "%.2f", times[min(times.count - 1, Int(Double(times.count) * part))])
    }
    print("\(name): \(percentile(0.5)) ms, p99 \(percentile(0.99)) ms")
  }
}
