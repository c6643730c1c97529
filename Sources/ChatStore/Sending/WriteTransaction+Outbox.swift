import Foundation

/// The column `action` of the outbox.
enum OutboxAction: String {
  case send, edit, redact, react, unreact, vote, endPoll
}

/// The column `state` of the outbox.
enum OutboxState: Int64 {
  case waiting, sending, failed, failedForGood

  func sendState(_ failure: String?) -> SendState {
    switch self {
    case .waiting: .waiting
    case .sending: .sending
    case .failed: .failed(reason: SendFailureReason(stored: failure ?? ""), isRetryable: true)
    case .failedForGood: .failed(reason: SendFailureReason(stored: failure ?? ""), isRetryable: false)
    }
  }
}

/// An entry as it is kept.
struct OutboxRow {
  var id: Int64
  var channel: Int64
  var message: Int64
  var action: OutboxAction
  var content: StoredContent
  var hasKind: Bool
  var transactionID: TransactionID
  var state: OutboxState
  /// Whether a server may have it: it was asked, and has not said no.
  var isDoubtful: Bool

  static let columns =
    "id, channel, message, action, kind, text, detail, transaction_id, state, is_doubtful"

  var hasFailed: Bool { state == .failed || state == .failedForGood }

  init(_ row: Statement) {
    id = row.integer(0)
    channel = row.integer(1)
    message = row.integer(2)
    action = OutboxAction(rawValue: row.text(3)) ?? .send
    content = StoredContent(kind: row.text(4), text: row.text(5), detail: row.data(6))
    hasKind = !row.isNull(4)
    transactionID = TransactionID(rawValue: row.text(7))
    state = OutboxState(rawValue: row.integer(8)) ?? .waiting
    isDoubtful = row.flag(9)
  }
}

extension WriteTransaction {
  func addEntry(
    _ action: OutboxAction, message: Int64, channel: Int64, transaction: TransactionID, kind: String? = nil,
    text: String? = nil, detail: Data? = nil
  ) throws(ChatStoreError) {
    try connection.run(
      """
      INSERT INTO outbox (channel, message, action, kind, text, detail, transaction_id) VALUES (?, ?, ?, ?, ?, ?, ?)
      """, channel, message, action.rawValue, kind, text, detail, transaction.rawValue)
    changes.hasOutboxChanged = true
  }

  func entry(_ id: OutboxID) throws(ChatStoreError) -> OutboxRow? {
    try connection.first("SELECT \(OutboxRow.columns) FROM outbox WHERE id = ?", id) { OutboxRow($0) }
  }

  func entries(of message: Int64) throws(ChatStoreError) -> [OutboxRow] {
    try connection.all("SELECT \(OutboxRow.columns) FROM outbox WHERE message = ? ORDER BY id", message) {
      OutboxRow($0)
    }
  }

  func remove(_ entry: OutboxRow) throws(ChatStoreError) {
    try connection.run("DELETE FROM outbox WHERE id = ?", entry.id)
    changes.hasOutboxChanged = true
  }

  func setState(_ state: OutboxState, of entry: OutboxRow, failure: String? = nil) throws(ChatStoreError) {
    // Of a vote it is told when it fails, and no longer once it is tried again.
    let isToldOf = entry.action == .vote && (state == .failed || state == .failedForGood || entry.hasFailed)
    if entry.action == .send || isToldOf { try touch(entry.message) }
    // An attempt that was lost may have arrived; one that was refused has not.
    let isDoubtful =
      switch state {
      case .sending: true
      case .waiting: entry.isDoubtful
      case .failed, .failedForGood: false
      }
    try connection.run(
      "UPDATE outbox SET state = ?, failure = ?, attempts = attempts + ?, is_doubtful = ? WHERE id = ?", state.rawValue,
      failure, state == .sending, isDoubtful, entry.id)
    changes.hasOutboxChanged = true
  }

  /// A program that ended while it sent does not know what became of it: it asks again, under the same transaction.
  func resumeEntries() throws(ChatStoreError) {
    let interrupted = try connection.all(
      "SELECT \(OutboxRow.columns) FROM outbox WHERE state = ?", OutboxState.sending.rawValue
    ) { OutboxRow($0) }
    for entry in interrupted { try setState(.waiting, of: entry) }
  }

