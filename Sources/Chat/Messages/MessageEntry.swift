public import ChatStore

/// A row of a message list: a message, and what it is to its neighbours.
///
/// Equal entries look the same, so that a row's body runs only for another one.
public struct MessageEntry: Identifiable, Equatable, Sendable {
  /// The message, as it is now.
  public let message: Message
  /// Who wrote it, as the channel knows them.
  public let sender: Member
  /// Whether this user wrote it.
  public let isOwn: Bool
  /// Whether no message of the same sender stands shortly before it: the row shows who wrote it.
  public let beginsGroup: Bool
  /// Whether no message of the same sender follows shortly: the row shows when it was written.
  public let endsGroup: Bool
  /// What it answers, if the store has that.
  public let quoted: Quote?
  /// The search that found it and goes on: its words are marked.
  public let found: SearchQuery?

  /// The message's, for ever: nothing of its state is in it.
  public var id: MessageID { message.id }

  /// What another message answers.
  public struct Quote: Equatable, Sendable {
    /// The message that is answered.
    public let message: Message
    /// Who wrote that.
    public let sender: Member

    /// A message with its sender.
    public init(message: Message, sender: Member) {
      self.message = message
      self.sender = sender
    }

    public static func == (first: Quote, second: Quote) -> Bool {
      first.message.id == second.message.id && first.message.revision == second.message.revision
        && first.sender == second.sender
    }
  }

  /// A row for a message between its neighbours.
  public init(
    message: Message, sender: Member, isOwn: Bool, beginsGroup: Bool = true, endsGroup: Bool = true,
    quoted: Quote? = nil, found: SearchQuery? = nil
  ) {
    self.message = message
    self.sender = sender
    self.isOwn = isOwn
    self.beginsGroup = beginsGroup
    self.endsGroup = endsGroup
    self.quoted = quoted
    self.found = found
  }

  /// Messages are compared by revision: it rises with all that a message tells.
  public static func == (first: MessageEntry, second: MessageEntry) -> Bool {
    first.message.id == second.message.id && first.message.revision == second.message.revision
      && first.isOwn == second.isOwn && first.beginsGroup == second.beginsGroup && first.endsGroup == second.endsGroup
      && first.sender == second.sender && first.quoted == second.quoted && first.found == second.found
  }
}
