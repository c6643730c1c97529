import Foundation

extension WriteTransaction {
  /// Keeps how far a user has read. It never goes back, and waits for a message that has not come.
  func keepReceipt(_ user: UserID, in channel: Int64, event: EventID, readAt: Date) throws(ChatStoreError) {
    let user = try row(of: user)
    if let id = try target(event, in: channel) {
      try moveReceipt(of: user, in: channel, to: id, readAt: readAt)
    } else {
      // Of those that wait only the last is kept: a user has one place, and servers tell of many.
      try connection.run(
        """
        INSERT INTO receipt (channel, user, waiting_event, waiting_at) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT DO UPDATE SET waiting_event = ?3, waiting_at = ?4
        """, channel, user, event, readAt)
    }
  }

  func moveReceipt(of user: Int64, in channel: Int64, to id: Int64, readAt: Date) throws(ChatStoreError) {
    let old = try connection.first(
      """
      SELECT r.target_id, m.position FROM receipt r JOIN message m ON m.id = r.target_id WHERE r.channel = ? AND r.user = ?
      """, channel, user
    ) { MessageKey(position: $0.integer(1), id: MessageID(rawValue: $0.integer(0))) }
    let new = try connection.first("SELECT position FROM message WHERE id = ?", id) {
      MessageKey(position: $0.integer(0), id: MessageID(rawValue: id))
    }
    guard let new, old.map({ $0 < new }) ?? true else { return }
    // The user's own place is told by no message.
    if user != (try row(of: self.user)) {
      if let old { try touch(old.id.rawValue) }
      try touch(id)
    }
    try connection.run(
      """
      INSERT INTO receipt (channel, user, target_id, read_at) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT DO UPDATE SET target_id = ?3, read_at = ?4
      """, channel, user, id, readAt)
    try noteChannel(channel)
  }

  /// Receipts that waited for a message.
  func attachReceipts(_ id: Int64, to event: EventID, in channel: Int64) throws(ChatStoreError) {
    let waiting = try connection.all(
      "SELECT user, waiting_at FROM receipt WHERE waiting_event = ? AND channel = ?", event, channel
    ) { (user: $0.integer(0), readAt: $0.date(1)) }
    for receipt in waiting {
      try connection.run(
        "UPDATE receipt SET waiting_event = NULL, waiting_at = NULL WHERE channel = ? AND user = ?", channel,
        receipt.user)
      try moveReceipt(of: receipt.user, in: channel, to: id, readAt: receipt.readAt)
    }
  }
}
