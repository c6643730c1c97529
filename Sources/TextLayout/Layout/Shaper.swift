import CText
import Foundation

/// Cuts text into items of one style, face, script and direction, and shapes each with HarfBuzz.
///
/// Guarded by the ``FontSystem``'s shaping lock.
final class Shaper {
  private let library: FontLibrary
  private let buffer: OpaquePointer
  private let unicode: OpaquePointer

  init(library: FontLibrary) throws(FontError) {
    guard let buffer = hb_buffer_create(), hb_buffer_allocation_successful(buffer) != 0,
      let unicode = hb_unicode_funcs_get_default()
    else { throw .libraryUnavailable(name: "HarfBuzz") }
    self.library = library
    self.buffer = buffer
    self.unicode = unicode
  }

  deinit { hb_buffer_destroy(buffer) }

  func shape(_ text: StyledText, direction: TextLayoutOptions.Direction) -> ShapedText {
    var units: [UInt16] = []
    var styleStarts: [Int] = []
    for run in text.runs {
      styleStarts.append(units.count)
      Self.append(run.text, to: &units)
    }
    if styleStarts.isEmpty { styleStarts = [0] }
    var work = Work(text: text, units: units, styleStarts: styleStarts)
    var start = 0
    repeat {
      var end = start
      while end < units.count, !Self.isLineTerminator(units[end]) { end += 1 }
      var next = end
      if next < units.count {
        next += units[end] == 0x0D && end + 1 < units.count && units[end + 1] == 0x0A ? 2 : 1
        work.info[end].flags = [.clusterStart]
      }
      shapeParagraph(start..<end, next: next, direction: direction, isLast: next == end, &work)
      if next == end { break }
      start = next
    } while true
    return ShapedText(
      attributes: text.runs.map(\.attributes), units: units, paragraphs: work.paragraphs, items: work.items,
      styleStarts: styleStarts,
      info: work.info)
  }

  /// What `shape` gathers.
  private struct Work {
    let text: StyledText
    let units: [UInt16]
    let styleStarts: [Int]
    var paragraphs: [ShapedParagraph] = []
    var items: [ShapedItem] = []
    var info: [UnitInfo]

    init(text: StyledText, units: [UInt16], styleStarts: [Int]) {
      self.text = text
      self.units = units
      self.styleStarts = styleStarts
      info = [UnitInfo](repeating: UnitInfo(), count: units.count)
    }
  }

  private func shapeParagraph(
    _ range: Range<Int>, next: Int, direction: TextLayoutOptions.Direction, isLast: Bool, _ work: inout Work
  ) {
    let firstItem = work.items.count
    var level: UInt8 = direction == .leftToRight ? 0 : 1
    var levels: [UInt8]?
    let slice = work.units[range]
    if level == 1 || BidiLevels.mayNeedBidi(slice) {
      let (base, found) = BidiLevels.levels(of: slice, direction: direction)
      level = base
      if found.contains(where: { $0 != base }) { levels = found }
    }
    var itemizer = Itemizer(
      units: work.units, range: range, text: work.text, styleStarts: work.styleStarts, baseLevel: level, levels: levels,
      library: library, unicode: unicode)
    while let piece = itemizer.next() {
      let item = shapeItem(piece, work)
      record(item, in: &work.info, units: work.units)
      work.items.append(item)
    }
    work.paragraphs.append(
      ShapedParagraph(range: range, next: next, level: level, items: firstItem..<work.items.count))
  }

  private func shapeItem(_ piece: Itemizer.Piece, _ work: Work) -> ShapedItem {
    let attributes = work.text.runs[piece.style].attributes
    let size = attributes.font.usableSize
    let glyphs =
      piece.isTab
      ? []
      : glyphs(
        for: piece.range, in: work.units, face: piece.face, size: size, level: piece.level, script: piece.script,
        attributes: attributes)
    return ShapedItem(
      range: piece.range, style: piece.style, face: piece.face, size: size, level: piece.level, script: piece.script,
      isTab: piece.isTab, metrics: piece.face.metrics.scaled(by: size), glyphs: glyphs)
  }

  /// The glyphs of part of an item, shaped as if a line began or ended at its bounds.
  func reshape(_ range: Range<Int>, of item: ShapedItem, in text: ShapedText) -> [ShapedGlyph] {
    glyphs(
      for: range, in: text.units, face: item.face, size: item.size, level: item.level, script: item.script,
      attributes: text.attributes[item.style], hasContext: false)
  }

  /// The glyphs of a string that stands in no text: an ellipsis, a hyphen.
  func shapeMark(_ units: [UInt16], attributes: TextRunAttributes, level: UInt8) -> ShapedItem {
    let face = library.face(for: attributes.font)
    let size = attributes.font.usableSize
    let glyphs = glyphs(
      for: units.indices, in: units, face: face, size: size, level: level, script: HB_SCRIPT_COMMON.rawValue,
      attributes: attributes)
    return ShapedItem(
      range: units.indices, style: 0, face: face, size: size, level: level, script: HB_SCRIPT_COMMON.rawValue,
      isTab: false, metrics: face.metrics.scaled(by: size), glyphs: glyphs)
  }

  private func glyphs(
    for range: Range<Int>, in units: [UInt16], face: Face, size: CGFloat, level: UInt8, script: UInt32,
    attributes: TextRunAttributes, hasContext: Bool = true
  ) -> [ShapedGlyph] {
    guard !range.isEmpty else { return [] }
    hb_buffer_clear_contents(buffer)
    units.withUnsafeBufferPointer { p in
      if hasContext {
        hb_buffer_add_utf16(
          buffer, p.baseAddress, Int32(clamping: p.count), UInt32(range.lowerBound), Int32(range.count))
      } else {
        // Clusters count from the range's start and are moved below.
        hb_buffer_add_utf16(buffer, p.baseAddress! + range.lowerBound, Int32(range.count), 0, Int32(range.count))
      }
    }
    let isRightToLeft = level & 1 != 0
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    let features = FontFeatures.list(attributes)
    features.withUnsafeBufferPointer { hb_shape(face.font, buffer, $0.baseAddress, UInt32($0.count)) }

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let scale = Float(size / face.unitsPerEm)
    let spacing = Float(attributes.spacing)
    let shift = hasContext ? 0 : Int32(range.lowerBound)
    return [ShapedGlyph](unsafeUninitializedCapacity: Int(count)) { out, filled in
      for i in 0..<Int(count) {
        let cluster = infos[i].cluster
        // Spacing follows a cluster, in reading direction, so its last glyph in visual order carries it.
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

  /// Spreads an item's clusters over the units that line breaking walks.
  private func record(_ item: ShapedItem, in info: inout [UnitInfo], units: [UInt16]) {
    if item.isTab {
      info[item.range.lowerBound].flags = [.clusterStart, .tab]
      return
    }
    for glyph in item.glyphs {
      let at = Int(glyph.cluster)
      info[at].advance += glyph.advance
      var flags: UnitInfo.Flags = .clusterStart
      if glyph.isUnsafeToBreak { flags.insert(.unsafeToBreak) }
      switch units[at] {
      case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: flags.insert(.space)
      case 0xAD: flags.insert(.softHyphen)
      default: break
      }
      info[at].flags.formUnion(flags)
    }
    // An item starts a cluster even if the shaper dropped its glyphs.
    info[item.range.lowerBound].flags.insert(.clusterStart)
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
