import Foundation
import Testing

@testable import ChatStore

/// Of each person the newest vote counts, whatever comes when.
struct VoteTests {
  private let folder: TemporaryFolder
  private let store: ChatStore
  private static let poll = MessageContent.Poll(
    question: "Lunch?",
    options: [.init(id: "a", text: "Ramen"), .init(id: "b", text: "Pizza"), .init(id: "c", text: "Salad")],
    maxSelections: 1)

  init() async throws {
    folder = try TemporaryFolder()
    store = try await folder.open()
  }

  /// An event some seconds after noon.
  private func event(
    _ id: EventID, _ body: ServerEvent.Body, by sender: UserID, at seconds: Double,
    transaction: TransactionID? = nil
  ) -> ServerEvent {
    ServerEvent(id: id, sender: sender, sentAt: .noon + seconds, transactionID: transaction, body: body)
  }

  private func ask(by sender: UserID = .ann, several: Int = 1) async throws -> MessageID {
    var poll = Self.poll
    poll.maxSelections = several
    let result = try await store.deliver(event("$poll", .message(.poll(poll)), by: sender, at: 0))
    return try #require(result.inserted.first)
  }

  private func votes(_ id: MessageID) async throws -> PollVotes? { try await store.message(id)?.votes }

  @Test func theNewestVoteOfEachPersonCounts() async throws {
    let id = try await ask()
    #expect(try await votes(id) == nil)
    try await store.deliver(
      event("$1", .vote("$poll", ["a"]), by: .ann, at: 1), event("$2", .vote("$poll", ["a"]), by: .bob, at: 2))
    #expect(try await votes(id) == PollVotes(counts: ["a": 2], voters: 2))
    // An older one that comes later changes nothing; a newer one does.
    try await store.deliver(event("$3", .vote("$poll", ["c"]), by: .bob, at: 1))
    #expect(try await votes(id) == PollVotes(counts: ["a": 2], voters: 2))
    try await store.deliver(event("$4", .vote("$poll", ["b"]), by: .bob, at: 5))
    #expect(try await votes(id) == PollVotes(counts: ["a": 1, "b": 1], voters: 2))
    // The same event twice is one.
    let again = try await store.deliver(event("$4", .vote("$poll", ["b"]), by: .bob, at: 5))
    #expect(again.duplicates == 1)
    // One that makes no sense stands in the place of the one before, as an empty one does.
    try await store.deliver(event("$5", .vote("$poll", ["x"]), by: .bob, at: 6))
    #expect(try await votes(id) == PollVotes(counts: ["a": 1], voters: 1))
    // Taken back as an event, the one before it counts again.
    try await store.deliver(event("$6", .redaction("$5"), by: .bob, at: 7))
    #expect(try await votes(id) == PollVotes(counts: ["a": 1, "b": 1], voters: 2))
  }

  @Test func ofSeveralSoManyCount() async throws {
    let id = try await ask(several: 2)
    try await store.deliver(
      event("$1", .vote("$poll", ["c", "a", "b"]), by: .ann, at: 1),
      event("$2", .vote("$poll", ["b", "b"]), by: .bob, at: 2),
      event("$3", .vote("$poll", ["a", "x"]), by: .me, at: 3))
    // The first two of three; one twice is one; with an answer that there is not, none.
    #expect(try await votes(id) == PollVotes(counts: ["a": 1, "c": 1, "b": 1], voters: 2))
  }

  @Test func votesMayComeBeforeTheirPoll() async throws {
    try await store.deliver(
      event("$2", .vote("$poll", ["b"]), by: .bob, at: 2), event("$3", .pollEnd("$poll"), by: .ann, at: 3),
      event("$4", .vote("$poll", ["c"]), by: .me, at: 4))
    let id = try await ask()
    #expect(try await votes(id) == PollVotes(counts: ["b": 1], voters: 1, isEnded: true))
    #expect(try await store.checkIntegrity() == [])
  }

