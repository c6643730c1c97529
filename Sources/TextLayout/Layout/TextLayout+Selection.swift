import Foundation

extension TextLayout {
  /// The place of a caret before the character at `offset`: no width, as high as its line.
  ///
  /// Offsets outside the text are taken to its ends. At a wrap the caret stands on the later line.
  public func caretRect(at offset: Int) -> CGRect {
    let lines = self.lines
    guard let line = lines[safe: lineIndex(at: offset, in: lines)] else { return .zero }
    return CGRect(
      x: line.caretX(at: offset), y: line.origin.y - line.ascent, width: 0, height: line.ascent + line.descent)
  }

  /// The offset whose caret lies nearest to `point`, on the line at the point's height.
  public func offset(at point: CGPoint) -> Int {
    let lines = self.lines
    guard !lines.isEmpty else { return 0 }
    let y = point.y.isNaN ? 0 : point.y
    let index = lines.partitioningIndex { $0.origin.y + $0.descent > y }
    return lines[min(index, lines.count - 1)].offset(nearest: point.x.isNaN ? 0 : point.x, in: units)
  }

  /// The rectangles behind the characters of `range`, one for each stretch that lies together on a line.
  public func selectionRects(_ range: Range<Int>) -> [CGRect] {
    let lines = self.lines
    let range = range.clamped(to: 0..<utf16Count)
    guard !range.isEmpty else { return [] }
    var rects: [CGRect] = []
    for line in lines where line.characterRange.overlaps(range) {
      var stretch: (from: CGFloat, to: CGFloat)?
      func flush() {
        guard let s = stretch else { return }
        rects.append(
          CGRect(x: s.from, y: line.origin.y - line.ascent, width: s.to - s.from, height: line.ascent + line.descent))
        stretch = nil
      }
      for cluster in line.clusters {
        guard cluster.range.overlaps(range) else {
          flush()
          continue
        }
        stretch = (stretch?.from ?? cluster.x, cluster.x + cluster.width)
      }
      flush()
    }
    return rects
  }

  /// The word around `offset`, for a double click; between words, the space or symbol there.
  public func wordRange(at offset: Int) -> Range<Int> {
    TextLayout.boundaries { $0.word(around: offset, in: $1) }(units)
  }

  /// The offset one character (grapheme cluster) after `offset`, or the end.
  public func offset(after offset: Int) -> Int {
    TextLayout.boundaries { $0.grapheme(after: offset, in: $1) }(units)
  }

  /// The offset one character (grapheme cluster) before `offset`, or 0.
  public func offset(before offset: Int) -> Int {
    TextLayout.boundaries { $0.grapheme(before: offset, in: $1) }(units)
  }

  /// The index of the line that the caret at `offset` stands on.
  public func lineIndex(at offset: Int) -> Int { lineIndex(at: offset, in: lines) }

  private func lineIndex(at offset: Int, in lines: [TextLine]) -> Int {
    max(lines.partitioningIndex { $0.characterRange.lowerBound > offset } - 1, 0)
  }

  /// Boundary questions come from single clicks and keys, so each opens its own iterator and no lock is held.
  private static func boundaries<R>(
    _ body: @escaping (TextBoundaries, UnsafeBufferPointer<UInt16>) -> R
  ) -> ([UInt16]) -> R {
    { units in units.withUnsafeBufferPointer { body(TextBoundaries(), $0) } }
  }
}

extension TextLine {
  /// The x of a caret before `offset`, which belongs to this line.
  func caretX(at offset: Int) -> CGFloat {
    // Before a character: at its leading edge. After the last one shown: at that one's trailing edge.
    if let cluster = clusters.first(where: { $0.range.contains(offset) }) {
      return cluster.isRightToLeft ? cluster.x + cluster.width : cluster.x
    }
    let before = clusters.filter { $0.range.upperBound <= offset }.max { $0.range.upperBound < $1.range.upperBound }
    if let before { return before.isRightToLeft ? before.x : before.x + before.width }
    if let first = clusters.min(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      return first.isRightToLeft ? first.x + first.width : first.x
    }
    return isRightToLeft ? origin.x + width : origin.x
  }

  /// The caret offset of this line that lies nearest to `x`.
  func offset(nearest x: CGFloat, in units: [UInt16]) -> Int {
    var best = characterRange.lowerBound
    var distance = CGFloat.infinity
    func consider(_ offset: Int, _ at: CGFloat) {
      guard abs(at - x) < distance else { return }
      distance = abs(at - x)
      best = offset
    }
    let isWrapped = characterRange.upperBound > 0 && !endsWithTerminator(units)
    for cluster in clusters {
      let (leading, trailing) =
        cluster.isRightToLeft ? (cluster.x + cluster.width, cluster.x) : (cluster.x, cluster.x + cluster.width)
      consider(cluster.range.lowerBound, leading)
      // The end of a wrapped line is the next line's start, where its caret would show.
      let isNextLine = isWrapped && cluster.range.upperBound >= characterRange.upperBound
      if !isNextLine || cluster.range.upperBound >= units.count { consider(cluster.range.upperBound, trailing) }
    }
    return best
  }

  private func endsWithTerminator(_ units: [UInt16]) -> Bool {
    let last = characterRange.upperBound - 1
    return units.indices.contains(last) && Shaper.isLineTerminator(units[last])
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }

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
