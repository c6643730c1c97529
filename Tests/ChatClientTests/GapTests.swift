import ChatStore
import Foundation
import Testing

@testable import ChatClient

/// Histories with holes.
struct GapTests {
  private let texts = (1...500).map { "m\($0)" }

  private func client(_ server: InMemoryChatServer) async throws -> Client {
    let client = try await Client(.bob, server.backend(for: .bob), .quick)
    let newest = server.texts().last
    try await eventually("the newest") { try await client.texts().last == newest }
    return client
  }

  private func gap(_ client: Client) async throws -> HistoryGap? {
    try await client.store.gaps(in: .main).first
  }

  @Test func theNewestComeFirstAndTheRestIsAGap() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    server.say(texts)
    let bob = try await client(server)
    #expect(try await bob.texts() == texts.suffix(50))
    #expect(try await bob.store.gaps(in: .main).map(\.before) == [451])
    // Up from the newer side, until the beginning: 450 events, a hundred at a time.
    for count in [150, 250, 350, 450, 500] {
      try await bob.session.fill(try #require(try await gap(bob)), in: .main, from: .newer)
      #expect(try await bob.texts() == texts.suffix(count))
    }
    #expect(try await bob.store.gaps(in: .main).isEmpty)
    await bob.stop()
  }

  @Test func aGapIsFilledFromBothSides() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    server.say(Array(texts[..<10]))
    let bob = try await client(server)
    await bob.stop()
    server.say(Array(texts[10...]))
    bob.run()
    try await eventually("the newest") { try await bob.texts().last == "m500" }
    #expect(try await bob.texts() == texts.without(10..<450))
    var hole = try #require(try await gap(bob))
    #expect(hole.after == 10 && hole.before == 451)
    try await bob.session.fill(hole, in: .main, from: .older)
    #expect(try await bob.texts() == texts.without(110..<450))
    // With the gap as it was: the session knows better.
    try await bob.session.fill(hole, in: .main, from: .newer)
    #expect(try await bob.texts() == texts.without(110..<350))
    while let next = try await gap(bob) {
      try await bob.session.fill(next, in: .main, from: .older)
      hole = next
    }
    #expect(try await bob.texts() == texts)
    // A gap that is closed is no error.
    try await bob.session.fill(hole, in: .main, from: .older)
    #expect(try await bob.store.checkIntegrity() == [])
    await bob.stop()
  }

  @Test func whoAsksAtOnceAsksOnce() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    server.say(texts)
    let bob = try await client(server)
    await bob.stop()
    let hole = try #require(try await gap(bob))
    let before = server.requestCount
    server.faults.delay = 5...5
    let session = bob.session
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<10 {
        group.addTask { try await session.fill(hole, in: .main, from: number % 2 == 0 ? .newer : .older) }
      }
      try await group.waitForAll()
    }
    #expect(server.requestCount == before + 1)
  }

  @Test func anEventInsideOfAGapIsFound() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    server.say(texts)
    let bob = try await client(server)
    let target = server.events(in: .main)[199].id
    try await bob.session.load(around: target, in: .main)
    let found = try #require(try await bob.store.message(target, in: .main))
    let page = try await bob.store.page(of: .channel(.main), at: .around(found.id), limit: 21)
    #expect(page.messages.map(\.content.searchableText) == texts[189...209].map { $0 } && page.gaps.isEmpty)
    // 150…250 are there, and 451…500.
    #expect(try await bob.store.gaps(in: .main).map(\.before) == [150, 451])
    #expect(try await bob.store.gaps(in: .main).map(\.after) == [nil, 250])
    await #expect(throws: ChatBackendError.notFound("event")) {
      try await bob.session.load(around: EventID(rawValue: "$none"), in: .main)
    }
    while let next = try await gap(bob) { try await bob.session.fill(next, in: .main, from: .newer) }
    #expect(try await bob.texts() == texts)
    await bob.stop()
  }

  /// The server has forgotten the oldest: the gap closes where its memory ends.
  @Test func whatTheServerForgotIsNotAskedForEver() async throws {
    let server = InMemoryChatServer.withTwo(eventLimit: 100, time: .quick)
    server.say(texts)
    let bob = try await client(server)
    var requests = 0
    while let next = try await gap(bob), requests < 10 {
      try await bob.session.fill(next, in: .main, from: .newer)
      requests += 1
    }
    #expect(requests <= 2)
    #expect(try await bob.texts() == server.texts())
    await bob.stop()
  }
}

extension [String] {
  fileprivate func without(_ range: Range<Int>) -> [String] {
    Array(self[..<range.lowerBound]) + self[range.upperBound...]
  }
}
