import Foundation

/// The glyphs that layout adds to a text of its own: ellipses and hyphens. Guarded by the shaping lock.
final class MarkShaper {
  enum Mark: UInt8 { case ellipsis, hyphen }

  private struct Key: Hashable {
    var mark: Mark
    var attributes: TextRunAttributes
    var level: UInt8
  }

  private let shaper: Shaper
  private let library: FontLibrary
  private let text: ShapedText
  private var cache: [Key: ShapedItem] = [:]

  init(shaper: Shaper, library: FontLibrary, text: ShapedText) {
    self.shaper = shaper
    self.library = library
    self.text = text
  }

  func item(_ mark: Mark, style: Int, level: UInt8) -> ShapedItem {
    let attributes = text.source.runs[style].attributes
    let key = Key(mark: mark, attributes: attributes, level: level)
    if let known = cache[key] { return known }
    let face = library.face(for: attributes.font)
    let units: [UInt16] =
      switch mark {
      case .ellipsis: face.hasGlyph(0x2026) ? [0x2026] : [0x2E, 0x2E, 0x2E]
      case .hyphen: face.hasGlyph(0x2010) ? [0x2010] : [0x2D]
      }
    let item = shaper.shapeMark(units, attributes: attributes, level: level)
    cache[key] = item
    return item
  }

  /// Points, before scaling.
  func width(_ mark: Mark, style: Int) -> CGFloat {
    item(mark, style: style, level: 0).glyphs.reduce(0) { $0 + CGFloat($1.advance) }
  }

  func primaryMetrics(style: Int) -> FontMetrics {
    let font = text.source.runs[style].attributes.font
    return library.face(for: font).metrics.scaled(by: font.usableSize)
  }

  func reshape(_ range: Range<Int>, of item: ShapedItem) -> [ShapedGlyph] { shaper.reshape(range, of: item, in: text) }
}
