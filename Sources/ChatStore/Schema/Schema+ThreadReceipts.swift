extension Schema {
  /// Users have a place in each thread beside the one in the channel, whose `thread` is empty. A thread goes by the
  /// server's name for its first message, which may not have come.
  ///
  /// What the server was still to be told of threads was a cursor; it is what `receipt` holds now.
  static let threadReceipts = Step { connection throws(ChatStoreError) in
    try connection.execute(
      """
      DROP INDEX receipt_target;
      DROP INDEX receipt_waiting;
      ALTER TABLE receipt RENAME TO old_receipt;
      CREATE TABLE receipt (
        channel INTEGER NOT NULL, user INTEGER NOT NULL, thread TEXT NOT NULL, target_id INTEGER, read_at INTEGER,
        waiting_event TEXT, waiting_at INTEGER, PRIMARY KEY (channel, user, thread)
      ) WITHOUT ROWID;
      INSERT INTO receipt SELECT channel, user, '', target_id, read_at, waiting_event, waiting_at FROM old_receipt;
      DROP TABLE old_receipt;
      CREATE INDEX receipt_target ON receipt (target_id) WHERE target_id IS NOT NULL;
      CREATE INDEX receipt_waiting ON receipt (waiting_event, channel) WHERE waiting_event IS NOT NULL;
      DELETE FROM cursor WHERE name = 'threads read';
      """)
  }
}
