import Foundation
import Testing

@testable import ChatStore

/// A window is told exactly what changes in it.
struct ObservationTests {
  private let folder: TemporaryFolder
  private let store: ChatStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try await folder.open()
    for number in 1...9 { try await store.deliver(.message(EventID(rawValue: "$\(number)"), "\(number)")) }
  }

  private func key(_ event: EventID) async throws -> MessageKey { try #require(try await store.find(event)).key }

  private func window(_ first: EventID?, _ last: EventID?) async throws -> MessageWindow {
    MessageWindow(
      scope: .channel(.main), first: try await first.asyncMap { try await key($0) },
      last: try await last.asyncMap { try await key($0) })
  }

  @Test func whatIsOutsideIsNotTold() async throws {
    let inside = Mailbox<WindowChange>(), newest = Mailbox<WindowChange>(), elsewhere = Mailbox<WindowChange>()
    let held = [
      store.observers.add(try await window("$3", "$5"), inside),
      store.observers.add(try await window("$7", nil), newest),
      store.observers.add(MessageWindow(scope: .channel(.other)), elsewhere),
    ]
    try await store.deliver(.event("$a", .reaction("$4", "👍")), .event("$b", .reaction("$2", "👍")))
    let four = try #require(try await store.find("$4"))
    #expect(four.revision == 2)
    let change = try #require(inside.take())
    #expect(change.changed == [four.id: WindowChange.Row(key: four.key, revision: 2)])
    #expect(change.inserted.isEmpty && change.removed.isEmpty && !change.hasGapsChanged)
    #expect(newest.take() == nil && elsewhere.take() == nil)
    func read(_ user: UserID, upTo event: EventID) async throws {
      var batch = ServerBatch()
      batch.receipts = [ServerBatch.Receipt(channel: .main, user: user, event: event, readAt: .noon)]
      try await store.apply(batch)
    }
    // A receipt changes two rows, once each.
    try await read(.bob, upTo: "$4")
    #expect(inside.take()?.changed.count == 1)
    try await read(.bob, upTo: "$5")
    #expect(inside.take()?.changed.count == 2)
    // What changes nothing is not told; the user's own place shows in no row.
    try await read(.bob, upTo: "$4")
    try await store.markRead(upTo: four.id)
    try await store.deliver(.event("$a", .reaction("$4", "👍")), .message("$4", "4"))
    try await store.save(Draft(channel: .main, text: "typing"))
    #expect(inside.take() == nil && newest.take() == nil)
    let sent = try await store.say("mine")
    #expect(newest.take()?.inserted.keys.contains(sent.id) == true)
    #expect(inside.take() == nil)
    withExtendedLifetime(held) {}
  }

  @Test func quotedMessagesChangeThoseThatQuote() async throws {
    try await store.deliver(.message("$q", "answer", quoted: "$1"))
    let mailbox = Mailbox<WindowChange>()
    let held = store.observers.add(try await window("$9", nil), mailbox)
    try await store.deliver(.event("$e", .edit("$1", .text("edited"))))
    #expect(mailbox.take()?.changed.keys.map { $0 } == [try #require(try await store.find("$q")).id])
    withExtendedLifetime(held) {}
  }

  @Test func messagesMoveBetweenWindows() async throws {
    let sent = try await store.say("mine")
    let placed = Mailbox<WindowChange>(), last = Mailbox<WindowChange>()
    let after = MessageWindow(scope: .channel(.main), first: sent.key)
    let before = MessageWindow(scope: .channel(.main), last: MessageKey(position: sent.key.position - 1, id: sent.id))
    let held = [store.observers.add(before, placed), store.observers.add(after, last)]
    let entry = try #require(try await store.takeOne())
    #expect(last.take()?.changed[sent.id]?.key == sent.key)
    try await store.deliver(.message("$s", "mine", by: .me, transaction: entry.transactionID))
    #expect(last.take()?.removed == [sent.id])
    #expect(placed.take()?.inserted.keys.map { $0 } == [sent.id])
    withExtendedLifetime(held) {}
  }

  @Test func gapsAreTold() async throws {
    let mailbox = Mailbox<WindowChange>(), old = Mailbox<WindowChange>()
    let held = [
      store.observers.add(try await window("$9", nil), mailbox), store.observers.add(try await window("$1", "$2"), old),
    ]
    try await store.deliver(.message("$20", "20"), placement: .newest(missingBefore: "t"))
    #expect(mailbox.take()?.hasGapsChanged == true)
    #expect(old.take() == nil)
    withExtendedLifetime(held) {}
  }

  @Test func aSlowConsumerGetsOneChange() async throws {
    let stream = store.changes(of: MessageWindow(scope: .channel(.main)))
    let sent = try await store.say("a")
    for number in 0..<20 { try await store.edit(sent.id, to: .text("\(number)")) }
    let gone = try await store.say("b")
    try await store.redact(gone.id)
    var iterator = stream.makeAsyncIterator()
    let change = try #require(await iterator.next())
    #expect(change.inserted == [sent.id: WindowChange.Row(key: sent.key, revision: 21)])
    #expect(change.changed.isEmpty && change.removed.isEmpty)
  }

  /// What was not taken is joined so that the sum is the same: all sequences of three states of a row.
  @Test func joinedChangesComeToTheSame() {
    let id = MessageID(rawValue: 1)
    let rows: [WindowChange.Row?] =
      [nil] + (1...3).map { WindowChange.Row(key: MessageKey(position: $0, id: id), revision: $0) }
    for states in rows.flatMap({ a in rows.flatMap { b in rows.flatMap { c in rows.map { [a, b, c, $0] } } } }) {
      var change = WindowChange()
      for (before, after) in zip(states, states.dropFirst()) where before != after {
        change.add(RowChange(id: id), isBefore: before != nil, after: after)
      }
      let first = states[0], last = states[3]
      #expect(change.inserted[id] == (first == nil ? last : nil))
      #expect(change.removed.contains(id) == (first != nil && last == nil))
      let hasMoved = zip(states, states.dropFirst()).contains { $0 != $1 }
      #expect(change.changed[id] == (first != nil && hasMoved ? last : nil))
    }
  }

  @Test func tooMuchIsReadAgain() async throws {
    let mailbox = Mailbox<WindowChange>()
    let held = store.observers.add(MessageWindow(scope: .channel(.main)), mailbox)
    for round in 0..<3 {
      var batch = ServerBatch()
      let events = (0..<600).map { ServerEvent.message(EventID(rawValue: "$\(round)-\($0)"), "x") }
      batch.timelines = [TimelineChunk(channel: .main, events: events, placement: .newest())]
      try await store.apply(batch)
    }
    var whole = WindowChange()
    whole.needsReload = true
    #expect(mailbox.take() == whole)
    withExtendedLifetime(held) {}
  }

  @Test func observersGoWithTheirStreams() async throws {
    #expect(store.observers.count == 0)
    do {
      let stream = store.changes(of: MessageWindow(scope: .channel(.main)))
      #expect(store.observers.count == 1)
      let sent = try await store.say("a")
      for await change in stream {
        #expect(change.inserted.keys.contains(sent.id))
        break
      }
    }
    #expect(store.observers.count == 0)
    let store = store
    let task = Task {
      var count = 0
      for await _ in store.changedChannels() { count += 1 }
      return count
    }
    while store.observers.count == 0 { await Task.yield() }
    task.cancel()
    _ = await task.value
    #expect(store.observers.count == 0)
    let ending = Task {
      for await _ in store.outboxChanges() {}
      return true
    }
    while store.observers.count == 0 { await Task.yield() }
    await store.close()
    #expect(await ending.value)
    await #expect(throws: ChatStoreError.closed) { try await store.say("late") }
    await #expect(throws: ChatStoreError.closed) { try await store.page(of: .channel(.main)) }
  }

  @Test func whatIsTakenBackIsNotTold() async throws {
    let mailbox = Mailbox<WindowChange>()
    let held = store.observers.add(MessageWindow(scope: .channel(.main)), mailbox)
    await #expect(throws: ChatStoreError.self) {
      try await store.write(.normal) { transaction in
        try transaction.touch(1)
        throw ChatStoreError.diskFull
      }
    }
    #expect(mailbox.take() == nil)
    withExtendedLifetime(held) {}
  }
}

extension Optional {
  fileprivate func asyncMap<Value>(_ transform: (Wrapped) async throws -> Value) async rethrows -> Value? {
    guard let self else { return nil }
    return try await transform(self)
  }
}
