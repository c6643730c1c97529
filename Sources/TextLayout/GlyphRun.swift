import Foundation
import Geometry

/// A face, as the font system numbers it, whatever the size. Stable for the life of its ``FontSystem``.
public struct FontID: Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One glyph of a run: its index in the face and the pen position relative to the run's origin, in points.
public struct PositionedGlyph: Hashable, Sendable {
  public var glyph: UInt32
  public var x, y: Float

  @inlinable
  public init(glyph: UInt32, x: Float, y: Float = 0) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}

/// Glyphs of one font and colour on one baseline. Immutable and shared: drawing a run again costs no copy.
public final class GlyphRun: Sendable {
  public let font: FontID
  /// Points.
  public let size: CGFloat
  public let glyphs: [PositionedGlyph]
  /// The advance of the whole run, in points.
  public let width: CGFloat
  /// `nil` takes the colour of whoever draws the run.
  public let color: RGBA?
  /// Whether the font has colours of its own, as emoji have.
  public let hasColors: Bool

  public init(
    font: FontID, size: CGFloat, glyphs: [PositionedGlyph], width: CGFloat, color: RGBA?, hasColors: Bool = false
  ) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
    self.width = width
    self.color = color
    self.hasColors = hasColors
  }
}

/// A glyph's picture at one pixel size and subpixel phase.
public struct GlyphBitmap: Sendable {
  /// What a pixel of the picture is.
  public enum Format: Sendable {
    /// One coverage byte a pixel.
    case mask
    /// Premultiplied BGRA, for colour glyphs (emoji), already scaled to the size asked for.
    case color
  }
  public var format: Format
  public var width, height: Int
  /// Pixels from the pen position to the bitmap's left edge, and up from the baseline to its top edge.
  public var left, top: Int
  /// Row-major, without padding.
  public var pixels: [UInt8]

  public init(format: Format, width: Int, height: Int, left: Int, top: Int, pixels: [UInt8]) {
    self.format = format
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.pixels = pixels
  }
}

/// What the renderer asks of the font system; safe to call from any thread.
public protocol GlyphSource: AnyObject, Sendable {
  /// The picture of `glyph` with the em square `pixelSize` pixels high, its pen moved right by `phase`/4 pixel;
  /// `nil` for an empty or unreadable glyph.
  func bitmap(font: FontID, glyph: UInt32, pixelSize: Float, phase: Int) -> GlyphBitmap?
  /// The outline of `glyph` for an em square of `pixelSize`, y down, for text too large or too transformed for an
  /// atlas; `nil` where the glyph has none.
  func outline(font: FontID, glyph: UInt32, pixelSize: Float) -> Path?
}
