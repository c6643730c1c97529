import Foundation

/// A message that a search found.
public struct SearchHit: Sendable, Equatable {
  /// The message.
  public let message: Message
  /// Where the words are in its content's ``MessageContent/searchableText``, in order and apart.
  public let ranges: [Range<String.Index>]
}

extension ChatStore {
  /// The newest messages with all of the words, without case and diacritics.
  ///
  /// Nothing that is typed is syntax. The last word counts as the beginning of one, unless a space follows it. Characters of
  /// scripts without spaces are found wherever they stand, from one on. Deleted messages are not found, edited ones by what
  /// they say now.
  ///
  /// Newest first: in one channel by the server's order, among the last 5,000 that match; across channels, which have no
  /// order in common, by when the store learnt of them, older pages counting as older.
  public func search(
    _ text: String, in channel: ChannelID? = nil, limit: Int = 50
  ) async throws(ChatStoreError) -> [SearchHit] {
    let query = SearchQuery(text)
    let limit = max(0, min(limit, StoreLimits.page))
    return try await read { reader in
      var place: String?
      if let channel {
        let row = try reader.connection.first("SELECT id FROM channel WHERE server_id = ?", channel) { $0.integer(0) }
        guard let row else { return [] }
        place = SearchIndex.place(row)
      }
      guard let expression = query.expression(place: place) else { return [] }
      var found = try reader.connection.all(
        Self.searchQuery, expression, place == nil ? limit : Self.sortedHits
      ) { MessageKey(position: $0.integer(1), id: MessageID(rawValue: $0.integer(0))) }
      if place != nil { found.sort(by: >) }
      var hits: [SearchHit] = []
      for key in found.prefix(limit) {
        guard let message = try reader.message(key.id) else { continue }
        hits.append(SearchHit(message: message, ranges: query.ranges(in: message.content.searchableText)))
      }
      return hits
    }
  }

  /// How many of a channel's hits are put into the server's order.
  static let sortedHits = 5000

  static let searchQuery = """
    SELECT m.id, m.position FROM search s CROSS JOIN message m ON m.search_id = s.rowid
    WHERE s.search MATCH ? ORDER BY s.rowid DESC LIMIT ?
    """

  /// Makes the index of words anew, should it not match the messages (``checkIntegrity()``). Costs as much as there are.
  public func rebuildSearch() async throws(ChatStoreError) {
    try await write(.normal) { transaction in try transaction.searchIndex.rebuild() }
  }
}
