import Foundation
import Testing

@testable import ChatStore

/// Thousands of random steps, each compared with what follows from the facts.
struct RandomScriptTests {
  @Test(arguments: 1...14) func theStoreShowsWhatFollowsFromTheFacts(seed: UInt64) async throws {
    let script = try await RandomScript(seed: seed)
    for step in 0..<250 {
      try await script.step()
      try await script.check("seed \(seed), step \(step)")
    }
    try await script.finish()
    try await script.check("seed \(seed), at the end")
    #expect(try await script.store.checkIntegrity() == [])
    // Everything was sent once: the server has no two events of one transaction, and no action is left.
    #expect(try await script.store.outbox() == [])
  }
}

/// A user, a server and what lies between them.
final class RandomScript {
  private var random: SeededRandom
  private let folder: TemporaryFolder
  private(set) var store: ChatStore
  private var facts = Facts()
  /// Entries that the program is sending.
  private var underWay: [OutboxEntry] = []
  private var isTaken: [TransactionID: EventID] = [:]
  private var identities: [String: MessageID] = [:]
  private var mailbox = Mailbox<WindowChange>(), narrowMailbox = Mailbox<WindowChange>()
  private var observations: [Observation] = []
  private var narrow = MessageWindow(scope: .channel(.main))
  private var rows: [MessageID: WindowChange.Row] = [:], narrowRows: [MessageID: WindowChange.Row] = [:]
  private var log: [String] = []
  private let words = ["red", "green", "blue", "Café", "東京都", "naïve", "end"]

  init(seed: UInt64) async throws {
    random = SeededRandom(seed)
    folder = try TemporaryFolder()
    store = try await folder.open()
    observe()
  }

