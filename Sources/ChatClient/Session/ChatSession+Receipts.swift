import ChatStore
import Foundation

extension ChatSession {
  /// The cursor that says what the server was told last of how far the user has read in a channel.
  static func receiptCursor(_ channel: ChannelID) -> String { receiptCursors + channel.rawValue }
  private static let receiptCursors = "read "
  /// The cursor that holds what the server is to be told of threads.
  static let threadCursor = "threads read"
  /// Threads that the server is still to be told of.
  private static let waitingThreads = 1000

  /// Keeps that the user has read up to a message, and tells the server later.
  ///
  /// It is in the store when this returns; a store that cannot keep it leaves it as it was. Of a thread's messages the
  /// server is told for the thread alone, and the channel's place stays.
  public func markRead(upTo id: MessageID) async {
    do throws(ChatStoreError) {
      guard let message = try await store.message(id) else { return }
      guard let root = message.threadRoot else {
        try await store.markRead(upTo: id)
        return receiptBell.ring()
      }
      guard let event = message.eventID, let thread = try await name(of: root) else { return }
      var waiting = try await waitingThreadReceipts()
      waiting.removeAll { $0.thread == thread }
      waiting.append(ThreadReceipt(channel: message.channel, thread: thread, event: event))
      try await keep(waiting.suffix(Self.waitingThreads))
      receiptBell.ring()
    } catch {
      // The next message that is seen tries again.
    }
  }

  private func name(of root: Message.Reference) async throws(ChatStoreError) -> EventID? {
    switch root {
    case .message(let id): try await store.message(id)?.eventID
    case .unknown(let event): event
    }
  }

  func tellReceipts(to backend: any ChatBackend) async {
    var backoff = Backoff()
    await withTaskGroup(of: Void.self) { group in
      // A message of one's own that was read last has its name once it was sent.
      group.addTask { [store, receiptBell] in
        for await _ in store.outboxChanges() { receiptBell.ring() }
      }
      while !Task.isCancelled {
        receiptWake.quiet()
        do throws(ChatBackendError) {
          try await tellReadChannels(backend)
          try await tellReadThreads(backend)
          backoff.reset()
          await receiptBell.wait()
        } catch {
          if error == .store(.closed) { break }
          await pause(after: error, backoff.next(after: error, random: time.random()), until: receiptWake)
        }
      }
      group.cancelAll()
    }
  }

  private func tellReadChannels(_ backend: any ChatBackend) async throws(ChatBackendError) {
    let places = try await stored { () throws(ChatStoreError) in
      try await store.places(of: user, otherThan: Self.receiptCursors)
    }
    for (channel, event) in places {
      try await tell { () throws(ChatBackendError) in
        try await backend.markRead(upTo: event, in: channel, thread: nil)
      }
      var batch = ServerBatch()
      batch.cursors[Self.receiptCursor(channel)] = event.rawValue
      let kept = batch
      _ = try await stored { () throws(ChatStoreError) in try await store.apply(kept) }
    }
  }

  /// What the server refuses is not told again: it would refuse it for ever.
  private func tell(_ body: () async throws(ChatBackendError) -> Void) async throws(ChatBackendError) {
    do throws(ChatBackendError) {
      try await body()
    } catch {
      if error.outcome == .postponed { throw error }
    }
  }

  // MARK: Threads

  private struct ThreadReceipt: Codable, Equatable {
    var channel: ChannelID
    var thread: EventID
    var event: EventID
  }

  private func waitingThreadReceipts() async throws(ChatStoreError) -> [ThreadReceipt] {
    let text = try await store.cursor(Self.threadCursor) ?? ""
    return (try? JSONDecoder().decode([ThreadReceipt].self, from: Data(text.utf8))) ?? []
  }

  private func keep(_ receipts: some Collection<ThreadReceipt>) async throws(ChatStoreError) {
    var batch = ServerBatch()
    let data = (try? JSONEncoder().encode(Array(receipts))) ?? Data("[]".utf8)
    batch.cursors[Self.threadCursor] = String(decoding: data, as: UTF8.self)
    try await store.apply(batch)
  }

  private func tellReadThreads(_ backend: any ChatBackend) async throws(ChatBackendError) {
    let waiting = try await stored { () throws(ChatStoreError) in try await waitingThreadReceipts() }
    for receipt in waiting {
      try await tell { () throws(ChatBackendError) in
        try await backend.markRead(upTo: receipt.event, in: receipt.channel, thread: receipt.thread)
      }
      // A newer one may have come meanwhile; it stays.
      try await stored { () throws(ChatStoreError) in
        try await keep(try await waitingThreadReceipts().filter { $0 != receipt })
      }
    }
  }
}
