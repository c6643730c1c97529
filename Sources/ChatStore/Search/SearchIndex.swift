/// Keeps the index of words in step with the messages.
struct SearchIndex {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// What tells the channel in the index, so that it is found by it.
  static func place(_ channel: Int64) -> String { "c\(channel)" }

  func add(_ id: Int64, channel: Int64, _ text: String) throws(ChatStoreError) {
    try connection.run(
      "INSERT INTO search (rowid, words, place) VALUES (?, ?, ?)", id, SearchWords.indexed(text), Self.place(channel))
  }

  /// `text` must be what was added.
  func remove(_ id: Int64, channel: Int64, _ text: String) throws(ChatStoreError) {
    try connection.run(
      "INSERT INTO search (search, rowid, words, place) VALUES ('delete', ?, ?, ?)", id, SearchWords.indexed(text),
      Self.place(channel))
  }

  /// Indexes all messages anew. Those that were never indexed come after the others, in the order of their ids.
  func rebuild() throws(ChatStoreError) {
    try connection.run("INSERT INTO search (search) VALUES ('delete-all')")
    var newest = try connection.first("SELECT max(search_id) FROM message") { $0.integer(0) } ?? 0
    var last = Int64.min
    while true {
      // In pieces, so that a long history is never in memory as a whole.
      let rows = try connection.all(
        "SELECT id, channel, kind, text, detail, deleted, search_id FROM message WHERE id > ? ORDER BY id LIMIT 1000",
        last
      ) { row throws(ChatStoreError) in
        (
          id: row.integer(0), channel: row.integer(1),
          content: StoredContent(kind: row.text(2), text: row.text(3), detail: row.data(4)), isDeleted: row.flag(5),
          searchID: row.optionalInteger(6)
        )
      }
      guard let end = rows.last else { break }
      last = end.id
      for row in rows where !row.isDeleted {
        if row.searchID == nil {
          newest += 1
          try connection.run("UPDATE message SET search_id = ? WHERE id = ?", newest, row.id)
        }
        try add(row.searchID ?? newest, channel: row.channel, row.content.content.searchableText)
      }
    }
    try connection.run(
      "INSERT INTO counter (name, value) VALUES ('newest_search', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
      newest)
  }
}