  // MARK: Answers

  /// The server has taken an entry.
  func finish(_ entry: OutboxRow, as event: EventID, order: Int64?) throws(ChatStoreError) {
    let order = order.flatMap { $0.magnitude <= MessageKey.largestPosition.magnitude ? $0 : nil }
    switch entry.action {
    case .send:
      if let row = try message(entry.message) {
        if row.eventID == nil { try name(row, event) }
        if let order, let row = try message(entry.message), row.position >= MessageKey.firstUnplaced {
          try place(row, at: order)
          try divideGaps(at: order, in: row.channel)
          try connection.run(
            "UPDATE channel SET newest = max(coalesce(newest, ?1), ?1) WHERE id = ?2", order, row.channel)
        }
      }
    case .edit: try finishEdit(entry, as: event, order: order)
    case .react: try finishReaction(entry, as: event)
    case .vote, .endPoll: try finishVote(entry, as: event)
    case .redact:
      guard let row = try message(entry.message) else { break }
      if let target = row.eventID { try noteRedacted(EventID(rawValue: target), by: event, in: row.channel) }
      try delete(message: row.id)
    case .unreact:
      guard entry.hasKind else { break }
      let reaction = EventID(rawValue: entry.content.kind)
      try noteRedacted(reaction, by: event, in: entry.channel)
      try removeReaction(reaction, entry.channel)
    }
    try finishEntry(entry.transactionID)
  }

  private func noteRedacted(_ target: EventID, by event: EventID, in channel: Int64) throws(ChatStoreError) {
    try connection.run(
      "INSERT OR IGNORE INTO redaction (target_event, channel, event_id) VALUES (?, ?, ?)", target, channel, event)
  }

  private func finishEdit(_ entry: OutboxRow, as event: EventID, order: Int64?) throws(ChatStoreError) {
    let echo =
      try connection.first(
        "SELECT 1 FROM edit WHERE event_id = ? AND channel = ?", event, entry.channel, read: { $0.flag(0) }) ?? false
    let isRedacted = try isRedacted(event, entry.channel)
    if echo || isRedacted {
      try connection.run("DELETE FROM edit WHERE transaction_id = ? AND event_id IS NULL", entry.transactionID)
    } else {
      try connection.run(
        "UPDATE edit SET event_id = ?, position = coalesce(?, position) WHERE transaction_id = ?", event, order,
        entry.transactionID)
    }
    try applyEdits(to: entry.message)
  }

  private func finishReaction(_ entry: OutboxRow, as event: EventID) throws(ChatStoreError) {
    let echo =
      try connection.first(
        "SELECT 1 FROM reaction WHERE event_id = ? AND channel = ?", event, entry.channel, read: { $0.flag(0) })
      ?? false
    let isRedacted = try isRedacted(event, entry.channel)
    if echo || isRedacted {
      let isRemoved =
        try connection.first(
          "SELECT is_removed FROM reaction WHERE transaction_id = ?", entry.transactionID, read: { $0.flag(0) })
        ?? false
      try connection.run("DELETE FROM reaction WHERE transaction_id = ? AND event_id IS NULL", entry.transactionID)
      if isRemoved {
        try connection.run(
          "UPDATE reaction SET is_removed = 1 WHERE event_id = ? AND channel = ?", event, entry.channel)
      }
    } else {
      try connection.run(
        "UPDATE reaction SET event_id = ? WHERE transaction_id = ?", event, entry.transactionID)
    }
    try nameRemoval(of: event, emoji: entry.content.text, message: entry.message)
  }

  /// A reaction that was taken back while it was being sent can be taken back at the server now.
  func nameRemoval(of event: EventID, emoji: String, message: Int64) throws(ChatStoreError) {
    try connection.run(
      "UPDATE outbox SET kind = ? WHERE message = ? AND action = 'unreact' AND text = ? AND kind IS NULL", event,
      message,
      emoji)
  }
}
