import Foundation
import Geometry

/// A run of glyphs and where its pen starts, in the layout's coordinates.
public struct PlacedRun: Sendable {
  public let run: GlyphRun
  /// On the baseline, in points from the layout's top left corner, y down.
  public let origin: CGPoint
}

/// A rectangle that belongs to the text: an underline, a strikethrough or what lies behind.
public struct TextDecoration: Hashable, Sendable {
  /// What the rectangle is to the text.
  public enum Kind: UInt8, Sendable, Hashable { case underline, strikethrough, background }
  public let kind: Kind
  /// In points from the layout's top left corner.
  public let rect: CGRect
  /// `nil` takes the colour of whoever draws the text.
  public let color: RGBA?
  /// What a line is made of.
  public var pattern = TextRunAttributes.Line.Pattern.solid
}

/// Where an attachment stands.
public struct PlacedAttachment: Hashable, Sendable {
  /// The attachment's own.
  public let index: Int
  /// In points from the layout's top left corner.
  public let rect: CGRect
}

/// One line of a ``TextLayout``.
public struct TextLine: Sendable {
  /// Where the line's left end meets its baseline, in points from the layout's top left corner.
  public let origin: CGPoint
  public let width: CGFloat
  public let ascent, descent: CGFloat
  /// The UTF-16 offsets that the line stands for: with its hanging spaces and line terminator.
  public let characterRange: Range<Int>
  /// In visual order.
  public let runs: [PlacedRun]
  public let decorations: [TextDecoration]
  /// In visual order.
  public let attachments: [PlacedAttachment]

  /// From the top of the ascent to the bottom of the descent.
  public var frame: CGRect {
    CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
  }
}
