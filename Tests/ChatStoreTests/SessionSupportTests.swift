import Foundation
import Testing

@testable import ChatStore

/// What a session asks the store for.
struct SessionSupportTests {
  @Test func anInterruptedEntryWaitsAgain() async throws {
    let folder = try TemporaryFolder()
    let store = try await folder.open()
    try await store.say("a")
    let first = try #require(try await store.takeOne())
    #expect(try await store.takeOne() == nil)
    try await store.resumeOutbox()
    let again = try #require(try await store.takeOne())
    #expect(again.transactionID == first.transactionID && again.attempts == 2)
  }

  @Test func placesAreTheNewestThatTheServerCanName() async throws {
    let folder = try TemporaryFolder()
    let store = try await folder.open()
    try await store.deliver(.message("$1", "a"), .message("$2", "b"))
    try await store.deliver(.message("$3", "c"), in: .other)
    #expect(try await store.places(of: .me, otherThan: "read ").isEmpty)
    try await store.markRead(upTo: try #require(try await store.find("$2")).id)
    try await store.markRead(upTo: try #require(try await store.find("$3", in: .other)).id)
    let places = try await store.places(of: .me, otherThan: "read ")
    #expect(places.map(\.event) == ["$2", "$3"] && places.map(\.channel) == [.main, .other])
    var batch = ServerBatch()
    batch.cursors = ["read " + ChannelID.main.rawValue: "$2", "read " + ChannelID.other.rawValue: "$1"]
    try await store.apply(batch)
    #expect(try await store.places(of: .me, otherThan: "read ").map(\.event) == ["$3"])
    // One's own that the server has not named yet cannot be told.
    let own = try await store.say("own")
    try await store.markRead(upTo: own.id)
    #expect(try await store.places(of: .me, otherThan: "").map(\.event) == ["$3"])
  }

  @Test func eachThreadHasAPlaceOfItsOwn() async throws {
    let folder = try TemporaryFolder()
    let store = try await folder.open()
    try await store.deliver(
      .message("$1", "a"), .message("$2", "b"), .message("$3", "in a", thread: "$1"),
      .message("$4", "in b", thread: "$2"),
      .message("$5", "in a too", thread: "$1"), .message("$6", "lost", thread: "$gone"))
    func read(_ event: EventID) async throws {
      try await store.markRead(upTo: try #require(try await store.find(event)).id)
    }
    for event in ["$1", "$3", "$5", "$3", "$4", "$6"] as [EventID] { try await read(event) }
    var places = try await store.places(of: .me, otherThan: "read ")
    #expect(places.map(\.thread) == [nil, "$1", "$2", "$gone"] && places.map(\.event) == ["$1", "$5", "$4", "$6"])
    // The channel's place is where it was.
    #expect(try await store.unread(in: .main).count == 1)
    var batch = ServerBatch()
    batch.cursors = ["read \(ChannelID.main.rawValue)\n$1": "$5", "read \(ChannelID.main.rawValue)": "$1"]
    try await store.apply(batch)
    places = try await store.places(of: .me, otherThan: "read ")
    #expect(places.map(\.thread) == ["$2", "$gone"])

    // An answer to what the server has not named has no place that it could be told.
    let own = try await store.say("own")
    let answer = try await store.send(OutgoingMessage(channel: .main, thread: own.id, content: .text("answer")))
    try await store.markRead(upTo: answer.id)
    #expect(try await store.places(of: .me, otherThan: "").map(\.thread) == [nil, "$1", "$2", "$gone"])
    #expect(try await store.unread(in: .main).count == 1)
    #expect(try await store.checkIntegrity() == [])
  }

  @Test func gapsHaveNeighboursInThreadsToo() async throws {
    let folder = try TemporaryFolder()
    let store = try await folder.open()
    try await store.deliver(.message("$1", "a"), .message("$2", "b", thread: "$1"))
    try await store.deliver(
      .event("$3", .reaction("$1", "x")), .message("$4", "c", thread: "$1"), .message("$5", "d"),
      placement: .newest(missingBefore: "p"))
    try await store.say("unplaced")
    let gap = try #require(try await store.gaps(in: .main).first)
    let neighbours = try await store.neighbours(of: gap, in: .main)
    #expect(neighbours.older == "$2" && neighbours.newer == "$4")
    let open = HistoryGap(id: gap.id, after: nil, before: nil, olderToken: nil, newerToken: nil)
    let none = try await store.neighbours(of: open, in: .main)
    #expect(none.older == nil && none.newer == nil)
  }
}
