import Foundation
import Geometry
import TextLayout

/// A bitmap drawn into a rectangle.
public struct ImageItem: Sendable {
  /// How pixels between the bitmap's own are computed.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public var bitmap: Bitmap
  /// Where the whole bitmap lands, in the item's coordinates.
  public var frame: CGRect
  public var interpolation: Interpolation
  /// Non-nil draws the bitmap's alpha in this colour (a template image).
  public var tint: RGBA?

  public init(bitmap: Bitmap, frame: CGRect, interpolation: Interpolation = .medium, tint: RGBA? = nil) {
    self.bitmap = bitmap
    self.frame = frame
    self.interpolation = interpolation
    self.tint = tint
  }
}

/// Glyph runs at baseline origins, in the item's coordinates, in one colour where a run has none of its own.
public struct GlyphItem: Sendable {
  public var runs: [(run: GlyphRun, origin: CGPoint)]
  public var color: RGBA

  public init(runs: [(run: GlyphRun, origin: CGPoint)], color: RGBA) {
    self.runs = runs
    self.color = color
  }
}
