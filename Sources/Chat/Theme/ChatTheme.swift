import SwiftUI

/// The colours, shapes and measures of a conversation: `.environment(\.chatTheme, theme)`.
public struct ChatTheme: Equatable, Sendable {
  /// The colours on a light window.
  public var light = Palette.light
  /// The colours on a dark window.
  public var dark = Palette.dark
  /// Points of a message's text, before dynamic type scales it.
  public var textSize = 14.0
  /// Points of times, names and counts, before dynamic type scales them.
  public var detailSize = 11.0
  /// Points of a message that is one to three emoji, before dynamic type scales it.
  public var emojiSize = 40.0
  /// The radius of a bubble's corners, in points.
  public var cornerRadius = 16.0
  /// The radius of the corners that a bubble turns to its sender's other ones, in points.
  public var tightRadius = 5.0
  /// Between a bubble's edge and its text, in points.
  public var padding = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// Above the first message of a group, in points.
  public var groupSpacing = 10.0
  /// Between messages of a group, in points.
  public var spacing = 2.0
  /// Between rows and both sides of the list, in points; at most 3 % of its width.
  public var margin = 12.0
  /// What is left free on the side that bubbles do not stand at, in points; at most 10 % of the list's width.
  public var freeSide = 44.0
  /// The widest that a bubble is, in points.
  public var maximumWidth = 460.0
  /// The most that a picture, or several, take, in points.
  public var maximumPicture = CGSize(width: 300, height: 320)
  /// Points of a sender's picture, before dynamic type scales it; 0 shows none.
  public var avatarSize = 30.0
  /// What the menu of a message offers to react with.
  public var quickReactions = ["👍", "❤️", "😂", "🎉", "😮", "😢"]
  /// Whether a reply begins by moving a row sideways with a finger or a touchpad.
  public var repliesBySwipe = true

  /// The theme that Apus has.
  public init() {}

  /// The colours for an appearance.
  public func palette(_ scheme: ColorScheme) -> Palette { scheme == .dark ? dark : light }
}

extension EnvironmentValues {
  /// How conversations inside look.
  @Entry public var chatTheme = ChatTheme()
}
