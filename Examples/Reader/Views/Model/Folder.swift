/// A mailbox or a feed.
public struct Folder: Identifiable, Hashable, Sendable {
  public enum Kind: String, Sendable {
    case inbox, sent, folder, drafts, archive, trash, feed

    /// Whether messages may be put into it by hand.
    public var takesMessages: Bool { self != .feed && self != .drafts && self != .sent }
  }

  public let id: Int
  public let kind: Kind
  public let name: String
  /// The heading below which it stands.
  public let section: String
  /// A mail address or where a feed is from.
  public let address: String
}
