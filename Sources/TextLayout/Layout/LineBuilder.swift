import Foundation
import Geometry

/// Places the glyphs of lines that are to be drawn. Runs under the shaping lock.
struct LineBuilder {
  let source: StyledText
  let text: ShapedText
  let options: TextLayoutOptions
  let records: LineRecords
  let marks: MarkShaper

  func build() -> [TextLine] {
    var y: CGFloat = 0
    var result: [TextLine] = []
    result.reserveCapacity(records.lines.count)
    for (i, record) in records.lines.enumerated() {
      if i > 0 { y += options.usableLineSpacing }
      result.append(line(record, start: i == 0 ? 0 : records.lines[i - 1].next, baseline: y + record.ascent))
      y += record.height
    }
    return result
  }

  private func line(_ record: LineRecord, start: Int, baseline: CGFloat) -> TextLine {
    let left = options.leftEdge(of: record, in: records)
    let segments = LineSegment.segments(of: record, in: text, scale: records.scale, marks: marks)
    var runs: [PlacedRun] = []
    var decorations: [TextDecoration] = []
    var attachments: [PlacedAttachment] = []
    for segment in segments {
      let attributes = source.runs[segment.style].attributes
      let raise = attributes.baselineOffset.isFinite ? attributes.baselineOffset * records.scale : 0
      let origin = CGPoint(x: left + segment.x, y: baseline - raise)
      if !segment.isHanging {
        if let attachment = segment.item.attachment {
          let (size, ascent) = (attachment.size, attachment.ascent * records.scale)
          attachments.append(
            PlacedAttachment(
              index: attachment.index,
              rect: CGRect(
                x: origin.x, y: origin.y - ascent, width: size.width * records.scale,
                height: size.height * records.scale)))
        } else if let run = glyphRun(segment, attributes) {
          runs.append(PlacedRun(run: run, origin: origin))
        }
        if let background = attributes.background {
          let rect = CGRect(
            x: origin.x, y: baseline - record.ascent, width: segment.width, height: record.ascent + record.descent)
          append(TextDecoration(kind: .background, rect: rect, color: background), to: &decorations)
        }
        appendDecorations(segment, attributes, origin, to: &decorations)
      }
    }
    return TextLine(
      origin: CGPoint(x: left, y: baseline), width: record.width, ascent: record.ascent, descent: record.descent,
      characterRange: start..<max(record.next, start), runs: runs, decorations: decorations,
      attachments: attachments)
  }

  private func glyphRun(_ segment: LineSegment, _ attributes: TextRunAttributes) -> GlyphRun? {
    guard !segment.glyphs.isEmpty else { return nil }
    let scale = Float(records.scale)
    var x: Float = 0
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(segment.glyphs.count)
    for glyph in segment.glyphs {
      glyphs.append(PositionedGlyph(glyph: glyph.id, x: x + glyph.dx * scale, y: glyph.dy * scale))
      x += glyph.advance * scale
    }
    return GlyphRun(
      font: segment.item.face.id, size: segment.item.size * records.scale, glyphs: glyphs, width: segment.width,
      color: attributes.color, hasColors: segment.item.face.isColor)
  }

  private func appendDecorations(
    _ segment: LineSegment, _ attributes: TextRunAttributes, _ origin: CGPoint, to list: inout [TextDecoration]
  ) {
    guard attributes.underline != nil || attributes.strikethrough != nil else { return }
    // A run's line keeps one height, whichever faces stand in.
    let metrics = marks.primaryMetrics(attributes).scaled(by: records.scale)
    func append(
      _ kind: TextDecoration.Kind, middle: CGFloat, thickness: CGFloat, _ line: TextRunAttributes.Line
    ) {
      let rect = CGRect(x: origin.x, y: middle - thickness / 2, width: segment.width, height: thickness)
      self.append(
        TextDecoration(kind: kind, rect: rect, color: line.color ?? attributes.color, pattern: line.pattern), to: &list)
    }
    if let line = attributes.underline {
      append(.underline, middle: origin.y + metrics.underlineOffset, thickness: metrics.underlineThickness, line)
    }
    if let line = attributes.strikethrough {
      append(
        .strikethrough, middle: origin.y - metrics.strikethroughOffset, thickness: metrics.strikethroughThickness, line)
    }
  }

  /// Neighbouring segments of one line make one rectangle.
  private func append(_ new: TextDecoration, to list: inout [TextDecoration]) {
    if let last = list.lastIndex(where: { $0.kind == new.kind }), list[last].color == new.color,
      list[last].pattern == new.pattern, list[last].rect.minY == new.rect.minY,
      list[last].rect.height == new.rect.height, abs(list[last].rect.maxX - new.rect.minX) < LineBreaker.tolerance
    {
      // Not their union, whose height is rounded otherwise: the next segment would not fit.
      var rect = list[last].rect
      rect.size.width = new.rect.maxX - rect.minX
      list[last] = TextDecoration(kind: new.kind, rect: rect, color: new.color, pattern: new.pattern)
    } else {
      list.append(new)
    }
  }
}
