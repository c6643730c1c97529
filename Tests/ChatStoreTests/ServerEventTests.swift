import Foundation
import Testing

@testable import ChatStore

/// Events come in any order, twice or never, and from people who wish the program no good.
struct ServerEventTests {
  private let folder: TemporaryFolder
  private let store: ChatStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try await folder.open()
  }

  @Test func whatComesBeforeItsMessageWaits() async throws {
    try await store.deliver(
      .event("$e2", .edit("$m", .text("second")), order: 4), .event("$e1", .edit("$m", .text("first")), order: 3),
      .event("$e3", .edit("$m", .text("forged")), order: 9, by: .bob),
      .event("$r", .reaction("$m", "👍"), order: 5, by: .bob), .event("$t", .reaction("$m", "👎"), order: 6, by: .bob),
      .event("$x", .redaction("$t"), order: 7), .message("$a", "answer", order: 8, quoted: "$m"),
      .message("$b", "in thread", order: 10, thread: "$m"), placement: .numbered())
    var batch = ServerBatch()
    batch.receipts = [ServerBatch.Receipt(channel: .main, user: .bob, event: "$m", readAt: .noon)]
    batch.pins = [.main: ["$m"]]
    try await store.apply(batch)
    #expect(try await store.texts() == ["answer"])
    #expect(try await store.find("$a")?.quoted == .unknown("$m"))
    try await store.deliver(.message("$m", "original", order: 2), placement: .numbered())
    let message = try #require(try await store.find("$m"))
    #expect(message.text == "second" && message.isEdited && message.isPinned)
    #expect(message.reactions == [Reaction(emoji: "👍", count: 1, isOwn: false)])
    #expect(message.readers == [.bob])
    #expect(message.threadCount == 1)
    #expect(try await store.texts() == ["second", "answer"])
    #expect(try await store.find("$a")?.quoted == .message(message.id))
    #expect(try await store.texts(.thread(message.id)) == ["in thread"])
    #expect(try await store.search("original") == [])
    // Edits that are taken back one by one.
    try await store.deliver(.event("$y", .redaction("$e2"), order: 11), placement: .numbered())
    #expect(try await store.find("$m")?.text == "first")
    try await store.deliver(.event("$z", .redaction("$e1"), order: 12), placement: .numbered())
    #expect(try await store.find("$m")?.text == "original")
    #expect(try await store.find("$m")?.isEdited == false)
    #expect(try await store.search("original").count == 1)
    #expect(try await store.checkIntegrity() == [])
  }

  @Test func redactionsBeforeTheirMessageLeaveNothingOfIt() async throws {
    try await store.deliver(.event("$x", .redaction("$m")), .event("$e", .edit("$m", .text("secret two"))))
    try await store.deliver(.message("$m", "secret one"))
    let message = try #require(try await store.find("$m"))
    #expect(message.isDeleted && message.text == "")
    #expect(try await store.search("secret") == [])
    try await store.deliver(.event("$f", .edit("$m", .text("secret three"))))
    #expect(try await store.find("$m")?.text == "")
    await store.close()
    // Nor in the file's tables.
    let connection = try Connection(path: folder.file.path, busyTimeout: 100)
    for table in ["message", "edit"] {
      #expect(try connection.first("SELECT count(*) FROM \(table) WHERE text LIKE '%secret%'") { $0.integer(0) } == 0)
    }
  }

  @Test func theServersOrderDecidesAndNotTheClock() async throws {
    let year = 365.25 * 86400
    try await store.deliver(
      .message("$3", "c", order: 3, sentAt: .noon - 50 * year),
      .message("$1", "a", order: 1, sentAt: .noon + 200 * year),
      .message("$2", "b", order: 2, sentAt: .distantPast),
      .message("$5", "e", order: 5, sentAt: Date(timeIntervalSince1970: .nan)),
      .message("$4", "d", order: 4, sentAt: Date(timeIntervalSince1970: .infinity)), placement: .numbered())
    #expect(try await store.texts() == ["a", "b", "c", "d", "e"])
    #expect(try await store.find("$1")?.sentAt == .noon + 200 * year)
  }

  @Test func equalOrdersAreDecidedOnce() async throws {
    try await store.deliver(
      .message("$1", "a", order: 7), .message("$2", "b", order: 7), .message("$3", "c", order: 7),
      placement: .numbered())
    #expect(try await store.texts() == ["a", "b", "c"])
    let page = try await store.page(of: .channel(.main), limit: 2)
    let rest = try await store.page(of: .channel(.main), at: .before(page.messages[0].key), limit: 2)
    #expect((rest.messages + page.messages).map(\.text) == ["a", "b", "c"])
  }

  @Test func anEventIdCountsInItsChannelOnly() async throws {
    try await store.deliver(.message("$1", "here"))
    let result = try await store.deliver(.message("$1", "there"), in: .other)
    #expect(result.inserted.count == 1)
    try await store.deliver(.event("$2", .redaction("$1")), in: .other)
    #expect(try await store.texts() == ["here"])
  }

  @Test func aMessageThatReferesToItself() async throws {
    try await store.deliver(.message("$1", "a", quoted: "$1", thread: "$1"), .event("$2", .redaction("$2")))
    #expect(try await store.texts() == ["a"])
    try await store.deliver(.message("$3", "b", thread: "$4"), .message("$4", "c", thread: "$3"))
    #expect(try await store.checkIntegrity() == [])
  }

  // MARK: Sizes

  @Test func largeMessagesAreKept() async throws {
    let long = String(repeating: "word ", count: 20_000), marks = "a" + String(repeating: "\u{301}", count: 10_000)
    let mixed = "\u{202E}abc\u{2066}\u{200D}\u{0}\u{FFFD}مرحبا שלום \u{1F468}\u{200D}\u{1F469}"
    try await store.deliver(.message("$1", long), .message("$2", marks), .message("$3", mixed))
    #expect(try await store.texts() == [long, marks, mixed])
    #expect(try await store.find("$1")?.isCut == false)
    #expect(try await store.search("word").count == 1)
    #expect(try await store.search("a").first?.message.text == mixed)
    #expect(try await store.search("مرحبا").count == 1)
  }

  @Test func whatIsTooLargeIsCutOrNamed() async throws {
    let text = String(repeating: "é", count: StoreLimits.text)
    let result = try await store.deliver(
      .message("$1", text), .event("$2", .reaction("$1", String(repeating: "x", count: StoreLimits.emoji + 1))),
      .message(EventID(rawValue: String(repeating: "$", count: StoreLimits.identifier + 1)), "a"),
      .event("$3", .message(.other(type: "t", text: "", payload: Data(count: StoreLimits.payload + 1)))),
      .message("$4", "still here"))
    let message = try #require(try await store.find("$1"))
    #expect(message.isCut)
    #expect(message.text == String(repeating: "é", count: StoreLimits.text / 2))
    #expect(result.refused.count == 3)
    #expect(result.refused.first?.reason == .tooLarge("reaction", limit: StoreLimits.emoji))
    #expect(try await store.texts().last == "still here")
  }

  @Test func idsThatAreTooLargeDoNotHoldUpTheRest() async throws {
    let long = String(repeating: "x", count: StoreLimits.identifier + 1)
    var batch = ServerBatch()
    batch.channels = [Channel(id: ChannelID(rawValue: long)), Channel(id: .main, name: "kept")]
    batch.members = [.main: [Member(user: UserID(rawValue: long)), Member(user: .ann)]]
    batch.receipts = [
      ServerBatch.Receipt(channel: .main, user: .ann, event: EventID(rawValue: long), readAt: .noon)
    ]
    batch.pins = [.main: [EventID(rawValue: long)]]
    batch.missing = [ServerBatch.Missing(channel: .main, after: .max, before: .max)]
    batch.timelines = [
      TimelineChunk(channel: ChannelID(rawValue: long), events: [.message("$1", "a")], placement: .newest())
    ]
    batch.cursors = ["sync": "1"]
    let result = try await store.apply(batch)
    #expect(result.refusedEntries == 4 && result.refused.map(\.event) == ["$1"])
    #expect(try await store.channels().map(\.name) == ["kept"])
    #expect(try await store.members(of: .main).map(\.user) == [.ann])
    #expect(try await store.cursor("sync") == "1")
    #expect(try await store.gaps(in: .main) == [])
  }

  @Test func anEchoWithoutItsTransactionMayComeBeforeTheOther() async throws {
    try await store.deliver(.message("$1", "a", by: .me))
    let id = try #require(try await store.find("$1")).id
    try await store.react(to: id, with: "👍")
    try await store.edit(id, to: .text("b"), at: .noon)
    let reaction = try #require(try await store.takeOne())
    try await store.unreact(to: id, with: "👍")
    let echo = ServerEvent.event("$r", .reaction("$1", "👍"), by: .me)
    try await store.deliver(echo)
    let before = try #require(try await store.message(id))
    #expect(before.reactions.count == 1)
    var named = echo
    named.transactionID = reaction.transactionID
    try await store.deliver(named)
    let after = try #require(try await store.message(id))
    #expect(after.reactions == [] && after.revision > before.revision)
    let edit = try #require(try await store.takeOne())
    let edited = ServerEvent.event("$e", .edit("$1", .text("b")), by: .me)
    try await store.deliver(edited)
    try await store.deliver(.event("$e", .edit("$1", .text("b")), by: .me, transaction: edit.transactionID))
    #expect(try await store.message(id)?.text == "b")
    #expect(try await store.outbox().map(\.action) == [.unreact("👍", "$r")])
    #expect(try await store.checkIntegrity() == [])
  }

  @Test func eventsWithoutAPlaceAreNamed() async throws {
    let result = try await store.deliver(
      .message("$1", "a"), .message("$2", "b", order: .min), .message("$3", "c", order: .max),
      .message("$4", "d", order: 1),
      placement: .numbered())
    #expect(result.refused.map(\.event) == ["$1", "$2", "$3"])
    #expect(try await store.texts() == ["d"])
  }

  @Test func unknownContentIsKeptAsItCame() async throws {
    let payload = Data([0, 255, 1, 2])
    try await store.deliver(
      .event("$1", .message(.other(type: "org.example.thing", text: "a thing", payload: payload))),
      .event(
        "$2",
        .message(
          .images([Attachment(source: "s", name: "../../etc/passwd", type: "image/png", duration: .nan)], caption: "c"))
      ),
      .event("$3", .message(.poll(.init(question: "which?", options: [.init(id: "1", text: "this")])))),
      .event("$4", .message(.location(.init(latitude: .infinity, longitude: 0, name: "nowhere")))))
    let messages = try await store.page(of: .channel(.main)).messages
    #expect(messages[0].content == .other(type: "org.example.thing", text: "a thing", payload: payload))
    #expect(messages[1].content.attachments.first?.name == "../../etc/passwd")
    #expect(messages[2].text == "which?\nthis")
    #expect(messages[3].text == "nowhere")
    // What a later version wrote is shown as unknown.
    let stored = StoredContent(kind: "hologram", text: "look", detail: Data("{}".utf8))
    #expect(stored.content == .other(type: "hologram", text: "look", payload: Data("{}".utf8)))
    #expect(
      StoredContent(kind: "file", text: "x", detail: Data("[".utf8)).content
        == .other(type: "file", text: "x", payload: Data("[".utf8)))
  }

  @Test func manyReactionsAreToldInPart() async throws {
    let reactions = (0..<300).map {
      ServerEvent.event(EventID(rawValue: "$r\($0)"), .reaction("$m", "e\($0)"), by: .bob)
    }
    var batch = ServerBatch()
    batch.timelines = [
      TimelineChunk(channel: .main, events: [.message("$m", "a")] + reactions, placement: .newest())
    ]
    try await store.apply(batch)
    #expect(try await store.find("$m")?.reactions.count == StoreLimits.reactions)
    #expect(try await store.find("$m")?.reactions.first?.emoji == "e0")
  }

  // MARK: Receipts, pins, unread

  @Test func receiptsNeverGoBack() async throws {
    try await store.deliver(.message("$1", "a"), .message("$2", "b"), .message("$3", "c", by: .me), .message("$4", "d"))
    var batch = ServerBatch()
    for event in ["$2", "$1", "$9"] as [EventID] {
      batch.receipts.append(ServerBatch.Receipt(channel: .main, user: .me, event: event, readAt: .noon))
    }
    try await store.apply(batch)
    func place() async throws -> MessageKey? { try await store.receipts(in: .main).first?.message }
    #expect(try await place() == store.find("$2")?.key)
    #expect(
      try await store.unread(in: .main) == Unread(count: 1, isMore: false, first: try await store.find("$4")?.key))
    #expect(try await store.unread(in: .main, for: .bob, limit: 2).isMore)
    try await store.deliver(.event("$x", .redaction("$4")))
    #expect(try await store.unread(in: .main).count == 0)
    try await store.deliver(.message("$9", "e"))
    #expect(try await place() == store.find("$9")?.key)
  }

  @Test func messagesTellOfOtherReadersAlone() async throws {
    try await store.deliver(.message("$1", "a"), .message("$2", "b"))
    let before = try #require(try await store.find("$2"))
    try await store.markRead(upTo: before.id)
    // No row has to be drawn again for what its own user reads.
    #expect(try await store.find("$2") == before)
    var batch = ServerBatch()
    batch.receipts = [.me, .bob].map { ServerBatch.Receipt(channel: .main, user: $0, event: "$2", readAt: .noon) }
    try await store.apply(batch)
    #expect(try await store.find("$2")?.readers == [.bob])
    #expect(try await store.find("$2")?.revision != before.revision)
  }

  /// Somebody has read a thread further than the channel, and the other way round; receipts come before what they name.
  @Test func readersOfThreadsAreThoseOfTheThread() async throws {
    var batch = ServerBatch()
    for (user, thread, event) in [
      (.bob, nil, "$2"), (.bob, "$1", "$4"), (.ann, "$1", "$3"), (.ann, nil, "$4"), (.me, "$1", "$4"),
    ] as [(UserID, EventID?, EventID)] {
      batch.receipts.append(
        ServerBatch.Receipt(channel: .main, user: user, thread: thread, event: event, readAt: .noon))
    }
    try await store.apply(batch)
    try await store.deliver(
      .message("$1", "a"), .message("$2", "b"), .message("$3", "c", thread: "$1"), .message("$4", "d", thread: "$1"))
    func readers(_ event: EventID) async throws -> [UserID] { try #require(try await store.find(event)).readers }
    #expect(try await readers("$1") == [])
    #expect(try await readers("$2") == [.bob])
    #expect(try await readers("$3") == [.ann])
    // Ann's place in the channel is there too.
    #expect(try await Set(readers("$4")) == [.ann, .bob])
    #expect(try await Set(store.receipts(in: .main, thread: "$1").map(\.user)) == [.bob, .ann, .me])
    // Ann reads on in the thread: her place in the channel stays. Both at one message are one reader.
    batch.receipts = [ServerBatch.Receipt(channel: .main, user: .ann, thread: "$1", event: "$4", readAt: .noon)]
    let before = try #require(try await store.find("$3")).revision
    try await store.apply(batch)
    #expect(try await readers("$3") == [])
    #expect(try await readers("$4").count == 2)
    #expect(try await store.find("$3")?.revision != before)
    // It never goes back there either, and a thread of which nothing came keeps its place.
    batch.receipts = [
      ServerBatch.Receipt(channel: .main, user: .bob, thread: "$1", event: "$3", readAt: .noon),
      ServerBatch.Receipt(channel: .main, user: .bob, thread: "$other", event: "$9", readAt: .noon),
    ]
    try await store.apply(batch)
    #expect(try await readers("$3") == [])
    #expect(try await Set(readers("$4")) == [.ann, .bob])
    try await store.deliver(.message("$9", "e", thread: "$other"))
    #expect(try await readers("$9") == [.bob])
  }

  @Test func pinsAreTheWholeList() async throws {
    try await store.deliver(.message("$1", "a"), .message("$2", "b"))
    var batch = ServerBatch()
    batch.pins = [.main: ["$1", "$3"]]
    try await store.apply(batch)
    batch.pins = [.main: ["$2", "$3"]]
    try await store.apply(batch)
    try await store.deliver(.message("$3", "c"))
    #expect(try await store.page(of: .channel(.main)).messages.map(\.isPinned) == [false, true, true])
  }

  @Test func channelsAndMembers() async throws {
    var batch = ServerBatch()
    batch.channels = [Channel(id: .main, name: String(repeating: "n", count: 2000), topic: "t", isDirect: true)]
    batch.members = [.main: [Member(user: .ann, name: "Ann"), Member(user: .bob, name: "Bob", isPresent: false)]]
    try await store.apply(batch)
    #expect(try await store.channels().first?.name.count == StoreLimits.name)
    #expect(try await store.members(of: .main).map(\.name) == ["Ann", "Bob"])
    try await store.deliver(.message("$1", "a"))
    let id = try #require(try await store.find("$1")).id
    try await store.setFlagged(id, to: true)
    #expect(try await store.message(id)?.isFlagged == true)
  }
}
