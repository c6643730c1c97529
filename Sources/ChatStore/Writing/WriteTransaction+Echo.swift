/// What this program sent comes back twice: as the answer to sending it and as an event, in any order, once, twice or never.
extension WriteTransaction {
  /// Keeps a message of a server; returns its id if it is new.
  func keepMessage(_ new: NewMessageRow, _ event: ServerEvent) throws(ChatStoreError) -> MessageID? {
    if let own = try ownMessage(event, sender: new.sender, channel: new.channel) {
      if own.eventID == nil {
        try name(own, event.id)
        try finishEntry(TransactionID(rawValue: own.transactionID ?? ""))
      }
      try settle(own.id, new)
      return nil
    }
    if let known = try message(event.id, in: new.channel) {
      try settle(known.id, new)
      return nil
    }
    var new = new
    new.id = try next("message")
    try insert(new)
    try attach(new.id, to: event.id, in: new.channel)
    return MessageID(rawValue: new.id)
  }

  /// The message that an event is the echo of. Nobody else can claim its transaction.
  private func ownMessage(_ event: ServerEvent, sender: Int64, channel: Int64) throws(ChatStoreError) -> MessageRow? {
    guard let transaction = event.transactionID else { return nil }
    let own = try connection.first(
      "SELECT \(MessageRow.columns) FROM message WHERE transaction_id = ?", transaction
    ) { MessageRow($0) }
    guard let own, own.sender == sender, own.channel == channel else { return nil }
    return own.eventID == nil || own.eventID == event.id.rawValue ? own : nil
  }

  /// Puts a message that has come back where the server has it, with the server's form of what it says.
  private func settle(_ id: Int64, _ new: NewMessageRow) throws(ChatStoreError) {
    guard let row = try message(id), row.position >= MessageKey.firstUnplaced else { return }
    try place(row, at: new.position)
    let isEdited =
      try connection.first(
        "SELECT 1 FROM edit WHERE target_id = ? AND is_original = 1", id, read: { $0.flag(0) }) ?? false
    if row.deleted != 1, !isEdited, row.content != new.content {
      try setContent(of: row, to: new.content, editedAt: nil, isCut: new.isCut)
    }
  }

  /// Gives a message of one's own the server's name.
  func name(_ row: MessageRow, _ event: EventID) throws(ChatStoreError) {
    try touch(row.id)
    if let twin = try message(event, in: row.channel), twin.id != row.id { try merge(twin, into: row) }
    try connection.run("UPDATE message SET event_id = ? WHERE id = ?", event, row.id)
    // What was done to it before it had a name.
    try connection.run(
      "UPDATE reaction SET target_event = ? WHERE target_id = ? AND target_event IS NULL", event, row.id)
    try connection.run("UPDATE edit SET target_event = ? WHERE target_id = ? AND target_event IS NULL", event, row.id)
    try connection.run("UPDATE vote SET target_event = ? WHERE target_id = ? AND target_event IS NULL", event, row.id)
    try connection.run(
      "UPDATE message SET quoted_event = ? WHERE quoted_id = ? AND quoted_event IS NULL", event, row.id)
    try connection.run(
      "UPDATE message SET thread_event = ? WHERE thread_id = ? AND thread_event IS NULL", event, row.id)
    try attach(row.id, to: event, in: row.channel)
  }

  /// An echo that did not say what it was sent under became a message of its own: its row goes, all that it had stays.
  private func merge(_ twin: MessageRow, into row: MessageRow) throws(ChatStoreError) {
    let state = try connection.first(
      "SELECT edited_at, marks FROM message WHERE id = ?", twin.id
    ) { (editedAt: $0.isNull(0) ? nil : $0.date(0), marks: MessageMarks(rawValue: $0.integer(1))) }
    guard let state else { return }
    for other in try connection.all(
      "SELECT id FROM message WHERE thread_id = ?", twin.id, read: { $0.integer(0) })
    {
      try touch(other)
      try connection.run("UPDATE message SET thread_id = ? WHERE id = ?", row.id, other)
    }
    try touchQuoting(twin.id)
    try touchQuoting(row.id)
    try connection.run("UPDATE message SET quoted_id = ? WHERE quoted_id = ?", row.id, twin.id)
    for change in [
      "UPDATE reaction SET target_id = ? WHERE target_id = ?", "UPDATE edit SET target_id = ? WHERE target_id = ?",
      "UPDATE receipt SET target_id = ? WHERE target_id = ?", "UPDATE vote SET target_id = ? WHERE target_id = ?",
      "UPDATE OR IGNORE draft SET thread = ? WHERE thread = ?",
      "UPDATE OR IGNORE written_poll SET thread = ? WHERE thread = ?",
      "UPDATE draft SET quoted = ? WHERE quoted = ?", "UPDATE draft SET edited = ? WHERE edited = ?",
      "UPDATE outbox SET message = ? WHERE message = ?",
    ] {
      try connection.run(change, row.id, twin.id)
    }
    try remove(twin)
    try place(row, at: twin.position)
    if twin.deleted == 1 {
      try delete(message: row.id)
    } else if row.deleted != 1 {
      try setContent(
        of: row, to: twin.content, editedAt: state.editedAt, isCut: state.marks.contains(.cut))
      try applyEdits(to: row.id)
      if twin.deleted == 2, let row = try message(row.id) { try hide(row) }
    }
    try connection.run(
      "UPDATE message SET marks = marks | ? WHERE id = ?",
      state.marks.intersection([.pinned, .flagged, .hasReactions, .hasVotes]).rawValue, row.id)
    try recountThread(of: row.id)
  }

  /// The cache need not keep a message's files once nothing of it is to be sent.
  func releaseAttachments(of message: Int64) throws(ChatStoreError) {
    try connection.run(
      """
      DELETE FROM held_attachment WHERE message = ?1
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE message = ?1 AND action IN ('send', 'edit'))
      """, message)
  }

  /// An entry of the outbox is done, whichever way the store heard of it.
  func finishEntry(_ transaction: TransactionID) throws(ChatStoreError) {
    let entry = try connection.first(
      "SELECT id, message, action FROM outbox WHERE transaction_id = ?", transaction
    ) { (id: $0.integer(0), message: $0.integer(1), action: $0.text(2)) }
    guard let entry else { return }
    try connection.run("DELETE FROM outbox WHERE id = ?", entry.id)
    try releaseAttachments(of: entry.message)
    try touch(entry.message)
    changes.hasOutboxChanged = true
  }
}
