import Foundation

/// Breaks a shaped text into lines, greedily, by adding up cluster advances.
///
/// Linear in the text shown: what lies past the last line that fits is not looked at.
struct LineBreaker {
  let text: ShapedText
  let options: TextLayoutOptions
  let maxWidth: CGFloat
  let maxHeight: CGFloat
  let scale: CGFloat
  let marks: MarkShaper

  /// Widths that differ by less count as equal: sums of 32-bit advances do not come out the same in every order.
  static let tolerance: CGFloat = 1 / 256
  /// The distance between tab stops; AppKit's and UIKit's default paragraph style has 28 points.
  static let tabInterval: CGFloat = 28

  func run() -> LineRecords {
    var result = LineRecords()
    result.scale = scale
    let lineLimit = options.lineLimit.map { max($0, 1) } ?? .max
    var height: CGFloat = 0
    var paragraph = 0
    var position = 0
    outer: while paragraph < text.paragraphs.count {
      let current = text.paragraphs[paragraph]
      repeat {
        if result.lines.count == lineLimit {
          result.isTruncated = true
          break outer
        }
        var line = nextLine(from: position, paragraph)
        let added = line.height + (result.lines.isEmpty ? 0 : lineSpacing)
        if height + added > maxHeight + Self.tolerance, !result.lines.isEmpty {
          result.isTruncated = true
          break outer
        }
        position = line.next
        height += added
        if line.content.isEmpty { line.width = 0 }
        result.lines.append(line)
      } while position < current.range.upperBound
      position = current.next
      paragraph += 1
    }
    if result.isTruncated { truncateLast(&result) }
    finish(&result)
    return result
  }

  private var lineSpacing: CGFloat { options.usableLineSpacing }

  private func finish(_ result: inout LineRecords) {
    var size = CGSize.zero
    for (i, line) in result.lines.enumerated() {
      size.width = max(size.width, line.width)
      size.height += line.height + (i == 0 ? 0 : lineSpacing)
    }
    let reserved = max(options.minimumLines, options.reservesSpace ? options.lineLimit ?? 0 : 0)
    if reserved > result.lines.count, let last = result.lines.last {
      size.height += CGFloat(reserved - result.lines.count) * (last.height + lineSpacing)
    }
    result.size = size
    result.isUnconstrained =
      !result.isTruncated && result.lines.count == text.paragraphs.count && size.width < maxWidth
  }

  // MARK: One line

  /// The line that starts at `start`, at least one cluster long.
  private func nextLine(from start: Int, _ paragraphIndex: Int) -> LineRecord {
    var line = nextLine(from: start, paragraphIndex, room: maxWidth)
    // Shaped again at the break, letters may come out wider than they added up to; then the line breaks earlier.
    var room = maxWidth
    for _ in 0..<4 where isUnsafe(line.content.lowerBound) || isUnsafe(line.content.upperBound) {
      line.width = exactWidth(line)
      guard line.width > maxWidth + Self.tolerance, room > 0 else { break }
      room -= line.width - maxWidth
      line = nextLine(from: start, paragraphIndex, room: room)
    }
    measureHeight(&line, line.content)
    return line
  }

  private func nextLine(from start: Int, _ paragraphIndex: Int, room maxWidth: CGFloat) -> LineRecord {
    let paragraph = text.paragraphs[paragraphIndex]
    let end = paragraph.range.upperBound
    /// The position, with the content and width so far if the line ended there.
    var opportunity: (at: Int, contentEnd: Int, width: CGFloat, hasHyphen: Bool)?
    var x: CGFloat = 0
    var contentEnd = start
    var contentWidth: CGFloat = 0
    var i = start
    var record: LineRecord?
    var shapedEnd = start
    while i < end {
      if i >= shapedEnd { shapedEnd = text.shape(i..<i + 1, of: paragraph) }
      let unit = text.info[i]
      if i > start, unit.flags.contains(.breakOpportunity) {
        if text.info[i - 1].flags.contains(.softHyphen) {
          let width = contentWidth + hyphenWidth(at: i - 1)
          if width <= maxWidth + Self.tolerance { opportunity = (i, contentEnd, width, true) }
        } else {
          opportunity = (i, contentEnd, contentWidth, false)
        }
      }
      let advance = self.advance(unit, at: x)
      let clusterEnd = self.clusterEnd(i, limit: end)
      if unit.flags.contains(.space) {
        x += advance
      } else {
        if x + advance > maxWidth + Self.tolerance, i > start {
          let cut = opportunity ?? (i, contentEnd, contentWidth, false)
          record = LineRecord(
            paragraph: paragraphIndex, content: start..<cut.contentEnd, next: cut.at, width: cut.width,
            hasHyphen: cut.hasHyphen)
          break
        }
        x += advance
        contentEnd = clusterEnd
        contentWidth = x
      }
      i = clusterEnd
    }
    // The spaces that end a paragraph count as far as they fit: a caret may stand behind them.
    var line =
      record
      ?? LineRecord(
        paragraph: paragraphIndex, content: start..<end, next: paragraph.next,
        width: max(contentWidth, min(x, maxWidth)))
    if record == nil, x > maxWidth + Self.tolerance { line.content = start..<contentEnd }
    return line
  }

