import SwiftUI

extension ChatTheme {
  /// The colours of one appearance. Texts have a contrast of at least 4.5 to 1 with what is behind them.
  public struct Palette: Equatable, Sendable {
    /// Behind this user's messages.
    public var own: Surface
    /// Behind those of others.
    public var other: Surface
    /// Of what stands on the window itself: names, times, what the system says.
    public var detail: Color
    /// Of what failed, on the window.
    public var failure: Color
    /// Behind a reaction, its outline and its count.
    public var chip: Chip
    /// Behind a reaction that this user is among.
    public var ownChip: Chip

    /// What is behind a message, and what stands on it.
    public struct Surface: Equatable, Sendable {
      /// The bubble's colour.
      public var fill: Color
      /// Of text.
      public var text: Color
      /// Of sizes, durations and hints.
      public var detail: Color
      /// Of links and mentions.
      public var link: Color
      /// Behind code, and what else is set off inside.
      public var inset: Color
      /// Behind words that a search found.
      public var found = Color(red: 1, green: 0.84, blue: 0.2)
      /// Of words that a search found.
      public var foundText = Color(white: 0.08)

      /// The colours of a bubble.
      public init(fill: Color, text: Color, detail: Color, link: Color, inset: Color) {
        (self.fill, self.text, self.detail, self.link, self.inset) = (fill, text, detail, link, inset)
      }
    }

    /// The colours of a reaction.
    public struct Chip: Equatable, Sendable {
      /// Behind it.
      public var fill: Color
      /// Its outline.
      public var border: Color
      /// Its count.
      public var text: Color

      /// The colours of a reaction.
      public init(fill: Color, border: Color, text: Color) {
        (self.fill, self.border, self.text) = (fill, border, text)
      }
    }

    /// The colours of one appearance.
    public init(own: Surface, other: Surface, detail: Color, failure: Color, chip: Chip, ownChip: Chip) {
      (self.own, self.other, self.detail, self.failure) = (own, other, detail, failure)
      (self.chip, self.ownChip) = (chip, ownChip)
    }

    /// On a light window. The accent colour is darkened: white on the system's blue has a contrast of 4.0 to 1.
    public static let light = Palette(
      own: Surface(
        fill: .accentColor.mix(with: .black, by: 0.18), text: .white, detail: Color(white: 1, opacity: 0.9),
        link: .white, inset: Color(white: 0, opacity: 0.16)),
      other: Surface(
        fill: Color(red: 0.925, green: 0.925, blue: 0.94), text: Color(white: 0.08), detail: Color(white: 0.34),
        link: Color(red: 0.02, green: 0.33, blue: 0.75), inset: Color(white: 0, opacity: 0.06)),
      detail: Color(white: 0.4), failure: Color(red: 0.74, green: 0.13, blue: 0.09),
      chip: Chip(fill: Color(white: 0.955), border: Color(white: 0.86), text: Color(white: 0.25)),
      ownChip: Chip(
        fill: .accentColor.mix(with: .white, by: 0.86), border: .accentColor,
        text: .accentColor.mix(with: .black, by: 0.4)))

    /// On a dark window.
    public static let dark = Palette(
      own: Surface(
        fill: .accentColor.mix(with: .black, by: 0.3), text: .white, detail: Color(white: 1, opacity: 0.9),
        link: .white, inset: Color(white: 0, opacity: 0.2)),
      other: Surface(
        fill: Color(red: 0.2, green: 0.2, blue: 0.215), text: Color(white: 0.95), detail: Color(white: 0.74),
        link: Color(red: 0.56, green: 0.76, blue: 1), inset: Color(white: 1, opacity: 0.08)),
      detail: Color(white: 0.68), failure: Color(red: 1, green: 0.5, blue: 0.46),
      chip: Chip(fill: Color(white: 0.2), border: Color(white: 0.32), text: Color(white: 0.85)),
      ownChip: Chip(
        fill: .accentColor.mix(with: .black, by: 0.6), border: .accentColor,
        text: .accentColor.mix(with: .white, by: 0.75)))
  }
}
