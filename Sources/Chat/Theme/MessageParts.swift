public import ChatStore
public import SwiftUI

/// The parts of a row, of which a program replaces those that it wants: `.messageParts(Mine())`.
///
///     struct Mine: MessageParts {
///       func avatar(of member: Member, size: Double) -> some View { Image(…) }
///     }
///
/// What it does not have is made as Apus makes it. Parts are compared, so that rows know when they have become others.
@MainActor
public protocol MessageParts: Equatable, Sendable {
  /// What ``avatar(of:size:)`` gives.
  associatedtype Avatar: View = MessageAvatar
  /// What ``content(of:)`` gives.
  associatedtype Content: View = MessageContentView
  /// What ``quote(of:)`` gives.
  associatedtype Quote: View = MessageQuote
  /// What ``reactions(of:)`` gives.
  associatedtype Reactions: View = MessageReactions
  /// What ``footer(of:)`` gives.
  associatedtype Footer: View = MessageFooter

  /// Beside the first message of a group.
  func avatar(of member: Member, size: Double) -> Avatar
  /// What a message says, inside its bubble.
  func content(of entry: MessageEntry) -> Content
  /// What it answers, inside its bubble.
  func quote(of entry: MessageEntry) -> Quote
  /// Below the bubble, where there are reactions.
  func reactions(of entry: MessageEntry) -> Reactions
  /// Below all, where something is to be said.
  func footer(of entry: MessageEntry) -> Footer
}

extension MessageParts where Avatar == MessageAvatar {
  /// Apus's.
  public func avatar(of member: Member, size: Double) -> MessageAvatar { MessageAvatar(member, size: size) }
}
extension MessageParts where Content == MessageContentView {
  /// Apus's.
  public func content(of entry: MessageEntry) -> MessageContentView { MessageContentView(entry: entry) }
}
extension MessageParts where Quote == MessageQuote {
  /// Apus's.
  public func quote(of entry: MessageEntry) -> MessageQuote { MessageQuote(entry: entry) }
}
extension MessageParts where Reactions == MessageReactions {
  /// Apus's.
  public func reactions(of entry: MessageEntry) -> MessageReactions { MessageReactions(entry: entry) }
}
extension MessageParts where Footer == MessageFooter {
  /// Apus's.
  public func footer(of entry: MessageEntry) -> MessageFooter { MessageFooter(entry: entry) }
}

/// The parts that Apus has.
struct StandardParts: MessageParts {}

/// Parts of any type.
struct AnyMessageParts: Equatable, Sendable {
  let parts: any MessageParts

  static func == (first: AnyMessageParts, second: AnyMessageParts) -> Bool {
    func isEqual<Parts: MessageParts>(_ parts: Parts) -> Bool { (second.parts as? Parts) == parts }
    return isEqual(first.parts)
  }

  /// A message made of them.
  @MainActor func message(_ entry: MessageEntry) -> AnyView {
    func made(_ parts: some MessageParts) -> AnyView { AnyView(SentMessage(entry: entry, parts: parts)) }
    return made(parts)
  }
}

extension EnvironmentValues {
  /// Nil for Apus's own.
  @Entry var messageParts: AnyMessageParts? = nil
}

extension View {
  /// Replaces parts of the rows inside.
  public func messageParts(_ parts: some MessageParts) -> some View {
    environment(\.messageParts, AnyMessageParts(parts: parts))
  }
}
