import Foundation

extension ChatStore {
  /// A page of messages with the gaps in it, from one state of the store.
  ///
  /// Costs as much as the page has messages, wherever it lies. At most ``StoreLimits/page``. A channel that is not
  /// known has an empty page; `.around` a message that is not in the scope is ``ChatStoreError/notFound(_:)``.
  public func page(
    of scope: MessageScope, at anchor: PageAnchor = .newest, limit: Int = 50
  ) async throws(ChatStoreError) -> MessagePage {
    try await read { reader in try reader.page(scope, anchor, limit: limit) }
  }

  /// One message, if there is one with that id.
  public func message(_ id: MessageID) async throws(ChatStoreError) -> Message? {
    try await read { reader in try reader.message(id) }
  }

  /// Several messages, those that are there, in the order asked for.
  public func messages(_ ids: [MessageID]) async throws(ChatStoreError) -> [Message] {
    try await read { reader in
      var result: [Message] = []
      for id in ids { if let message = try reader.message(id) { result.append(message) } }
      return result
    }
  }

  /// The message that an event of the server is, if it has come.
  public func message(_ event: EventID, in channel: ChannelID) async throws(ChatStoreError) -> Message? {
    try await read { reader in
      let id = try reader.connection.first(
        "SELECT id FROM message WHERE event_id = ? AND channel = (SELECT id FROM channel WHERE server_id = ?)", event,
        channel
      ) { MessageID(rawValue: $0.integer(0)) }
      guard let id else { return nil }
      return try reader.message(id)
    }
  }

  /// How much of a channel a user has not read, counted up to `limit`.
  ///
  /// Follows one index from the message that was read last: costs as much as is counted, and what lies between.
  public func unread(
    in channel: ChannelID, for reader: UserID? = nil, limit: Int = 1000
  ) async throws(ChatStoreError) -> Unread {
    let user = reader ?? self.user
    return try await read { reader in try reader.unread(in: channel, for: user, limit: limit) }
  }

  /// All channels, by name.
  public func channels() async throws(ChatStoreError) -> [Channel] {
    try await read { reader in
      try reader.connection.all(
        "SELECT server_id, name, topic, avatar, is_direct, is_encrypted FROM channel ORDER BY name, id"
      ) { row in
        Channel(
          id: ChannelID(rawValue: row.text(0)), name: row.text(1), topic: row.text(2), avatar: row.optionalText(3),
          isDirect: row.flag(4), isEncrypted: row.flag(5))
      }
    }
  }

  /// The members of a channel, by name.
  public func members(of channel: ChannelID) async throws(ChatStoreError) -> [Member] {
    try await read { reader in
      try reader.connection.all(
        """
        SELECT u.server_id, m.name, m.avatar, m.is_present FROM member m JOIN user u ON u.id = m.user
        WHERE m.channel = (SELECT id FROM channel WHERE server_id = ?) ORDER BY m.name, m.user
        """, channel
      ) { row in
        Member(
          user: UserID(rawValue: row.text(0)), name: row.text(1), avatar: row.optionalText(2), isPresent: row.flag(3))
      }
    }
  }

  /// How far users have read: in a channel, or in a thread of it, by the server's name for its first message.
  public func receipts(
    in channel: ChannelID, thread: EventID? = nil
  ) async throws(ChatStoreError) -> [ReadReceipt] {
    try await read { reader in
      try reader.connection.all(
        """
        SELECT u.server_id, m.position, m.id, r.read_at FROM receipt r JOIN user u ON u.id = r.user
        JOIN message m ON m.id = r.target_id
        WHERE r.channel = (SELECT id FROM channel WHERE server_id = ?) AND r.thread = ? ORDER BY r.user
        """, channel, thread?.rawValue ?? ""
      ) { row in
        ReadReceipt(
          user: UserID(rawValue: row.text(0)),
          message: MessageKey(position: row.integer(1), id: MessageID(rawValue: row.integer(2))), readAt: row.date(3))
      }
    }
  }

  /// The gaps in a channel's history, oldest first.
  public func gaps(in channel: ChannelID) async throws(ChatStoreError) -> [HistoryGap] {
    try await read { reader in
      let row = try reader.connection.first("SELECT id FROM channel WHERE server_id = ?", channel) { $0.integer(0) }
      guard let row else { return [] }
      return try reader.gaps(in: row, after: nil, before: nil)
    }
  }

  /// How far a user has read in channels and in threads, by the server's names for those messages: where it is another
  /// than that kept as the cursor of the name `cursors` and the channel's, and after a line break the thread's.
  public func places(
    of user: UserID, otherThan cursors: String
  ) async throws(ChatStoreError) -> [(channel: ChannelID, thread: EventID?, event: EventID)] {
    try await read { reader in
      try reader.connection.all(
        """
        SELECT c.server_id, r.thread, m.event_id FROM channel c
        JOIN receipt r ON r.channel = c.id AND r.user = (SELECT id FROM user WHERE server_id = ?)
        JOIN message m ON m.id = r.target_id
        LEFT JOIN cursor k ON k.name = ? || c.server_id || iif(r.thread = '', '', char(10) || r.thread)
        WHERE m.event_id IS NOT NULL AND k.value IS NOT m.event_id ORDER BY c.id, r.thread
        """, user, cursors
      ) { row in
        let thread = row.text(1)
        return (
          ChannelID(rawValue: row.text(0)), thread.isEmpty ? nil : EventID(rawValue: thread),
          EventID(rawValue: row.text(2))
        )
      }
    }
  }

  /// The messages nearest to a gap on its two sides, by the server's names for them.
  public func neighbours(
    of gap: HistoryGap, in channel: ChannelID
  ) async throws(ChatStoreError) -> (older: EventID?, newer: EventID?) {
    try await read { reader in
      let row = try reader.connection.first("SELECT id FROM channel WHERE server_id = ?", channel) { $0.integer(0) }
      guard let row else { return (nil, nil) }
      func nearest(_ position: Int64?, _ comparison: String, _ order: String) throws -> EventID? {
        guard let position else { return nil }
        var nearest: (position: Int64, event: String)?
        for inThread in [0, 1] {
          let found = try reader.connection.first(
            """
            SELECT position, event_id FROM message WHERE channel = ? AND in_thread = ? AND position \(comparison) ?
            AND position < \(MessageKey.firstUnplaced) AND event_id IS NOT NULL ORDER BY position \(order) LIMIT 1
            """, row, inThread, position
          ) { (position: $0.integer(0), event: $0.text(1)) }
          guard let found else { continue }
          let isNearer = nearest.map { order == "ASC" ? found.position < $0.position : found.position > $0.position }
          if isNearer ?? true { nearest = found }
        }
        return nearest.map { EventID(rawValue: $0.event) }
      }
      return (try nearest(gap.after, "<=", "DESC"), try nearest(gap.before, ">=", "ASC"))
    }
  }

  /// Where to go on asking, as it was kept with the last batch.
  public func cursor(_ name: String) async throws(ChatStoreError) -> String? {
    try await read { reader in
      try reader.connection.first("SELECT value FROM cursor WHERE name = ?", name) { $0.text(0) }
    }
  }
}
