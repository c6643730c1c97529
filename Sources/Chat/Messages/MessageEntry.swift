public import ChatStore

/// A row of a message list: a message, and what it is to its neighbours.
///
/// Equal entries look the same, so that a row's body runs only for another one.
public struct MessageEntry: Identifiable, Equatable, Sendable {
  /// The message, as it is now.
  public var message: Message { parts.message }
  /// Who wrote it, as the channel knows them.
  public var sender: Member { parts.sender }
  /// Whether this user wrote it.
  public var isOwn: Bool { parts.isOwn }
  /// Whether no message of the same sender stands shortly before it: the row shows who wrote it.
  public var beginsGroup: Bool { parts.beginsGroup }
  /// Whether no message of the same sender follows shortly: the row shows when it was written.
  public var endsGroup: Bool { parts.endsGroup }
  /// What it answers, if the store has that.
  public var quoted: Quote? { parts.quoted }
  /// The search that found it and goes on: its words are marked.
  public var found: SearchQuery? { parts.found }

  private let parts: Parts

  /// A kilobyte, of which each view of a row has a copy otherwise.
  private final class Parts: Sendable {
    let message: Message
    let sender: Member
    let isOwn: Bool
    let beginsGroup: Bool
    let endsGroup: Bool
    let quoted: Quote?
    let found: SearchQuery?

    init(
      message: Message, sender: Member, isOwn: Bool, beginsGroup: Bool, endsGroup: Bool, quoted: Quote?,
      found: SearchQuery?
    ) {
      (self.message, self.sender, self.isOwn) = (message, sender, isOwn)
      (self.beginsGroup, self.endsGroup, self.quoted, self.found) = (beginsGroup, endsGroup, quoted, found)
    }
  }

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
    parts = Parts(
      message: message, sender: sender, isOwn: isOwn, beginsGroup: beginsGroup, endsGroup: endsGroup, quoted: quoted,
      found: found)
  }

  /// Messages are compared by revision: it rises with all that a message tells.
  public static func == (first: MessageEntry, second: MessageEntry) -> Bool {
    if first.parts === second.parts { return true }
    return first.message.id == second.message.id && first.message.revision == second.message.revision
      && first.isOwn == second.isOwn && first.beginsGroup == second.beginsGroup && first.endsGroup == second.endsGroup
      && first.sender == second.sender && first.quoted == second.quoted && first.found == second.found
  }
}
