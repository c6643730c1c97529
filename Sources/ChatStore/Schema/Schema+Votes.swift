extension Schema {
  /// Votes in polls, and that a poll was ended, which is a row without answers. `answers` is JSON.
  static let votes = Step { connection throws(ChatStoreError) in
    try connection.execute(
      """
      CREATE TABLE vote (
        id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, event_id TEXT, transaction_id TEXT, target_id INTEGER,
        target_event TEXT, sender INTEGER NOT NULL, sent_at INTEGER NOT NULL, answers TEXT
      );
      CREATE UNIQUE INDEX vote_event ON vote (event_id, channel) WHERE event_id IS NOT NULL;
      CREATE UNIQUE INDEX vote_transaction ON vote (transaction_id) WHERE transaction_id IS NOT NULL;
      CREATE INDEX vote_target ON vote (target_id, sender, sent_at, id) WHERE target_id IS NOT NULL;
      CREATE INDEX vote_waiting ON vote (target_event, channel) WHERE target_id IS NULL;
      """)
  }
}
