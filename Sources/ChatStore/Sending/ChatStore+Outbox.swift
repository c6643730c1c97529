import Foundation

/// What became of an attempt to tell a server.
public enum SendOutcome: Hashable, Sendable {
  /// The server took it as that event, with its order if it numbers events.
  case sent(EventID, order: Int64? = nil)
  /// The server said no: it does not have it. It is tried again when the user says so.
  case failed(reason: SendFailureReason, isRetryable: Bool)
  /// Nobody knows whether it arrived; it is tried again under the same transaction.
  case postponed
}

extension ChatStore {
  /// All that servers are to be told, oldest first.
  public func outbox() async throws(ChatStoreError) -> [OutboxEntry] {
    try await read { reader in
      try reader.connection.all(Self.outboxQuery + " ORDER BY o.id") { Self.entry($0) }
    }
  }

  /// Takes what can be sent now: of each channel the first entry that waits, unless one is under way.
  ///
  /// They are `sending` from now on, until ``finish(_:as:)``; a store that is opened again lets them wait again. Each
  /// has the transaction id that it has had from the beginning.
  public func takeFromOutbox() async throws(ChatStoreError) -> [OutboxEntry] {
    try await write(.full) { transaction in
      let connection = transaction.connection
      let ids = try connection.all(Self.readyQuery) { OutboxID(rawValue: $0.integer(0)) }.sorted()
      var entries: [OutboxEntry] = []
      for id in ids {
        guard let row = try transaction.entry(id) else { continue }
        try transaction.setState(.sending, of: row)
        if let entry = try connection.first(Self.outboxQuery + " WHERE o.id = ?", id, read: { Self.entry($0) }) {
          entries.append(entry)
        }
      }
      return entries
    }
  }

  /// Keeps what became of an attempt. Of an entry that is gone, because its echo came first, nothing more has to be
  /// kept.
  public func finish(_ id: OutboxID, as outcome: SendOutcome) async throws(ChatStoreError) {
    try await write(.full) { transaction in
      guard let entry = try transaction.entry(id) else { return }
      switch outcome {
      case .sent(let event, let order):
        guard event.rawValue.utf8.count <= StoreLimits.identifier else {
          throw ChatStoreError.tooLarge("identifier", limit: StoreLimits.identifier)
        }
        try transaction.finish(entry, as: event, order: order)
      case .failed(let reason, let isRetryable):
        try transaction.setState(
          isRetryable ? .failed : .failedForGood, of: entry, failure: reason.stored)
      case .postponed: try transaction.setState(.waiting, of: entry)
      }
    }
  }

  /// Lets entries wait again of which nobody will say what became of them: to be called when nobody sends, as
  /// ``open(at:user:options:)`` does.
  public func resumeOutbox() async throws(ChatStoreError) {
    try await write(.full) { try $0.resumeEntries() }
  }

  /// Lets a failed entry wait again; its transaction id stays.
  public func retry(_ id: OutboxID) async throws(ChatStoreError) {
    try await write(.full) { transaction in
      guard let entry = try transaction.entry(id) else { throw ChatStoreError.notFound("entry") }
      guard entry.state == .failed || entry.state == .failedForGood else { return }
      try transaction.setState(.waiting, of: entry)
    }
  }

  /// Takes back what no server has: what was never tried or was refused. The message goes, the edit or reaction is
  /// undone, what was deleted is back.
  public func discard(_ id: OutboxID) async throws(ChatStoreError) {
    try await write(.full) { transaction in
      guard let entry = try transaction.entry(id) else { throw ChatStoreError.notFound("entry") }
      try transaction.discard(entry)
    }
  }

  /// In a channel everything is told in its order; what needs the name of a message that failed waits for that.
  static let readyQuery = """
    SELECT min(o.id) FROM outbox o JOIN message m ON m.id = o.message
    WHERE o.state = 0 AND (o.action = 'send' OR m.event_id IS NOT NULL) AND (o.action <> 'unreact' OR o.kind IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM outbox s WHERE s.state = 1 AND s.channel = o.channel)
    GROUP BY o.channel
    """

  private static let outboxQuery = """
    SELECT o.id, c.server_id, o.message, m.event_id, o.action, o.kind, o.text, o.detail, o.transaction_id, o.state,
      o.failure, o.attempts
    FROM outbox o JOIN channel c ON c.id = o.channel LEFT JOIN message m ON m.id = o.message
    """

  private static func entry(_ row: Statement) -> OutboxEntry {
    let content = StoredContent(kind: row.text(5), text: row.text(6), detail: row.data(7))
    let action: OutboxEntry.Action =
      switch OutboxAction(rawValue: row.text(4)) ?? .send {
      case .send: .send
      case .edit: .edit(content.content)
      case .redact: .redact(reason: content.text)
      case .react: .react(content.text)
      case .vote: .vote(StoredVote.answers(content.text))
      case .endPoll: .endPoll
      case .unreact: .unreact(content.text, EventID(rawValue: content.kind))
      }
    return OutboxEntry(
      id: OutboxID(rawValue: row.integer(0)), channel: ChannelID(rawValue: row.text(1)),
      message: MessageID(rawValue: row.integer(2)), target: row.optionalText(3).map(EventID.init), action: action,
      transactionID: TransactionID(rawValue: row.text(8)),
      state: (OutboxState(rawValue: row.integer(9)) ?? .waiting).sendState(row.optionalText(10)),
      attempts: Int(row.integer(11)))
  }
}
