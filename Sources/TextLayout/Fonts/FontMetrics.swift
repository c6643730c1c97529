import Foundation

/// The vertical measures of a face at a size, in points. Distances below the baseline are positive.
public struct FontMetrics: Hashable, Sendable {
  public var ascent, descent, leading: CGFloat
  public var capHeight, xHeight: CGFloat
  /// From the baseline down to the underline's middle, and its thickness.
  public var underlineOffset, underlineThickness: CGFloat
  /// From the baseline up to the strikethrough's middle, and its thickness.
  public var strikethroughOffset, strikethroughThickness: CGFloat

  /// The distance between baselines of consecutive lines.
  public var lineHeight: CGFloat { ascent + descent + leading }

  func scaled(by k: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * k, descent: descent * k, leading: leading * k, capHeight: capHeight * k, xHeight: xHeight * k,
      underlineOffset: underlineOffset * k, underlineThickness: underlineThickness * k,
      strikethroughOffset: strikethroughOffset * k, strikethroughThickness: strikethroughThickness * k)
  }
}
