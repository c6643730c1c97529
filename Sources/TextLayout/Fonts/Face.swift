import CText
import Foundation

/// A face opened for shaping, in font units: one serves all sizes.
///
/// Not thread-safe; the ``FontSystem``'s shaping lock guards it.
final class Face {
  let id: FontID
  /// The file, which glyphs are drawn from too.
  let bytes: FontBytes
  let font: OpaquePointer
  let unitsPerEm: CGFloat
  /// Measures at one point; scale by the size.
  let metrics: FontMetrics
  let isColor: Bool
  /// Whether the face draws its own small capitals.
  let hasSmallCapitals: Bool
  private var asciiCoverage: (UInt64, UInt64) = (0, 0)

  /// `nil` where the file holds no face that HarfBuzz can shape with.
  init?(file: FaceFile, id: FontID) {
    guard let bytes = FontBytes(path: file.path) else { return nil }
    let face = hb_face_create(bytes.blob, UInt32(file.index & 0xFFFF))
    defer { hb_face_destroy(face) }
    guard let face, hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    hb_ot_font_set_funcs(font)
    let upem = hb_face_get_upem(face)
    hb_font_set_scale(font, Int32(upem), Int32(upem))
    if let weight = file.variableWeight {
      var axis = hb_variation_t(tag: Face.tag("wght"), value: weight)
      hb_font_set_variations(font, &axis, 1)
    }
    self.id = id
    self.bytes = bytes
    self.font = font
    unitsPerEm = CGFloat(upem)
    isColor = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0
    hasSmallCapitals = Face.hasFeature(Face.tag("smcp"), face)
    metrics = Face.readMetrics(font, upem: CGFloat(upem))
    for scalar in UInt32(0)..<128 where hasGlyphUncached(scalar) {
      if scalar < 64 { asciiCoverage.0 |= 1 << scalar } else { asciiCoverage.1 |= 1 << (scalar - 64) }
    }
  }

  deinit { hb_font_destroy(font) }

  @inline(__always)
  func hasGlyph(_ scalar: UInt32) -> Bool {
    if scalar < 64 { return asciiCoverage.0 >> scalar & 1 != 0 }
    if scalar < 128 { return asciiCoverage.1 >> (scalar - 64) & 1 != 0 }
    return hasGlyphUncached(scalar)
  }

  private func hasGlyphUncached(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// A four-character OpenType tag.
  static func tag(_ name: StaticString) -> hb_tag_t {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
  }

  private static func hasFeature(_ tag: hb_tag_t, _ face: OpaquePointer) -> Bool {
    var count: UInt32 = 256
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    hb_ot_layout_table_get_feature_tags(face, Face.tag("GSUB"), 0, &count, &tags)
    return tags.prefix(Int(count)).contains(tag)
  }

  private static func readMetrics(_ font: OpaquePointer, upem: CGFloat) -> FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func metric(_ tag: hb_ot_metrics_tag_t, default fallback: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0 && value != 0 ? CGFloat(value) / upem : fallback
    }
    let ascent = CGFloat(extents.ascender) / upem
    let descent = -CGFloat(extents.descender) / upem
    let xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT, default: 0.5)
    let thickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, default: 0.05)
    return FontMetrics(
      ascent: max(ascent, 0), descent: max(descent, 0), leading: max(CGFloat(extents.line_gap) / upem, 0),
      capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT, default: 0.7), xHeight: xHeight,
      // OpenType gives the top of the underline.
      underlineOffset: -metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, default: -0.1) + thickness / 2,
      underlineThickness: thickness,
      strikethroughOffset: metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, default: xHeight / 2 + thickness / 2)
        - metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, default: thickness) / 2,
      strikethroughThickness: metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, default: thickness))
  }
}
