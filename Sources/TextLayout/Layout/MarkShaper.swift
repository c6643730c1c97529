import Foundation

/// The glyphs that layout adds to a text of its own, ellipses and hyphens, and those shaped again at a break.
///
/// Guarded by the ``FontSystem``'s shaping lock.
final class MarkShaper {
  enum Mark: UInt8 { case ellipsis, hyphen }

  private struct Key: Hashable {
    var mark: Mark
    var attributes: TextRunAttributes
    var level: UInt8
  }

  private let shaper: GlyphShaper
  private let library: FontLibrary
  private var cache = GenerationalCache<Key, ShapedItem>(limit: 256)

  init(shaper: GlyphShaper, library: FontLibrary) {
    self.shaper = shaper
    self.library = library
  }

  func removeAll() { cache.removeAll() }

  func item(_ mark: Mark, _ attributes: TextRunAttributes, level: UInt8) -> ShapedItem {
    let key = Key(mark: mark, attributes: attributes, level: level)
    if let known = cache.value(for: key) { return known }
    let face = library.face(for: attributes.font)
    let units: [UInt16] =
      switch mark {
      case .ellipsis: face.hasGlyph(0x2026) ? [0x2026] : [0x2E, 0x2E, 0x2E]
      case .hyphen: face.hasGlyph(0x2010) ? [0x2010] : [0x2D]
      }
    let item = shaper.shapeMark(units, attributes: attributes, level: level)
    cache.insert(item, for: key)
    return item
  }

  /// Points, before scaling.
  func width(_ mark: Mark, _ attributes: TextRunAttributes) -> CGFloat {
    item(mark, attributes, level: 0).glyphs.reduce(0) { $0 + CGFloat($1.advance) }
  }

  /// The measures of the face that the attributes name, whichever face shows the text.
  func primaryMetrics(_ attributes: TextRunAttributes) -> FontMetrics {
    library.face(for: attributes.font).metrics.scaled(by: attributes.font.usableSize)
  }

  func reshape(_ range: Range<Int>, of item: ShapedItem, in text: ShapedText) -> [ShapedGlyph] {
    shaper.reshape(range, of: item, in: text)
  }
}
