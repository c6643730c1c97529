import ChatClient
import ChatMatrix
import ChatStore
import Foundation

/// The steps, in their order. Each throws if something is not as it has to be.
struct Script {
  let address: URL
  let folder: URL
  private var clients: [MatrixClientUnderTest] = []
  private var channel = ChannelID(rawValue: "")
  private var first = EventID(rawValue: "")

  init(address: URL, folder: URL) {
    self.address = address
    self.folder = folder
  }

  private var ann: MatrixClientUnderTest { clients[0] }
  private var bob: MatrixClientUnderTest { clients[1] }

  private func done(_ what: String) { Self.tell("ok  \(what)") }

  /// At once: whoever reads waits for it.
  static func tell(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  mutating func signIn() async throws {
    do {
      _ = try await MatrixLogin.password("wrong", user: "ann", at: address)
      throw Failure("a wrong password signs in")
    } catch ChatBackendError.wrongPassword {}
    let annAccount = try await MatrixLogin.password("password of ann", user: "ann", at: address)
    let bobAccount = try await MatrixLogin.password("password of bob", user: "@bob:localhost", at: address)
    let again = try await MatrixLogin.token(bobAccount.token, at: address)
    try expect(again == bobAccount, "the token's account is \(again.user)")
    clients = [
      try await MatrixClientUnderTest(annAccount, folder: folder, name: "ann"),
      try await MatrixClientUnderTest(bobAccount, folder: folder, name: "bob"),
    ]
    channel = try await ann.backend.makeChannel(named: "Main", inviting: [bob.account.user])
    let (bob, channel) = (bob, channel)
    try await eventually("the invitation") { bob.backend.invitations.map(\.id) == [channel] }
    try await bob.backend.join(channel.rawValue)
    try await eventually("the channel") { try await bob.store.channels().map(\.name) == ["Main"] }
    let ann = ann
    try await eventually("who joined") { try await ann.find("bob joined.", in: channel) != nil }
    done("signed in by password and by token; invited, joined, told in words")
  }

  mutating func talk() async throws {
    let id = try await ann.say("hello", in: channel)
    let seen = try await bob.waitFor("hello", in: channel)
    let (ann, bob, channel) = (ann, bob, channel)
    guard let event = seen.eventID else { throw Failure("hello has no name") }
    first = event
    try await bob.say("quoting", in: channel, quoted: seen.id)
    try await bob.say("in thread", in: channel, thread: seen.id)
    try await bob.store.react(to: seen.id, with: "👍")
    try await eventually("quote, thread and reaction") {
      let message = try await ann.store.message(id)
      return message?.threadCount == 1 && message?.reactions == [Reaction(emoji: "👍", count: 1, isOwn: false)]
    }
    let quote = try await ann.waitFor("quoting", in: channel)
    try expect(quote.quoted == .message(id), "the quote is of \(String(describing: quote.quoted))")
    let thread = try await ann.messages(.thread(id)).map(\.content.searchableText)
    try expect(thread == ["in thread"], "the thread is \(thread)")
    try await ann.store.edit(id, to: .text("hello, better"))
    try await bob.store.unreact(to: seen.id, with: "👍")
    try await eventually("edit and unreaction") {
      let message = try await bob.store.message(seen.id)
      let own = try await ann.store.message(id)
      return message?.content == .text("hello, better") && message?.isEdited == true && own?.reactions.isEmpty == true
    }
    let gone = try await ann.say("to be deleted", in: channel)
    let goneSeen = try await bob.waitFor("to be deleted", in: channel)
    try await ann.store.redact(gone, reason: "a test")
    try await eventually("the deletion") { try await bob.store.message(goneSeen.id)?.isDeleted == true }
    let poll = MessageContent.Poll(
      question: "Lunch?", options: [.init(id: "1", text: "yes"), .init(id: "2", text: "no")])
    let place = MessageContent.Location(latitude: 48.85, longitude: 2.35, name: "Paris")
    for content in [MessageContent.poll(poll), .location(place)] {
      try await ann.store.send(OutgoingMessage(channel: channel, content: content))
      let seen = try await bob.waitFor(content.searchableText, in: channel)
      try expect(seen.content == content, "it came as \(seen.content)")
    }
    done("text, quote, thread, reaction, unreaction, edit, deletion, poll, place")
  }

  mutating func readAndType() async throws {
    let (ann, bob, channel) = (ann, bob, channel)
    let last = try await ann.say("read this", in: channel)
    let seen = try await bob.waitFor("read this", in: channel)
    await bob.session.markRead(upTo: seen.id)
    try await eventually("the receipt") { try await ann.store.message(last)?.readers == [bob.account.user] }
    // A place in a thread is told for the thread alone.
    let root = try await bob.store.message(first, in: channel)
    guard let root, let answer = try await bob.messages(.thread(root.id)).first, let name = answer.eventID else {
      throw Failure("there is no answer in the thread")
    }
    await bob.session.markRead(upTo: answer.id)
    try await eventually("the thread's receipt") {
      try await ann.store.message(name, in: channel)?.readers == [bob.account.user]
    }
    let readers = try await ann.store.message(last)?.readers
    try expect(readers == [bob.account.user], "the thread's receipt moved the channel's")
    var typers = ann.session.typing(in: channel).makeAsyncIterator()
    _ = await typers.next()
    await bob.session.setTyping(true, in: channel)
    let now = await typers.next()
    try expect(now == [bob.account.user], "typing are \(String(describing: now))")
    await bob.session.setTyping(false, in: channel)
    let then = await typers.next()
    try expect(then == [], "still typing are \(String(describing: then))")
    done("receipts, of threads too; typing")
  }

  mutating func pinReportSearch() async throws {
    let (ann, bob, channel) = (ann, bob, channel)
    let seen = try await bob.waitFor("hello, better", in: channel)
    let own = try await ann.waitFor("hello, better", in: channel)
    try await ann.session.setPinned(true, own.id)
    try await eventually("the pin") { try await bob.store.message(seen.id)?.isPinned == true }
    try await ann.session.setPinned(false, own.id)
    try await eventually("no pin") { try await bob.store.message(seen.id)?.isPinned == false }
    try await bob.session.report(seen.id, reason: "a test")
    try await eventually("a hit", seconds: 10) {
      try await ann.session.searchServer("quoting", in: channel).hits.map(\.event.sender) == [bob.account.user]
    }
    done("pins, report, search on the server")
  }

  mutating func sendPictures() async throws {
    let (ann, bob, channel) = (ann, bob, channel)
    let picture = Pictures.png(width: 1024, height: 1024)
    let attachment = Attachment(
      source: "local:1", name: "gradient.png", type: "image/png", size: picture.count, width: 1024, height: 1024)
    try await ann.store.attachments.store(picture, for: "local:1")
    try await ann.store.send(OutgoingMessage(channel: channel, content: .images([attachment], caption: "a picture")))
    let seen = try await bob.waitFor("a picture\ngradient.png", in: channel)
    guard let file = seen.content.attachments.first else { throw Failure("the picture has no file") }
    let data = try await bob.session.data(of: file, thumbnail: false)
    try expect(data == picture, "the picture has \(data.count) bytes, not \(picture.count)")
    let small = try await bob.session.data(of: file, thumbnail: true)
    let size = Pictures.size(of: small)
    try expect(
      size.map { $0.width <= 800 && $0.width >= 320 } == true,
      "the thumbnail is \(String(describing: size)), \(small.count) bytes")
    let voice = Attachment(
      source: "local:2", name: "voice.ogg", type: "audio/ogg", size: 4, duration: 2.5, waveform: [0, 0.5, 1])
    try await ann.store.attachments.store(Data("OggS".utf8), for: "local:2")
    try await ann.store.send(OutgoingMessage(channel: channel, content: .voice(voice)))
    try await ann.store.send(
      OutgoingMessage(channel: channel, content: .images([attachment, attachment], caption: "two")))
    let heard = try await bob.waitFor("voice.ogg", in: channel)
    guard case .voice(let came) = heard.content else { throw Failure("the voice came as \(heard.content)") }
    try expect(came.duration == 2.5 && came.waveform == [0, 0.5, 1], "the voice is \(came)")
    let two = try await bob.waitFor("two\ngradient.png\ngradient.png", in: channel)
    try expect(two.content.attachments.count == 2, "two pictures are \(two.content)")
    done("picture up and down with a thumbnail of the server's, voice, several pictures")
  }

  /// Kills the server in the middle of a conversation. What was said before, meanwhile and after is there once.
  mutating func killTheServer() async throws {
    let (ann, bob, channel) = (ann, bob, channel)
    for number in 0..<30 {
      try await ann.say("ann \(number) around the kill", in: channel)
      try await bob.say("bob \(number) around the kill", in: channel)
      if number == 10 { ask("@kill") }
      if number == 20 {
        try await eventually("offline") { await Self.isOffline(ann.session) }
        ask("@start")
      }
    }
    for client in [ann, bob] {
      client.session.reconnect()
      try await eventually("all 60", seconds: 90) {
        // Who was away for long gets the newest alone, and asks for the rest.
        for gap in try await client.store.gaps(in: channel) {
          try await client.session.fill(gap, in: channel, from: .newer)
        }
        let messages = try await client.messages(.channel(channel)).filter { Self.isAroundTheKill($0) }
        let isSent = try await client.store.outbox().isEmpty
        return isSent && messages.count >= 60 && !messages.contains { $0.key.isUnplaced }
      }
      for name in ["ann", "bob"] {
        let texts = try await client.messages(.channel(channel)).map(\.content.searchableText).filter {
          $0.hasPrefix(name) && $0.hasSuffix("around the kill")
        }
        try expect(texts == (0..<30).map { "\(name) \($0) around the kill" }, "\(name)'s messages are \(texts)")
      }
    }
    done("the server was killed in between: 60 messages, each once, in order")
  }

  /// Kills a client five times in the middle of sending. What its store had acknowledged is at the server once, in
  /// order.
  mutating func killAClient() async throws {
    let (bob, channel) = (bob, channel)
    let account = try await MatrixLogin.password("password of ann", user: "ann", at: address)
    let file = folder.appending(path: "ann2.sqlite")
    var acknowledged: [Int] = [], next = 0
    for round in 0..<5 {
      let last = try Sender.runAndKill(file, account, channel, from: next, count: 15 + 3 * round)
      acknowledged += next...last
      // The number after it may have been acknowledged without anybody hearing of it.
      next = last + 2
    }
    let ann = try await MatrixClientUnderTest(account, folder: folder, name: "ann2")
    try await eventually("the outbox", seconds: 60) { try await ann.store.outbox().isEmpty }
    let last = "kill \(acknowledged.last ?? 0)"
    _ = try await bob.waitFor(last, in: channel)
    try await eventually("all at bob") {
      let own = try await Self.killed(ann, channel).filter { acknowledged.contains($0) }
      let others = try await Self.killed(bob, channel).filter { acknowledged.contains($0) }
      return own == acknowledged && others == acknowledged
    }
    let numbers = try await Self.killed(bob, channel)
    try expect(Set(numbers).count == numbers.count, "some came twice: \(numbers)")
    let names = try await ann.store.channels().map(\.name)
    try expect(names == ["Main"], "the channel's name is \(names)")
    await ann.stop()
    done("a client was killed five times while it sent: \(acknowledged.count) messages, each once, in order")
  }

  private static func killed(_ client: MatrixClientUnderTest, _ channel: ChannelID) async throws -> [Int] {
    for gap in try await client.store.gaps(in: channel) {
      try await client.session.fill(gap, in: channel, from: .newer)
    }
    return try await client.messages(.channel(channel)).map(\.content.searchableText).filter { $0.hasPrefix("kill ") }
      .compactMap { Int($0.dropFirst(5)) }
  }

  private static func isAroundTheKill(_ message: Message) -> Bool {
    message.content.searchableText.hasSuffix("around the kill")
  }

  private static func isOffline(_ session: ChatSession) async -> Bool {
    var states = session.connection().makeAsyncIterator()
    if case .offline = await states.next() { return true }
    return false
  }

  private func ask(_ what: String) {
    Self.tell(what)
    _ = readLine()
  }

  /// A thousand messages from both sides at once.
  mutating func flood() async throws {
    let (ann, bob, channel) = (ann, bob, channel)
    let began = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (client, name) in [(ann, "ann"), (bob, "bob")] {
        group.addTask { for number in 0..<500 { try await client.say("\(name) says \(number)", in: channel) } }
      }
      try await group.waitForAll()
    }
    var orders: [[String]] = []
    for client in [ann, bob] {
      try await eventually("1,000 messages", seconds: 300) { try await client.store.outbox().isEmpty }
    }
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    for client in [ann, bob] {
      try await eventually("1,000 messages at \(client.account.user.rawValue)", seconds: 60) {
        for gap in try await client.store.gaps(in: channel) {
          try await client.session.fill(gap, in: channel, from: .newer)
        }
        let messages = try await client.messages(.channel(channel)).filter {
          $0.content.searchableText.contains(" says ")
        }
        return messages.count >= 1000 && !messages.contains { $0.key.isUnplaced }
      }
      let texts = try await client.messages(.channel(channel)).map(\.content.searchableText).filter {
        $0.contains(" says ")
      }
      for name in ["ann", "bob"] {
        try expect(
          texts.filter { $0.hasPrefix(name) } == (0..<500).map { "\(name) says \($0)" }, "\(name)'s are not in order")
      }
      try expect(texts.count == 1000, "there are \(texts.count)")
      orders.append(texts)
    }
    try expect(orders[0] == orders[1], "the two have them in another order")
    done("1,000 messages from both sides, once each, in one order: \(Int(1000 / seconds)) a second")
  }

