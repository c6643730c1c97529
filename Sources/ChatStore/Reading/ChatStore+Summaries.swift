import Foundation

/// A channel as a list of channels shows it.
public struct ChannelSummary: Identifiable, Sendable, Equatable {
  /// What it is called.
  public let channel: Channel
  /// Its newest message outside of threads.
  public let newest: Message?
  /// How much of it the user has not read, counted up to 100.
  public let unread: Unread
  /// What the user has written there and not sent.
  public let draft: String?

  public var id: ChannelID { channel.id }
}

extension ChatStore {
  /// Channels as a list shows them, from one state of the store: those asked for, or all, the last one spoken in first.
  ///
  /// Costs some 0.1 ms a channel: ask for those alone that ``changedChannels()`` names.
  public func summaries(of ids: Set<ChannelID>? = nil) async throws(ChatStoreError) -> [ChannelSummary] {
    try await read { reader in
      let all = try reader.connection.all(
        """
        SELECT c.server_id, c.name, c.topic, c.avatar, c.is_direct, c.is_encrypted,
          (SELECT text FROM draft WHERE channel = c.id AND thread = 0) FROM channel c ORDER BY c.name, c.id
        """
      ) { row in
        let channel = Channel(
          id: ChannelID(rawValue: row.text(0)), name: row.text(1), topic: row.text(2), avatar: row.optionalText(3),
          isDirect: row.flag(4), isEncrypted: row.flag(5))
        return (channel: channel, draft: row.optionalText(6))
      }
      var summaries: [ChannelSummary] = []
      for row in all where ids?.contains(row.channel.id) ?? true {
        let newest = try reader.page(.channel(row.channel.id), .newest, limit: 1).messages.first
        let unread = try reader.unread(in: row.channel.id, for: reader.user, limit: 100)
        summaries.append(ChannelSummary(channel: row.channel, newest: newest, unread: unread, draft: row.draft))
      }
      return summaries.sorted { ($0.newest?.sentAt ?? .distantPast) > ($1.newest?.sentAt ?? .distantPast) }
    }
  }
}
