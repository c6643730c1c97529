import Foundation

/// A message as it is now: edited, with its reactions, deleted.
public struct Message: Identifiable, Sendable, Equatable {
  /// Stays the same from the first keystroke on.
  public let id: MessageID
  /// Rises with each change of anything that is told here. Equal ids and revisions are equal messages.
  public internal(set) var revision: Int64
  /// Where it stands.
  public internal(set) var key: MessageKey
  /// Where it was written.
  public internal(set) var channel: ChannelID
  /// Who wrote it.
  public internal(set) var sender: UserID
  /// When, by the sender's clock: for people to read, never to sort by.
  public internal(set) var sentAt: Date
  /// The server's name for it, once it has one.
  public internal(set) var eventID: EventID?
  /// What it was sent under, if this program sent it.
  public internal(set) var transactionID: TransactionID?
  /// What it says; an empty text when it was deleted.
  public internal(set) var content: MessageContent
  /// Whether the text was longer than ``StoreLimits/text``, and is cut.
  public internal(set) var isCut: Bool
  /// When it was last edited, by the sender's clock.
  public internal(set) var editedAt: Date?
  /// Whether it was taken back.
  public internal(set) var isDeleted: Bool
  /// Whether the channel has pinned it.
  public internal(set) var isPinned: Bool
  /// Whether this user has flagged it; no server is told.
  public internal(set) var isFlagged: Bool
  /// What it answers.
  public internal(set) var quoted: Reference?
  /// The first message of the thread that it belongs to.
  public internal(set) var threadRoot: Reference?
  /// How many messages answer it in its thread, deleted ones left out.
  public internal(set) var threadCount: Int
  /// In the order of their first use, at most ``StoreLimits/reactions``.
  public internal(set) var reactions: [Reaction]
  /// What came of a poll; nil for what is none, and as long as nobody has voted.
  public internal(set) var votes: PollVotes?
  /// Which others have read up to here and not further, at most ``StoreLimits/readers``.
  public internal(set) var readers: [UserID]
  /// How far sending has come; nil for what others sent and what the server has.
  public internal(set) var sendState: SendState?

  /// A message that no store holds: for previews and tests of what shows messages.
  ///
  /// - Parameter revision: has to rise with each change, as those of a store do.
  public init(
    id: MessageID, revision: Int64, key: MessageKey, channel: ChannelID, sender: UserID, sentAt: Date,
    eventID: EventID? = nil, transactionID: TransactionID? = nil, content: MessageContent, isCut: Bool = false,
    editedAt: Date? = nil, isDeleted: Bool = false, isPinned: Bool = false, isFlagged: Bool = false,
    quoted: Reference? = nil, threadRoot: Reference? = nil, threadCount: Int = 0, reactions: [Reaction] = [],
    votes: PollVotes? = nil, readers: [UserID] = [], sendState: SendState? = nil
  ) {
    (self.id, self.revision, self.key, self.channel) = (id, revision, key, channel)
    (self.sender, self.sentAt, self.eventID, self.transactionID) = (sender, sentAt, eventID, transactionID)
    (self.content, self.isCut, self.editedAt, self.isDeleted) = (content, isCut, editedAt, isDeleted)
    (self.isPinned, self.isFlagged, self.quoted, self.threadRoot) = (isPinned, isFlagged, quoted, threadRoot)
    (self.threadCount, self.reactions, self.votes) = (threadCount, reactions, votes)
    (self.readers, self.sendState) = (readers, sendState)
  }

  /// Whether it was edited.
  public var isEdited: Bool { editedAt != nil }

  /// Another message, which may not have come yet.
  public enum Reference: Hashable, Sendable {
    /// One that the store has.
    case message(MessageID)
    /// One that has not come.
    case unknown(EventID)
  }
}

/// An emoji with those who used it.
public struct Reaction: Hashable, Sendable {
  /// The emoji, or the server's word.
  public let emoji: String
  /// How many users used it.
  public let count: Int
  /// Whether this user is one of them.
  public let isOwn: Bool

  /// An emoji, used by so many.
  public init(emoji: String, count: Int, isOwn: Bool) {
    self.emoji = emoji
    self.count = count
    self.isOwn = isOwn
  }
}

/// How far the sending of something has come.
public enum SendState: Hashable, Sendable {
  /// It will be sent.
  case waiting
  /// A server has been asked.
  case sending
  /// It was refused or did not arrive; whether trying again makes sense.
  case failed(reason: SendFailureReason, isRetryable: Bool)
}