  @Test func afterItsEndNothingCounts() async throws {
    let id = try await ask()
    try await store.deliver(
      event("$1", .vote("$poll", ["a"]), by: .bob, at: 10), event("$2", .pollEnd("$poll"), by: .bob, at: 11))
    // Only who asked can end it.
    #expect(try await votes(id)?.isEnded == false)
    try await store.deliver(
      event("$3", .vote("$poll", ["b"]), by: .bob, at: 20), event("$4", .pollEnd("$poll"), by: .ann, at: 15),
      event("$5", .pollEnd("$poll"), by: .ann, at: 30))
    // The first end counts: at 15 there was one vote, for a.
    #expect(try await votes(id) == PollVotes(counts: ["a": 1], voters: 1, isEnded: true))
    await #expect(throws: ChatStoreError.notPossible("the poll has ended")) { try await store.vote(for: ["a"], in: id) }
    #expect(try await store.outbox() == [])
  }

  @Test func onesOwnVoteIsThereAtOnceChangedAndTakenBack() async throws {
    let id = try await ask()
    try await store.vote(for: ["a"], in: id, at: .noon)
    #expect(try await votes(id) == PollVotes(counts: ["a": 1], voters: 1, own: ["a"]))
    // What was not told yet is replaced.
    try await store.vote(for: ["b"], in: id, at: .noon)
    #expect(try await store.outbox().map(\.action) == [.vote(["b"])])
    #expect(try await votes(id)?.own == ["b"])
    try await store.vote(for: [], in: id, at: .noon)
    #expect(try await store.outbox() == [])
    #expect(try await votes(id)?.voters == 0)
    await #expect(throws: ChatStoreError.notPossible("the poll has no such answer")) {
      try await store.vote(for: ["x"], in: id)
    }
    let text = try #require(try await store.deliver(.message("$text", "no poll")).inserted.first)
    await #expect(throws: ChatStoreError.notPossible("the message is no poll")) {
      try await store.vote(for: ["a"], in: text)
    }
    // What may have arrived is not replaced: the next one is told as well.
    try await store.vote(for: ["a"], in: id, at: .noon)
    let first = try #require(try await store.takeOne())
    #expect(first.target == "$poll")
    try await store.vote(for: ["c"], in: id, at: .noon)
    #expect(try await votes(id)?.own == ["c"])
    #expect(try await store.outbox().map(\.action) == [.vote(["a"]), .vote(["c"])])
    // The first comes back with a time of the future, by another clock; the second is still the newer one.
    try await store.finish(first.id, as: .sent("$1"))
    try await store.deliver(
      event("$1", .vote("$poll", ["a"]), by: .me, at: -5, transaction: first.transactionID))
    let second = try #require(try await store.takeOne())
    try await store.deliver(
      event("$2", .vote("$poll", ["c"]), by: .me, at: 9, transaction: second.transactionID))
    try await store.finish(second.id, as: .sent("$2"))
    #expect(try await votes(id) == PollVotes(counts: ["c": 1], voters: 1, own: ["c"]))
    try await store.vote(for: [], in: id, at: .noon)
    #expect(try await votes(id)?.own == [])
    #expect(try await store.outbox().map(\.action) == [.vote([])])
  }

  @Test(arguments: ["echo first", "answer first", "twin first", "echo twice", "no echo"])
  func theEchoMayComeAnyTime(_ order: String) async throws {
    let id = try await ask()
    try await store.vote(for: ["b"], in: id, at: .noon)
    let entry = try #require(try await store.takeOne())
    let echo = event("$v", .vote("$poll", ["b"]), by: .me, at: 3, transaction: entry.transactionID)
    var twin = echo
    twin.transactionID = nil
    switch order {
    case "echo first":
      try await store.deliver(echo)
      try await store.finish(entry.id, as: .sent("$v"))
    case "answer first":
      try await store.finish(entry.id, as: .sent("$v"))
      try await store.deliver(echo)
    case "twin first":
      try await store.deliver(twin)
      try await store.finish(entry.id, as: .sent("$v"))
    case "echo twice":
      try await store.deliver(echo, echo)
      try await store.finish(entry.id, as: .sent("$v"))
    default: try await store.finish(entry.id, as: .sent("$v"))
    }
    #expect(try await store.outbox() == [])
    #expect(try await votes(id) == PollVotes(counts: ["b": 1], voters: 1, own: ["b"]))
    try await store.deliver(event("$x", .redaction("$v"), by: .me, at: 9))
    #expect(try await votes(id)?.voters == 0)
  }

  @Test func aVoteIsKeptOverARestartAndSaysThatItWasRefused() async throws {
    let id = try await ask()
    try await store.vote(for: ["a"], in: id, at: .noon)
    let entry = try #require(try await store.takeOne())
    await store.close()
    let store = try await folder.open()
    let again = try #require(try await store.takeOne())
    #expect(again.transactionID == entry.transactionID && again.action == .vote(["a"]))
    try await store.finish(again.id, as: .failed(reason: "no", isRetryable: true))
    let refused = try #require(try await store.message(id)?.votes)
    #expect(refused.own == ["a"] && refused.failure == .failed(reason: "no", isRetryable: true))
    // Another choice takes its place.
    try await store.vote(for: ["b"], in: id, at: .noon)
    #expect(try await store.message(id)?.votes == PollVotes(counts: ["b": 1], voters: 1, own: ["b"]))
    #expect(try await store.outbox().map(\.action) == [.vote(["b"])])
  }

  @Test func onesOwnPollIsEnded() async throws {
    let id = try await ask(by: .me)
    try await store.deliver(event("$1", .vote("$poll", ["a"]), by: .bob, at: 1))
    try await store.endPoll(id, at: .noon + 5)
    #expect(try await votes(id) == PollVotes(counts: ["a": 1], voters: 1, isEnded: true))
    let entry = try #require(try await store.takeOne())
    #expect(entry.action == .endPoll)
    try await store.finish(entry.id, as: .sent("$e"))
    try await store.deliver(event("$e", .pollEnd("$poll"), by: .me, at: 6, transaction: entry.transactionID))
    #expect(try await votes(id)?.isEnded == true)
    let other = try #require(
      try await store.deliver(event("$p2", .message(.poll(Self.poll)), by: .ann, at: 0)).inserted.first)
    await #expect(throws: ChatStoreError.notPossible("somebody else asked")) { try await store.endPoll(other) }
  }

  @Test func aVoteChangesOneRowOnce() async throws {
    let id = try await ask()
    try await store.deliver(.message("$text", "beside it"))
    let before = try await store.page(of: .channel(.main)).messages.map(\.revision)
    try await store.deliver(event("$1", .vote("$poll", ["a"]), by: .bob, at: 1))
    let after = try await store.page(of: .channel(.main)).messages.map(\.revision)
    #expect(zip(before, after).map { $1 - $0 } == [1, 0])
    #expect(try await store.message(id)?.revision == after[0])
  }

  @Test func hostileVotesAreBounded() async throws {
    let id = try await ask()
    let long = (0..<2000).map { "answer \($0)" }
    let result = try await store.deliver(
      event("$1", .vote("$poll", long), by: .bob, at: 1), event("$2", .vote("$nothing", ["a"]), by: .bob, at: 1),
      event("$3", .vote("$poll", [""]), by: .bob, at: 2),
      event("$4", .vote("$poll", ["\"],[\"", "a\u{0}"]), by: .bob, at: 3))
    #expect(result.refused.map(\.event) == ["$1"])
    #expect(try await votes(id)?.voters == 0)
    // A vote for what is no poll changes nothing that shows.
    try await store.deliver(.message("$nothing", "a text"))
    #expect(try await store.find("$nothing")?.votes == nil)
  }

  /// As it was kept before polls could hide their votes.
  @Test func pollsOfEarlierAreRead() throws {
    let detail = Data(#"{"maxSelections":2,"options":[{"id":"a","text":"A"}],"question":"?"}"#.utf8)
    #expect(
      StoredContent(kind: "poll", text: "", detail: detail).content
        == .poll(.init(question: "?", options: [.init(id: "a", text: "A")], maxSelections: 2)))
  }
}
