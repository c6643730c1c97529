import Foundation

/// A conversation.
public struct Channel: Identifiable, Hashable, Sendable {
  /// The server's name for it.
  public let id: ChannelID
  /// What people call it.
  public var name: String
  /// What it is about.
  public var topic: String
  /// The source of its picture.
  public var avatar: String?
  /// Whether it is a conversation of two.
  public var isDirect: Bool
  /// Whether its messages are encrypted, which the store cannot read.
  public var isEncrypted: Bool

  /// A conversation.
  public init(
    id: ChannelID, name: String = "", topic: String = "", avatar: String? = nil, isDirect: Bool = false,
    isEncrypted: Bool = false
  ) {
    self.id = id
    self.name = name
    self.topic = topic
    self.avatar = avatar
    self.isDirect = isDirect
    self.isEncrypted = isEncrypted
  }
}

/// A user in a channel.
public struct Member: Hashable, Sendable {
  /// Whom it tells of.
  public let user: UserID
  /// What people call them here.
  public var name: String
  /// The source of their picture.
  public var avatar: String?
  /// Whether they are still in the channel.
  public var isPresent: Bool

  /// A user.
  public init(user: UserID, name: String = "", avatar: String? = nil, isPresent: Bool = true) {
    self.user = user
    self.name = name
    self.avatar = avatar
    self.isPresent = isPresent
  }
}

/// How far somebody has read.
public struct ReadReceipt: Hashable, Sendable {
  /// Who.
  public let user: UserID
  /// The newest message that they have read.
  public let message: MessageKey
  /// When, by the clock of whoever says so.
  public let readAt: Date
}

/// How much of a channel a user has not read.
public struct Unread: Hashable, Sendable {
  /// Messages of others after the one that was read last, deleted ones left out; at most what was asked for.
  public let count: Int
  /// Whether there are more than `count`.
  public let isMore: Bool
  /// The first of them.
  public let first: MessageKey?
}
