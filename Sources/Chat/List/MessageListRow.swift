public import ChatStore
public import Foundation

/// What stands in a list of messages: messages, and what lies between them.
public struct MessageListRow: Identifiable, Equatable, Sendable {
  /// Names a row for as long as it stands there. Nothing of a message's state is in it.
  public enum ID: Hashable, Sendable {
    /// A message.
    case message(MessageID)
    /// The day above a message.
    case day(MessageID)
    /// The line above what is unread.
    case unread
    /// What is missing.
    case gap(GapID)
  }

  /// What a row shows.
  public enum Content: Equatable, Sendable {
    /// A message.
    case message(MessageEntry)
    /// The day on which the messages below it were sent, by their senders' clocks.
    case day(Date)
    /// Above the first message that was unread when the list was opened.
    case unread
    /// Messages that the server has and the store has not.
    case gap(HistoryGap)
  }

  public let id: ID
  /// What it shows.
  public let content: Content

  /// The message that it shows; nil for what lies between messages.
  public var message: Message? { if case .message(let entry) = content { entry.message } else { nil } }
}
