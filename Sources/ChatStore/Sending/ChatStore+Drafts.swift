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

  /// Keeps a poll that is being written, on the disk when this returns; nil removes it. There is one for each channel and
  /// each of its threads, beside the draft. Its options may be empty.
  public func saveWrittenPoll(
    _ poll: MessageContent.Poll?, in channel: ChannelID, thread: MessageID? = nil
  ) async throws(ChatStoreError) {
    try await write(.full) { transaction in
      let row = try transaction.row(of: channel)
      guard let poll else {
        try transaction.connection.run(
          "DELETE FROM written_poll WHERE channel = ? AND thread = ?", row, thread?.rawValue ?? 0)
        return
      }
      let data = try JSONEncoder().encode(poll)
      guard data.count <= StoreLimits.payload else {
        throw ChatStoreError.tooLarge("poll", limit: StoreLimits.payload)
      }
      try transaction.connection.run(
        """
        INSERT INTO written_poll (channel, thread, poll) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET poll = ?3
        """, row, thread?.rawValue ?? 0, String(decoding: data, as: UTF8.self))
    }
  }

  /// The poll that was being written in a channel or in one of its threads.
  public func writtenPoll(
    in channel: ChannelID, thread: MessageID? = nil
  ) async throws(ChatStoreError) -> MessageContent.Poll? {
    try await read { reader in
      let text = try reader.connection.first(
        """
        SELECT poll FROM written_poll WHERE channel = (SELECT id FROM channel WHERE server_id = ?) AND thread = ?
        """, channel, thread?.rawValue ?? 0
      ) { $0.text(0) }
      return text.flatMap { try? JSONDecoder().decode(MessageContent.Poll.self, from: Data($0.utf8)) }
    }
  }
}
