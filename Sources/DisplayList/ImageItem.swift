import Foundation
import Geometry
import TextLayout

/// A bitmap drawn into a rectangle.
public struct ImageItem: Sendable {
  /// The quality of interpolation between the bitmap's pixels.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public var bitmap: Bitmap
  /// The rectangle of the whole bitmap, in the item's coordinates.
  public var frame: CGRect
  public var interpolation: Interpolation
  /// If not nil, the bitmap's alpha is drawn in this colour (a template image).
  public var tint: RGBA?

  public init(bitmap: Bitmap, frame: CGRect, interpolation: Interpolation = .medium, tint: RGBA? = nil) {
    self.bitmap = bitmap
    self.frame = frame
    self.interpolation = interpolation
    self.tint = tint
  }
}

/// Glyph runs at their baseline origins, in the item's coordinates; `color` applies to runs without their own.
public struct GlyphItem: Sendable {
  public var runs: [(run: GlyphRun, origin: CGPoint)]
  public var color: RGBA

  public init(runs: [(run: GlyphRun, origin: CGPoint)], color: RGBA) {
    self.runs = runs
    self.color = color
  }
}
