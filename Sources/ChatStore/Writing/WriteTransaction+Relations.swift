import Foundation

extension WriteTransaction {
  // MARK: Edits

  /// Shows what the sender's last edit says, or what the message said at first if no edit is left.
  func applyEdits(to id: Int64) throws(ChatStoreError) {
    guard let row = try message(id), row.deleted != 1 else { return }
    let shown = try connection.first("SELECT edited_at, marks & 4 FROM message WHERE id = ?", id) { current in
      (editedAt: current.isNull(0) ? nil : current.date(0), isCut: current.flag(1))
    }
    guard let shown else { return }
    let query = """
      SELECT kind, text, detail, sent_at, is_cut FROM edit WHERE target_id = ? AND is_original = ? AND sender = ?
      ORDER BY position DESC, id DESC LIMIT 1
      """
    let read = { (edit: Statement) throws(ChatStoreError) in
      let content = StoredContent(kind: edit.text(0), text: edit.text(1), detail: edit.data(2))
      return (content: content, sentAt: edit.date(3), isCut: edit.flag(4))
    }
    // What the message said at first is put beside its first edit.
    let original = try connection.first(query, id, 1, row.sender, read: read)
    if let edit = try connection.first(query, id, 0, row.sender, read: read) {
      if original == nil {
        try connection.run(
          """
          INSERT INTO edit (channel, target_id, sender, sent_at, position, kind, text, detail, is_cut, is_original)
          VALUES (?, ?, ?, 0, 0, ?, ?, ?, ?, 1)
          """, row.channel, id, row.sender, row.content.kind, row.content.text, row.content.detail, shown.isCut)
      }
      guard edit.content != row.content || edit.sentAt != shown.editedAt || edit.isCut != shown.isCut else { return }
      try setContent(of: row, to: edit.content, editedAt: edit.sentAt, isCut: edit.isCut)
    } else if let original {
      try connection.run("DELETE FROM edit WHERE target_id = ? AND is_original = 1", id)
      try setContent(of: row, to: original.content, editedAt: nil, isCut: original.isCut)
    }
  }

  // MARK: Deletion

  /// Takes a message back: what it said is gone from the file's tables and from search, its place stays.
  func delete(message id: Int64) throws(ChatStoreError) {
    guard let row = try message(id), row.deleted != 1 else { return }
    try touch(id)
    try removeFromSearch(row)
    try connection.run("DELETE FROM edit WHERE target_id = ?", id)
    try connection.run(
      "UPDATE message SET deleted = 1, kind = 'text', text = '', detail = NULL, edited_at = NULL, marks = marks & ~4 WHERE id = ?",
      id)
    try afterDeletionChanged(row)
  }

  /// Hides a message until the server has taken it back.
  func hide(_ row: MessageRow) throws(ChatStoreError) {
    guard row.deleted == 0 else { return }
    try touch(row.id)
    try removeFromSearch(row)
    try connection.run("UPDATE message SET deleted = 2 WHERE id = ?", row.id)
    try afterDeletionChanged(row)
  }

  /// Shows a message again that the server did not take back.
  func unhide(_ row: MessageRow) throws(ChatStoreError) {
    guard row.deleted == 2 else { return }
    try touch(row.id)
    try connection.run("UPDATE message SET deleted = 0 WHERE id = ?", row.id)
    if let searchID = row.searchID {
      try searchIndex.add(searchID, channel: row.channel, row.content.content.searchableText)
    }
    try afterDeletionChanged(row)
  }

  func removeFromSearch(_ row: MessageRow) throws(ChatStoreError) {
    guard row.deleted == 0, let searchID = row.searchID else { return }
    try searchIndex.remove(searchID, channel: row.channel, row.content.content.searchableText)
  }

  private func afterDeletionChanged(_ row: MessageRow) throws(ChatStoreError) {
    if let thread = row.threadID { try recountThread(of: thread) }
    try touchQuoting(row.id)
    try noteChannel(row.channel)
  }

  /// Removes a message that was never sent, or that is another's twin, with its row.
  func remove(_ row: MessageRow) throws(ChatStoreError) {
    try touch(row.id)
    try touchQuoting(row.id)
    try removeFromSearch(row)
    try connection.run("DELETE FROM message WHERE id = ?", row.id)
    if let thread = row.threadID { try recountThread(of: thread) }
    try noteChannel(row.channel)
  }

  // MARK: Events

