import Foundation

extension WriteTransaction {
  // MARK: Events

  /// Keeps a vote, or, without answers, the end of a poll; false if it was known.
  func keepVote(
    _ event: ServerEvent, in target: EventID, _ answers: [String]?, channel: Int64
  ) throws(ChatStoreError) -> Bool {
    let sender = try row(of: event.sender)
    if let transaction = event.transactionID,
      let own = try connection.first(
        "SELECT id FROM vote WHERE transaction_id = ? AND sender = ? AND channel = ? AND event_id IS NULL",
        transaction, sender, channel, read: { $0.integer(0) })
    {
      try connection.run(
        "UPDATE OR REPLACE vote SET event_id = ?, sent_at = ? WHERE id = ?", event.id, event.sentAt, own)
      try finishEntry(transaction)
      if try isRedacted(event.id, channel) { try removeVote(event.id, channel) }
      return false
    }
    let known = try connection.first(
      "SELECT id, target_id, sent_at, transaction_id FROM vote WHERE event_id = ? AND channel = ?", event.id, channel
    ) { (id: $0.integer(0), target: $0.optionalInteger(1), sentAt: $0.date(2), isOwn: !$0.isNull(3)) }
    if let known {
      // The answer to one's own named it before the server's time was known.
      if known.isOwn, known.sentAt != event.sentAt {
        if let target = known.target { try touch(target) }
        try connection.run("UPDATE vote SET sent_at = ? WHERE id = ?", event.sentAt, known.id)
      }
      return false
    }
    if try isRedacted(event.id, channel) { return true }
    let id = try self.target(target, in: channel)
    if let id { try markVoted(id) }
    try connection.run(
      """
      INSERT INTO vote (channel, event_id, target_id, target_event, sender, sent_at, answers) VALUES (?, ?, ?, ?, ?, ?, ?)
      """, channel, event.id, id, target, sender, event.sentAt, answers.map(StoredVote.text))
    return true
  }

  /// A vote that was taken back as an event: the one before it counts again.
  func removeVote(_ event: EventID, _ channel: Int64) throws(ChatStoreError) {
    let found = try connection.first(
      "SELECT id, target_id FROM vote WHERE event_id = ? AND channel = ?", event, channel,
      read: { (id: $0.integer(0), target: $0.optionalInteger(1)) })
    guard let found else { return }
    if let target = found.target { try touch(target) }
    try connection.run("DELETE FROM vote WHERE id = ?", found.id)
  }

  func markVoted(_ id: Int64) throws(ChatStoreError) {
    try touch(id)
    try connection.run(
      "UPDATE message SET marks = marks | ? WHERE id = ?", MessageMarks.hasVotes.rawValue, id)
  }

  // MARK: One's own

  /// Votes, changes a vote, or takes it back with no answers. What was not told yet is not told any more.
  func vote(_ id: MessageID, _ answers: [String], at date: Date) throws(ChatStoreError) {
    let (row, poll) = try openPoll(id)
    let counted = poll.counted(answers)
    guard counted.isEmpty == answers.isEmpty else { throw .notPossible("the poll has no such answer") }
    for entry in try entries(of: row.id) where entry.action == .vote && !entry.isDoubtful && entry.state != .sending {
      try discard(entry)
    }
    let reader = MessageReader(connection: connection, user: user)
    guard try reader.votes(of: id, in: poll).own != counted else { return }
    try add(counted, to: row, at: date)
  }

  /// Ends a poll of one's own.
  func endPoll(_ id: MessageID, at date: Date) throws(ChatStoreError) {
    let (row, _) = try openPoll(id)
    guard row.sender == (try self.row(of: user)) else { throw .notPossible("somebody else asked") }
    try add(nil, to: row, at: date)
  }

  private func openPoll(_ id: MessageID) throws(ChatStoreError) -> (MessageRow, MessageContent.Poll) {
    let row = try message(id)
    guard row.deleted == 0, case .poll(let poll) = row.content.content else {
      throw .notPossible("the message is no poll")
    }
    let end = try connection.first(MessageReader.endQuery, id) { $0.optionalInteger(0) } ?? nil
    guard end == nil else { throw .notPossible("the poll has ended") }
    return (row, poll)
  }

  private func add(_ answers: [String]?, to row: MessageRow, at date: Date) throws(ChatStoreError) {
    let sender = try self.row(of: user)
    // By another clock the one before it may be of the future.
    let last = try connection.first(
      "SELECT sent_at FROM vote WHERE target_id = ? AND sender = ? ORDER BY sent_at DESC LIMIT 1", row.id, sender
    ) { $0.date(0) }
    let transaction = TransactionID.new()
    try markVoted(row.id)
    try connection.run(
      """
      INSERT INTO vote (channel, transaction_id, target_id, target_event, sender, sent_at, answers)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """, row.channel, transaction, row.id, row.eventID, sender, max(date, last.map { $0 + 0.001 } ?? date),
      answers.map(StoredVote.text))
    try addEntry(
      answers == nil ? .endPoll : .vote, message: row.id, channel: row.channel, transaction: transaction,
      text: answers.map(StoredVote.text))
  }

  /// The server has taken one's own.
  func finishVote(_ entry: OutboxRow, as event: EventID) throws(ChatStoreError) {
    let isKnown =
      try connection.first(
        "SELECT 1 FROM vote WHERE event_id = ? AND channel = ?", event, entry.channel, read: { $0.flag(0) }) ?? false
    let isRedacted = try isRedacted(event, entry.channel)
    if isKnown || isRedacted {
      try connection.run("DELETE FROM vote WHERE transaction_id = ? AND event_id IS NULL", entry.transactionID)
    } else {
      try connection.run("UPDATE vote SET event_id = ? WHERE transaction_id = ?", event, entry.transactionID)
    }
  }
}
