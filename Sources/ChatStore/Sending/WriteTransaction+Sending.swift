import Foundation

/// What the user does. Each is shown at once, and is in the outbox until the server has it.
extension WriteTransaction {
  func send(_ new: OutgoingMessage) throws(ChatStoreError) {
    guard try message(new.id.rawValue) == nil else { throw .alreadySent(new.id) }
    let content = try sendable(new.content)
    let channel = try row(of: new.channel)
    let sender = try row(of: user)
    let quoted = try new.quoted.map { id throws(ChatStoreError) in try message(id) }
    let thread = try new.thread.map { id throws(ChatStoreError) in try message(id) }
    let transaction = TransactionID.new()
    try insert(
      NewMessageRow(
        id: new.id.rawValue, channel: channel, position: try nextUnplaced(in: channel), sender: sender,
        sentAt: new.sentAt, content: content, transactionID: transaction, quotedID: quoted?.id,
        quotedEvent: quoted?.eventID.map(EventID.init), threadID: thread?.id,
        threadEvent: thread?.eventID.map(EventID.init)))
    try addEntry(.send, message: new.id.rawValue, channel: channel, transaction: transaction)
    try connection.run(
      "DELETE FROM draft WHERE channel = ? AND thread = ? AND message = ?", channel, new.thread?.rawValue ?? 0, new.id)
    try hold(new.content.attachments, for: new.id.rawValue)
  }

  /// The content as it is kept; refused where it is too large.
  private func sendable(_ content: MessageContent) throws(ChatStoreError) -> StoredContent {
    if let error = Self.excess(of: content) { throw error }
    let stored = StoredContent(content)
    guard stored.text.utf8.count <= StoreLimits.text else { throw .tooLarge("text", limit: StoreLimits.text) }
    return stored
  }

  /// The place after all that the channel has.
  private func nextUnplaced(in channel: Int64) throws(ChatStoreError) -> Int64 {
    try connection.first("UPDATE channel SET unplaced = unplaced + 1 WHERE id = ? RETURNING unplaced", channel) {
      $0.integer(0)
    } ?? MessageKey.firstUnplaced
  }

  /// The cache keeps these until the message is sent, in the place of those before unless these may still be sent too.
  func hold(_ attachments: [Attachment], for message: Int64, keepsOthers: Bool = false) throws(ChatStoreError) {
    if !keepsOthers { try connection.run("DELETE FROM held_attachment WHERE message = ?", message) }
    for source in Set(attachments.flatMap { [$0.source] + ($0.thumbnail.map { [$0] } ?? []) }) {
      try connection.run("INSERT OR IGNORE INTO held_attachment (message, source) VALUES (?, ?)", message, source)
    }
  }

  /// A draft became something else than a message.
  func spend(_ draft: MessageID) throws(ChatStoreError) {
    try connection.run("INSERT OR IGNORE INTO spent_draft (message) VALUES (?)", draft)
    try connection.run("DELETE FROM draft WHERE message = ?", draft)
    // Those of the edited message are held for itself.
    try connection.run("DELETE FROM held_attachment WHERE message = ?", draft)
  }

  func isSpent(_ draft: MessageID) throws(ChatStoreError) -> Bool {
    try connection.first(
      "SELECT EXISTS (SELECT 1 FROM message WHERE id = ?1) OR EXISTS (SELECT 1 FROM spent_draft WHERE message = ?1)",
      draft
    ) { $0.flag(0) } ?? false
  }

