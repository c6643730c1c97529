import ChatStore
import Foundation
import Testing

@testable import ChatClient

/// Random scripts of two clients on a bad line: whatever goes wrong, in the end both have what the server has, each
/// message once.
struct RandomSessionTests {
  /// A message as both clients have to see it in the end.
  struct Seen: Hashable {
    var event: EventID
    var sender: UserID
    var text: String
    var isDeleted: Bool
    var reactions: [String]
    var quoted: EventID?
    var isPinned: Bool
  }

  /// The other client may delete a message after it was read from the store.
  private func unlessDeleted(_ act: () async throws -> Void) async throws {
    do { try await act() } catch ChatStoreError.notPossible("the message was deleted") {}
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func allIsWellInTheEnd(seed: UInt64) async throws {
    var random = StableRandom(seed: seed &* 977)
    let server = InMemoryChatServer.withTwo(seed: seed, time: .quick)
    let clients = [
      try await Client(.ann, server.backend(for: .ann), .quick),
      try await Client(.bob, server.backend(for: .bob), .quick),
    ]
    var said: [[String]] = [[], []], takenBack: Set<String> = []
    for step in 0..<150 {
      if step % 10 == 0 { server.faults = faults(&random) }
      let number = Int.random(in: 0...1, using: &random), client = clients[number]
      let messages = try await client.store.page(of: .channel(.main), limit: 20).messages.filter { !$0.isDeleted }
      let any = messages.randomElement(using: &random)
      let own = messages.filter { $0.sender == client.user }.randomElement(using: &random)
      switch (Int.random(in: 0..<20, using: &random), any, own) {
      case (0..<9, _, _):
        let text = "\(client.user.rawValue.dropFirst().first!)\(step)"
        try await client.say(text, quoted: Bool.random(using: &random) ? any?.id : nil)
        said[number].append(text)
      case (9..<11, _, let own?):
        let name = own.content.searchableText.prefix { $0 != " " }
        try await unlessDeleted { try await client.store.edit(own.id, to: .text("\(name) edited \(step)")) }
      case (11, _, let own?):
        takenBack.insert(String(own.content.searchableText.prefix { $0 != " " }))
        try await client.store.redact(own.id)
      case (12..<14, let any?, _): try await unlessDeleted { try await client.store.react(to: any.id, with: "👍") }
      case (14, let any?, _): try await unlessDeleted { try await client.store.unreact(to: any.id, with: "👍") }
      case (15, let any?, _): await client.session.markRead(upTo: any.id)
      case (16, _, _): try await client.reopen()
      case (17, _, _):
        for gap in try await client.store.gaps(in: .main) {
          try? await client.session.fill(gap, in: .main, from: Bool.random(using: &random) ? .older : .newer)
        }
      default: try await Task.sleep(for: .milliseconds(Int.random(in: 0...8, using: &random)))
      }
    }
    server.faults = ServerFaults()
    for client in clients {
      client.session.reconnect()
      try await eventually("everything sent") { try await client.store.outbox().isEmpty }
    }
    let expected = expected(server)
    for (number, client) in clients.enumerated() {
      try await eventually("seed \(seed): what \(client.user) sees") {
        for gap in try await client.store.gaps(in: .main) {
          try await client.session.fill(gap, in: .main, from: .newer)
        }
        return try await messages(of: client) == expected
      }
      let seen = try await messages(of: client)
      if seen != expected {
        for (one, other) in zip(seen, expected) where one != other { Issue.record("\(one) instead of \(other)") }
      }
      // What they said is there once each, in the order in which they said it.
      let names = expected.filter { $0.sender == client.user && !$0.isDeleted }.map {
        String($0.text.prefix { $0 != " " })
      }
      #expect(names == said[number].filter { !takenBack.contains($0) })
      #expect(try await client.store.checkIntegrity() == [])
      // How far both have read is the same everywhere.
      let places = try await client.store.receipts(in: .main)
      for (user, event) in server.receipts(in: .main) {
        let message = try await client.store.message(event, in: .main)
        #expect(places.first { $0.user == user }?.message == message?.key, "\(user)")
      }
    }
    for client in clients { await client.stop() }
  }

  private func faults(_ random: inout StableRandom) -> ServerFaults {
    var faults = ServerFaults()
    faults.isDisconnected = random.chance(0.2)
    faults.lostRequests = random.chance(0.5) ? 0.3 : 0
    faults.lostAnswers = random.chance(0.5) ? 0.3 : 0
    faults.rateLimits = random.chance(0.3) ? 0.3 : 0
    faults.serverFaults = random.chance(0.3) ? 0.2 : 0
    faults.duplicates = random.chance(0.5) ? 0.3 : 0
    faults.isShuffled = random.chance(0.5)
    faults.hiddenTransactions = random.chance(0.3) ? 0.5 : 0
    if random.chance(0.5) { faults.delay = 0...3 }
    return faults
  }

  /// What follows from the server's log.
  private func expected(_ server: InMemoryChatServer) -> [Seen] {
    let events = server.events(in: .main)
    let redacted = Set(events.compactMap { if case .redaction(let target) = $0.body { target } else { nil } })
    return events.compactMap { event in
      guard case .message(let content, let quoted, _) = event.body else { return nil }
      var text = content.searchableText
      var users: [String: Set<UserID>] = [:]
      for other in events where !redacted.contains(other.id) {
        switch other.body {
        case .edit(event.id, let content) where other.sender == event.sender: text = content.searchableText
        case .reaction(event.id, let emoji): users[emoji, default: []].insert(other.sender)
        default: break
        }
      }
      let isDeleted = redacted.contains(event.id)
      return Seen(
        event: event.id, sender: event.sender, text: isDeleted ? "" : text, isDeleted: isDeleted,
        reactions: isDeleted ? [] : users.map { "\($0.key) \($0.value.count)" }.sorted(),
        quoted: isDeleted ? nil : quoted,
        isPinned: false)
    }
  }

  private func messages(of client: Client) async throws -> [Seen] {
    var result: [Seen] = []
    for message in try await client.store.page(of: .channel(.main), limit: 1000).messages {
      var quoted: EventID?
      if case .message(let id) = message.quoted { quoted = try await client.store.message(id)?.eventID }
      if case .unknown(let event) = message.quoted { quoted = event }
      result.append(
        Seen(
          event: message.eventID ?? EventID(rawValue: "unnamed"), sender: message.sender,
          text: message.content.searchableText, isDeleted: message.isDeleted,
          reactions: message.reactions.map { "\($0.emoji) \($0.count)" }.sorted(),
          quoted: message.isDeleted ? nil : quoted, isPinned: message.isPinned))
    }
    return result
  }
}
