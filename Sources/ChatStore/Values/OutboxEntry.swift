import Foundation

/// Something that a server is to be told.
public struct OutboxEntry: Identifiable, Hashable, Sendable {
  /// Names it.
  public let id: OutboxID
  /// The channel that it is about.
  public let channel: ChannelID
  /// The message that it is about.
  public let message: MessageID
  /// The server's name for that message, once it has one. All but ``Action/send`` need it.
  public let target: EventID?
  /// What to do.
  public let action: Action
  /// The same at every attempt.
  public let transactionID: TransactionID
  /// How far it has come.
  public let state: SendState
  /// How often a server was asked.
  public let attempts: Int

  /// What a server is to do.
  public enum Action: Hashable, Sendable {
    /// To take the message.
    case send
    /// To replace what it says.
    case edit(MessageContent)
    /// To take it back, with the reason for others to read.
    case redact(reason: String)
    /// To add a reaction.
    case react(String)
    /// To choose answers in a poll; none takes back what was chosen.
    case vote([String])
    /// To end a poll.
    case endPoll
    /// To take back a reaction, which is an event of its own.
    case unreact(String, EventID)
  }
}
