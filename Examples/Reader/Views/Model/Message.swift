import Foundation

/// What the list shows of a message or an article.
public struct MessageSummary: Identifiable, Hashable, Sendable {
  public let id: Int
  public let folder: Folder.ID
  public let sender: String
  public let subject: String
  /// The beginning of its text, in one line.
  public let preview: String
  public let date: Date
  public var isRead: Bool
  public var isFlagged: Bool
  public let hasAttachments: Bool
}

/// A message or an article with its text.
public struct Message: Identifiable, Hashable, Sendable {
  public var summary: MessageSummary
  public let address: String
  public let recipient: String
  /// Paragraphs, lists and quotations in Markdown.
  public let text: String
  /// Where the article is on the web.
  public let link: URL?
  public let attachments: [Attachment]

  public var id: Int { summary.id }
}

/// A file that came with a message.
public struct Attachment: Identifiable, Hashable, Sendable {
  public let id: Int
  public let name: String
  public let size: Int
}

/// What of a message can be changed and undone.
public struct MessageState: Hashable, Sendable {
  public let id: Int
  public var folder: Folder.ID
  public var isRead: Bool
  public var isFlagged: Bool
}
