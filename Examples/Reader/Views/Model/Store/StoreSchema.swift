/// The tables of a store.
enum StoreSchema {
  /// "Read" in ASCII: tells a store from the databases of other programs.
  static let application = 0x5265_6164
  static let version = 1

  /// The words of messages are kept apart in a full-text index, which triggers keep up to date.
  static let statements = """
    PRAGMA application_id = \(application);
    PRAGMA user_version = \(version);
    CREATE TABLE folders (
      id INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, section TEXT NOT NULL,
      address TEXT NOT NULL DEFAULT '');
    CREATE TABLE messages (
      id INTEGER PRIMARY KEY, folder INTEGER NOT NULL REFERENCES folders (id), source TEXT UNIQUE,
      sender TEXT NOT NULL, address TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL,
      preview TEXT NOT NULL, text TEXT NOT NULL, link TEXT NOT NULL DEFAULT '', date REAL NOT NULL,
      is_read INTEGER NOT NULL, is_flagged INTEGER NOT NULL);
    CREATE INDEX messages_of_folder ON messages (folder, date);
    CREATE INDEX messages_unread ON messages (folder) WHERE is_read = 0;
    CREATE TABLE attachments (
      id INTEGER PRIMARY KEY, message INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
      name TEXT NOT NULL, size INTEGER NOT NULL);
    CREATE INDEX attachments_of_message ON attachments (message);
    CREATE VIRTUAL TABLE words USING fts5 (
      sender, subject, text, content = 'messages', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2');
    CREATE TRIGGER words_added AFTER INSERT ON messages BEGIN
      INSERT INTO words (rowid, sender, subject, text) VALUES (new.id, new.sender, new.subject, new.text);
    END;
    CREATE TRIGGER words_removed AFTER DELETE ON messages BEGIN
      INSERT INTO words (words, rowid, sender, subject, text)
        VALUES ('delete', old.id, old.sender, old.subject, old.text);
    END;
    CREATE TRIGGER words_changed AFTER UPDATE OF sender, subject, text ON messages BEGIN
      INSERT INTO words (words, rowid, sender, subject, text)
        VALUES ('delete', old.id, old.sender, old.subject, old.text);
      INSERT INTO words (rowid, sender, subject, text) VALUES (new.id, new.sender, new.subject, new.text);
    END;
    """
}
