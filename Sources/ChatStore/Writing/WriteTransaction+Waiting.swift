extension WriteTransaction {
  /// Gives a message its event's name, and all that came before it and waits for that name: reactions, votes, edits, a redaction,
  /// answers, a pin and receipts.
  func attach(_ id: Int64, to event: EventID, in channel: Int64) throws(ChatStoreError) {
    // For most messages nothing waits, and one look at the indices says so.
    guard try connection.first(Self.waitingQuery, event, channel, read: { $0.flag(0) }) ?? true else { return }
    if try connection.run(
      "UPDATE reaction SET target_id = ? WHERE target_event = ? AND channel = ? AND target_id IS NULL", id, event,
      channel
    ) > 0 {
      try touch(id)
      try connection.run("UPDATE message SET marks = marks | 8 WHERE id = ?", id)
    }
    if try connection.run(
      "UPDATE vote SET target_id = ? WHERE target_event = ? AND channel = ? AND target_id IS NULL", id, event, channel
    ) > 0 {
      try markVoted(id)
    }
    if try connection.run(
      "UPDATE edit SET target_id = ? WHERE target_event = ? AND channel = ? AND target_id IS NULL", id, event, channel
    ) > 0 {
      try applyEdits(to: id)
    }
    try attachQuoting(id, to: event, in: channel)
    try attachThread(id, to: event, in: channel)
    if let pinned = try connection.first(
      "SELECT 1 FROM pin WHERE channel = ? AND event_id = ?", channel, event, read: { $0.flag(0) }), pinned
    {
      try setMark(.pinned, of: id, to: true)
    }
    try attachReceipts(id, to: event, in: channel)
    if let redacted = try connection.first(
      "SELECT 1 FROM redaction WHERE target_event = ? AND channel = ?", event, channel, read: { $0.flag(0) }), redacted
    {
      try delete(message: id)
    }
  }

  static let waitingQuery = """
    SELECT EXISTS (SELECT 1 FROM reaction WHERE target_event = ?1 AND channel = ?2 AND target_id IS NULL)
      OR EXISTS (SELECT 1 FROM vote WHERE target_event = ?1 AND channel = ?2 AND target_id IS NULL)
      OR EXISTS (SELECT 1 FROM edit WHERE target_event = ?1 AND channel = ?2 AND target_id IS NULL)
      OR EXISTS (SELECT 1 FROM message
        WHERE quoted_event = ?1 AND channel = ?2 AND quoted_event IS NOT NULL AND quoted_id IS NULL)
      OR EXISTS (SELECT 1 FROM message
        WHERE thread_event = ?1 AND channel = ?2 AND thread_event IS NOT NULL AND thread_id IS NULL)
      OR EXISTS (SELECT 1 FROM pin WHERE event_id = ?1 AND channel = ?2)
      OR EXISTS (SELECT 1 FROM receipt WHERE waiting_event = ?1 AND channel = ?2)
      OR EXISTS (SELECT 1 FROM redaction WHERE target_event = ?1 AND channel = ?2)
    """

  private func attachQuoting(_ id: Int64, to event: EventID, in channel: Int64) throws(ChatStoreError) {
    let quoting = try connection.all(
      "SELECT id FROM message WHERE quoted_event = ? AND channel = ? AND quoted_event IS NOT NULL AND quoted_id IS NULL",
      event, channel
    ) { $0.integer(0) }
    for other in quoting {
      try touch(other)
      try connection.run("UPDATE message SET quoted_id = ? WHERE id = ?", id, other)
    }
  }

  private func attachThread(_ id: Int64, to event: EventID, in channel: Int64) throws(ChatStoreError) {
    let answers = try connection.all(
      "SELECT id FROM message WHERE thread_event = ? AND channel = ? AND thread_event IS NOT NULL AND thread_id IS NULL",
      event, channel
    ) { $0.integer(0) }
    for other in answers {
      try touch(other)
      try connection.run("UPDATE message SET thread_id = ? WHERE id = ?", id, other)
    }
    if !answers.isEmpty { try recountThread(of: id) }
  }

  /// The message that an event's name stands for, if it has come.
  func target(_ event: EventID, in channel: Int64) throws(ChatStoreError) -> Int64? {
    try connection.first("SELECT id FROM message WHERE event_id = ? AND channel = ?", event, channel) { $0.integer(0) }
  }
}
