import Foundation

/// A stretch of a line with one item's looks; segments of a line come in visual order.
struct LineSegment {
  let item: ShapedItem
  /// What it shows of the text; empty for an ellipsis or a hyphen.
  var range: Range<Int>
  /// The attributes run it is drawn with.
  var style: Int
  var level: UInt8
  var glyphs: ArraySlice<ShapedGlyph>
  var x: CGFloat = 0
  var width: CGFloat
  /// Spaces that hang past the end of the line.
  var isHanging = false

  /// The segments of `line`, placed from x = 0; hanging spaces lie outside 0…width.
  static func segments(of line: LineRecord, in text: ShapedText, scale: CGFloat, marks: MarkShaper) -> [LineSegment] {
    let paragraph = text.paragraphs[line.paragraph]
    var result: [LineSegment] = []
    if let ellipsis = line.ellipsis {
      if !ellipsis.prefix.isEmpty { append(ellipsis.prefix, of: paragraph, text, marks, to: &result) }
      let at = ellipsis.prefix.isEmpty ? ellipsis.suffix.lowerBound : ellipsis.prefix.upperBound - 1
      appendMark(.ellipsis, at: at, level: paragraph.level, text, marks, to: &result)
      if !ellipsis.suffix.isEmpty {
        let last = text.paragraphs.last { $0.range.contains(ellipsis.suffix.lowerBound) } ?? paragraph
        append(ellipsis.suffix, of: last, text, marks, to: &result)
      }
    } else {
      append(line.content, of: paragraph, text, marks, to: &result)
      if line.hasHyphen {
        appendMark(.hyphen, at: line.content.upperBound - 1, level: paragraph.level, text, marks, to: &result)
      }
      let hanging = line.content.upperBound..<max(min(line.next, paragraph.range.upperBound), line.content.upperBound)
      let first = result.count
      append(hanging, of: paragraph, text, marks, to: &result)
      for i in first..<result.count {
        result[i].isHanging = true
        result[i].level = paragraph.level
      }
    }
    // Spaces at the end of a line take the paragraph's level (annex 9, rule L1).
    reorder(&result)
    place(&result, scale: scale)
    return result
  }

  private static func append(
    _ range: Range<Int>, of paragraph: ShapedParagraph, _ text: ShapedText, _ marks: MarkShaper,
    to result: inout [LineSegment]
  ) {
    guard !range.isEmpty else { return }
    text.shape(range, of: paragraph)
    var index = text.itemIndex(at: range.lowerBound, in: paragraph)
    while index < paragraph.items.upperBound, text.items[index].range.lowerBound < range.upperBound {
      let item = text.items[index]
      let part = range.clamped(to: item.range)
      result.append(
        LineSegment(
          item: item, range: part, style: item.style, level: item.level, glyphs: glyphs(part, of: item, text, marks),
          width: 0))
      index += 1
    }
  }

  private static func appendMark(
    _ mark: MarkShaper.Mark, at offset: Int, level: UInt8, _ text: ShapedText, _ marks: MarkShaper,
    to result: inout [LineSegment]
  ) {
    let style = text.style(at: max(offset, 0))
    let item = marks.item(mark, text.attributes[style], level: level)
    let end = result.last?.range.upperBound ?? offset
    result.append(
      LineSegment(item: item, range: end..<end, style: style, level: level, glyphs: item.glyphs[...], width: 0))
  }

  /// The glyphs of part of an item: cut out, or shaped again where the cut would show.
  private static func glyphs(
    _ part: Range<Int>, of item: ShapedItem, _ text: ShapedText, _ marks: MarkShaper
  ) -> ArraySlice<ShapedGlyph> {
    if item.isTab || part == item.range { return item.glyphs[...] }
    func isUnsafe(_ offset: Int) -> Bool {
      offset > item.range.lowerBound && offset < item.range.upperBound
        && text.info[offset].flags.contains(.unsafeToBreak)
    }
    if isUnsafe(part.lowerBound) || isUnsafe(part.upperBound) { return marks.reshape(part, of: item, in: text)[...] }
    return item.glyphs(of: part)
  }

  /// Unicode annex 9, rule L2: from the highest level down to 1, turn every stretch at that level or above.
  private static func reorder(_ segments: inout [LineSegment]) {
    guard let highest = segments.map(\.level).max(), highest > 0 else { return }
    // A text of strangers may have 125 levels: their numbers are turned, and the segments moved once.
    var order = segments.indices.map { (index: $0, level: segments[$0].level) }
    for level in stride(from: highest, through: 1, by: -1) {
      var i = 0
      while i < order.count {
        guard order[i].level >= level else {
          i += 1
          continue
        }
        let start = i
        while i < order.count, order[i].level >= level { i += 1 }
        var (low, high) = (start, i - 1)
        while low < high {
          order.swapAt(low, high)
          (low, high) = (low + 1, high - 1)
        }
      }
    }
    segments = order.map { segments[$0.index] }
  }

  private static func place(_ segments: inout [LineSegment], scale: CGFloat) {
    // Hanging spaces of a right-to-left line lie left of 0.
    var x: CGFloat = 0
    for i in segments.indices {
      let width =
        segments[i].item.isTab ? 0 : segments[i].glyphs.reduce(CGFloat(0)) { $0 + CGFloat($1.advance) } * scale
      segments[i].width = width
    }
    for segment in segments.prefix(while: { $0.isHanging && $0.level & 1 != 0 }) { x -= segment.width }
    for i in segments.indices {
      if segments[i].item.isTab {
        let interval = LineBreaker.tabInterval * scale
        segments[i].width = ((max(x, 0) / interval).rounded(.down) + 1) * interval - x
      }
      segments[i].x = x
      x += segments[i].width
    }
  }
}
