import Foundation

/// A paragraph of a long text and where it lies in the whole.
package struct PlacedParagraph: Sendable {
  package let layout: TextLayout
  /// Of the paragraph's top left corner, in points from that of the whole.
  package let origin: CGPoint
  /// The UTF-16 offsets of its text and of what ends it.
  let range: Range<Int>
  /// The number of its first line.
  let firstLine: Int

  /// The offset in the paragraph's own text; what ends a paragraph counts as its end.
  func local(_ offset: Int) -> Int { min(offset - range.lowerBound, layout.utf16Count) }

  /// The point from the paragraph's own top left corner.
  func local(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }

  /// The lines in the whole's coordinates and offsets.
  var lines: [TextLine] {
    let lines = layout.lines
    return lines.indices.map { index in
      lines[index].moved(by: origin, offset: range.lowerBound, end: index == lines.count - 1 ? range.upperBound : nil)
    }
  }

  /// Paragraphs one below the other.
  static func stack(
    _ layouts: [(layout: TextLayout, terminatorCount: Int)], _ options: TextLayoutOptions
  ) -> [PlacedParagraph] {
    let width = layouts.reduce(CGFloat(0)) { max($0, $1.layout.size.width) }
    var (y, offset, line) = (CGFloat(0), 0, 0)
    return layouts.map { layout, terminatorCount in
      let end = offset + layout.utf16Count + terminatorCount
      defer {
        y += layout.size.height + options.usableLineSpacing
        offset = end
        line += layout.lineCount
      }
      return PlacedParagraph(
        layout: layout, origin: CGPoint(x: options.leftEdge(ofWidth: layout.size.width, in: width), y: y),
        range: offset..<end, firstLine: line)
    }
  }
}

extension TextLine {
  /// The line in another place of another text.
  fileprivate func moved(by origin: CGPoint, offset: Int, end: Int?) -> TextLine {
    let range = characterRange.lowerBound + offset..<(end ?? characterRange.upperBound + offset)
    return TextLine(
      origin: self.origin.moved(by: origin), width: width, ascent: ascent, descent: descent, characterRange: range,
      runs: runs.map { PlacedRun(run: $0.run, origin: $0.origin.moved(by: origin)) },
      decorations: decorations.map {
        TextDecoration(
          kind: $0.kind, rect: $0.rect.offsetBy(dx: origin.x, dy: origin.y), color: $0.color, pattern: $0.pattern)
      },
      attachments: attachments.map {
        PlacedAttachment(index: $0.index, rect: $0.rect.offsetBy(dx: origin.x, dy: origin.y))
      })
  }
}

extension CGPoint {
  fileprivate func moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}
