extension Schema {
  /// Polls that are being written, as JSON. They are no part of a channel's draft, which goes when a message is sent.
  static let writtenPolls = Step { connection throws(ChatStoreError) in
    try connection.execute(
      """
      CREATE TABLE written_poll (
        channel INTEGER NOT NULL, thread INTEGER NOT NULL, poll TEXT NOT NULL, PRIMARY KEY (channel, thread)
      ) WITHOUT ROWID;
      """)
  }
}
