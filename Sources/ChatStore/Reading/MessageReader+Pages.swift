extension MessageReader {
  /// The part of a query that a scope is: its condition, and what it is bound to.
  private struct ScopeRow {
    /// The channel, or the thread's first message.
    var value: Int64
    var isThread: Bool
    var condition: String { isThread ? "m.thread_id = ?" : "m.channel = ? AND m.in_thread = 0" }
  }

  private func row(of scope: MessageScope) throws(ChatStoreError) -> ScopeRow? {
    switch scope {
    case .channel(let channel):
      try connection.first("SELECT id FROM channel WHERE server_id = ?", channel) {
        ScopeRow(value: $0.integer(0), isThread: false)
      }
    case .thread(let id): ScopeRow(value: id.rawValue, isThread: true)
    }
  }

  func page(_ scope: MessageScope, _ anchor: PageAnchor, limit: Int) throws(ChatStoreError) -> MessagePage {
    var page = MessagePage(messages: [], gaps: [], hasOlder: false, hasNewer: false)
    guard let row = try row(of: scope) else { return page }
    let limit = max(1, min(limit, StoreLimits.page))
    let start = MessageKey(position: .min, id: MessageID(rawValue: .min))
    let end = MessageKey(position: .max, id: MessageID(rawValue: .max))
    // What lies beyond the page on its two sides: one message more is read than is told.
    var older: MessageKey?, newer: MessageKey?
    switch anchor {
    case .newest:
      (page.messages, older) = try before(end, row, limit)
    case .oldest:
      (page.messages, newer) = try after(start, row, limit)
    case .before(let key):
      (page.messages, older) = try before(key, row, limit)
      newer = try after(page.messages.last?.key ?? predecessor(of: key), row, 1).messages.first?.key
    case .after(let key):
      (page.messages, newer) = try after(key, row, limit)
      older = try before(page.messages.first?.key ?? successor(of: key), row, 1).messages.first?.key
    case .around(let id):
      guard let message = try message(id), try isIn(row, id) else { throw .notFound("message") }
      let half = (limit - 1) / 2
      var first = try before(message.key, row, half), last = try after(message.key, row, limit - 1 - half)
      // Where one side is short, the other has the rest.
      let olderCount = limit - 1 - last.messages.count, newerCount = limit - 1 - first.messages.count
      if first.messages.count < half {
        last = try after(message.key, row, newerCount)
      } else if olderCount > half {
        first = try before(message.key, row, olderCount)
      }
      page.messages = first.messages + [message] + last.messages
      (older, newer) = (first.beyond, last.beyond)
    }
    page.hasOlder = older != nil
    page.hasNewer = newer != nil
    if !row.isThread { page.gaps = try gaps(in: row.value, after: older?.position, before: newer?.position) }
    return page
  }

  private func predecessor(of key: MessageKey) -> MessageKey {
    MessageKey(position: key.position, id: MessageID(rawValue: key.id.rawValue == .min ? .min : key.id.rawValue - 1))
  }

  private func successor(of key: MessageKey) -> MessageKey {
    MessageKey(position: key.position, id: MessageID(rawValue: key.id.rawValue == .max ? .max : key.id.rawValue + 1))
  }

  private func isIn(_ row: ScopeRow, _ id: MessageID) throws(ChatStoreError) -> Bool {
    try connection.first("SELECT 1 FROM message m WHERE \(row.condition) AND m.id = ?", row.value, id) { $0.flag(0) }
      ?? false
  }

  private func before(
    _ key: MessageKey, _ scope: ScopeRow, _ limit: Int
  ) throws(ChatStoreError) -> (messages: [Message], beyond: MessageKey?) {
    let found = try beyond(key, scope, limit, "<", "DESC")
    return (found.messages.reversed(), found.beyond)
  }

  private func after(
    _ key: MessageKey, _ scope: ScopeRow, _ limit: Int
  ) throws(ChatStoreError) -> (messages: [Message], beyond: MessageKey?) {
    try beyond(key, scope, limit, ">", "ASC")
  }

  /// The messages on one side of a place, nearest first, and the key of the one after them.
  private func beyond(
    _ key: MessageKey, _ scope: ScopeRow, _ limit: Int, _ comparison: String, _ order: String
  ) throws(ChatStoreError) -> (messages: [Message], beyond: MessageKey?) {
    let read = { (row: Statement) throws(ChatStoreError) in try message(row) }
    // Each of the two is one range of the index: SQLite makes none of a row value with the row's id.
    var messages = try connection.all(
      Self.query(scope.condition, "m.position = ? AND m.id \(comparison) ?", order), scope.value, key.position, key.id,
      limit + 1, read: read)
    if messages.count <= limit {
      messages += try connection.all(
        Self.query(scope.condition, "m.position \(comparison) ?", order), scope.value, key.position,
        limit + 1 - messages.count, read: read)
    }
    let beyond = messages.count > limit ? messages.removeLast().key : nil
    return (messages, beyond)
  }

  /// A page's query.
  static func query(_ condition: String, _ range: String, _ order: String) -> String {
    // CROSS JOIN keeps the order of the tables: the messages first, by their index.
    """
    SELECT \(columns) FROM message m CROSS JOIN channel c ON c.id = m.channel CROSS JOIN user u ON u.id = m.sender
    WHERE \(condition) AND \(range) ORDER BY m.position \(order), m.id \(order) LIMIT ?
    """
  }

  /// Gaps between two positions, which are nil at the ends.
  func gaps(in channel: Int64, after: Int64?, before: Int64?) throws(ChatStoreError) -> [HistoryGap] {
    try connection.all(
      "SELECT \(GapRow.columns) FROM gap WHERE channel = ? AND newer > ? AND older < ? ORDER BY newer, older", channel,
      after ?? .min, before ?? .max
    ) { GapRow($0).gap }
  }
}
