public import Foundation

extension ChatStore {
  /// What is known of a link; nil if no server was asked.
  public func preview(of link: URL) async throws(ChatStoreError) -> KeptPreview? {
    try await read { reader in
      try reader.connection.first(
        "SELECT asked_at, title, text, site, image, width, height FROM link_preview WHERE url = ?", link.absoluteString
      ) { row in
        KeptPreview(
          preview: row.isNull(1)
            ? nil
            : LinkPreview(
              title: row.text(1), text: row.text(2), site: row.text(3), image: row.optionalText(4),
              width: row.optionalInteger(5).map { Int($0) }, height: row.optionalInteger(6).map { Int($0) }),
          askedAt: row.date(0))
      }
    }
  }

  /// Keeps what a server said of a link, or that there is nothing to see. Of more than ``StoreLimits/previews`` the oldest
  /// leave; a link of more than 2,000 bytes is not kept.
  public func save(_ preview: LinkPreview?, of link: URL, at date: Date = Date()) async throws(ChatStoreError) {
    let url = link.absoluteString
    guard url.utf8.count <= 2000 else { return }
    try await write(.normal) { transaction in
      try transaction.connection.run(
        """
        INSERT OR REPLACE INTO link_preview (url, asked_at, title, text, site, image, width, height)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """, url, date, preview?.title, preview?.text, preview?.site, preview?.image, preview?.width.map { Int64($0) },
        preview?.height.map { Int64($0) })
      try transaction.connection.run(
        """
        DELETE FROM link_preview WHERE url IN (
          SELECT url FROM link_preview ORDER BY asked_at LIMIT max(0, (SELECT count(*) FROM link_preview) - ?))
        """, StoreLimits.previews)
    }
  }

  /// Whether the user wants to see in a channel what links lead to; not, unless they said so.
  public func showsPreviews(in channel: ChannelID) async throws(ChatStoreError) -> Bool {
    try await read { reader in
      try reader.connection.first("SELECT shows_previews FROM channel WHERE server_id = ?", channel) { $0.flag(0) }
        ?? false
    }
  }

  /// Keeps whether the user wants to see in a channel what links lead to: then their server is told of each that shows.
  public func setShowsPreviews(_ isOn: Bool, in channel: ChannelID) async throws(ChatStoreError) {
    try await write(.full) { transaction in
      let row = try transaction.row(of: channel)
      try transaction.connection.run("UPDATE channel SET shows_previews = ? WHERE id = ?", isOn, row)
      transaction.changes.channels.insert(channel)
    }
  }
}
