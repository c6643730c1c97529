/// Which rows of a list exist, given those that show: plain arithmetic.
enum ListWindow {
  /// Rows made beyond each end of what shows, so that the next one is ready.
  static let overscan = 1
  /// Rows beyond those that are kept when they exist, so that moving to and fro makes none anew.
  static let slack = 2

  /// - Parameters:
  ///   - visible: the rows that show.
  ///   - previous: the rows that exist.
  ///   - count: all rows.
  static func rows(visible: Range<Int>, previous: Range<Int>, count: Int) -> Range<Int> {
    if visible.isEmpty { return visible }
    let needed = widened(visible, by: overscan, count: count)
    // Only what adjoins: filling a gap would make rows that nobody needs.
    guard !previous.isEmpty, previous.lowerBound <= needed.upperBound, previous.upperBound >= needed.lowerBound
    else { return needed }
    let kept = previous.clamped(to: widened(needed, by: slack, count: count))
    return min(kept.lowerBound, needed.lowerBound)..<max(kept.upperBound, needed.upperBound)
  }

  private static func widened(_ range: Range<Int>, by margin: Int, count: Int) -> Range<Int> {
    max(0, range.lowerBound - margin)..<min(count, range.upperBound + margin)
  }
}
