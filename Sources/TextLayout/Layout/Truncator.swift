import Foundation

/// Chooses which part of the remaining text stays beside an ellipsis.
struct Truncator {
  let breaker: LineBreaker
  /// Where the last line starts.
  let start: Int
  let paragraph: ShapedParagraph
  let maxWidth: CGFloat

  private var text: ShapedText { breaker.text }

  func run() -> LineRecord.Ellipsis {
    let attributes = text.attributes[text.style(at: max(start, 0))]
    let ellipsis = breaker.marks.width(.ellipsis, attributes) * breaker.scale
    let room = maxWidth - ellipsis
    switch breaker.options.truncation {
    case .tail:
      let end = prefixEnd(room)
      return .init(prefix: start..<end, suffix: end..<end)
    case .head:
      let last = lastParagraph
      let from = suffixStart(room, in: max(start, last.lowerBound)..<last.upperBound)
      return .init(prefix: start..<start, suffix: from..<last.upperBound)
    case .middle:
      let last = lastParagraph
      var end = prefixEnd(room / 2)
      let limit = max(end, last.lowerBound)
      let from = suffixStart(room - width(start..<end), in: limit..<max(last.upperBound, limit))
      end = prefixEnd(room - width(from..<last.upperBound), limit: min(from, paragraph.range.upperBound))
      return .init(prefix: start..<end, suffix: from..<max(last.upperBound, from))
    }
  }

  /// The end of the text that can be shown: its last paragraph with anything in it.
  private var lastParagraph: Range<Int> {
    let range = text.paragraphs.last { !$0.range.isEmpty }?.range ?? paragraph.range
    return range.lowerBound < paragraph.range.lowerBound ? paragraph.range : range
  }

  private func width(_ range: Range<Int>) -> CGFloat {
    var x: CGFloat = 0
    for i in range { x += breaker.advance(text.info[i], at: x) }
    return x
  }

  /// How far text from `start` fits into `room`, without spaces before the ellipsis.
  private func prefixEnd(_ room: CGFloat, limit: Int? = nil) -> Int {
    let limit = limit ?? paragraph.range.upperBound
    var x: CGFloat = 0
    var i = start
    var end = start
    var shapedEnd = start
    while i < limit {
      if i >= shapedEnd { shapedEnd = text.shape(i..<i + 1, of: paragraph) }
      let unit = text.info[i]
      x += breaker.advance(unit, at: x)
      guard x <= room + LineBreaker.tolerance else { break }
      i = breaker.clusterEnd(i, limit: limit)
      if !unit.flags.contains(.space), !unit.flags.contains(.tab) { end = i }
    }
    return end
  }

  /// How far back text from the end of `range` fits into `room`, without spaces after the ellipsis.
  private func suffixStart(_ room: CGFloat, in range: Range<Int>) -> Int {
    var x: CGFloat = 0
    var i = range.upperBound
    var from = i
    let last = text.paragraphs.last { $0.range.contains(range.lowerBound) } ?? paragraph
    while i > range.lowerBound {
      i -= 1
      text.shape(i..<i + 1, of: last)
      while i > range.lowerBound, !text.info[i].flags.contains(.clusterStart) { i -= 1 }
      let unit = text.info[i]
      x += unit.flags.contains(.tab) ? LineBreaker.tabInterval * breaker.scale : CGFloat(unit.advance) * breaker.scale
      guard x <= room + LineBreaker.tolerance else { break }
      if !unit.flags.contains(.space) { from = i }
    }
    return from
  }
}