  @inline(__always)
  func advance(_ unit: UnitInfo, at x: CGFloat) -> CGFloat {
    if unit.flags.contains(.tab) {
      let interval = Self.tabInterval * scale
      return ((x / interval).rounded(.down) + 1) * interval - x
    }
    return CGFloat(unit.advance) * scale
  }

  @inline(__always)
  func clusterEnd(_ start: Int, limit: Int) -> Int {
    var end = start + 1
    while end < limit, !text.info[end].flags.contains(.clusterStart) { end += 1 }
    return end
  }

  private func isUnsafe(_ offset: Int) -> Bool {
    offset < text.info.count && text.info[offset].flags.contains(.unsafeToBreak)
  }

  private func hyphenWidth(at offset: Int) -> CGFloat {
    marks.width(.hyphen, text.attributes[text.style(at: offset)]) * scale
  }

  private func exactWidth(_ line: LineRecord) -> CGFloat {
    LineSegment.segments(of: line, in: text, scale: scale, marks: marks).reduce(0) { $1.isHanging ? $0 : $0 + $1.width }
  }

  private func measureHeight(_ line: inout LineRecord, _ range: Range<Int>) {
    let paragraph = text.paragraphs[line.paragraph]
    var size: CGFloat = 0
    var extra = -CGFloat.infinity
    func include(_ metrics: FontMetrics, style: Int) {
      size = max(size, text.attributes[style].font.usableSize)
      extra = max(extra, text.attributes[style].leading)
      let raise = text.attributes[style].baselineOffset
      let offset = raise.isFinite ? raise * scale : 0
      // A raised or lowered run keeps the room that it would have on the line.
      line.ascent = max(line.ascent, metrics.ascent * scale + max(offset, 0))
      line.descent = max(line.descent, metrics.descent * scale + max(-offset, 0))
      line.leading = max(line.leading, metrics.leading * scale)
    }
    var index = text.itemIndex(at: range.lowerBound, in: paragraph)
    var isEmpty = true
    while index < paragraph.items.upperBound,
      text.items[index].range.lowerBound < max(range.upperBound, range.lowerBound + 1)
    {
      include(text.items[index].metrics, style: text.items[index].style)
      isEmpty = false
      index += 1
    }
    if isEmpty, !text.attributes.isEmpty {
      // An empty line is as high as the font of the line terminator, or of what the text would go on with.
      let style = text.style(at: range.lowerBound)
      include(marks.primaryMetrics(text.attributes[style]), style: style)
    }
    if let rule = options.lineHeight, rule.factor.isFinite, rule.points.isFinite {
      // What there is more or less of is above and below the letters.
      let height = max(rule.factor * size + rule.points, 0) * scale
      let change = (height - line.ascent - line.descent) / 2
      line.ascent += change
      line.descent += change
      line.leading = 0
      return
    }
    if extra.isFinite { line.leading += extra * scale }
    if options.hasWholeLines { line.leading += max((line.height - 0.001).rounded(.up) - line.height, 0) }
  }

  // MARK: Truncation

  private func truncateLast(_ result: inout LineRecords) {
    guard var line = result.lines.popLast() else { return }
    let start = line.content.lowerBound
    let paragraph = text.paragraphs[line.paragraph]
    line.hasHyphen = false
    line.next = text.units.count
    var ellipsis = LineRecord.Ellipsis(prefix: start..<start, suffix: start..<start)
    var room = maxWidth
    // Shaped again at the cuts, letters may come out wider than they added up to; then a little less is kept.
    for _ in 0..<4 {
      ellipsis = Truncator(breaker: self, start: start, paragraph: paragraph, maxWidth: room).run()
      line.ellipsis = ellipsis
      line.content = ellipsis.prefix
      line.width = exactWidth(line)
      if line.width <= maxWidth + Self.tolerance || (ellipsis.prefix.isEmpty && ellipsis.suffix.isEmpty) { break }
      room -= line.width - maxWidth
    }
    let shown = ellipsis.prefix.isEmpty ? ellipsis.suffix : ellipsis.prefix
    line.ascent = 0
    line.descent = 0
    line.leading = 0
    measureHeight(&line, start..<max(shown.upperBound, start))
    result.lines.append(line)
  }
}
