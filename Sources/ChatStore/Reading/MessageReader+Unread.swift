extension MessageReader {
  /// What a user has not read of a channel, counted up to a limit along the index alone.
  func unread(in channel: ChannelID, for reader: UserID, limit: Int) throws(ChatStoreError) -> Unread {
    let row = try connection.first("SELECT id FROM channel WHERE server_id = ?", channel) { $0.integer(0) }
    guard let row else { return Unread(count: 0, isMore: false, first: nil) }
    let limit = max(0, min(limit, 1_000_000))
    let readerRow = try connection.first("SELECT id FROM user WHERE server_id = ?", reader) { $0.integer(0) } ?? -1
    let read = try connection.first(
      """
      SELECT m.position, m.id FROM receipt r JOIN message m ON m.id = r.target_id
      WHERE r.channel = ? AND r.user = ? AND r.thread = ''
      """, row, readerRow
    ) { MessageKey(position: $0.integer(0), id: MessageID(rawValue: $0.integer(1))) }
    let start = read ?? MessageKey(position: .min, id: MessageID(rawValue: .min))
    let count =
      try connection.first(Self.unreadCount, row, start.position, start.id, readerRow, limit + 1) {
        Int($0.integer(0))
      } ?? 0
    let first = try connection.first(Self.unreadFirst, row, start.position, start.id, readerRow) {
      MessageKey(position: $0.integer(0), id: MessageID(rawValue: $0.integer(1)))
    }
    return Unread(count: min(count, limit), isMore: count > limit, first: first)
  }

  private static let unreadRows = """
    FROM message WHERE channel = ? AND in_thread = 0 AND (position, id) > (?, ?) AND sender <> ? AND deleted = 0
    """
  static let unreadCount = "SELECT count(*) FROM (SELECT 1 \(unreadRows) LIMIT ?)"
  static let unreadFirst = "SELECT position, id \(unreadRows) ORDER BY position, id LIMIT 1"
}
