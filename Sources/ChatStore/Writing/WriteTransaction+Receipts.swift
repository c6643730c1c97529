import Foundation

/// Where in a channel a user has read up to a message: in the channel itself, or in one of its threads.
struct ReceiptPlace {
  let channel: Int64
  let user: Int64
  /// The server's name for the thread's first message; empty for the channel.
  let thread: String
}

extension WriteTransaction {
  /// Keeps how far a user has read. It never goes back, and waits for a message that has not come.
  func keep(_ receipt: ServerBatch.Receipt) throws(ChatStoreError) {
    let channel = try row(of: receipt.channel)
    let place = ReceiptPlace(
      channel: channel, user: try row(of: receipt.user), thread: receipt.thread?.rawValue ?? "")
    if let id = try target(receipt.event, in: channel) {
      try move(place, to: id, readAt: receipt.readAt)
    } else {
      // Of those that wait only the last is kept: a user has one place, and servers tell of many.
      try connection.run(
        """
        INSERT INTO receipt (channel, user, thread, waiting_event, waiting_at) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT DO UPDATE SET waiting_event = ?4, waiting_at = ?5
        """, place.channel, place.user, place.thread, receipt.event, receipt.readAt)
    }
  }

  /// Keeps that the user has read up to a message: in its thread, where it is in one.
  func markRead(upTo id: MessageID, readAt: Date) throws(ChatStoreError) {
    let message = try message(id)
    let thread = try connection.first(
      """
      SELECT iif(m.in_thread, coalesce(root.event_id, m.thread_event), '') FROM message m
      LEFT JOIN message root ON root.id = m.thread_id WHERE m.id = ?
      """, message.id, read: { $0.optionalText(0) })
    // A thread whose first message the server does not know has no place yet.
    guard let thread = thread ?? nil else { return }
    let place = ReceiptPlace(channel: message.channel, user: try row(of: user), thread: thread)
    try move(place, to: message.id, readAt: readAt)
  }

  private func move(_ place: ReceiptPlace, to id: Int64, readAt: Date) throws(ChatStoreError) {
    let old = try connection.first(
      """
      SELECT r.target_id, m.position FROM receipt r JOIN message m ON m.id = r.target_id
      WHERE r.channel = ? AND r.user = ? AND r.thread = ?
      """, place.channel, place.user, place.thread
    ) { MessageKey(position: $0.integer(1), id: MessageID(rawValue: $0.integer(0))) }
    let new = try connection.first("SELECT position FROM message WHERE id = ?", id) {
      MessageKey(position: $0.integer(0), id: MessageID(rawValue: id))
    }
    guard let new, old.map({ $0 < new }) ?? true else { return }
    // The user's own place is told by no message.
    if place.user != (try row(of: user)) {
      if let old { try touch(old.id.rawValue) }
      try touch(id)
    }
    try connection.run(
      """
      INSERT INTO receipt (channel, user, thread, target_id, read_at) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO UPDATE SET target_id = ?4, read_at = ?5
      """, place.channel, place.user, place.thread, id, readAt)
    try noteChannel(place.channel)
  }

  /// Receipts that waited for a message.
  func attachReceipts(_ id: Int64, to event: EventID, in channel: Int64) throws(ChatStoreError) {
    let waiting = try connection.all(
      "SELECT user, thread, waiting_at FROM receipt WHERE waiting_event = ? AND channel = ?", event, channel
    ) { (place: ReceiptPlace(channel: channel, user: $0.integer(0), thread: $0.text(1)), readAt: $0.date(2)) }
    for (place, readAt) in waiting {
      try connection.run(
        "UPDATE receipt SET waiting_event = NULL, waiting_at = NULL WHERE channel = ? AND user = ? AND thread = ?",
        place.channel, place.user, place.thread)
      try move(place, to: id, readAt: readAt)
    }
  }
}
