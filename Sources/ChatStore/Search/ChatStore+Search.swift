import Foundation

/// A message that a search found.
public struct SearchHit: Sendable, Equatable {
  /// The message.
  public let message: Message
  /// Where the words are in its content's ``MessageContent/searchableText``, in order and apart.
  public let ranges: [Range<String.Index>]
}

/// The messages of one conversation that a search found.
public struct FoundMessages: Sendable, Equatable {
  /// Newest first.
  public var ids: [MessageID]
  /// Whether there are more.
  public var isMore: Bool

  /// Some messages; without any, nothing was found.
  public init(ids: [MessageID] = [], isMore: Bool = false) {
    self.ids = ids
    self.isMore = isMore
  }
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

  /// Which messages of a channel outside of threads, or of a thread, have all of the words: newest first, by the
  /// server's order, at most `limit`.
  ///
  /// The same words count as for ``search(_:in:limit:)``. Costs as much as there are hits in the channel, up to 5,000, and
  /// reads no message as a whole.
  public func find(
    _ text: String, in scope: MessageScope, limit: Int = StoreLimits.page
  ) async throws(ChatStoreError) -> FoundMessages {
    let query = SearchQuery(text)
    let limit = max(0, min(limit, StoreLimits.page))
    return try await read { reader in
      let channel: Int64?
      var root: Int64?
      switch scope {
      case .channel(let id):
        channel = try reader.connection.first("SELECT id FROM channel WHERE server_id = ?", id) { $0.integer(0) }
      case .thread(let id):
        root = id.rawValue
        channel = try reader.connection.first("SELECT channel FROM message WHERE id = ?", id) { $0.integer(0) }
      }
      guard let channel, let expression = query.expression(place: SearchIndex.place(channel)) else {
        return FoundMessages()
      }
      // Those of other threads are left out here: a condition would have SQLite go on looking for others.
      let hits = try reader.connection.all(Self.findQuery, expression, Self.sortedHits) { row in
        (
          key: MessageKey(position: row.integer(1), id: MessageID(rawValue: row.integer(0))), isInThread: row.flag(2),
          thread: row.optionalInteger(3)
        )
      }
      let keys = hits.filter { root == nil ? !$0.isInThread : $0.thread == root }.map(\.key).sorted(by: >)
      return FoundMessages(
        ids: keys.prefix(limit).map(\.id), isMore: keys.count > limit || hits.count == Self.sortedHits)
    }
  }

  static let findQuery = """
    SELECT m.id, m.position, m.in_thread, m.thread_id FROM search s CROSS JOIN message m ON m.search_id = s.rowid
    WHERE s.search MATCH ? ORDER BY s.rowid DESC LIMIT ?
    """

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
