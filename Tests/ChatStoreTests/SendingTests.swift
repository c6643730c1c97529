import Foundation
import Testing

@testable import ChatStore

/// What a user sends is there once, and under one id, whatever comes back from the server and when.
struct SendingTests {
  private let folder: TemporaryFolder
  private let store: ChatStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try await folder.open()
  }

  @Test func sendingEmptiesTheDraftInOneTransaction() async throws {
    let draft = Draft(channel: .main, text: "hello")
    #expect(try await store.save(draft))
    #expect(try await store.draft(in: .main) == draft)
    let sent = try await store.say("hello", id: draft.id)
    #expect(sent.id == draft.id)
    #expect(sent.sendState == .waiting)
    #expect(try await store.draft(in: .main) == nil)
    #expect(try await store.outbox().map(\.message) == [draft.id])
    // A saving that comes late does not bring the draft back, and a second click sends nothing.
    #expect(try await store.save(draft) == false)
    #expect(try await store.draft(in: .main) == nil)
    await #expect(throws: ChatStoreError.alreadySent(draft.id)) { try await store.say("hello", id: draft.id) }
    #expect(try await store.texts() == ["hello"])
  }

  /// A poll waits in the outbox as any message, and again after the program was killed while it was sent.
  @Test func aPollIsKeptUntilItIsSent() async throws {
    let poll = MessageContent.Poll(
      question: "Lunch?", options: [.init(id: "1", text: "Ramen"), .init(id: "2", text: "Pizza")], maxSelections: 2)
    let sent = try await store.send(OutgoingMessage(channel: .main, content: .poll(poll)))
    #expect(sent.content == .poll(poll) && sent.sendState == .waiting)
    let taken = try await store.takeFromOutbox()
    #expect(taken.map(\.message) == [sent.id] && taken.map(\.action) == [.send])
    let again = try await folder.open()
    #expect(try await again.outbox().map(\.transactionID) == taken.map(\.transactionID))
    #expect(try await again.message(sent.id)?.content == .poll(poll))
    #expect(try await again.message(sent.id)?.sendState == .waiting)
    try await again.finish(try #require(taken.first).id, as: .sent("$poll"))
    #expect(try await again.outbox().isEmpty)
    // Votes count from then on.
    try await again.vote(for: ["1", "2"], in: sent.id)
    #expect(try await again.message(sent.id)?.votes?.own == ["1", "2"])
  }

  /// A poll that is being written is beside the draft: what is sent meanwhile leaves it alone.
  @Test func aPollIsKeptWhileItIsWritten() async throws {
    var poll = MessageContent.Poll(question: "Lun", options: [.init(id: "1", text: ""), .init(id: "2", text: "")])
    try await store.saveWrittenPoll(poll, in: .main)
    let root = try await store.say("hello")
    #expect(try await store.writtenPoll(in: .main) == poll)
    #expect(try await store.writtenPoll(in: .main, thread: root.id) == nil)
    poll.question = "Lunch?"
    try await store.saveWrittenPoll(poll, in: .main)
    let other = MessageContent.Poll(question: "When?", options: poll.options, maxSelections: 2)
    try await store.saveWrittenPoll(other, in: .main, thread: root.id)
    let again = try await folder.open()
    #expect(try await again.writtenPoll(in: .main) == poll)
    #expect(try await again.writtenPoll(in: .main, thread: root.id) == other)
    try await again.saveWrittenPoll(nil, in: .main)
    #expect(try await again.writtenPoll(in: .main) == nil)
    #expect(try await again.writtenPoll(in: .main, thread: root.id) == other)
    poll.question = String(repeating: "x", count: StoreLimits.payload)
    await #expect(throws: ChatStoreError.tooLarge("poll", limit: StoreLimits.payload)) {
      try await again.saveWrittenPoll(poll, in: .main)
    }
  }

  @Test func anEditEmptiesItsDraftInOneTransaction() async throws {
    let sent = try await store.say("mine")
    let draft = Draft(channel: .main, text: "better", edited: sent.id)
    try await store.save(draft)
    await #expect(throws: ChatStoreError.notFound("message")) {
      try await store.edit(.new(), to: .text("better"), emptying: draft.id, at: .noon)
    }
    #expect(try await store.draft(in: .main) == draft)
    try await store.edit(sent.id, to: .text("better"), emptying: draft.id, at: .noon)
    #expect(try await store.draft(in: .main) == nil)
    #expect(try await store.save(draft) == false)
    #expect(try await store.texts() == ["better"])
  }

  @Test func whatCannotBeSentLeavesTheDraft() async throws {
    let draft = Draft(channel: .main, text: "hello")
    try await store.save(draft)
    let huge = OutgoingMessage(
      id: draft.id, channel: .main, content: .text(String(repeating: "a", count: StoreLimits.text + 1)))
    await #expect(throws: ChatStoreError.tooLarge("text", limit: StoreLimits.text)) { try await store.send(huge) }
    let answer = OutgoingMessage(id: draft.id, channel: .main, quoted: .new(), content: .text("hello"))
    await #expect(throws: ChatStoreError.notFound("message")) { try await store.send(answer) }
    #expect(try await store.draft(in: .main) == draft)
    #expect(try await store.texts() == [])
    #expect(try await store.outbox() == [])
  }

  @Test(arguments: ["echo first", "answer first", "twin first", "no echo", "echo twice", "no answer"])
  func theEchoMayComeAnyTime(_ order: String) async throws {
    try await store.deliver(.message("$1", "before"))
    let id = try await store.say("mine").id
    let entry = try #require(try await store.takeOne())
    #expect(entry.attempts == 1)
    #expect(try await store.message(id)?.sendState == .sending)
    let echo = ServerEvent.message("$2", "mine", by: .me, transaction: entry.transactionID)
    var twin = echo
    twin.transactionID = nil
    switch order {
    case "echo first":
      try await store.deliver(echo)
      #expect(try await store.outbox() == [])
      try await store.finish(entry.id, as: .sent("$2"))
    case "answer first":
      try await store.finish(entry.id, as: .sent("$2"))
      #expect(try await store.message(id)?.key.isUnplaced == true)
      try await store.deliver(echo)
    case "twin first":
      let result = try await store.deliver(twin)
      #expect(result.inserted.count == 1)
      #expect(try await store.texts() == ["before", "mine", "mine"])
      try await store.finish(entry.id, as: .sent("$2"))
    case "no echo": try await store.finish(entry.id, as: .sent("$2"))
    case "echo twice":
      try await store.deliver(echo)
      try await store.deliver(echo)
      try await store.finish(entry.id, as: .sent("$2"))
      try await store.deliver(twin)
    default: try await store.deliver(echo)
    }
    #expect(try await store.texts() == ["before", "mine"])
    let message = try #require(try await store.message(id))
    #expect(message.eventID == "$2")
    #expect(message.sendState == nil)
    #expect(message.key.isUnplaced == (order == "no echo"))
    #expect(try await store.outbox() == [])
    #expect(try await store.checkIntegrity() == [])
    // What came later stands after it once the server has placed it, and before it until then.
    try await store.deliver(.message("$3", "after"))
    #expect(
      try await store.texts() == (order == "no echo" ? ["before", "after", "mine"] : ["before", "mine", "after"]))
  }

  /// What a store of before has, when reasons were words, is read as those.
  @Test func reasonsAreKeptByTheirKind() async throws {
    for reason: SendFailureReason in [
      .refused("no \"quotes\" {}"), .forbidden("members only"), .gone, .tooLarge(limit: 5), .notSupported, .encrypted,
      .threadNotSent, .fileMissing(name: "a.png"), .unclear,
    ] {
      #expect(SendFailureReason(stored: reason.stored) == reason)
    }
    for words in ["", "The server has no such channel.", "{\"x\":1}", "null"] {
      #expect(SendFailureReason(stored: words) == .refused(words))
    }
    let long = SendFailureReason.refused(String(repeating: "a", count: 1 << 20))
    #expect(long.stored.utf8.count < 2 * StoreLimits.name)
    let id = try await store.say("mine").id
    let entry = try #require(try await store.takeOne())
    try await store.finish(entry.id, as: .failed(reason: .encrypted, isRetryable: false))
    #expect(try await store.message(id)?.sendState == .failed(reason: .encrypted, isRetryable: false))
  }

  @Test func aTwinLeavesAllThatItHad() async throws {
    let id = try await store.say("mine").id
    let own = MessageWindow(scope: .channel(.main))
    let entry = try #require(try await store.takeOne())
    try await store.deliver(
      .message("$1", "mine", by: .me), .message("$2", "answer", quoted: "$1"),
      .message("$3", "in thread", thread: "$1"),
      .event("$4", .reaction("$1", "👍"), by: .bob), .event("$5", .edit("$1", .text("mine, edited")), by: .me))
    let twin = try #require(try await store.find("$1"))
    #expect(twin.id != id)
    var batch = ServerBatch()
    batch.pins = [.main: ["$1"]]
    batch.receipts = [ServerBatch.Receipt(channel: .main, user: .bob, event: "$1", readAt: .noon)]
    try await store.apply(batch)
    try await store.setFlagged(twin.id, to: true)
    try await store.react(to: twin.id, with: "🎉")
    try await store.save(Draft(channel: .main, thread: twin.id, text: "to be said"))
    let mailbox = Mailbox<WindowChange>()
    let held = store.observers.add(own, mailbox)
    try await store.finish(entry.id, as: .sent("$1"))
    let message = try #require(try await store.message(id))
    #expect(message.text == "mine, edited" && message.isEdited && message.isPinned && message.isFlagged)
    #expect(message.eventID == "$1" && message.key.position == twin.key.position && message.threadCount == 1)
    #expect(message.reactions.map(\.emoji) == ["👍", "🎉"] && message.readers == [.bob])
    #expect(try await store.message(twin.id) == nil)
    #expect(try await store.texts() == ["mine, edited", "answer"])
    let answer = try #require(try await store.find("$2"))
    #expect(answer.quoted == .message(id))
    #expect(try await store.texts(.thread(id)) == ["in thread"])
    #expect(try await store.draft(in: .main, thread: id)?.text == "to be said")
    #expect(try await store.outbox().map(\.message) == [id])
    #expect(try await store.search("mine").map(\.message.id) == [id])
    let change = try #require(mailbox.take())
    #expect(change.removed == [twin.id])
    #expect(Set(change.changed.keys) == [id, answer.id])
    // The edit that is taken back leads to what the server had at first.
    try await store.deliver(.event("$6", .redaction("$5"), by: .me))
    #expect(try await store.message(id)?.text == "mine")
    #expect(try await store.checkIntegrity() == [])
    withExtendedLifetime(held) {}
  }

  @Test func nobodyElseClaimsATransaction() async throws {
    let id = try await store.say("mine").id
    let entry = try #require(try await store.takeOne())
    try await store.deliver(.message("$1", "forged", by: .bob, transaction: entry.transactionID))
    try await store.deliver(.message("$2", "elsewhere", by: .me, transaction: entry.transactionID), in: .other)
    #expect(try await store.message(id)?.eventID == nil)
    #expect(try await store.texts() == ["forged", "mine"])
  }

  @Test func aRetryHasTheSameTransaction() async throws {
    try await store.say("mine")
    let first = try #require(try await store.takeOne())
    #expect(try await store.takeOne() == nil)
    try await store.finish(first.id, as: .failed(reason: "refused", isRetryable: true))
    #expect(try await store.message(first.message)?.sendState == .failed(reason: "refused", isRetryable: true))
    #expect(try await store.takeOne() == nil)
    try await store.retry(first.id)
    let second = try #require(try await store.takeOne())
    // The program ends while it sends.
    let again = try await folder.open()
    let third = try #require(try await again.takeOne())
    #expect(Set([first, second, third].map(\.transactionID)).count == 1)
    #expect(third.attempts == 3)
    try await again.finish(third.id, as: .postponed)
    #expect(try await again.takeOne()?.transactionID == first.transactionID)
  }

  @Test func aChannelSendsOneAfterTheOther() async throws {
    for text in ["a", "b"] { try await store.say(text) }
    try await store.say("c", in: .other)
    let entries = try await store.takeFromOutbox()
    #expect(entries.map(\.channel) == [.main, .other])
    #expect(try await store.takeFromOutbox() == [])
    try await store.finish(entries[0].id, as: .failed(reason: "no", isRetryable: false))
    // What failed for good does not hold up the others.
    #expect(try await store.takeFromOutbox().count == 1)
  }

  @Test func whatWasNotSentCanBeTakenBack() async throws {
    let id = try await store.say("mine").id
    try await store.edit(id, to: .text("better"), at: .noon)
    #expect(try await store.message(id)?.isEdited == false)
    #expect(try await store.texts() == ["better"])
    try await store.redact(id)
    #expect(try await store.texts() == [])
    #expect(try await store.outbox() == [])
    #expect(try await store.search("better") == [])
    #expect(try await store.checkIntegrity() == [])
  }

  @Test func actionsAreShownAtOnceAndUndone() async throws {
    try await store.deliver(.message("$1", "mine", by: .me))
    let id = try #require(try await store.find("$1")).id
    try await store.edit(id, to: .text("edited"), at: .noon)
    try await store.react(to: id, with: "👍")
    try await store.react(to: id, with: "👍")
    let message = try #require(try await store.message(id))
    #expect(message.text == "edited" && message.isEdited)
    #expect(message.reactions == [Reaction(emoji: "👍", count: 1, isOwn: true)])
    #expect(try await store.outbox().map(\.action) == [.edit(.text("edited")), .react("👍")])
    try await store.unreact(to: id, with: "👍")
    #expect(try await store.outbox().map(\.action) == [.edit(.text("edited"))])
    let edit = try #require(try await store.takeOne())
    try await store.finish(edit.id, as: .failed(reason: "too late", isRetryable: false))
    try await store.discard(edit.id)
    #expect(try await store.message(id)?.text == "mine")
    #expect(try await store.message(id)?.isEdited == false)
    try await store.redact(id, reason: "oops")
    #expect(try await store.message(id)?.isDeleted == true)
    #expect(try await store.search("mine") == [])
    let redaction = try #require(try await store.takeOne())
    #expect(redaction.target == "$1" && redaction.action == .redact(reason: "oops"))
    try await store.finish(redaction.id, as: .postponed)
    // An attempt that was lost may have arrived.
    await #expect(throws: ChatStoreError.notPossible("the server may have it already")) {
      try await store.discard(redaction.id)
    }
    _ = try await store.takeOne()
    try await store.finish(redaction.id, as: .failed(reason: "no", isRetryable: true))
    try await store.discard(redaction.id)
    #expect(try await store.texts() == ["mine"])
    #expect(try await store.search("mine").count == 1)
    #expect(try await store.checkIntegrity() == [])
  }

  @Test func whatMayHaveArrivedIsNotChangedInPlace() async throws {
    let id = try await store.say("first").id
    let entry = try #require(try await store.takeOne())
    try await store.finish(entry.id, as: .postponed)
    try await store.edit(id, to: .text("second"), at: .noon)
    #expect(try await store.texts() == ["second"])
    #expect(try await store.outbox().map(\.action) == [.send, .edit(.text("second"))])
    // The lost attempt had arrived, with the first text.
    try await store.deliver(.message("$1", "first", by: .me, transaction: entry.transactionID))
    #expect(try await store.texts() == ["second"])
    let edit = try #require(try await store.takeOne())
    #expect(edit.target == "$1")
    try await store.redact(id)
    try await store.finish(edit.id, as: .sent("$2"))
    let redaction = try #require(try await store.takeOne())
    #expect(redaction.target == "$1" && redaction.action == .redact(reason: ""))
    #expect(try await store.checkIntegrity() == [])
  }

  @Test func aReactionOnItsWayCanBeTakenBack() async throws {
    try await store.deliver(.message("$1", "a"))
    let id = try #require(try await store.find("$1")).id
    try await store.react(to: id, with: "👍")
    let entry = try #require(try await store.takeOne())
    try await store.unreact(to: id, with: "👍")
    #expect(try await store.message(id)?.reactions == [])
    try await store.finish(entry.id, as: .sent("$r"))
    let removal = try #require(try await store.takeOne())
    #expect(removal.action == .unreact("👍", "$r"))
    try await store.finish(removal.id, as: .sent("$x"))
    try await store.deliver(.event("$r", .reaction("$1", "👍"), by: .me, transaction: entry.transactionID))
    #expect(try await store.message(id)?.reactions == [])
  }

  @Test func actionsOnUnsentMessagesWaitForTheirName() async throws {
    let id = try await store.say("a").id
    try await store.react(to: id, with: "👍")
    let answer = OutgoingMessage(channel: .main, quoted: id, content: .text("b"))
    try await store.send(answer)
    let inThread = OutgoingMessage(channel: .main, thread: id, content: .text("c"))
    try await store.send(inThread)
    let entry = try #require(try await store.takeOne())
    try await store.finish(entry.id, as: .sent("$a"))
    let next = try #require(try await store.takeOne())
    #expect(next.action == .react("👍") && next.target == "$a")
    #expect(try await store.message(answer.id)?.quoted == .message(id))
    #expect(try await store.message(id)?.threadCount == 1)
    #expect(try await store.texts(.thread(id)) == ["c"])
    #expect(try await store.texts() == ["a", "b"])
    #expect(try await store.checkIntegrity() == [])
  }
}