  /// A program that begins with nothing sees the same.
  mutating func startAnew() async throws {
    let channel = channel, first = first
    let account = try await MatrixLogin.password("password of bob", user: "bob", at: address)
    let new = try await MatrixClientUnderTest(account, folder: folder, name: "bob2")
    try await eventually("the newest") { try await !new.messages(.channel(channel)).isEmpty }
    try await new.session.load(around: first, in: channel)
    let around = try await new.store.message(first, in: channel)
    try expect(around?.content == .text("hello, better"), "the first message is \(String(describing: around?.content))")
    var requests = 0
    while let gap = try await new.store.gaps(in: channel).last {
      try await new.session.fill(gap, in: channel, from: requests % 2 == 0 ? .newer : .older)
      requests += 1
      try expect(requests < 100, "a gap does not close: \(gap)")
    }
    let all = try await new.messages(.channel(channel)).filter { !$0.isDeleted }.map(\.eventID)
    let known = try await bob.messages(.channel(channel)).filter { !$0.isDeleted }.map(\.eventID)
    try expect(all == known, "a new program has \(all.count) messages, the old one \(known.count)")
    let problems = try await new.store.checkIntegrity()
    try expect(problems.isEmpty, "\(problems)")
    await new.stop()
    done(
      "a new program loads around the first message, fills the gaps from both sides (\(requests) requests), and has the same"
    )
  }

  mutating func signOut() async throws {
    let bob = bob
    try await MatrixLogin.logout(bob.account)
    try await eventually("signed out") {
      var states = bob.session.connection().makeAsyncIterator()
      return await states.next() == .signedOut
    }
    for client in clients {
      try expect(client.session.leftOutCount == 0, "\(client.session.leftOutCount) events made no sense")
      await client.stop()
    }
    done("signed out")
  }
}
