extension PixelSpan {
  /// The same coverage by spans of which no two share a pixel.
  ///
  /// Where a line is broken inside of a column, one piece may end in the pixel in which the next begins. Drawn one over
  /// the other with antialiasing, a quarter over a half leaves the pixel 5/8 covered instead of 3/4; joined, the spans
  /// cover what a single path of the whole line does.
  ///
  /// - Parameter spans: In order of column and then of `top`, apart from each other, as `line` gives them.
  /// - Complexity: O(spans).
  public static func withoutSharedPixels(_ spans: [PixelSpan]) -> [PixelSpan] {
    func shares(_ last: PixelSpan, _ next: PixelSpan) -> Bool {
      last.column == next.column && next.top < last.bottom.rounded(.up)
    }
    guard zip(spans, spans.dropFirst()).contains(where: shares) else { return spans }
    var result: [PixelSpan] = []
    result.reserveCapacity(spans.count)
    for var span in spans {
      if let last = result.last, shares(last, span) {
        let end = last.bottom.rounded(.up)
        result[result.count - 1].bottom += Swift.min(span.bottom, end) - span.top
        guard span.bottom > end else { continue }
        span.top = end
      }
      result.append(span)
    }
    return result
  }
}
