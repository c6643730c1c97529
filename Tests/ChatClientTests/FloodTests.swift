import ChatStore
import Foundation
import Testing

@testable import ChatClient

struct FloodTests {
  @Test func theSameSeedIsTheSameFlood() {
    var first = ChatFlood(seed: 7, eventsPerSecond: 50), second = ChatFlood(seed: 7, eventsPerSecond: 50)
    var other = ChatFlood(seed: 8, eventsPerSecond: 50)
    let events = first.events(for: 20)
    #expect(events == second.events(for: 20))
    #expect(events.count == 1000 && events != other.events(for: 20))
    #expect(events.compactMap(\.order).elementsEqual(1...1000))
    // A rate that is no whole number loses nothing over time.
    var slow = ChatFlood(seed: 1, eventsPerSecond: 0.75)
    var count = 0
    for _ in 0..<8 { count += slow.events(for: 1).count }
    #expect(count == 6)
  }

  @Test func itHasEveryKind() {
    var flood = ChatFlood(seed: 1, eventsPerSecond: 100)
    var counts: [String: Int] = [:]
    for event in flood.events(for: 100) {
      let kind =
        switch event.body {
        case .message(.images(let images, _), _, _): images[0].type
        case .message: "text"
        case .reaction: "reaction"
        case .edit: "edit"
        case .redaction: "redaction"
        case .vote, .pollEnd: "poll"
        }
      counts[kind, default: 0] += 1
    }
    // Of 10,000: within a fifth of their share.
    let shares = ["text": 6600, "image/png": 800, "image/gif": 500, "reaction": 1400, "edit": 400, "redaction": 300]
    for (kind, share) in shares { #expect(abs(counts[kind, default: 0] - share) < share / 5, "\(kind)") }
    #expect(counts.count == shares.count)
  }

  @Test func aStoreTakesIt() async throws {
    let client = try await Client(.ann, nil, .quick, runs: false)
    var flood = ChatFlood(seed: 3, eventsPerSecond: 100)
    var messages = 0
    for _ in 0..<5 {
      let batch = flood.batch(for: 2, in: .main)
      messages += batch.timelines[0].events.count { if case .message = $0.body { true } else { false } }
      let result = try await client.store.apply(batch)
      #expect(result.refused.isEmpty && result.duplicates == 0)
    }
    #expect(try await client.store.page(of: .channel(.main), limit: 1000).messages.count == messages)
    #expect(try await client.store.checkIntegrity() == [])
  }

  @Test func aServerForgetsTheOldest() async throws {
    let server = InMemoryChatServer.withTwo(eventLimit: 1000, time: .quick)
    var flood = ChatFlood(seed: 3, eventsPerSecond: 1000)
    await flood.run(into: server, channel: .main, for: 10, time: .quick)
    let events = server.events(in: .main)
    #expect(events.count >= 1000 && events.count <= 1250)
    let last = try #require(events.last?.order)
    #expect(events.map(\.order) == (last - Int64(events.count) + 1...last).map { $0 })
  }
}
