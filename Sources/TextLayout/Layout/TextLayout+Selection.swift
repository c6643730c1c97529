import Foundation

extension TextLayout {
  /// The place of a caret before the character at `offset`: no width, as high as its line.
  ///
  /// Offsets outside the text are taken to its ends. At a wrap the caret stands on the later line.
  public func caretRect(at offset: Int) -> CGRect {
    if let part = paragraph(at: offset) {
      return part.layout.caretRect(at: part.local(offset)).offsetBy(dx: part.origin.x, dy: part.origin.y)
    }
    let index = lineIndex(at: offset)
    guard lines.indices.contains(index) else { return .zero }
    let frame = lines[index].frame
    return CGRect(x: caretLine(index).x(at: offset), y: frame.minY, width: 0, height: frame.height)
  }

  /// The offset whose caret lies nearest to `point`, on the line at the point's height.
  public func offset(at point: CGPoint) -> Int {
    if !paragraphs.isEmpty {
      let index = paragraphs.partitioningIndex { $0.origin.y + $0.layout.bottom > (point.y.isNaN ? 0 : point.y) }
      let part = paragraphs[min(index, paragraphs.count - 1)]
      return part.range.lowerBound + part.layout.offset(at: part.local(point))
    }
    let lines = self.lines
    guard !lines.isEmpty else { return 0 }
    let y = point.y.isNaN ? 0 : point.y
    let index = min(lines.partitioningIndex { $0.frame.maxY > y }, lines.count - 1)
    let range = lines[index].characterRange
    // The end of a wrapped line is the next line's start: a caret there would show on the next line.
    let isWrapped = index + 1 < lines.count && !TextAnalyzer.isLineTerminator(units[range.upperBound - 1])
    return caretLine(index).offset(nearest: point.x.isNaN ? 0 : point.x, default: range.lowerBound) {
      !isWrapped || $0 < range.upperBound
    }
  }

  /// The rectangles behind the characters of `range`, one for each stretch that lies together on a line.
  public func selectionRects(_ range: Range<Int>) -> [CGRect] {
    let range = range.clamped(to: 0..<utf16Count)
    guard !range.isEmpty else { return [] }
    if let first = paragraphIndex(at: range.lowerBound), let last = paragraphIndex(at: range.upperBound - 1) {
      return paragraphs[first...last].flatMap { part in
        let inside = range.clamped(to: part.range)
        return part.layout.selectionRects(part.local(inside.lowerBound)..<part.local(inside.upperBound))
          .map { $0.offsetBy(dx: part.origin.x, dy: part.origin.y) }
      }
    }
    var rects: [CGRect] = []
    for index in lineIndex(at: range.lowerBound)...lineIndex(at: range.upperBound - 1) {
      let frame = lines[index].frame
      for stretch in caretLine(index).stretches(of: range) {
        rects.append(
          CGRect(
            x: stretch.lowerBound, y: frame.minY, width: stretch.upperBound - stretch.lowerBound, height: frame.height))
      }
    }
    return rects
  }

  /// The characters of a line, in visual order: their UTF-16 range and where they lie.
  package func clusters(ofLine index: Int) -> [(range: Range<Int>, x: CGFloat, width: CGFloat, isRightToLeft: Bool)] {
    if !paragraphs.isEmpty {
      guard let part = paragraphs.last(where: { $0.firstLine <= index }) else { return [] }
      return part.layout.clusters(ofLine: index - part.firstLine).map {
        let range = $0.range.lowerBound + part.range.lowerBound..<$0.range.upperBound + part.range.lowerBound
        return (range, $0.x + part.origin.x, $0.width, $0.isRightToLeft)
      }
    }
    guard lines.indices.contains(index) else { return [] }
    return caretLine(index).clusters.map { ($0.range, $0.x, $0.width, $0.isRightToLeft) }
  }

  /// The index in ``lines`` of the line that the caret at `offset` stands on.
  public func lineIndex(at offset: Int) -> Int {
    if let part = paragraph(at: offset) { return part.firstLine + part.layout.lineIndex(at: part.local(offset)) }
    return max(lines.partitioningIndex { $0.characterRange.lowerBound > offset } - 1, 0)
  }

