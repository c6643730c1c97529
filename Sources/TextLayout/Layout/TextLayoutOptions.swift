import Foundation

/// How text is broken into lines and placed; what SwiftUI's environment says to a `Text`.
public struct TextLayoutOptions: Hashable, Sendable {
  /// Where text that does not fit loses characters to an ellipsis.
  public enum Truncation: UInt8, Sendable, Hashable { case head, middle, tail }
  /// How lines shorter than the widest are placed against it, in reading direction.
  public enum Alignment: UInt8, Sendable, Hashable { case leading, center, trailing }
  /// The direction in which lines are read.
  public enum Direction: UInt8, Sendable, Hashable { case leftToRight, rightToLeft }

  /// The most lines shown; `nil` for all.
  public var lineLimit: Int?
  public var truncation: Truncation
  public var alignment: Alignment
  /// Points between consecutive lines.
  public var lineSpacing: CGFloat
  /// The base direction of paragraphs without strong characters, and what leading means.
  public var layoutDirection: Direction
  /// The smallest factor by which fonts shrink before text is truncated; 1 for not at all.
  public var minimumScaleFactor: CGFloat
  /// Whether characters move closer together, by up to a twentieth of the font's size, before text is truncated.
  public var allowsTightening = false
  /// Whether the height is that of ``lineLimit`` lines even where fewer are needed.
  public var reservesSpace: Bool
  /// The number of lines whose height is taken even where fewer are needed, as by `lineLimit(2...4)`.
  public var minimumLines: Int
  /// Whether each line's height is rounded up to whole points, as AppKit's are.
  public var hasWholeLines = false
  /// How high lines are; nil for as high as their fonts.
  public var lineHeight: LineHeight?

  /// A height that follows from the largest size of text of a line.
  public struct LineHeight: Sendable, Hashable {
    /// Of the size.
    public var factor: CGFloat
    /// Points that are added.
    public var points: CGFloat

    /// `factor` times the size, and so many points more.
    public init(factor: CGFloat, points: CGFloat) { (self.factor, self.points) = (factor, points) }
  }

  public init(
    lineLimit: Int? = nil, truncation: Truncation = .tail, alignment: Alignment = .leading, lineSpacing: CGFloat = 0,
    layoutDirection: Direction = .leftToRight, minimumScaleFactor: CGFloat = 1, reservesSpace: Bool = false,
    minimumLines: Int = 0
  ) {
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.layoutDirection = layoutDirection
    self.minimumScaleFactor = minimumScaleFactor
    self.reservesSpace = reservesSpace
    self.minimumLines = minimumLines
  }
}
