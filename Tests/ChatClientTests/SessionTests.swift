import ChatStore
import Foundation
import Testing

@testable import ChatClient

/// What two clients of one server see of each other.
struct SessionTests {
  private func two(_ server: InMemoryChatServer) async throws -> (Client, Client) {
    (
      try await Client(.ann, server.backend(for: .ann), .quick),
      try await Client(.bob, server.backend(for: .bob), .quick)
    )
  }

  @Test func everyKindOfEventArrives() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let (ann, bob) = try await two(server)
    let first = try await ann.say("one")
    try await eventually("one") { try await bob.find("one") != nil }
    let seen = try #require(try await bob.find("one"))
    #expect(seen.sender == .ann)
    try await bob.say("two", quoted: seen.id)
    try await bob.say("in thread", thread: seen.id)
    try await bob.store.react(to: seen.id, with: "👍")
    try await eventually("the answers") {
      let message = try await ann.store.message(first.id)
      return message?.threadCount == 1 && message?.reactions == [Reaction(emoji: "👍", count: 1, isOwn: false)]
    }
    let two = try #require(try await ann.find("two"))
    #expect(two.quoted == .message(first.id))
    try await ann.store.edit(first.id, to: .text("one, better"))
    try await bob.store.unreact(to: seen.id, with: "👍")
    try await eventually("the edit") {
      let message = try await bob.store.message(seen.id)
      return message?.content == .text("one, better") && message?.isEdited == true && message?.reactions.isEmpty == true
    }
    try await ann.session.setPinned(true, first.id)
    #expect(try await ann.store.message(first.id)?.isPinned == true)
    try await eventually("the pin") { try await bob.store.message(seen.id)?.isPinned == true }
    try await bob.session.report(seen.id, reason: "a test")
    #expect(server.reports.map(\.reason) == ["a test"])
    #expect(try await bob.store.message(seen.id)?.isFlagged == true)
    let page = try await bob.session.searchServer("TWO")
    #expect(page.hits.map(\.event.sender) == [.bob] && page.next == nil)
    try await ann.store.redact(first.id)
    try await eventually("the deletion") { try await bob.store.message(seen.id)?.isDeleted == true }
    #expect(try await bob.store.channels().map(\.name) == ["Main"])
    #expect(try await bob.store.members(of: .main).map(\.name) == ["Ann", "Bob"])
    await ann.stop()
    await bob.stop()
  }

  @Test func votesArriveAreChangedAndEnd() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let (ann, bob) = try await two(server)
    let poll = MessageContent.Poll(
      question: "Lunch?", options: [.init(id: "a", text: "Ramen"), .init(id: "b", text: "Pizza")])
    let asked = try await ann.store.send(OutgoingMessage(channel: .main, content: .poll(poll)))
    try await eventually("the poll") { try await bob.find("Lunch?\nRamen\nPizza") != nil }
    let seen = try #require(try await bob.find("Lunch?\nRamen\nPizza"))
    try await bob.store.vote(for: ["a"], in: seen.id)
    try await ann.store.vote(for: ["a"], in: asked.id)
    let both = PollVotes(counts: ["a": 2], voters: 2, own: ["a"])
    try await eventually("two votes") {
      let (first, second) = (try await ann.store.message(asked.id)?.votes, try await bob.store.message(seen.id)?.votes)
      return first == both && second == both
    }
    // Before the server is asked one changes one's mind twice: it is told once.
    await bob.stop()
    try await bob.store.vote(for: ["b"], in: seen.id)
    try await bob.store.vote(for: [], in: seen.id)
    try await bob.reopen(runs: false)
    try await bob.store.vote(for: ["b"], in: seen.id)
    #expect(try await bob.store.message(seen.id)?.votes?.own == ["b"])
    bob.run()
    try await eventually("the other vote") {
      try await ann.store.message(asked.id)?.votes == PollVotes(counts: ["a": 1, "b": 1], voters: 2, own: ["a"])
    }
    let told = server.events(in: .main).filter { event in
      if case .vote = event.body { event.sender == .bob } else { false }
    }
    #expect(told.count == 2)
    try await ann.store.endPoll(asked.id)
    try await eventually("the end") { try await bob.store.message(seen.id)?.votes?.isEnded == true }
    await ann.stop()
    await bob.stop()
  }

  /// Asked without a connection by a program that is killed, it arrives once, and others vote.
  @Test func aPollAskedOfflineArrivesOnce() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let (ann, bob) = try await two(server)
    server.faults.isDisconnected = true
    let poll = MessageContent.Poll(
      question: "Tea?", options: [.init(id: "1", text: "Green"), .init(id: "2", text: "Black")], maxSelections: 2)
    let asked = try await ann.store.send(OutgoingMessage(channel: .main, content: .poll(poll)))
    try await ann.reopen()
    #expect(try await ann.store.message(asked.id)?.eventID == nil)
    server.faults.isDisconnected = false
    try await eventually("the poll") { try await bob.find("Tea?\nGreen\nBlack") != nil }
    let seen = try #require(try await bob.find("Tea?\nGreen\nBlack"))
    #expect(seen.content == .poll(poll))
    try await bob.store.vote(for: ["2"], in: seen.id)
    try await eventually("the vote") { try await ann.store.message(asked.id)?.votes?.counts == ["2": 1] }
    #expect(server.events(in: .main).filter { $0.sender == .ann }.count == 1)
    #expect(try await ann.store.outbox().isEmpty)
    await ann.stop()
    await bob.stop()
  }

  @Test func typingIsToldSparinglyAndExpires() async throws {
    let clock = ManualTime()
    let server = InMemoryChatServer.withTwo(time: clock.time)
    let ann = try await Client(.ann, server.backend(for: .ann), clock.time)
    let bob = try await Client(.bob, server.backend(for: .bob), clock.time)
    try await eventually("online") { ann.session.state.value == .online && bob.session.state.value == .online }
    // Both wait for something to happen: nothing else asks the server.
    try await eventually("waiting") { server.state.withLock { $0.bells.count } == 2 }
    var typers = bob.session.typing(in: .main).makeAsyncIterator()
    #expect(await typers.next() == [])
    for _ in 0..<100 { await ann.session.setTyping(true, in: .main) }
    #expect(await typers.next() == [.ann])
    #expect(server.state.withLock { $0.channels[.main]?.typing[.ann] } == clock.now + 20)
    clock.advance(by: 7)
    await ann.session.setTyping(true, in: .main)
    #expect(server.state.withLock { $0.channels[.main]?.typing[.ann] } == clock.now + 13)
    clock.advance(by: 1)
    await ann.session.setTyping(true, in: .main)
    #expect(server.state.withLock { $0.channels[.main]?.typing[.ann] } == clock.now + 20)
    await ann.session.setTyping(false, in: .main)
    #expect(await typers.next() == [])
    // Whoever goes away while they type is forgotten.
    await ann.session.setTyping(true, in: .main)
    #expect(await typers.next() == [.ann])
    let end = clock.now + 20
    try await eventually("waiting for the end of it") {
      server.state.withLock { $0.bells.count } == 2 && clock.wakings == [end, end]
    }
    clock.advance(by: 21)
    #expect(await typers.next() == [])
    // Without a connection nobody knows.
    await ann.session.setTyping(true, in: .main)
    #expect(await typers.next() == [.ann])
    server.faults.isDisconnected = true
    #expect(await typers.next() == [])
    await ann.stop()
    await bob.stop()
  }

  @Test func receiptsAreToldLaterAndNewestOnly() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    server.say((1...20).map { "m\($0)" })
    let bob = try await Client(.bob, server.backend(for: .bob), .quick)
    try await eventually("messages") { try await bob.texts().count == 20 }
    await bob.stop()
    // Read while the program has no connection, and then it ends.
    for number in 1...15 {
      let message = try #require(try await bob.find("m\(number)"))
      await bob.session.markRead(upTo: message.id)
    }
    #expect(try await bob.store.unread(in: .main).count == 5)
    try await bob.reopen(runs: false)
    let before = server.requestCount
    bob.run()
    let fifteenth = server.events(in: .main)[14].id
    try await eventually("the receipt") { server.receipts(in: .main) == [.bob: fifteenth] }
    try await eventually("online") { bob.session.state.value == .online }
    // One receipt for fifteen, though the server is asked for news too.
    #expect(server.requestCount - before <= 4)
    // Another program of the same user reads on: that need not be told.
    let other = server.backend(for: .bob)
    try await other.markRead(upTo: server.events(in: .main)[19].id, in: .main, thread: nil)
    try await eventually("the other's place") { try await bob.store.unread(in: .main).count == 0 }
    #expect(try await bob.store.cursor(ChatSession.receiptCursor(.main)) == server.events(in: .main)[19].id.rawValue)
    await bob.stop()
  }

  @Test func whoHasReadAThreadIsToldForTheThreadAlone() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let (ann, bob) = try await two(server)
    let root = try await ann.say("one")
    let answer = try await ann.say("answer", thread: root.id)
    try await eventually("the answer") { try await bob.find("one")?.threadCount == 1 }
    let seen = try #require(try await bob.find("one"))
    let page = try await bob.store.page(of: .thread(seen.id))
    await bob.stop()
    // Read while the program has no connection, and then it ends.
    await bob.session.markRead(upTo: try #require(page.messages.last).id)
    try await bob.reopen()
    try await eventually("the reader") { try await ann.store.message(answer.id)?.readers == [.bob] }
    #expect(server.receipts(in: .main) == [:])
    #expect(try await bob.store.unread(in: .main).count == 1)
    #expect(try await ann.store.message(root.id)?.readers == [])
    // Another program of the same user reads on in the thread: that need not be told.
    let next = try await ann.say("more", thread: root.id)
    try await eventually("a name") { try await ann.store.message(next.id)?.eventID != nil }
    let first = try #require(try await ann.store.message(root.id)?.eventID)
    let last = try #require(try await ann.store.message(next.id)?.eventID)
    #expect(server.receipts(in: .main, thread: first).keys.map(\.self) == [.bob])
    try await server.backend(for: .bob).markRead(upTo: last, in: .main, thread: first)
    try await eventually("the other's place") {
      try await bob.store.cursor(ChatSession.receiptCursor(.main, thread: first)) == last.rawValue
    }
    try await eventually("the message") { try await bob.store.places(of: .bob, otherThan: "read ").isEmpty }
    await #expect(throws: ChatBackendError.self) {
      try await server.backend(for: .bob).markRead(upTo: last, in: .main, thread: EventID(rawValue: "$nothing"))
    }
    await ann.stop()
    await bob.stop()
  }

  @Test func receiptsThatAreRefusedAreNotToldForEver() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    server.say(["a", "b"])
    let bob = try await Client(.bob, server.backend(for: .bob), .quick)
    try await eventually("messages") { try await bob.texts().count == 2 }
    server.setChannel(Channel(id: .main), members: [Member(user: .bob, isPresent: false)])
    let message = try #require(try await bob.find("b"))
    await bob.session.markRead(upTo: message.id)
    try await eventually("told") { try await bob.store.cursor(ChatSession.receiptCursor(.main)) != nil }
    await bob.stop()
  }

  @Test func aRefusalStaysUntilItIsRetried() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let ann = try await Client(.ann, server.backend(for: .ann), .quick)
    try await eventually("online") { ann.session.state.value == .online }
    server.setChannel(Channel(id: .main), members: [Member(user: .ann, isPresent: false)])
    let message = try await ann.say("no")
    try await eventually("refused") {
      if case .failed(.gone, isRetryable: true) = try await ann.store.message(message.id)?.sendState {
        true
      } else {
        false
      }
    }
    server.setChannel(Channel(id: .main), members: [Member(user: .ann)])
    let entry = try #require(try await ann.store.outbox().first)
    try await ann.store.retry(entry.id)
    try await eventually("sent") { server.texts() == ["no"] }
    let system = try await ann.store.send(OutgoingMessage(channel: .main, content: .ephemeral("mine")))
    try await eventually("refused for good") {
      if case .failed(.notSupported, isRetryable: false) = try await ann.store.message(system.id)?.sendState {
        true
      } else {
        false
      }
    }
    await ann.stop()
  }

  // MARK: Links

  @Test func linksAreAskedOfOnceAndKept() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let ann = try await Client(.ann, server.backend(for: .ann), .quick, runs: false)
    let link = URL(string: "https://example.org/a")!, none = URL(string: "http://example.org/none")!
    let preview = try #require(LinkPreview(title: "A"))
    server.setPreview(preview, of: link)
    let session = ann.session
    let answers = try await withThrowingTaskGroup(of: LinkPreview?.self) { group in
      for _ in 0..<5 { group.addTask { try await session.preview(of: link) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: preview, count: 5))
    #expect(try await session.preview(of: link) == preview && server.previewedLinks.count == 1)
    // That there is nothing is kept for a day; what there is for a week, and without a connection for good.
    #expect(try await session.preview(of: none) == nil)
    #expect(try await session.preview(of: none) == nil && server.previewedLinks.count == 2)
    let later = Date() + 2 * 86_400
    #expect(try await session.preview(of: none, now: later) == nil && server.previewedLinks.count == 3)
    #expect(try await session.preview(of: link, now: later) == preview && server.previewedLinks.count == 3)
    server.faults.isDisconnected = true
    #expect(try await session.preview(of: link, now: Date() + 30 * 86_400) == preview)
    await #expect(throws: ChatBackendError.self) {
      try await session.preview(of: URL(string: "https://example.org/new")!)
    }
    server.faults.isDisconnected = false
    for odd in ["file:///etc/passwd", "mailto:a@b", "ftp://a/b", "javascript:alert(1)", "/a"] {
      #expect(try await session.preview(of: URL(string: odd)!) == nil)
    }
    #expect(server.previewedLinks.count == 3)
  }

  // MARK: Files

  @Test func filesAreSentOnceAndStay() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let ann = try await Client(.ann, server.backend(for: .ann), .quick, runs: false)
    let picture = Data((0..<5000).map { UInt8($0 % 251) })
    let small = Data([0xFF, 0xD8, 1, 2])
    let attachment = Attachment(source: "local:1", name: "a.png", type: "image/png", thumbnail: "local:2")
    let message = try await ann.store.send(
      OutgoingMessage(channel: .main, content: .images([attachment], caption: "look")))
    try await ann.store.attachments.store(picture, for: "local:1")
    try await ann.store.attachments.store(small, for: "local:2")
    // The message's answer is lost again and again, the file's too.
    server.faults.lostAnswers = 0.5
    ann.run()
    let bob = try await Client(.bob, server.backend(for: .bob), .quick)
    try await eventually("the picture") { try await bob.find("look\na.png") != nil }
    server.faults.lostAnswers = 0
    let seen = try #require(try await bob.find("look\na.png")?.content.attachments.first)
    #expect(seen.source.hasPrefix("memory:") && seen.thumbnail?.hasPrefix("memory:") == true)
    #expect(try await bob.session.data(of: seen, thumbnail: false) == picture)
    #expect(try await bob.session.data(of: seen, thumbnail: true) == small)
    // The sender has them under the new names, without asking.
    try await eventually("the echo") {
      try await ann.store.message(message.id)?.content.attachments.first?.source == seen.source
    }
    await ann.stop()
    server.faults.isDisconnected = true
    #expect(try await ann.session.data(of: seen, thumbnail: false) == picture)
    // What was downloaded is in the cache.
    await bob.stop()
    #expect(try await bob.session.data(of: seen, thumbnail: true) == small)
    await #expect(throws: ChatBackendError.self) {
      _ = try await bob.session.data(
        of: Attachment(source: "memory:none", name: "", type: ""), thumbnail: false)
    }
  }

  @Test func aMissingFileIsARefusalAndNotTheEnd() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let ann = try await Client(.ann, server.backend(for: .ann), .quick)
    let attachment = Attachment(source: "local:gone", name: "a.png", type: "image/png")
    let message = try await ann.store.send(
      OutgoingMessage(channel: .main, content: .file(attachment, caption: "")))
    try await ann.say("after")
    try await eventually("after") { server.texts() == ["after"] }
    #expect(
      try await ann.store.message(message.id)?.sendState
        == .failed(reason: .fileMissing(name: "a.png"), isRetryable: false))
    await ann.stop()
  }

  @Test func downloadsAreShared() async throws {
    let server = InMemoryChatServer.withTwo(time: .quick)
    let source = server.upload(Data(repeating: 7, count: 100_000))
    let bob = try await Client(.bob, server.backend(for: .bob), .quick, runs: false)
    server.faults.delay = 2...2
    let attachment = Attachment(source: source, name: "", type: "image/png")
    let session = bob.session
    let data = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 { group.addTask { try await session.data(of: attachment, thumbnail: true).count } }
      // One who goes does not take it from the others.
      let leaver = Task { try await session.data(of: attachment, thumbnail: true) }
      leaver.cancel()
      await #expect(throws: ChatBackendError.cancelled) { _ = try await leaver.value }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(data == Array(repeating: 100_000, count: 20))
    // A small picture, which this server does not make, and then the file.
    #expect(server.requestCount == 2)
    // A film is no picture of itself.
    let film = Attachment(source: server.upload(Data([1])), name: "", type: "video/mp4")
    await #expect(throws: ChatBackendError.notSupported("it makes no small pictures")) {
      _ = try await session.data(of: film, thumbnail: true)
    }
  }
}
