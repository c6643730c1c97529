import CText
import Foundation

/// Turns characters of one item into glyphs with HarfBuzz.
///
/// Guarded by the ``FontSystem``'s shaping lock. About 0.3 µs a character with Inter, whose contextual alternates are
/// most of it.
final class GlyphShaper {
  private let library: FontLibrary
  private let buffer: OpaquePointer
  private let language: hb_language_t?

  init(library: FontLibrary) throws(FontError) {
    guard let buffer = hb_buffer_create(), hb_buffer_allocation_successful(buffer) != 0 else {
      throw .libraryUnavailable(name: "HarfBuzz")
    }
    self.library = library
    self.buffer = buffer
    language = library.language.flatMap { hb_language_from_string($0, -1) }
  }

  deinit { hb_buffer_destroy(buffer) }

  func shape(_ item: ShapedItem, in text: ShapedText) -> [ShapedGlyph] {
    if item.isTab { return [] }
    if let attachment = item.attachment {
      // One glyph that is never drawn has the attachment's width.
      let spacing = Float(text.attributes[item.style].spacing)
      return [
        ShapedGlyph(
          id: 0, cluster: Int32(item.range.lowerBound), advance: Float(attachment.size.width) + spacing, dx: 0, dy: 0,
          isUnsafeToBreak: false)
      ]
    }
    return glyphs(item.range, of: item, units: text.units, attributes: text.attributes[item.style])
  }

  /// The glyphs of part of an item, shaped as if a line began or ended at its bounds.
  func reshape(_ range: Range<Int>, of item: ShapedItem, in text: ShapedText) -> [ShapedGlyph] {
    glyphs(range, of: item, units: text.units, attributes: text.attributes[item.style], hasContext: false)
  }

  /// A string that stands in no text: an ellipsis, a hyphen.
  func shapeMark(_ units: [UInt16], attributes: TextRunAttributes, level: UInt8) -> ShapedItem {
    let item = ShapedItem(
      Itemizer.Piece(
        range: units.indices, style: 0, level: level, script: HB_SCRIPT_COMMON.rawValue,
        face: library.face(for: attributes.font)), attributes)
    item.glyphs = glyphs(units.indices, of: item, units: units, attributes: attributes)
    return item
  }

  private func glyphs(
    _ range: Range<Int>, of item: ShapedItem, units: [UInt16], attributes: TextRunAttributes, hasContext: Bool = true
  ) -> [ShapedGlyph] {
    guard !range.isEmpty else { return [] }
    hb_buffer_clear_contents(buffer)
    // Clusters count from the range's start where the text around it must not be seen.
    let shift = hasContext ? 0 : range.lowerBound
    if item.isSmallCapital {
      addUppercase(range, units, shift: shift)
    } else {
      units.withUnsafeBufferPointer { all in
        let seen = UnsafeBufferPointer(rebasing: hasContext ? all[...] : all[range])
        hb_buffer_add_utf16(
          buffer, seen.baseAddress, Int32(clamping: seen.count), UInt32(range.lowerBound - shift), Int32(range.count))
      }
    }
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: item.script))
    if let language { hb_buffer_set_language(buffer, language) }
    let features = FontFeatures.list(attributes)
    features.withUnsafeBufferPointer { hb_shape(item.face.font, buffer, $0.baseAddress, UInt32($0.count)) }
    return read(item, spacing: Float(attributes.spacing), shift: Int32(shift))
  }

  private func read(_ item: ShapedItem, spacing: Float, shift: Int32) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let scale = Float(item.size / item.face.unitsPerEm)
    return [ShapedGlyph](unsafeUninitializedCapacity: Int(count)) { out, filled in
      for i in 0..<Int(count) {
        let cluster = infos[i].cluster
        // Spacing follows a whole cluster: the last of its glyphs carries it.
        let isClusterEnd = i + 1 == Int(count) || infos[i + 1].cluster != cluster
        out.initializeElement(
          at: i,
          to: ShapedGlyph(
            id: infos[i].codepoint, cluster: Int32(cluster) + shift,
            advance: Float(positions[i].x_advance) * scale + (isClusterEnd ? spacing : 0),
            dx: Float(positions[i].x_offset) * scale, dy: -Float(positions[i].y_offset) * scale,
            isUnsafeToBreak: infos[i].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
      }
      filled = Int(count)
    }
  }

  /// Fills the buffer with capitals that keep the clusters of the letters they stand for (ß gives two).
  private func addUppercase(_ range: Range<Int>, _ units: [UInt16], shift: Int) {
    BidiLevels.forEachScalar(units[range]) { value, offset, _ in
      let upper = Unicode.Scalar(value)?.properties.uppercaseMapping ?? "\u{FFFD}"
      for scalar in upper.unicodeScalars { hb_buffer_add(buffer, scalar.value, UInt32(offset - shift)) }
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
  }
}
