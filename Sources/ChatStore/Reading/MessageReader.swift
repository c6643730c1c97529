import Foundation

/// Reads messages with all that belongs to them, from one state of the file.
struct MessageReader {
  let connection: Connection
  let user: UserID

  /// Each look-up below is by an index: a page costs as much as it has messages.
  static let columns = """
    m.id, m.revision, m.position, c.server_id, u.server_id, m.sent_at, m.event_id, m.transaction_id, m.kind, m.text, \
    m.detail, m.edited_at, m.deleted, m.marks, m.quoted_id, m.quoted_event, m.thread_id, m.thread_event, m.thread_count
    """
  static let tables = "message m JOIN channel c ON c.id = m.channel JOIN user u ON u.id = m.sender"

  func message(_ id: MessageID) throws(ChatStoreError) -> Message? {
    try connection.first("SELECT \(Self.columns) FROM \(Self.tables) WHERE m.id = ?", id) {
      row throws(ChatStoreError) in
      try message(row)
    }
  }

  func message(_ row: Statement) throws(ChatStoreError) -> Message {
    let id = MessageID(rawValue: row.integer(0))
    let marks = MessageMarks(rawValue: row.integer(13))
    let isDeleted = row.integer(12) != 0
    var message = Message(
      id: id, revision: row.integer(1), key: MessageKey(position: row.integer(2), id: id),
      channel: ChannelID(rawValue: row.text(3)), sender: UserID(rawValue: row.text(4)), sentAt: row.date(5),
      eventID: row.optionalText(6).map(EventID.init), transactionID: row.optionalText(7).map(TransactionID.init),
      content: isDeleted
        ? .text("") : StoredContent(kind: row.text(8), text: row.text(9), detail: row.data(10)).content,
      isCut: marks.contains(.cut), editedAt: isDeleted || row.isNull(11) ? nil : row.date(11), isDeleted: isDeleted,
      isPinned: marks.contains(.pinned), isFlagged: marks.contains(.flagged), quoted: reference(row, 14),
      threadRoot: reference(row, 16), threadCount: Int(row.integer(18)), reactions: [], readers: [], sendState: nil)
    if marks.contains(.hasReactions), !isDeleted { message.reactions = try reactions(of: id) }
    if marks.contains(.hasVotes), case .poll(let poll) = message.content { message.votes = try votes(of: id, in: poll) }
    message.readers = try readers(of: id)
    if message.eventID == nil { message.sendState = try sendState(of: id) }
    return message
  }

  private func reference(_ row: Statement, _ column: Int32) -> Message.Reference? {
    if let id = row.optionalInteger(column) { return .message(MessageID(rawValue: id)) }
    return row.optionalText(column + 1).map { .unknown(EventID(rawValue: $0)) }
  }

  private func reactions(of id: MessageID) throws(ChatStoreError) -> [Reaction] {
    try connection.all(
      """
      SELECT r.emoji, count(DISTINCT r.sender), max(u.server_id = ?) FROM reaction r JOIN user u ON u.id = r.sender
      WHERE r.target_id = ? AND r.is_removed = 0 GROUP BY r.emoji ORDER BY min(r.id) LIMIT ?
      """, user, id, StoreLimits.reactions
    ) { Reaction(emoji: $0.text(0), count: Int($0.integer(1)), isOwn: $0.flag(2)) }
  }

  private func readers(of id: MessageID) throws(ChatStoreError) -> [UserID] {
    try connection.all(
      """
      SELECT DISTINCT u.server_id FROM receipt r JOIN user u ON u.id = r.user
      WHERE r.target_id = ? AND u.server_id <> ? ORDER BY r.user LIMIT ?
      """, id, user, StoreLimits.readers
    ) { UserID(rawValue: $0.text(0)) }
  }

  private func sendState(of id: MessageID) throws(ChatStoreError) -> SendState? {
    try connection.first("SELECT state, failure FROM outbox WHERE message = ? AND action = 'send'", id) { row in
      (OutboxState(rawValue: row.integer(0)) ?? .waiting).sendState(row.optionalText(1))
    }
  }
}
