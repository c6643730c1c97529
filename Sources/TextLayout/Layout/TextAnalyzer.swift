import CText
import Foundation

/// Cuts text into paragraphs, and those into items of one style, face, script and direction, ready to be shaped.
///
/// Guarded by the ``FontSystem``'s shaping lock. About 10 ns a character.
final class TextAnalyzer {
  private let library: FontLibrary
  private let shaper: GlyphShaper
  private let unicode: OpaquePointer

  init(library: FontLibrary, shaper: GlyphShaper) throws(FontError) {
    guard let unicode = hb_unicode_funcs_get_default() else { throw .libraryUnavailable(name: "HarfBuzz") }
    self.library = library
    self.shaper = shaper
    self.unicode = unicode
  }

  func analyze(_ text: StyledText, direction: TextLayoutOptions.Direction) -> ShapedText {
    var units: [UInt16] = []
    var styleStarts: [Int] = []
    for run in text.runs {
      styleStarts.append(units.count)
      Self.append(run.text, to: &units)
    }
    if styleStarts.isEmpty { styleStarts = [0] }
    var paragraphs: [ShapedParagraph] = []
    var items: [ShapedItem] = []
    var start = 0
    while true {
      let end = units[start...].firstIndex(where: Self.isLineTerminator) ?? units.count
      var next = end
      if end < units.count {
        next += units[end] == 0x0D && end + 1 < units.count && units[end + 1] == 0x0A ? 2 : 1
      }
      var level: UInt8 = direction == .leftToRight ? 0 : 1
      var levels: [UInt8]?
      if level == 1 || BidiLevels.mayNeedBidi(units[start..<end]) {
        let (base, found) = BidiLevels.levels(of: units[start..<end], direction: direction)
        level = base
        if found.contains(where: { $0 != base }) { levels = found }
      }
      var itemizer = Itemizer(
        units: units, range: start..<end, text: text, styleStarts: styleStarts, baseLevel: level, levels: levels,
        library: library, unicode: unicode)
      let firstItem = items.count
      while let piece = itemizer.next() {
        let attributes = text.runs[piece.style].attributes
        items.append(ShapedItem(piece, attributes, attachment: attributes.attachment))
      }
      paragraphs.append(
        ShapedParagraph(range: start..<end, next: next, level: level, items: firstItem..<items.count))
      if next == end { break }
      start = next
    }
    return ShapedText(
      attributes: text.runs.map(\.attributes), units: units, paragraphs: paragraphs, items: items,
      styleStarts: styleStarts, shaper: shaper)
  }

  static func isLineTerminator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Appends in UTF-16. Control characters become zero width spaces: they have no picture.
  private static func append(_ string: String, to units: inout [UInt16]) {
    @inline(__always) func shown(_ unit: UInt16) -> UInt16 {
      unit < 0x20 && unit != 0x09 && !isLineTerminator(unit) || unit == 0x7F ? 0x200B : unit
    }
    var string = string
    let isASCII = string.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      units.reserveCapacity(units.count + bytes.count)
      for byte in bytes { units.append(shown(UInt16(byte))) }
      return true
    }
    if !isASCII { for unit in string.utf16 { units.append(shown(unit)) } }
  }
}
