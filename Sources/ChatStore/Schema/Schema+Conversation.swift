extension Schema {
  /// Messages and all that belongs to them.
  ///
  /// What names an event that may not have come (`…_event`) also has the message's own id (`…_id`) once it has. Indices of
  /// those that wait are partial: they hold nothing else.
  static let conversation = Step { connection throws(ChatStoreError) in try connection.execute(conversationTables) }

  private static let conversationTables = """
    CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE cursor (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

    CREATE TABLE channel (
      id INTEGER PRIMARY KEY, server_id TEXT NOT NULL UNIQUE, name TEXT NOT NULL DEFAULT '', topic TEXT NOT NULL DEFAULT '',
      avatar TEXT, is_direct INTEGER NOT NULL DEFAULT 0, is_encrypted INTEGER NOT NULL DEFAULT 0,
      newest INTEGER, unplaced INTEGER NOT NULL DEFAULT \(MessageKey.firstUnplaced)
    );
    CREATE TABLE user (id INTEGER PRIMARY KEY, server_id TEXT NOT NULL UNIQUE);
    CREATE TABLE member (
      channel INTEGER NOT NULL, user INTEGER NOT NULL, name TEXT NOT NULL, avatar TEXT, is_present INTEGER NOT NULL,
      PRIMARY KEY (channel, user)
    ) WITHOUT ROWID;

    CREATE TABLE message (
      id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, position INTEGER NOT NULL, in_thread INTEGER NOT NULL,
      sender INTEGER NOT NULL, sent_at INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 1,
      kind TEXT NOT NULL, text TEXT NOT NULL, detail BLOB, edited_at INTEGER,
      deleted INTEGER NOT NULL DEFAULT 0, marks INTEGER NOT NULL DEFAULT 0,
      event_id TEXT, transaction_id TEXT, quoted_id INTEGER, quoted_event TEXT, thread_id INTEGER, thread_event TEXT,
      thread_count INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX message_place ON message (channel, in_thread, position, id, sender, deleted);
    CREATE INDEX message_thread ON message (thread_id, position, id) WHERE thread_id IS NOT NULL;
    CREATE UNIQUE INDEX message_event ON message (event_id, channel) WHERE event_id IS NOT NULL;
    CREATE UNIQUE INDEX message_transaction ON message (transaction_id) WHERE transaction_id IS NOT NULL;
    CREATE INDEX message_quoted ON message (quoted_id) WHERE quoted_id IS NOT NULL;
    CREATE INDEX message_quoted_waiting ON message (quoted_event, channel)
      WHERE quoted_event IS NOT NULL AND quoted_id IS NULL;
    CREATE INDEX message_thread_waiting ON message (thread_event, channel)
      WHERE thread_event IS NOT NULL AND thread_id IS NULL;

    CREATE TABLE edit (
      id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, event_id TEXT, transaction_id TEXT, target_id INTEGER,
      target_event TEXT, sender INTEGER NOT NULL, sent_at INTEGER NOT NULL, position INTEGER NOT NULL,
      kind TEXT NOT NULL, text TEXT NOT NULL, detail BLOB,
      is_cut INTEGER NOT NULL DEFAULT 0, is_original INTEGER NOT NULL DEFAULT 0
    );
    CREATE UNIQUE INDEX edit_event ON edit (event_id, channel) WHERE event_id IS NOT NULL;
    CREATE UNIQUE INDEX edit_transaction ON edit (transaction_id) WHERE transaction_id IS NOT NULL;
    CREATE INDEX edit_target ON edit (target_id, is_original, sender, position, id) WHERE target_id IS NOT NULL;
    CREATE INDEX edit_waiting ON edit (target_event, channel) WHERE target_id IS NULL;

    CREATE TABLE reaction (
      id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, event_id TEXT, transaction_id TEXT, target_id INTEGER,
      target_event TEXT, sender INTEGER NOT NULL, emoji TEXT NOT NULL, is_removed INTEGER NOT NULL DEFAULT 0
    );
    CREATE UNIQUE INDEX reaction_event ON reaction (event_id, channel) WHERE event_id IS NOT NULL;
    CREATE UNIQUE INDEX reaction_transaction ON reaction (transaction_id) WHERE transaction_id IS NOT NULL;
    CREATE INDEX reaction_target ON reaction (target_id, emoji, sender) WHERE target_id IS NOT NULL;
    CREATE INDEX reaction_waiting ON reaction (target_event, channel) WHERE target_id IS NULL;

    CREATE TABLE redaction (
      target_event TEXT NOT NULL, channel INTEGER NOT NULL, event_id TEXT NOT NULL, PRIMARY KEY (target_event, channel)
    ) WITHOUT ROWID;
    CREATE INDEX redaction_event ON redaction (event_id, channel);
    CREATE TABLE pin (event_id TEXT NOT NULL, channel INTEGER NOT NULL, PRIMARY KEY (channel, event_id)) WITHOUT ROWID;

    CREATE TABLE receipt (
      channel INTEGER NOT NULL, user INTEGER NOT NULL, target_id INTEGER, read_at INTEGER,
      waiting_event TEXT, waiting_at INTEGER, PRIMARY KEY (channel, user)
    ) WITHOUT ROWID;
    CREATE INDEX receipt_target ON receipt (target_id) WHERE target_id IS NOT NULL;
    CREATE INDEX receipt_waiting ON receipt (waiting_event, channel) WHERE waiting_event IS NOT NULL;

    CREATE TABLE gap (
      id INTEGER PRIMARY KEY AUTOINCREMENT, channel INTEGER NOT NULL, older INTEGER NOT NULL, newer INTEGER NOT NULL,
      older_token TEXT, newer_token TEXT
    );
    CREATE INDEX gap_place ON gap (channel, newer, older);

    CREATE TABLE draft (
      channel INTEGER NOT NULL, thread INTEGER NOT NULL, message INTEGER NOT NULL, text TEXT NOT NULL,
      attachments BLOB, quoted INTEGER, edited INTEGER, PRIMARY KEY (channel, thread)
    ) WITHOUT ROWID;
    CREATE TABLE spent_draft (message INTEGER PRIMARY KEY);
    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY AUTOINCREMENT, channel INTEGER NOT NULL, message INTEGER NOT NULL, action TEXT NOT NULL,
      kind TEXT, text TEXT, detail BLOB, transaction_id TEXT NOT NULL UNIQUE, state INTEGER NOT NULL DEFAULT 0,
      failure TEXT, attempts INTEGER NOT NULL DEFAULT 0,
      is_doubtful INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX outbox_message ON outbox (message);
    CREATE INDEX outbox_state ON outbox (state, channel, id);
    CREATE TABLE held_attachment (
      message INTEGER NOT NULL, source TEXT NOT NULL, PRIMARY KEY (message, source)
    ) WITHOUT ROWID;
    """
}