  /// The word around `offset`, for a double click; between words, the space or symbol there.
  public func wordRange(at offset: Int) -> Range<Int> {
    if let part = paragraph(at: min(offset, utf16Count - 1)) {
      let offset = max(offset, 0)
      let (start, end) = (part.range.lowerBound, part.range.lowerBound + part.layout.utf16Count)
      if offset >= end, end < part.range.upperBound { return end..<part.range.upperBound }
      let word = part.layout.wordRange(at: part.local(offset))
      return start + word.lowerBound..<start + word.upperBound
    }
    return units.withUnsafeBufferPointer { TextBoundaries().word(around: offset, in: $0) }
  }

  /// The offset one character (grapheme cluster) after `offset`, or the end.
  public func offset(after offset: Int) -> Int {
    if let part = paragraph(at: offset) {
      let (offset, start) = (max(offset, 0), part.range.lowerBound)
      if offset >= start + part.layout.utf16Count { return part.range.upperBound }
      return start + part.layout.offset(after: part.local(offset))
    }
    return units.withUnsafeBufferPointer { TextBoundaries().grapheme(after: offset, in: $0) }
  }

  /// The offset one character (grapheme cluster) before `offset`, or 0.
  public func offset(before offset: Int) -> Int {
    // The character before the start of a paragraph is what ends the one above.
    if let part = paragraph(at: min(offset, utf16Count) - 1) {
      let offset = min(offset, utf16Count)
      let (start, end) = (part.range.lowerBound, part.range.lowerBound + part.layout.utf16Count)
      return offset > end ? end : start + part.layout.offset(before: part.local(offset))
    }
    return units.withUnsafeBufferPointer { TextBoundaries().grapheme(before: offset, in: $0) }
  }
}

extension TextLayout {
  /// The number of the paragraph that holds `offset`, the nearest where none does; nil where there are none.
  private func paragraphIndex(at offset: Int) -> Int? {
    paragraphs.isEmpty ? nil : max(paragraphs.partitioningIndex { $0.range.lowerBound > offset } - 1, 0)
  }

  private func paragraph(at offset: Int) -> PlacedParagraph? { paragraphIndex(at: offset).map { paragraphs[$0] } }
}

extension CaretLine {
  /// The x of a caret before `offset`: at the leading edge of what follows, else at the trailing edge of what precedes.
  func x(at offset: Int) -> CGFloat {
    var before: CaretCluster?
    var first: CaretCluster?
    for cluster in clusters {
      if cluster.range.contains(offset) { return cluster.leadingX }
      if cluster.range.upperBound <= offset, cluster.range.upperBound > before?.range.upperBound ?? -1 {
        before = cluster
      }
      if cluster.range.lowerBound < first?.range.lowerBound ?? .max { first = cluster }
    }
    return before?.trailingX ?? first?.leadingX ?? emptyX
  }

  /// The offset with the caret nearest to `x`, of those that `isAllowed`.
  func offset(nearest x: CGFloat, default fallback: Int, isAllowed: (Int) -> Bool) -> Int {
    var best = fallback
    var distance = CGFloat.infinity
    for cluster in clusters {
      for (offset, at) in [(cluster.range.lowerBound, cluster.leadingX), (cluster.range.upperBound, cluster.trailingX)]
      where abs(at - x) < distance && isAllowed(offset) {
        distance = abs(at - x)
        best = offset
      }
    }
    return best
  }

  /// Where the characters of `range` lie, neighbours joined, from left to right.
  func stretches(of range: Range<Int>) -> [Range<CGFloat>] {
    var result: [Range<CGFloat>] = []
    var isJoined = false
    for cluster in clusters {
      guard cluster.range.overlaps(range) else {
        isJoined = false
        continue
      }
      let end = cluster.x + max(cluster.width, 0)
      if isJoined, let last = result.popLast() {
        result.append(last.lowerBound..<max(end, last.lowerBound))
      } else {
        result.append(cluster.x..<end)
      }
      isJoined = true
    }
    return result
  }
}

extension CaretCluster {
  var leadingX: CGFloat { isRightToLeft ? x + width : x }
  var trailingX: CGFloat { isRightToLeft ? x : x + width }
}

extension Array {
  /// The first index whose element fulfils `predicate`, which never goes back to false.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
