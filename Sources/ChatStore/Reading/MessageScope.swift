/// What messages stand in one order: those of a channel, or those of a thread. Answers in threads are in their thread
/// alone.
public enum MessageScope: Hashable, Sendable {
  /// A channel's messages without those in threads.
  case channel(ChannelID)
  /// The answers to a message, without it.
  case thread(MessageID)
}

/// Where a page lies.
public enum PageAnchor: Hashable, Sendable {
  /// The last messages.
  case newest
  /// The first messages that are known.
  case oldest
  /// The messages right before a place.
  case before(MessageKey)
  /// The messages right after a place.
  case after(MessageKey)
  /// The messages on both sides of one, and it.
  case around(MessageID)
}

/// Messages that follow each other.
public struct MessagePage: Sendable, Equatable {
  /// Oldest first.
  public var messages: [Message]
  /// Gaps between these messages and beside them, oldest first. One at an end is in the next page too.
  public var gaps: [HistoryGap]
  /// Whether the store has older ones.
  public var hasOlder: Bool
  /// Whether the store has newer ones.
  public var hasNewer: Bool
}
