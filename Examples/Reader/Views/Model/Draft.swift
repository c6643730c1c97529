/// A message that is being written.
public struct Draft: Hashable, Identifiable, Sendable {
  /// The draft in the store that it was, if it was one.
  public var message: Message.ID?
  public var sender: String
  public var address: String
  public var recipient = ""
  public var subject = ""
  public var text = ""

  public init(message: Message.ID? = nil, sender: String, address: String) {
    self.message = message
    self.sender = sender
    self.address = address
  }

  public var id: Int { message ?? 0 }

  /// Something with a name and a host on both sides of one @.
  public var hasRecipient: Bool {
    let parts = recipient.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains(" ") }
  }

  public var isEmpty: Bool { recipient.isEmpty && subject.isEmpty && text.isEmpty }
}

extension Draft {
  /// An answer to a message, which is quoted below.
  public init(answering message: Message, sender: String, address: String) {
    self.init(sender: sender, address: address)
    recipient = message.address
    subject = message.summary.subject.hasPrefix("Re: ") ? message.summary.subject : "Re: " + message.summary.subject
    let quoted = message.text.split(separator: "\n", omittingEmptySubsequences: false).map { "> " + $0 }
    text = "\n\n\(message.summary.sender) wrote:\n\n" + quoted.joined(separator: "\n")
  }
}
