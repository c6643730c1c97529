import Foundation

/// A message that is being written. There is one for each channel and each of its threads.
public struct Draft: Identifiable, Hashable, Sendable {
  /// The id that the message will have.
  public let id: MessageID
  /// Where it will be sent.
  public let channel: ChannelID
  /// The thread that it will answer in.
  public let thread: MessageID?
  /// What was written.
  public var text: String
  /// What was added; the cache keeps them meanwhile.
  public var attachments: [Attachment]
  /// What it answers.
  public var quoted: MessageID?
  /// The message that it will replace the text of.
  public var edited: MessageID?

  /// An empty draft with an id of its own.
  public init(
    id: MessageID = .new(), channel: ChannelID, thread: MessageID? = nil, text: String = "",
    attachments: [Attachment] = [], quoted: MessageID? = nil, edited: MessageID? = nil
  ) {
    self.id = id
    self.channel = channel
    self.thread = thread
    self.text = text
    self.attachments = attachments
    self.quoted = quoted
    self.edited = edited
  }

  /// Whether nothing would be lost with it.
  public var isEmpty: Bool {
    text.isEmpty && attachments.isEmpty && quoted == nil && edited == nil
  }
}

/// A message to send.
public struct OutgoingMessage: Hashable, Sendable {
  /// Its id from now on: that of the draft it was written as, which is emptied with it.
  public let id: MessageID
  /// Where it is sent.
  public let channel: ChannelID
  /// The first message of the thread it answers in.
  public var thread: MessageID?
  /// What it answers.
  public var quoted: MessageID?
  /// What it says.
  public var content: MessageContent
  /// When it was sent, by this machine's clock.
  public var sentAt: Date

  /// A message to send.
  public init(
    id: MessageID = .new(), channel: ChannelID, thread: MessageID? = nil, quoted: MessageID? = nil,
    content: MessageContent, sentAt: Date = Date()
  ) {
    self.id = id
    self.channel = channel
    self.thread = thread
    self.quoted = quoted
    self.content = content
    self.sentAt = sentAt
  }
}
