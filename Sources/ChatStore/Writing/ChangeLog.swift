/// What a transaction has changed, for the windows that show it.
final class ChangeLog {
  /// Where a message was before the transaction touched it; nil for one that was not there.
  var before: [Int64: RowPlace?] = [:]
  /// In the order in which they were touched.
  var touched: [Int64] = []
  /// Parts of histories whose gaps changed.
  var gaps: [GapChange] = []
  /// Channels of which something changed that a list of channels shows.
  var channels: Set<ChannelID> = []
  /// Those that were looked up.
  var channelRows: Set<Int64> = []
  var hasOutboxChanged = false

  struct GapChange: Sendable {
    var channel: ChannelID
    var older: Int64
    var newer: Int64
  }
}

/// Where a message is shown.
struct RowPlace: Sendable, Equatable {
  /// Nil for an answer in a thread whose first message has not come: no window shows it.
  var scope: MessageScope?
  var key: MessageKey
  var revision: Int64
}

/// The change of one message.
struct RowChange: Sendable {
  var id: MessageID
  var before: RowPlace?
  var after: RowPlace?
}

extension WriteTransaction {
  /// To be called before a message is changed: its revision rises once in the transaction.
  func touch(_ id: Int64) throws(ChatStoreError) {
    guard changes.before[id] == nil else { return }
    changes.before[id] = .some(try place(of: id))
    changes.touched.append(id)
  }

  /// Notes a message that was not there before.
  func noteInserted(_ id: Int64) {
    guard changes.before[id] == nil else { return }
    changes.before[id] = .some(nil)
    changes.touched.append(id)
  }

  private func place(of id: Int64) throws(ChatStoreError) -> RowPlace? {
    try connection.first(
      """
      SELECT c.server_id, m.in_thread, m.thread_id, m.position, m.revision FROM message m JOIN channel c ON c.id = m.channel
      WHERE m.id = ?
      """, id
    ) { row in
      let thread = row.optionalInteger(2).map { MessageScope.thread(MessageID(rawValue: $0)) }
      return RowPlace(
        scope: row.flag(1) ? thread : .channel(ChannelID(rawValue: row.text(0))),
        key: MessageKey(position: row.integer(3), id: MessageID(rawValue: id)), revision: row.integer(4))
    }
  }

  /// Raises the revisions of all that was touched, and tells what became of it.
  func finish() throws(ChatStoreError) -> [RowChange] {
    var result: [RowChange] = []
    result.reserveCapacity(changes.touched.count)
    for id in changes.touched {
      let before = changes.before[id] ?? nil
      if before != nil { try connection.run("UPDATE message SET revision = revision + 1 WHERE id = ?", id) }
      let after = try place(of: id)
      if before != nil || after != nil {
        result.append(RowChange(id: MessageID(rawValue: id), before: before, after: after))
      }
    }
    return result
  }
}
