import ChatStore
import Foundation

extension ChatSession {
  /// The cursor that says what the server was told last of how far the user has read in a channel, or in a thread of it.
  static func receiptCursor(_ channel: ChannelID, thread: EventID? = nil) -> String {
    receiptCursors + channel.rawValue + (thread.map { "\n" + $0.rawValue } ?? "")
  }
  private static let receiptCursors = "read "

  /// Keeps that the user has read up to a message, and tells the server later.
  ///
  /// It is in the store when this returns; a store that cannot keep it leaves it as it was. A message of a thread moves the
  /// place in that thread alone.
  public func markRead(upTo id: MessageID) async {
    do throws(ChatStoreError) {
      try await store.markRead(upTo: id)
      receiptBell.ring()
    } catch {
      // The next message that is seen tries again.
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
          try await tellPlaces(backend)
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

  private func tellPlaces(_ backend: any ChatBackend) async throws(ChatBackendError) {
    let places = try await stored { () throws(ChatStoreError) in
      try await store.places(of: user, otherThan: Self.receiptCursors)
    }
    for (channel, thread, event) in places {
      try await tell { () throws(ChatBackendError) in
        try await backend.markRead(upTo: event, in: channel, thread: thread)
      }
      var batch = ServerBatch()
      batch.cursors[Self.receiptCursor(channel, thread: thread)] = event.rawValue
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
}
