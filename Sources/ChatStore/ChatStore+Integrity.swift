extension ChatStore {
  /// Reads the whole file and tells what is wrong with it; nothing if all is well. Costs as much as the file is large.
  public func checkIntegrity() async throws(ChatStoreError) -> [String] {
    try await write(.normal) { transaction in
      let connection = transaction.connection
      var problems = try connection.all("PRAGMA integrity_check(100)") { $0.text(0) }.filter { $0 != "ok" }
      for (problem, query) in Self.invariants {
        let count = try connection.first("SELECT count(*) FROM (\(query))") { $0.integer(0) } ?? 0
        if count > 0 { problems.append("\(problem): \(count)") }
      }
      // Throws ``ChatStoreError/corrupt(_:)`` where the index of words is damaged in itself.
      try connection.run("INSERT INTO search (search) VALUES ('integrity-check')")
      return problems
    }
  }

  /// Each query has no rows.
  private static let invariants = [
    (
      "messages in a gap",
      """
      SELECT 1 FROM gap g JOIN message m ON m.channel = g.channel AND m.position > g.older AND m.position < g.newer
      WHERE m.position < \(MessageKey.firstUnplaced)
      """
    ),
    ("gaps of nothing", "SELECT 1 FROM gap WHERE older >= newer"),
    (
      "gaps that overlap",
      """
      SELECT 1 FROM gap a JOIN gap b ON a.channel = b.channel AND a.id < b.id AND a.older < b.newer AND b.older < a.newer
      """
    ),
    (
      "threads with a wrong count",
      """
      SELECT 1 FROM message r WHERE thread_count <>
        (SELECT count(*) FROM message m WHERE m.thread_id = r.id AND m.deleted = 0)
      """
    ),
    (
      "messages that wait for what is there",
      """
      SELECT 1 FROM message m JOIN message t ON t.event_id = m.quoted_event AND t.channel = m.channel WHERE m.quoted_id IS NULL
      UNION ALL
      SELECT 1 FROM message m JOIN message t ON t.event_id = m.thread_event AND t.channel = m.channel WHERE m.thread_id IS NULL
      """
    ),
    (
      "reactions and edits that wait for what is there",
      """
      SELECT 1 FROM reaction r JOIN message t ON t.event_id = r.target_event AND t.channel = r.channel WHERE r.target_id IS NULL
      UNION ALL
      SELECT 1 FROM edit e JOIN message t ON t.event_id = e.target_event AND t.channel = e.channel WHERE e.target_id IS NULL
      """
    ),
    (
      "entries without a message",
      "SELECT 1 FROM outbox o LEFT JOIN message m ON m.id = o.message WHERE m.id IS NULL"
    ),
    (
      "messages without a name that nobody sends",
      """
      SELECT 1 FROM message m WHERE m.event_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.message = m.id AND o.action = 'send')
      """
    ),
    (
      "texts of deleted messages",
      "SELECT 1 FROM message WHERE deleted = 1 AND (text <> '' OR detail IS NOT NULL)"
    ),
  ]
}
