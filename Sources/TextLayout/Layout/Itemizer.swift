import CText
import Foundation

/// Walks a paragraph and cuts it where style, level, script or face change, and around tabs.
struct Itemizer {
  struct Piece {
    var range: Range<Int>
    var style: Int
    var level: UInt8
    var script: UInt32
    var face: Face
    var isTab = false
    var isSmallCapital = false
  }

  private let units: [UInt16]
  private let range: Range<Int>
  private let text: StyledText
  private let styleStarts: [Int]
  private let baseLevel: UInt8
  private let levels: [UInt8]?
  private let library: FontLibrary
  private let unicode: OpaquePointer
  private var position: Int
  private var style: Int
  private var primary: Face?
  private var primaryStyle = -1
  /// The script that common characters inherit.
  private var lastScript = HB_SCRIPT_COMMON.rawValue

  init(
    units: [UInt16], range: Range<Int>, text: StyledText, styleStarts: [Int], baseLevel: UInt8, levels: [UInt8]?,
    library: FontLibrary, unicode: OpaquePointer
  ) {
    self.units = units
    self.range = range
    self.text = text
    self.styleStarts = styleStarts
    self.baseLevel = baseLevel
    self.levels = levels
    self.library = library
    self.unicode = unicode
    position = range.lowerBound
    style = 0
    while style + 1 < styleStarts.count, styleStarts[style + 1] <= range.lowerBound { style += 1 }
  }

  mutating func next() -> Piece? {
    guard position < range.upperBound else { return nil }
    let start = position
    while style + 1 < styleStarts.count, styleStarts[style + 1] <= start { style += 1 }
    let styleEnd = style + 1 < styleStarts.count ? min(styleStarts[style + 1], range.upperBound) : range.upperBound
    let level = level(at: start)
    let primary = primaryFace()
    if units[start] == 0x09 {
      position += 1
      return Piece(
        range: start..<position, style: style, level: level, script: lastScript, face: primary, isTab: true)
    }
    var face: Face?
    var script = HB_SCRIPT_COMMON.rawValue
    let wantsSmallCapitals = text.runs[style].attributes.font.smallCaps && !primary.hasSmallCapitals
    let isSmall = wantsSmallCapitals && isLowercase(start)
    while position < styleEnd, !isLongEnough(start), units[position] != 0x09, self.level(at: position) == level {
      // A stretch of ASCII in the primary face needs no look at clusters.
      let unit = units[position]
      if wantsSmallCapitals, isLowercase(position) != isSmall { break }
      if unit < 0x80, position + 1 >= styleEnd || units[position + 1] < 0x80 {
        let letters = (unit | 0x20) &- 0x61 < 26 ? HB_SCRIPT_LATIN.rawValue : HB_SCRIPT_COMMON.rawValue
        guard accept(letters, &script) else { break }
        if let face, face !== primary, unit != 0x20 || face.isColor || !face.hasGlyph(0x20) { break }
        if face == nil { face = primary }
        position += 1
        continue
      }
      let cluster = ClusterScanner.scan(units[position..<styleEnd], unicode: unicode)
      guard accept(cluster.script, &script) else { break }
      let wanted = self.face(for: cluster, primary: primary, current: face)
      if let face, face !== wanted { break }
      face = wanted
      position = min(max(cluster.end, position + 1), styleEnd)
    }
    if script == HB_SCRIPT_COMMON.rawValue { script = lastScript } else { lastScript = script }
    return Piece(
      range: start..<position, style: style, level: level, script: script, face: face ?? primary,
      isSmallCapital: isSmall)
  }

  /// Items are kept short at a space where there is one, so that the start of a long text can be shown before its
  /// end is shaped.
  private func isLongEnough(_ start: Int) -> Bool {
    let length = position - start
    return length > 1024 && (units[position - 1] == 0x20 || length > 8192)
  }

  private func isLowercase(_ offset: Int) -> Bool {
    let scalar = BidiLevels.decode(units[range], at: offset).scalar
    return scalar < 0x80
      ? (0x61...0x7A).contains(scalar) : Unicode.Scalar(scalar)?.properties.changesWhenUppercased == true
  }

  private func level(at offset: Int) -> UInt8 { levels.map { $0[offset - range.lowerBound] } ?? baseLevel }

  /// Whether `new` may join the item's script; common and inherited characters join any.
  private func accept(_ new: UInt32, _ script: inout UInt32) -> Bool {
    if new == HB_SCRIPT_COMMON.rawValue || new == HB_SCRIPT_INHERITED.rawValue || new == script { return true }
    if script == HB_SCRIPT_COMMON.rawValue {
      script = new
      return true
    }
    return false
  }

  private mutating func primaryFace() -> Face {
    if let primary, primaryStyle == style { return primary }
    let face = library.face(for: text.runs[style].attributes.font)
    primary = face
    primaryStyle = style
    return face
  }

  private func face(for cluster: ClusterScanner.Cluster, primary: Face, current: Face?) -> Face {
    let descriptor = text.runs[style].attributes.font
    if cluster.isNeutral {
      // Emoji fonts have spaces as wide as their pictures.
      guard let current, !current.isColor, current.hasGlyph(cluster.base) else { return primary }
      return current
    }
    if cluster.isEmoji, let emoji = library.emojiFace(), emoji.hasGlyph(cluster.base) { return emoji }
    if primary.hasGlyph(cluster.base) {
      guard let mark = cluster.mark, !primary.hasGlyph(mark) else { return primary }
      var composed: hb_codepoint_t = 0
      if hb_unicode_compose(unicode, cluster.base, mark, &composed) != 0, primary.hasGlyph(composed) { return primary }
      if let other = library.fallbackFace(for: mark, descriptor), other.hasGlyph(cluster.base) { return other }
      return primary
    }
    return library.fallbackFace(for: cluster.base, descriptor) ?? primary
  }
}
