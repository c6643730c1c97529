extension Schema {
  /// What links lead to, and in which channels the user wants to see that. A row without a title is a link of which
  /// nothing is known.
  static let previews = Step { connection throws(ChatStoreError) in
    try connection.execute(
      """
      CREATE TABLE link_preview (
        url TEXT PRIMARY KEY, asked_at INTEGER NOT NULL, title TEXT, text TEXT, site TEXT, image TEXT, width INTEGER,
        height INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX link_preview_age ON link_preview (asked_at);
      ALTER TABLE channel ADD COLUMN shows_previews INTEGER NOT NULL DEFAULT 0;
      """)
  }
}