  /// Keeps an edit; it counts once its message is there.
  func keepEdit(
    _ event: ServerEvent, of target: EventID, _ content: StoredContent, isCut: Bool, channel: Int64, position: Int64
  ) throws(ChatStoreError) -> Bool {
    let sender = try row(of: event.sender)
    // One's own, which was shown from the beginning.
    if let transaction = event.transactionID,
      let own = try connection.first(
        "SELECT id, target_id FROM edit WHERE transaction_id = ? AND sender = ? AND channel = ? AND event_id IS NULL",
        transaction, sender, channel, read: { (id: $0.integer(0), target: $0.optionalInteger(1)) })
    {
      try connection.run(
        "UPDATE OR REPLACE edit SET event_id = ?, position = ? WHERE id = ?", event.id, position, own.id)
      try finishEntry(transaction)
      if let target = own.target { try applyEdits(to: target) }
      return false
    }
    if let known = try connection.first(
      "SELECT id, target_id, position FROM edit WHERE event_id = ? AND channel = ?", event.id, channel,
      read: { (id: $0.integer(0), target: $0.optionalInteger(1), position: $0.integer(2)) })
    {
      // The answer to one's own has named it before the server's order was known.
      if known.position >= MessageKey.firstUnplaced {
        try connection.run("UPDATE edit SET position = ? WHERE id = ?", position, known.id)
        if let target = known.target { try applyEdits(to: target) }
      }
      return false
    }
    if try isRedacted(event.id, channel) { return true }
    let message = try message(target, in: channel)
    // What was taken back is not kept in other words.
    if message?.deleted == 1 { return true }
    try connection.run(
      """
      INSERT INTO edit (channel, event_id, target_id, target_event, sender, sent_at, position, kind, text, detail, is_cut)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      channel, event.id, message?.id, target, sender, event.sentAt, position, content.kind, content.text,
      content.detail,
      isCut)
    if let message, message.sender == sender { try applyEdits(to: message.id) }
    return true
  }

  /// Keeps a reaction; false if it was known.
  func keepReaction(
    _ event: ServerEvent, to target: EventID, _ emoji: String, channel: Int64
  ) throws(ChatStoreError) -> Bool {
    let sender = try row(of: event.sender)
    if let transaction = event.transactionID,
      let own = try connection.first(
        "SELECT id FROM reaction WHERE transaction_id = ? AND sender = ? AND channel = ? AND event_id IS NULL",
        transaction, sender, channel, read: { $0.integer(0) })
    {
      // An echo without the transaction may have come before; taking its place may show another state.
      if let id = try reactionTarget(event.id, channel) { try touch(id) }
      try connection.run("UPDATE OR REPLACE reaction SET event_id = ? WHERE id = ?", event.id, own)
      try finishEntry(transaction)
      if let id = try self.target(target, in: channel) { try nameRemoval(of: event.id, emoji: emoji, message: id) }
      if try isRedacted(event.id, channel) { try removeReaction(event.id, channel) }
      return false
    }
    let known = try connection.first(
      "SELECT 1 FROM reaction WHERE event_id = ? AND channel = ?", event.id, channel, read: { $0.flag(0) })
    if known == true { return false }
    if try isRedacted(event.id, channel) { return true }
    let id = try self.target(target, in: channel)
    if let id {
      try touch(id)
      try connection.run("UPDATE message SET marks = marks | 8 WHERE id = ?", id)
    }
    try connection.run(
      "INSERT INTO reaction (channel, event_id, target_id, target_event, sender, emoji) VALUES (?, ?, ?, ?, ?, ?)",
      channel, event.id, id, target, sender, emoji)
    return true
  }

  private func reactionTarget(_ event: EventID, _ channel: Int64) throws(ChatStoreError) -> Int64? {
    try connection.first(
      "SELECT target_id FROM reaction WHERE event_id = ? AND channel = ?", event, channel,
      read: { $0.optionalInteger(0) }) ?? nil
  }

  /// Keeps that an event was taken back, and takes it back if it is there; false if that was known.
  func keepRedaction(
    _ event: ServerEvent, of target: EventID, channel: Int64
  ) throws(ChatStoreError) -> Bool {
    if let transaction = event.transactionID, event.sender == user { try finishEntry(transaction) }
    let isNew =
      try connection.run(
        "INSERT OR IGNORE INTO redaction (target_event, channel, event_id) VALUES (?, ?, ?)", target, channel, event.id)
      > 0
    guard isNew else { return false }
    if let id = try self.target(target, in: channel) { try delete(message: id) }
    try removeReaction(target, channel)
    try removeVote(target, channel)
    try removeEdit(target, channel)
    return true
  }

  func isRedacted(_ event: EventID, _ channel: Int64) throws(ChatStoreError) -> Bool {
    try connection.first(
      "SELECT 1 FROM redaction WHERE target_event = ? AND channel = ?", event, channel, read: { $0.flag(0) }) ?? false
  }

  func removeReaction(_ event: EventID, _ channel: Int64) throws(ChatStoreError) {
    let found = try connection.first(
      "SELECT id, target_id FROM reaction WHERE event_id = ? AND channel = ?", event, channel,
      read: { (id: $0.integer(0), target: $0.optionalInteger(1)) })
    guard let found else { return }
    if let target = found.target { try touch(target) }
    try connection.run("DELETE FROM reaction WHERE id = ?", found.id)
  }

  private func removeEdit(_ event: EventID, _ channel: Int64) throws(ChatStoreError) {
    let found = try connection.first(
      "SELECT id, target_id FROM edit WHERE event_id = ? AND channel = ?", event, channel,
      read: { (id: $0.integer(0), target: $0.optionalInteger(1)) })
    guard let found else { return }
    try connection.run("DELETE FROM edit WHERE id = ?", found.id)
    if let target = found.target { try applyEdits(to: target) }
  }
}
