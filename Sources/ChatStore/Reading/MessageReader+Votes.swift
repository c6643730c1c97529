import Foundation

extension MessageReader {
  /// What came of a poll. Costs as much as it has votes.
  func votes(of id: MessageID, in poll: MessageContent.Poll) throws(ChatStoreError) -> PollVotes {
    var votes = PollVotes()
    let end = try connection.first(Self.endQuery, id) { $0.optionalInteger(0) } ?? nil
    votes.isEnded = end != nil
    // People who chose the same are counted together, and of these kinds of votes so many.
    let kinds = try connection.all(Self.votesQuery, user, id, end ?? .max, StoreLimits.kindsOfVotes) { row in
      (answers: row.text(0), count: Int(row.integer(1)), isOwn: row.flag(2))
    }
    for kind in kinds {
      let counted = poll.counted(StoredVote.answers(kind.answers))
      if counted.isEmpty { continue }
      votes.voters += kind.count
      for answer in counted { votes.counts[answer, default: 0] += kind.count }
      if kind.isOwn { votes.own = counted }
    }
    let failure = try connection.first(
      "SELECT state, failure FROM outbox WHERE message = ? AND action = 'vote' ORDER BY id DESC LIMIT 1", id
    ) { (OutboxState(rawValue: $0.integer(0)) ?? .waiting).sendState($0.optionalText(1)) }
    if case .failed? = failure { votes.failure = failure }
    return votes
  }

  /// Only who asked can end a poll.
  static let endQuery = """
    SELECT min(v.sent_at) FROM message m JOIN vote v ON v.target_id = m.id AND v.sender = m.sender
    WHERE m.id = ? AND v.answers IS NULL
    """

  static let votesQuery = """
    SELECT answers, count(*), max(is_own) FROM (
      SELECT v.answers, u.server_id = ?1 AS is_own,
        row_number() OVER (PARTITION BY v.sender ORDER BY v.sent_at DESC, v.id DESC) AS age
      FROM vote v JOIN user u ON u.id = v.sender WHERE v.target_id = ?2 AND v.answers IS NOT NULL AND v.sent_at <= ?3
    ) WHERE age = 1 GROUP BY answers ORDER BY 2 DESC, 1 LIMIT ?4
    """
}

/// The answers of a vote as one column.
enum StoredVote {
  static func text(_ answers: [String]) -> String {
    (try? JSONEncoder().encode(answers)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  static func answers(_ text: String) -> [String] {
    (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }
}