  private func observe() {
    mailbox = Mailbox()
    narrowMailbox = Mailbox()
    observations = [
      store.observers.add(MessageWindow(scope: .channel(.main)), mailbox), store.observers.add(narrow, narrowMailbox),
    ]
  }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private func text() -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      .joined(separator: " ")
  }

  // MARK: Steps

  func step() async throws {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<14: addEvent(.message(.text(text()), quoted: someTarget(25), thread: someTarget(20)))
    case 14..<22: if let target = anyEvent() { addEvent(.edit(target, .text(text())), sender: sender(of: target)) }
    case 22..<30: if let target = anyEvent() { addEvent(.reaction(target, emoji())) }
    case 30..<33: if let target = anyEvent() { addEvent(.redaction(target)) }
    case 33..<53: try await deliver()
    case 53..<63: try await send()
    case 63..<69: try await act()
    case 69..<80: underWay += try await take()
    case 80..<92: try await answer()
    case 92..<94: try await decideFailures()
    case 94..<96: try await reopen()
    case 96..<98: moveWindow()
    default: try await look()
    }
  }

  /// Whatever is under way arrives.
  func finish() async throws {
    // Twice: what arrives may let something else be sent.
    for _ in 0..<1000 {
      for entry in underWay { try await answer(entry, "sent") }
      underWay = []
      for index in facts.actions.indices {
        guard case .failed = facts.actions[index].state, !isDone(index), let id = facts.actions[index].entry else {
          continue
        }
        try await store.retry(id)
        facts.actions[index].state = .waiting
      }
      underWay = try await take()
      if underWay.isEmpty { break }
    }
    try await deliver(facts.events)
  }

  private func emoji() -> String { ["👍", "🎉", "x"].randomElement(using: &random) ?? "x" }

  private func anyEvent() -> EventID? {
    // The youngest most often; now and then one that does not exist.
    if chance(4) { return EventID(rawValue: "$missing\(Int.random(in: 0..<3, using: &random))") }
    return chance(60)
      ? facts.events.suffix(8).randomElement(using: &random)?.id : facts.events.randomElement(using: &random)?.id
  }

  private func someTarget(_ percent: Int) -> EventID? {
    guard chance(percent) else { return nil }
    let messages = facts.events.suffix(20).filter { if case .message(_, _, nil) = $0.body { true } else { false } }
    return messages.randomElement(using: &random)?.id
  }

  private func sender(of target: EventID) -> UserID? {
    chance(85) ? facts.events.first { $0.id == target }?.sender : nil
  }

  @discardableResult
  private func addEvent(
    _ body: ServerEvent.Body, sender: UserID? = nil, transaction: TransactionID? = nil
  ) -> ServerEvent {
    let number = facts.events.count
    let event = ServerEvent(
      id: EventID(rawValue: "$\(number)"), sender: sender ?? [.ann, .bob].randomElement(using: &random) ?? .ann,
      // Clocks say anything.
      sentAt: Date(timeIntervalSince1970: Double(Int.random(in: -4_000_000_000...9_000_000_000, using: &random))),
      order: Int64(number), transactionID: transaction, body: body)
    facts.events.append(event)
    log.append("server: \(event.id.rawValue) \(event.sender.rawValue.prefix(3)) \(body)")
    return event
  }

  private func deliver() async throws {
    let missing = facts.events.filter { !facts.delivered.contains($0.id) }
    var chosen = missing.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)).map { $0 }
    if chance(50), let again = facts.events.randomElement(using: &random) { chosen.append(again) }
    if chance(20), let twice = chosen.first { chosen.append(twice) }
    // Mostly in order, sometimes not.
    if chance(70) { chosen.sort { ($0.order ?? 0) < ($1.order ?? 0) } }
    try await deliver(chosen)
  }

  private func deliver(_ events: [ServerEvent]) async throws {
    var batch = ServerBatch()
    batch.timelines = [TimelineChunk(channel: .main, events: events, placement: .numbered())]
    batch.cursors = ["sync": "\(facts.delivered.count + events.count)"]
    log.append("deliver \(events.map(\.id.rawValue))")
    let result = try await store.apply(batch)
    #expect(result.refused == [])
    let known = facts.delivered
    facts.delivered.formUnion(events.map(\.id))
    // The echo of what was sent finishes it.
    for event in events where !known.contains(event.id) { noteEcho(event) }
    #expect(try await store.cursor("sync") == batch.cursors["sync"])
  }

  private func noteEcho(_ event: ServerEvent) {
    guard let transaction = event.transactionID,
      let index = facts.actions.firstIndex(where: { $0.transaction == transaction && !$0.isCancelled })
    else { return }
    switch facts.actions[index].kind {
    case .redact, .unreact: finish(index, event.id, order: nil)
    default: break
    }
  }

  private func isDone(_ index: Int) -> Bool {
    let action = facts.actions[index]
    return action.isCancelled || action.isAnswered || facts.event(of: action) != nil
  }

  private func finish(_ index: Int, _ event: EventID, order: Int64?) {
    facts.actions[index].isAnswered = true
    facts.actions[index].answer = event
    if let order { facts.actions[index].answeredOrder = order }
  }

  // MARK: The user

  private func target(_ message: Message) -> Facts.Target {
    message.eventID.map { .event($0) } ?? .own(message.id)
  }

  private func record(_ kind: Facts.Action.Kind, text: String = "", before: Set<OutboxID>) async throws {
    let added = try await store.outbox().filter { !before.contains($0.id) }
    #expect(added.count == 1)
    guard let entry = added.first else { return }
    facts.actions.append(
      Facts.Action(kind: kind, text: text, transaction: entry.transactionID, entry: entry.id))
    log.append("user: \(kind) \(text) \(entry.id.rawValue)")
  }

  private func entries() async throws -> Set<OutboxID> { Set(try await store.outbox().map(\.id)) }

  private func send() async throws {
    let shown = try await store.page(of: .channel(.main), limit: 20).messages
    let quoted = chance(25) ? shown.randomElement(using: &random) : nil
    let thread = chance(20) ? shown.randomElement(using: &random) : nil
    let message = OutgoingMessage(
      channel: .main, thread: thread?.id, quoted: quoted?.id, content: .text(text()), sentAt: .noon)
    try await store.save(Draft(id: message.id, channel: .main, thread: thread?.id, text: "draft"))
    let before = try await entries()
    try await store.send(message)
    #expect(try await store.draft(in: .main, thread: thread?.id) == nil)
    try await record(
      .send(message.id, quoted: quoted.map(target), thread: thread.map(target)), text: message.content.searchableText,
      before: before)
  }

  private func act() async throws {
    guard let message = try await store.page(of: .channel(.main), limit: 12).messages.randomElement(using: &random)
    else {
      return
    }
    let before = try await entries()
    let sendIndex = facts.actions.firstIndex { action in
      if case .send(let id, _, _) = action.kind { id == message.id && !isAnsweredSend(action) } else { false }
    }
    let isWaiting = sendIndex.map { !facts.actions[$0].isDoubtful } ?? false
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      guard message.sender == .me, !message.isDeleted else { return }
      let text = text()
      try await store.edit(message.id, to: .text(text), at: .noon)
      if isWaiting, let sendIndex {
        facts.actions[sendIndex].text = text
        log.append("user: in place \(sendIndex) \(text)")
      } else {
        try await record(.edit(target(message)), text: text, before: before)
      }
    case 1:
      guard message.sender == .me, !message.isDeleted else { return }
      try await store.redact(message.id)
      log.append("user: redact \(target(message))")
      for index in facts.actions.indices where !isDone(index) && concerns(index, message) {
        if isWaiting || !facts.actions[index].isDoubtful, index != sendIndex || isWaiting { cancel(index) }
      }
      if isWaiting {
        facts.forget(message.id)
        return
      }
      let added = try await store.outbox().filter { !before.contains($0.id) }
      guard let entry = added.first, added.count == 1 else {
        Issue.record("no entry")
        return
      }
      facts.actions.append(
        Facts.Action(kind: .redact(target(message)), transaction: entry.transactionID, entry: entry.id))
    case 2:
      let emoji = emoji()
      guard !message.isDeleted, !message.reactions.contains(where: { $0.emoji == emoji && $0.isOwn }) else { return }
      try await store.react(to: message.id, with: emoji)
      let removals = facts.actions.indices.filter { index in
        guard case .unreact(_, emoji, _, _) = facts.actions[index].kind else { return false }
        return !isDone(index) && concerns(index, message)
      }
      let added = try await store.outbox().filter { !before.contains($0.id) }
      if added.isEmpty {
        for index in removals { cancel(index) }
      } else {
        try await record(.react(target(message), emoji), before: before)
      }
    default:
      guard !message.isDeleted, let own = message.reactions.first(where: \.isOwn) else { return }
      try await store.unreact(to: message.id, with: own.emoji)
      log.append("user: unreact \(target(message)) \(own.emoji)")
      try await noteUnreact(message, own.emoji, before)
    }
  }

  private func isAnsweredSend(_ action: Facts.Action) -> Bool { action.isAnswered || facts.event(of: action) != nil }

  private func concerns(_ index: Int, _ message: Message) -> Bool {
    let names: Set<Facts.Target> = Set([.own(message.id)] + (message.eventID.map { [.event($0)] } ?? []))
    switch facts.actions[index].kind {
    case .send(let id, _, _): return names.contains(.own(id))
    case .edit(let target), .redact(let target), .react(let target, _), .unreact(let target, _, _, _):
      return names.contains(target)
    }
  }

  private func cancel(_ index: Int) {
    facts.actions[index].isCancelled = true
    log.append("cancelled \(index)")
  }

  private func noteUnreact(_ message: Message, _ emoji: String, _ before: Set<OutboxID>) async throws {
    // Own reactions that were shown: actions first, then what was told without one.
    let removed = Set(
      facts.actions.compactMap { action -> Int? in
        if case .unreact(_, _, let index, _) = action.kind, !action.isCancelled { index } else { nil }
      })
    var added = try await store.outbox().filter { !before.contains($0.id) }.sorted { $0.id < $1.id }
    for index in facts.actions.indices {
      guard case .react(_, emoji) = facts.actions[index].kind, !facts.actions[index].isCancelled,
        concerns(index, message), !removed.contains(index)
      else { continue }
      if !isDone(index), !facts.actions[index].isDoubtful {
        cancel(index)
        continue
      }
      let event = facts.event(of: facts.actions[index])
      guard !added.isEmpty else { continue }
      let entry = event == nil ? added.removeFirst() : added.first { $0.action == .unreact(emoji, event!) }
      guard let entry else { continue }
      added.removeAll { $0.id == entry.id }
      facts.actions.append(
        Facts.Action(
          kind: .unreact(target(message), emoji, action: index, event: event), transaction: entry.transactionID,
          entry: entry.id))
    }
    for entry in added {
      guard case .unreact(_, let event) = entry.action else { continue }
      facts.actions.append(
        Facts.Action(
          kind: .unreact(target(message), emoji, action: nil, event: event), transaction: entry.transactionID,
          entry: entry.id))
    }
  }

  // MARK: Sending

  private func take() async throws -> [OutboxEntry] {
    let entries = try await store.takeFromOutbox()
    for entry in entries {
      let index = facts.actions.firstIndex { $0.entry == entry.id }
      guard let index else {
        Issue.record("an entry of nothing")
        continue
      }
      #expect(facts.actions[index].transaction == entry.transactionID)
      #expect(!isDone(index))
      facts.actions[index].state = .sending
      facts.actions[index].isDoubtful = true
      log.append("take \(entry.id.rawValue)")
    }
    return entries
  }

  /// The server takes an entry, once for each transaction.
  private func take(_ entry: OutboxEntry) async throws -> ServerEvent? {
    if let known = isTaken[entry.transactionID] { return facts.events.first { $0.id == known } }
    let body: ServerEvent.Body
    switch entry.action {
    case .send:
      guard let message = try await store.message(entry.message) else { return nil }
      let action = facts.actions.first { $0.transaction == entry.transactionID }
      guard case .send(_, let quoted, let thread) = action?.kind else { return nil }
      _ = message
      body = .message(.text(action?.text ?? ""), quoted: event(quoted), thread: event(thread))
    case .edit(let content): body = .edit(try #require(entry.target), content)
    case .redact: body = .redaction(try #require(entry.target))
    case .react(let emoji): body = .reaction(try #require(entry.target), emoji)
    case .unreact(_, let event): body = .redaction(event)
    case .vote(let answers): body = .vote(try #require(entry.target), answers)
    case .endPoll: body = .pollEnd(try #require(entry.target))
    }
    // Some servers do not tell what an event was sent under.
    let event = addEvent(body, sender: .me, transaction: chance(70) ? entry.transactionID : nil)
    isTaken[entry.transactionID] = event.id
    return event
  }

  private func event(_ target: Facts.Target?) -> EventID? {
    switch target {
    case .event(let id): id
    case .own(let id):
      facts.actions.first { if case .send(id, _, _) = $0.kind { true } else { false } }.flatMap { facts.event(of: $0) }
    case nil: nil
    }
  }

  private func answer() async throws {
    guard let index = underWay.indices.randomElement(using: &random) else { return }
    let entry = underWay.remove(at: index)
    let ways = ["sent", "sent", "sent with order", "lost", "refused", "never arrived"]
    try await answer(entry, ways.randomElement(using: &random) ?? "sent")
  }

  private func answer(_ entry: OutboxEntry, _ way: String) async throws {
    guard let index = facts.actions.firstIndex(where: { $0.entry == entry.id }) else { return }
    if way == "refused" || way == "never arrived", isTaken[entry.transactionID] == nil {
      log.append("\(way) \(entry.id.rawValue)")
      try await store.finish(entry.id, as: way == "refused" ? .failed(reason: "no", isRetryable: true) : .postponed)
      guard !isDone(index) else { return }
      facts.actions[index].state = way == "refused" ? .failed(reason: "no", isRetryable: true) : .waiting
      if way == "refused" { facts.actions[index].isDoubtful = false }
      return
    }
    guard let event = try await take(entry) else { return }
    if way == "lost" {
      log.append("lost \(entry.id.rawValue)")
      try await store.finish(entry.id, as: .postponed)
      if !isDone(index) { facts.actions[index].state = .waiting }
      return
    }
    let wasDone = isDone(index)
    let order = way == "sent with order" ? event.order : nil
    log.append("answer \(entry.id.rawValue) \(event.id.rawValue) \(order ?? -1)")
    try await store.finish(entry.id, as: .sent(event.id, order: order))
    if !wasDone { finish(index, event.id, order: order) }
  }

  private func decideFailures() async throws {
    for index in facts.actions.indices {
      guard case .failed = facts.actions[index].state, !isDone(index), let id = facts.actions[index].entry else {
        continue
      }
      if chance(60) {
        try await store.retry(id)
        facts.actions[index].state = .waiting
      } else {
        log.append("discard \(id.rawValue)")
        try await store.discard(id)
        cancel(index)
        if case .send(let message, _, _) = facts.actions[index].kind { facts.forget(message) }
      }
    }
  }

  /// The program is killed and starts again. What it was sending may have arrived.
  private func reopen() async throws {
    log.append("reopen")
    for entry in underWay where chance(50) { _ = try await take(entry) }
    underWay = []
    observations = []
    store = try await folder.open()
    for index in facts.actions.indices where facts.actions[index].state == .sending {
      facts.actions[index].state = .waiting
    }
    observe()
    let all = try await store.page(of: .channel(.main), limit: 1000).messages
    rows = Self.rows(of: all, in: MessageWindow(scope: .channel(.main)))
    narrowRows = Self.rows(of: all, in: narrow)
  }

  // MARK: Checks

  private func moveWindow() {
    let keys = rows.values.map(\.key).sorted()
    guard let first = keys.randomElement(using: &random), let last = keys.randomElement(using: &random) else { return }
    narrow = MessageWindow(scope: .channel(.main), first: min(first, last), last: max(first, last))
    observe()
    narrowRows = rows.filter { narrow.contains($0.value.key) }
  }

  private static func rows(of messages: [Message], in window: MessageWindow) -> [MessageID: WindowChange.Row] {
    Dictionary(
      uniqueKeysWithValues: messages.filter { window.contains($0.key) }.map {
        ($0.id, WindowChange.Row(key: $0.key, revision: $0.revision))
      })
  }

  private func look() async throws {
    let all = try await store.page(of: .channel(.main), limit: 1000).messages
    // Pages after and before each other are the whole.
    let size = Int.random(in: 1...7, using: &random)
    var page = try await store.page(of: .channel(.main), at: chance(50) ? .newest : .oldest, limit: size)
    var joined = page.messages
    while page.hasNewer || page.hasOlder, let first = joined.first, let last = joined.last {
      let isForwards = page.hasNewer
      page = try await store.page(
        of: .channel(.main), at: isForwards ? .after(last.key) : .before(first.key), limit: size)
      joined = isForwards ? joined + page.messages : page.messages + joined
      if isForwards { page.hasOlder = false } else { page.hasNewer = false }
    }
    #expect(joined == all)
    if let middle = all.randomElement(using: &random) {
      let around = try await store.page(of: .channel(.main), at: .around(middle.id), limit: size)
      #expect(around.messages.contains(middle))
      #expect(around.messages.count == min(size, all.count))
      if let start = all.firstIndex(where: { $0.id == around.messages.first?.id }) {
        #expect(around.messages == Array(all[start...].prefix(around.messages.count)))
        #expect(around.hasOlder == (start > 0))
        #expect(around.hasNewer == (start + around.messages.count < all.count))
      }
      try await store.markRead(upTo: middle.id)
      // Reading never goes back.
      let receipt = try #require(try await store.receipts(in: .main).first { $0.user == .me })
      #expect(receipt.message >= middle.key || receipt.message.isUnplaced)
      let unread = all.filter { $0.key > receipt.message && $0.sender != .me && !$0.isDeleted }
      let counted = try await store.unread(in: .main)
      #expect(counted == Unread(count: unread.count, isMore: false, first: unread.first?.key))
    }
    let everything = try await store.search("re", limit: 1000).map(\.message.id)
    let found = try await store.search("re", in: .main, limit: 1000)
    #expect(Set(everything) == Set(found.map(\.message.id)))
    let expected = facts.messages().filter { $0.text.contains("red") }.map(\.name)
    #expect(Array(found.map { $0.message.eventID?.rawValue ?? "\($0.message.id.rawValue)" }.reversed()) == expected)
    for hit in found { #expect(hit.ranges.allSatisfy { hit.message.text[$0] == "red" } && !hit.ranges.isEmpty) }
  }

  func check(_ place: String) async throws {
    let expected = facts.messages()
    let all = try await store.page(of: .channel(.main), limit: 1000).messages
    let names = try await names(all)
    let shown = all.map { Self.shown($0, names) }
    let main = expected.filter { $0.thread == nil }
    if shown != main {
      for (index, pair) in zip(shown, main).enumerated() where pair.0 != pair.1 {
        Issue.record("\(place), row \(index): \(pair.0), expected \(pair.1)\n\(log.suffix(40).joined(separator: "\n"))")
        break
      }
      if shown.count != main.count {
        Issue.record("\(place): \(shown.count) rows, expected \(main.count)\n\(log.suffix(40).joined(separator: "\n"))")
      }
      throw ScriptError.differs
    }
    for root in all where root.threadCount > 0 {
      let page = try await store.page(of: .thread(root.id), limit: 1000).messages
      let names = try await self.names(page + [root])
      let answers = page.map { Self.shown($0, names) }
      let name = root.eventID?.rawValue ?? "\(root.id.rawValue)"
      #expect(answers == expected.filter { $0.thread == name }, "\(place), thread of \(name)")
    }
    for message in all {
      // An id is for ever, unless the message turned out to be one's own.
      guard let name = message.eventID?.rawValue else { continue }
      if let known = identities[name], known != message.id { #expect(message.transactionID != nil, "\(place)") }
      identities[name] = message.id
    }
    try checkWindow(MessageWindow(scope: .channel(.main)), all, mailbox, &rows, place)
    try checkWindow(narrow, all, narrowMailbox, &narrowRows, place)
  }

  /// What was told is exactly the difference between what was there and what is.
  private func checkWindow(
    _ window: MessageWindow, _ all: [Message], _ mailbox: Mailbox<WindowChange>,
    _ rows: inout [MessageID: WindowChange.Row], _ place: String
  ) throws {
    let change = mailbox.take() ?? WindowChange()
    let now = Self.rows(of: all, in: window)
    var expected = WindowChange()
    expected.inserted = now.filter { rows[$0.key] == nil }
    expected.changed = now.filter { rows[$0.key] != nil && rows[$0.key] != $0.value }
    expected.removed = Set(rows.keys.filter { now[$0] == nil })
    expected.hasGapsChanged = change.hasGapsChanged
    if change != expected {
      Issue.record("\(place): told \(change), expected \(expected)\n\(log.suffix(10).joined(separator: "\n"))")
      throw ScriptError.differs
    }
    rows = now
  }

  /// What messages, and those that they refer to, are called.
  private func names(_ messages: [Message]) async throws -> [MessageID: String] {
    var names: [MessageID: String] = [:]
    for message in messages { names[message.id] = message.eventID?.rawValue ?? "\(message.id.rawValue)" }
    for message in messages {
      for reference in [message.quoted, message.threadRoot] {
        guard case .message(let id) = reference, names[id] == nil else { continue }
        let other = try #require(try await store.message(id))
        names[id] = other.eventID?.rawValue ?? "\(id.rawValue)"
      }
    }
    return names
  }

  private static func shown(_ message: Message, _ names: [MessageID: String]) -> Facts.Shown {
    let name = { (reference: Message.Reference?) -> String? in
      switch reference {
      case .message(let id): names[id]
      case .unknown(let id): id.rawValue
      case nil: nil
      }
    }
    return Facts.Shown(
      name: message.eventID?.rawValue ?? "\(message.id.rawValue)", text: message.text, isDeleted: message.isDeleted,
      isEdited: message.isEdited,
      reactions: Dictionary(uniqueKeysWithValues: message.reactions.map { ($0.emoji, $0.count) }),
      ownReactions: Set(message.reactions.filter(\.isOwn).map(\.emoji)), quoted: name(message.quoted),
      thread: name(message.threadRoot), threadCount: message.threadCount, sendState: message.sendState)
  }
}

enum ScriptError: Error { case differs }

/// Random numbers that a seed decides (SplitMix64, Steele and others 2014).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
