import Foundation

extension ChatStore {
  /// Keeps a draft, on the disk when this returns; an empty one is removed.
  ///
  /// A draft that was sent already, as a message or as an edit, is not kept: a saving that comes late cannot bring it
  /// back. Returns whether it was kept.
  @discardableResult
  public func save(_ draft: Draft) async throws(ChatStoreError) -> Bool {
    guard draft.text.utf8.count <= StoreLimits.text else { throw .tooLarge("text", limit: StoreLimits.text) }
    return try await write(.full) { transaction in
      let connection = transaction.connection
      guard try !transaction.isSpent(draft.id) else { return false }
      let channel = try transaction.row(of: draft.channel)
      let thread = draft.thread?.rawValue ?? 0
      // Another draft's attachments are no longer needed when this one replaces it.
      let old = try connection.first("SELECT message FROM draft WHERE channel = ? AND thread = ?", channel, thread) {
        $0.integer(0)
      }
      if let old { try connection.run("DELETE FROM held_attachment WHERE message = ?", old) }
      transaction.changes.channels.insert(draft.channel)
      if draft.isEmpty {
        try connection.run("DELETE FROM draft WHERE channel = ? AND thread = ?", channel, thread)
        return true
      }
      let attachments = draft.attachments.isEmpty ? nil : try JSONEncoder().encode(draft.attachments)
      if let attachments, attachments.count > StoreLimits.payload {
        throw ChatStoreError.tooLarge("description", limit: StoreLimits.payload)
      }
      try connection.run(
        """
        INSERT INTO draft (channel, thread, message, text, attachments, quoted, edited) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        ON CONFLICT DO UPDATE SET message = ?3, text = ?4, attachments = ?5, quoted = ?6, edited = ?7
        """, channel, thread, draft.id, draft.text, attachments, draft.quoted, draft.edited)
      try transaction.hold(draft.attachments, for: draft.id.rawValue)
      return true
    }
  }

  /// The draft of a channel or of one of its threads.
  public func draft(in channel: ChannelID, thread: MessageID? = nil) async throws(ChatStoreError) -> Draft? {
    try await read { reader in
      try reader.connection.first(
        """
        SELECT message, text, attachments, quoted, edited FROM draft
        WHERE channel = (SELECT id FROM channel WHERE server_id = ?) AND thread = ?
        """, channel, thread?.rawValue ?? 0
      ) { row in
        Draft(
          id: MessageID(rawValue: row.integer(0)), channel: channel, thread: thread, text: row.text(1),
          attachments: row.data(2).flatMap { try? JSONDecoder().decode([Attachment].self, from: $0) } ?? [],
          quoted: row.optionalInteger(3).map(MessageID.init), edited: row.optionalInteger(4).map(MessageID.init))
      }
    }
  }
}
