import ChatStore
import Foundation
import Testing

@testable import ChatClient

/// How a session finds its server, loses it and comes back, on a clock that stands still.
struct ConnectionTests {
  /// Waits of a session whose server does not answer: 1, 2, 4 … 60 seconds, of which chance takes up to a half.
  @Test(arguments: [(0.0, [0.5, 1, 2, 4, 8, 16, 30, 30]), (0.5, [0.75, 1.5, 3, 6, 12, 24, 45, 45])])
  func waitsDoubleUpToACeiling(chance: Double, waits: [Double]) async throws {
    let clock = ManualTime(chance: chance)
    let server = InMemoryChatServer.withTwo(time: clock.time)
    server.faults.isDisconnected = true
    let client = try await Client(.ann, server.backend(for: .ann), clock.time)
    for number in 1...waits.count {
      try await eventually("wait \(number)") { clock.asked.count >= number }
      clock.advance(by: clock.asked[number - 1])
    }
    #expect(clock.asked.prefix(waits.count).map { $0 } == waits)
    await client.stop()
  }

  @Test func aRateLimitIsHonoured() async throws {
    let clock = ManualTime()
    let server = InMemoryChatServer.withTwo(time: clock.time)
    server.faults.rateLimits = 1
    server.faults.rateLimitSeconds = 42
    let client = try await Client(.ann, server.backend(for: .ann), clock.time)
    try await eventually("the wait") { !clock.asked.isEmpty }
    // A quarter of what it would have waited otherwise, ½ second, comes on top.
    #expect(clock.asked[0] == 42.125)
    #expect(server.requestCount == 1)
    server.faults.rateLimits = 0
    clock.advance(by: 42)
    #expect(clock.sleeperCount == 1)
    clock.advance(by: 0.125)
    try await eventually("online") { client.session.state.value == .online }
    await client.stop()
  }

  /// Neither a connection that is back nor the program ends a wait that the server has asked for.
  @Test func theOutboxHonoursARateLimitWhateverRings() async throws {
    let clock = ManualTime()
    let server = InMemoryChatServer.withTwo(time: clock.time)
    let client = try await Client(.ann, server.backend(for: .ann), clock.time)
    try await eventually("waiting") { server.state.withLock { $0.bells.count } == 1 }
    server.faults.rateLimits = 1
    server.faults.rateLimitSeconds = 20
    try await client.say("patient")
    try await eventually("the wait") { clock.asked.contains(20.125) }
    server.faults.rateLimits = 0
    client.session.reconnect()
    try await client.say("too")
    let before = server.requestCount
    clock.advance(by: 20)
    try await eventually("one who sleeps on") { clock.sleeperCount >= 1 }
    #expect(server.requestCount == before && server.texts().isEmpty)
    clock.advance(by: 0.125)
    try await eventually("both") { server.texts() == ["patient", "too"] }
    await client.stop()
  }

  @Test func aServerCannotAskForForever() {
    var backoff = Backoff()
    #expect(backoff.next(after: .rateLimited(seconds: 1e300), random: 0) == 3600.125)
    #expect(backoff.next(after: .rateLimited(seconds: -5), random: 0) == 0.25)
    #expect(backoff.next(after: .rateLimited(seconds: .nan), random: 0) == 2)
  }

  @Test func connectionsAreToldAndUsedAtOnce() async throws {
    let clock = ManualTime()
    let server = InMemoryChatServer.withTwo(time: clock.time)
    let client = try await Client(.ann, server.backend(for: .ann), clock.time)
    var states = client.session.connection().makeAsyncIterator()
    var state = await states.next()
    if state == .connecting { state = await states.next() }
    #expect(state == .online)
    server.faults.isDisconnected = true
    #expect(await states.next() == .offline(.offline("There is no connection.")))
    // What is said meanwhile waits, and goes as soon as somebody says that there is a network: no clock moves.
    try await client.say("waits")
    try await eventually("a failure of the outbox") { clock.asked.count >= 2 }
    server.faults.isDisconnected = false
    client.session.reconnect()
    #expect(await states.next() == .online)
    try await eventually("the message") { server.texts() == ["waits"] }
    await client.stop()
    #expect(await states.next() == .connecting)
  }

  @Test func whoIsSignedOutIsTold() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let client = try await Client(.ann, server.backend(for: .ann), .quick)
    try await eventually("online") { client.session.state.value == .online }
    server.setSignedOut(true, .ann)
    try await eventually("signed out") { client.session.state.value == .signedOut }
    try await client.say("stays")
    await client.stop()
    #expect(client.session.state.value == .signedOut)
    #expect(try await client.store.outbox().count == 1)
    server.setSignedOut(false, .ann)
    client.run()
    try await eventually("the message") { server.texts() == ["stays"] }
    await client.stop()
  }

  @Test func withoutAServerEverythingWaits() async throws {
    let client = try await Client(.ann, nil, .quick)
    try await client.say("alone")
    try await eventually("offline") { client.session.state.value == .offline(.noServer) }
    #expect(try await client.texts() == ["alone"])
    #expect(try await client.store.outbox().map(\.state) == [.waiting])
    await #expect(throws: ChatBackendError.noServer) {
      _ = try await client.session.searchServer("alone")
    }
    await client.stop()
  }

  @Test func aSecondRunTakesOver() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let client = try await Client(.ann, server.backend(for: .ann), .quick, runs: false)
    let session = client.session
    let first = Task { await session.run() }
    try await eventually("online") { session.state.value == .online }
    let second = Task { await session.run() }, third = Task { await session.run() }
    third.cancel()
    await third.value
    first.cancel()
    await first.value
    try await client.say("on")
    try await eventually("the message") { server.texts() == ["on"] }
    second.cancel()
    await second.value
  }

  /// A closed store ends a session, instead of asking without end.
  @Test func aClosedStoreEndsIt() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let client = try await Client(.ann, server.backend(for: .ann), .quick, runs: false)
    let session = client.session
    let task = Task { await session.run() }
    try await eventually("online") { session.state.value == .online }
    await client.store.close()
    server.say(["more"])
    await task.value
  }
}