  func edit(_ id: MessageID, _ content: MessageContent, at date: Date) throws(ChatStoreError) {
    let content = try sendable(content)
    let row = try message(id)
    guard row.sender == (try self.row(of: user)) else { throw .notPossible("somebody else wrote the message") }
    guard row.deleted == 0 else { throw .notPossible("the message was deleted") }
    if row.eventID == nil, let entry = try entries(of: row.id).first(where: { $0.action == .send }), !entry.isDoubtful {
      // Nobody can have seen it yet.
      try setContent(of: row, to: content, editedAt: nil, isCut: false)
      return try hold(content.content.attachments, for: row.id)
    }
    let transaction = TransactionID.new()
    try connection.run(
      """
      INSERT INTO edit (channel, transaction_id, target_id, target_event, sender, sent_at, position, kind, text, detail)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      row.channel, transaction, row.id, row.eventID, row.sender, date, try nextUnplaced(in: row.channel), content.kind,
      content.text, content.detail)
    try addEntry(
      .edit, message: row.id, channel: row.channel, transaction: transaction, kind: content.kind, text: content.text,
      detail: content.detail)
    try hold(content.content.attachments, for: row.id, keepsOthers: true)
    try applyEdits(to: row.id)
  }

  func redact(_ id: MessageID, reason: String) throws(ChatStoreError) {
    let row = try message(id)
    guard row.deleted == 0 else { return }
    let entries = try entries(of: row.id)
    if row.eventID == nil, let entry = entries.first(where: { $0.action == .send }), !entry.isDoubtful {
      return try discard(entry)
    }
    // What else was to be told of it no longer matters.
    for entry in entries where entry.action != .send && !entry.isDoubtful { try discard(entry) }
    guard let row = try message(row.id) else { return }
    try hide(row)
    try addEntry(.redact, message: row.id, channel: row.channel, transaction: .new(), text: reason)
  }

  func react(_ id: MessageID, _ emoji: String) throws(ChatStoreError) {
    guard emoji.utf8.count <= StoreLimits.emoji else { throw .tooLarge("reaction", limit: StoreLimits.emoji) }
    let row = try message(id)
    guard row.deleted == 0 else { throw .notPossible("the message was deleted") }
    let sender = try self.row(of: user)
    let own = try ownReactions(row.id, sender, emoji)
    guard !own.contains(where: { !$0.isRemoved }) else { return }
    // Taking it back again may not have been told yet.
    let removals = try entries(of: row.id).filter { $0.action == .unreact && $0.content.text == emoji }
    if !own.isEmpty, !removals.isEmpty, removals.allSatisfy({ !$0.isDoubtful }) {
      for entry in removals { try discard(entry) }
      return
    }
    let transaction = TransactionID.new()
    try touch(row.id)
    try connection.run("UPDATE message SET marks = marks | 8 WHERE id = ?", row.id)
    try connection.run(
      "INSERT INTO reaction (channel, transaction_id, target_id, target_event, sender, emoji) VALUES (?, ?, ?, ?, ?, ?)",
      row.channel, transaction, row.id, row.eventID, sender, emoji)
    try addEntry(.react, message: row.id, channel: row.channel, transaction: transaction, text: emoji)
  }

  func unreact(_ id: MessageID, _ emoji: String) throws(ChatStoreError) {
    let row = try message(id)
    let own = try ownReactions(row.id, try self.row(of: user), emoji).filter { !$0.isRemoved }
    let entries = try entries(of: row.id)
    for reaction in own {
      try touch(row.id)
      let entry = entries.first { $0.transactionID.rawValue == reaction.transactionID }
      if reaction.eventID == nil, let entry, !entry.isDoubtful {
        try discard(entry)
        continue
      }
      try connection.run("UPDATE reaction SET is_removed = 1 WHERE id = ?", reaction.id)
      try addEntry(
        .unreact, message: row.id, channel: row.channel, transaction: .new(), kind: reaction.eventID, text: emoji)
    }
  }

  private struct OwnReaction {
    var id: Int64
    var eventID: String?
    var transactionID: String?
    var isRemoved: Bool
  }

  private func ownReactions(_ id: Int64, _ sender: Int64, _ emoji: String) throws(ChatStoreError) -> [OwnReaction] {
    try connection.all(
      "SELECT id, event_id, transaction_id, is_removed FROM reaction WHERE target_id = ? AND emoji = ? AND sender = ?",
      id, emoji, sender
    ) { row in
      OwnReaction(
        id: row.integer(0), eventID: row.optionalText(1), transactionID: row.optionalText(2), isRemoved: row.flag(3))
    }
  }

  /// Takes back what no server was told of.
  func discard(_ entry: OutboxRow) throws(ChatStoreError) {
    guard !entry.isDoubtful else { throw .notPossible("the server may have it already") }
    switch entry.action {
    case .send:
      guard let row = try message(entry.message), row.eventID == nil else { break }
      for other in try entries(of: row.id) { try remove(other) }
      try connection.run("DELETE FROM held_attachment WHERE message = ?", row.id)
      try connection.run("DELETE FROM edit WHERE target_id = ?", row.id)
      try connection.run("DELETE FROM reaction WHERE target_id = ?", row.id)
      try connection.run("DELETE FROM vote WHERE target_id = ?", row.id)
      try connection.run("DELETE FROM receipt WHERE target_id = ?", row.id)
      try forgetReferences(to: row.id)
      try remove(row)
    case .edit:
      try connection.run("DELETE FROM edit WHERE transaction_id = ?", entry.transactionID)
      try applyEdits(to: entry.message)
    case .redact:
      if let row = try message(entry.message) { try unhide(row) }
    case .react:
      try touch(entry.message)
      try connection.run("DELETE FROM reaction WHERE transaction_id = ? AND event_id IS NULL", entry.transactionID)
    case .vote, .endPoll:
      try touch(entry.message)
      try connection.run("DELETE FROM vote WHERE transaction_id = ? AND event_id IS NULL", entry.transactionID)
    case .unreact:
      try touch(entry.message)
      if entry.hasKind {
        try connection.run(
          "UPDATE reaction SET is_removed = 0 WHERE event_id = ? AND channel = ?", entry.content.kind, entry.channel)
      } else {
        try connection.run(
          "UPDATE reaction SET is_removed = 0 WHERE target_id = ? AND emoji = ? AND event_id IS NULL", entry.message,
          entry.content.text)
      }
    }
    try remove(entry)
    try releaseAttachments(of: entry.message)
  }

  /// Answers to a message that never was go to the channel, and quote nothing.
  private func forgetReferences(to id: Int64) throws(ChatStoreError) {
    for other in try connection.all("SELECT id FROM message WHERE quoted_id = ?", id, read: { $0.integer(0) }) {
      try touch(other)
      try connection.run("UPDATE message SET quoted_id = NULL, quoted_event = NULL WHERE id = ?", other)
    }
    for other in try connection.all("SELECT id FROM message WHERE thread_id = ?", id, read: { $0.integer(0) }) {
      try touch(other)
      try connection.run(
        "UPDATE message SET thread_id = NULL, thread_event = NULL, in_thread = 0 WHERE id = ?", other)
    }
  }
}
