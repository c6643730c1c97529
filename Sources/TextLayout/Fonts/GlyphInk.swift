import CText
import Foundation

/// The bounds of glyphs' pictures relative to the pen, in ems, y down, as ``GlyphRasterizer`` draws them: synthetic bold
/// and slant included.
///
/// Guarded by the rasteriser's lock. Each glyph is loaded once, which takes some microseconds. The cache is bounded.
struct GlyphInk {
  private struct Key: Hashable {
    var font: FontID
    var glyph: UInt32
  }

  private var boxes = GenerationalCache<Key, CGRect>(limit: 1 << 14)
  /// The size at which glyphs are measured, in pixels an em.
  static let pixelSize: Float = 256

  /// `.null` for a glyph without a picture.
  mutating func box(_ font: FontID, _ glyph: UInt32, load: () -> CGRect) -> CGRect {
    let key = Key(font: font, glyph: glyph)
    if let known = boxes.value(for: key) { return known }
    let box = load()
    boxes.insert(box, for: key)
    return box
  }

  /// The bounds of an outline that was loaded at ``pixelSize``, given in 64ths of a pixel.
  static func rect(_ box: FT_BBox) -> CGRect {
    guard box.xMax > box.xMin, box.yMax > box.yMin else { return .null }
    let unit = 1 / (64 * CGFloat(pixelSize))
    return CGRect(
      x: CGFloat(box.xMin) * unit, y: -CGFloat(box.yMax) * unit, width: CGFloat(box.xMax - box.xMin) * unit,
      height: CGFloat(box.yMax - box.yMin) * unit)
  }

  /// The bounds of a glyph that is a bitmap.
  static func box(ofBitmap slot: FT_GlyphSlot, pixelsPerEm: CGFloat) -> CGRect {
    let bitmap = slot.pointee.bitmap
    guard bitmap.width > 0, bitmap.rows > 0, pixelsPerEm > 0 else { return .null }
    return CGRect(
      x: CGFloat(slot.pointee.bitmap_left) / pixelsPerEm, y: -CGFloat(slot.pointee.bitmap_top) / pixelsPerEm,
      width: CGFloat(bitmap.width) / pixelsPerEm, height: CGFloat(bitmap.rows) / pixelsPerEm)
  }
}
