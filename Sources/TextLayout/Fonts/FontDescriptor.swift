import Foundation

/// What a caller asks of a font; ``FontSystem`` finds the installed face that comes nearest.
public struct FontDescriptor: Hashable, Sendable {
  /// The style of face that stands in where no family is named.
  public enum Design: UInt8, Sendable, Hashable { case `default`, monospaced, serif, rounded }

  /// `nil` takes the system's face of the ``design``: Inter, else what fontconfig calls sans-serif.
  public var family: String?
  /// The em square's height, in points.
  public var size: CGFloat
  /// The OpenType (and CSS) scale: 400 regular, 700 bold.
  public var weight: CGFloat
  public var isItalic: Bool
  public var design: Design
  /// The advance scale that a condensed or expanded face is asked for, 1 for normal.
  public var width: CGFloat
  public var monospacedDigits: Bool
  public var smallCaps: Bool

  public init(
    family: String? = nil, size: CGFloat, weight: CGFloat = 400, isItalic: Bool = false, design: Design = .default,
    width: CGFloat = 1, monospacedDigits: Bool = false, smallCaps: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.width = width
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
  }

  /// The size that shaping uses: finite, and within what the rasteriser's fixed point holds.
  var usableSize: CGFloat { size.isFinite ? min(max(size, 0), 4096) : 0 }

  public func hash(into hasher: inout Hasher) {
    // Size and weight tell most fonts of a program apart; equality looks at the rest.
    hasher.combine(size)
    hasher.combine(weight)
  }
}
