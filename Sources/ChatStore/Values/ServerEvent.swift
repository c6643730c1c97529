import Foundation

/// What a server told of, as one event of a channel's timeline.
public struct ServerEvent: Hashable, Sendable {
  /// The server's name for it.
  public var id: EventID
  /// Who caused it.
  public var sender: UserID
  /// When, by the sender's clock.
  public var sentAt: Date
  /// The server's order, if it numbers events (``TimelineChunk/Placement/numbered(covers:)``).
  public var order: Int64?
  /// What it was sent under, if the server says so: to the sender alone.
  public var transactionID: TransactionID?
  /// What happened.
  public var body: Body

  /// What an event does.
  public enum Body: Hashable, Sendable {
    /// A message, with what it answers and the thread it belongs to.
    case message(MessageContent, quoted: EventID? = nil, thread: EventID? = nil)
    /// Another text for a message. Only its sender's count, and of these the last.
    case edit(EventID, MessageContent)
    /// An emoji beside a message.
    case reaction(EventID, String)
    /// What somebody chooses in a poll, in place of what they chose before; nothing takes that back.
    case vote(EventID, [String])
    /// A poll is over. Only its sender's counts.
    case pollEnd(EventID)
    /// An event is taken back: a message, an edit, a reaction or a vote.
    case redaction(EventID)
  }

  /// An event.
  public init(
    id: EventID, sender: UserID, sentAt: Date, order: Int64? = nil, transactionID: TransactionID? = nil, body: Body
  ) {
    self.id = id
    self.sender = sender
    self.sentAt = sentAt
    self.order = order
    self.transactionID = transactionID
    self.body = body
  }
}
