extension Schema {
  /// The index of words, which is filled with what was there before.
  ///
  /// The words come from ``SearchWords``, so the tokenizer has only to part them at spaces. Their texts are not kept a
  /// second time (`content=''`): taking an entry out names its words again. `search_id` rises with newer messages.
  static let search = Step { connection throws(ChatStoreError) in
    try connection.execute(
      """
      ALTER TABLE message ADD COLUMN search_id INTEGER;
      CREATE UNIQUE INDEX message_search ON message (search_id) WHERE search_id IS NOT NULL;
      CREATE VIRTUAL TABLE search USING fts5(words, place, content='', tokenize='ascii', prefix='1 2 3');
      """)
    try SearchIndex(connection).rebuild()
  }
}
