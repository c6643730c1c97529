import ChatClient
import ChatStore
import Foundation

/// Events that come in as fast as one likes, into a channel of their own.
enum Flood {
  static let channel = ChannelID(rawValue: "!flood")

  /// Adds `rate` events a second until it is cancelled.
  static func run(_ rate: Double, into store: ChatStore) async {
    var flood = ChatFlood(seed: UInt64.random(in: 0 ... .max), eventsPerSecond: rate, start: Date())
    var batch = ServerBatch()
    batch.channels = [Channel(id: channel, name: "Flood")]
    batch.members[channel] = flood.users.map {
      Member(user: $0, name: $0.rawValue.dropFirst().prefix { $0 != ":" }.capitalized)
    }
    _ = try? await store.apply(batch)
    var last = ContinuousClock.now
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(0.1))
      let now = ContinuousClock.now
      let events = flood.events(for: (now - last) / .seconds(1))
      last = now
      guard !events.isEmpty else { continue }
      var batch = ServerBatch()
      batch.timelines = [TimelineChunk(channel: channel, events: events, placement: .newest())]
      // A store that is full or closed ends it; the window says so.
      do { try await store.apply(batch) } catch { return }
    }
  }
}
