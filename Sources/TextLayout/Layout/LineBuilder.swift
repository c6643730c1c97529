import Foundation
import Geometry

/// Places the glyphs of lines that are to be drawn or asked for carets. Runs under the shaping lock.
struct LineBuilder {
  let text: ShapedText
  let options: TextLayoutOptions
  let records: LineRecords
  let marks: MarkShaper

  func build() -> [TextLine] {
    var y: CGFloat = 0
    var result: [TextLine] = []
    result.reserveCapacity(records.lines.count)
    for (i, record) in records.lines.enumerated() {
      if i > 0 { y += options.lineSpacing.isFinite ? max(options.lineSpacing, 0) : 0 }
      result.append(line(record, start: i == 0 ? 0 : records.lines[i - 1].next, baseline: y + record.ascent))
      y += record.height
    }
    return result
  }

  private func line(_ record: LineRecord, start: Int, baseline: CGFloat) -> TextLine {
    let slack = max(records.size.width - record.width, 0)
    let isReversed = options.layoutDirection == .rightToLeft
    let left: CGFloat =
      switch options.alignment {
      case .leading: isReversed ? slack : 0
      case .center: slack / 2
      case .trailing: isReversed ? 0 : slack
      }
    let segments = LineSegment.segments(of: record, in: text, scale: records.scale, marks: marks)
    var runs: [PlacedRun] = []
    var decorations: [TextDecoration] = []
    var clusters: [CaretCluster] = []
    for segment in segments {
      let attributes = text.source.runs[segment.style].attributes
      let raise = attributes.baselineOffset.isFinite ? attributes.baselineOffset * records.scale : 0
      let origin = CGPoint(x: left + segment.x, y: baseline - raise)
      if !segment.isHanging {
        if let run = glyphRun(segment, attributes) { runs.append(PlacedRun(run: run, origin: origin)) }
        appendDecorations(segment, attributes, origin, to: &decorations)
      }
      appendClusters(segment, left: left, to: &clusters)
    }
    return TextLine(
      origin: CGPoint(x: left, y: baseline), width: record.width, ascent: record.ascent, descent: record.descent,
      characterRange: start..<max(record.next, start), runs: runs, decorations: decorations, clusters: clusters,
      isRightToLeft: text.paragraphs[record.paragraph].level & 1 != 0)
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
      color: attributes.color)
  }

  private func appendDecorations(
    _ segment: LineSegment, _ attributes: TextRunAttributes, _ origin: CGPoint, to list: inout [TextDecoration]
  ) {
    guard attributes.underline != nil || attributes.strikethrough != nil else { return }
    // A run's line keeps one height, whichever faces stand in.
    let metrics = marks.primaryMetrics(style: segment.style).scaled(by: records.scale)
    func append(_ kind: TextDecoration.Kind, middle: CGFloat, thickness: CGFloat, _ color: RGBA?) {
      let rect = CGRect(x: origin.x, y: middle - thickness / 2, width: segment.width, height: thickness)
      // Neighbouring segments of one line make one rectangle.
      if let last = list.lastIndex(where: { $0.kind == kind }), list[last].color == color,
        list[last].rect.minY == rect.minY, list[last].rect.height == rect.height,
        abs(list[last].rect.maxX - rect.minX) < LineBreaker.tolerance
      {
        list[last] = TextDecoration(kind: kind, rect: list[last].rect.union(rect), color: color)
      } else {
        list.append(TextDecoration(kind: kind, rect: rect, color: color))
      }
    }
    if let line = attributes.underline {
      append(
        .underline, middle: origin.y + metrics.underlineOffset, thickness: metrics.underlineThickness,
        line.color ?? attributes.color)
    }
    if let line = attributes.strikethrough {
      append(
        .strikethrough, middle: origin.y - metrics.strikethroughOffset, thickness: metrics.strikethroughThickness,
        line.color ?? attributes.color)
    }
  }

  private func appendClusters(_ segment: LineSegment, left: CGFloat, to list: inout [CaretCluster]) {
    guard !segment.range.isEmpty else { return }
    let isRightToLeft = segment.level & 1 != 0
    guard !segment.item.isTab else {
      list.append(
        CaretCluster(range: segment.range, x: left + segment.x, width: segment.width, isRightToLeft: isRightToLeft))
      return
    }
    var x = left + segment.x
    var i = 0
    let glyphs = segment.glyphs
    while i < glyphs.count {
      let cluster = glyphs[i].cluster
      var width: CGFloat = 0
      var end = i
      while end < glyphs.count, glyphs[end].cluster == cluster {
        width += CGFloat(glyphs[end].advance) * records.scale
        end += 1
      }
      // The cluster reaches to the next one in logical order.
      let next: Int
      if segment.item.isRightToLeft {
        next = i > 0 ? Int(glyphs[i - 1].cluster) : segment.range.upperBound
      } else {
        next = end < glyphs.count ? Int(glyphs[end].cluster) : segment.range.upperBound
      }
      let range = Int(cluster)..<max(next, Int(cluster))
      appendParts(of: CaretCluster(range: range, x: x, width: width, isRightToLeft: isRightToLeft), to: &list)
      x += width
      i = end
    }
  }

  /// Ligatures have a caret position between the characters they join: equal parts, in want of better.
  private func appendParts(of cluster: CaretCluster, to list: inout [CaretCluster]) {
    guard cluster.range.count > 1 else { return list.append(cluster) }
    let string = String(decoding: text.units[cluster.range], as: UTF16.self)
    let parts = string.count
    guard parts > 1 else { return list.append(cluster) }
    let width = cluster.width / CGFloat(parts)
    var start = cluster.range.lowerBound
    let all = string.enumerated().map { index, character in
      let end = start + character.utf16.count
      defer { start = end }
      let place = cluster.isRightToLeft ? parts - 1 - index : index
      return CaretCluster(
        range: start..<end, x: cluster.x + CGFloat(place) * width, width: width, isRightToLeft: cluster.isRightToLeft)
    }
    list.append(contentsOf: cluster.isRightToLeft ? all.reversed() : all)
  }
}
