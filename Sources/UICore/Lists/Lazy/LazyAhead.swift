import AttributeGraph
import Foundation
import Geometry

/// Lines of a lazy container that are to exist before they come into sight.
struct LazyAhead {
  /// What the lines are of: in other content they mean nothing.
  private var content: LazyContent?
  private var lines = 0..<0

  init() {}

  init(lines: Range<Int>, of content: LazyContent) { (self.lines, self.content) = (lines, content) }

  /// The lines that exist with those ahead, as far as they adjoin.
  func joined(to existing: Range<Int>, of content: LazyContent, count: Int) -> Range<Int> {
    guard content === self.content, !existing.isEmpty, lines.lowerBound <= existing.upperBound,
      lines.upperBound >= existing.lowerBound
    else { return existing }
    return min(existing.lowerBound, lines.lowerBound)..<min(count, max(existing.upperBound, lines.upperBound))
  }
}

/// Makes the lines of a lazy container that come into sight next, if the scroll view goes on as it moved last.
final class LazyAheadMaker {
  private let viewGraph: ViewGraph
  private let arrangement: Attribute<LazyArrangement>
  private let sight: Attribute<LazySight>
  private let ahead: Attribute<LazyAhead>

  init(
    _ viewGraph: ViewGraph, arrangement: Attribute<LazyArrangement>, sight: Attribute<LazySight>,
    ahead: Attribute<LazyAhead>
  ) {
    (self.viewGraph, self.arrangement, self.sight, self.ahead) = (viewGraph, arrangement, sight, ahead)
  }

  /// Lets the next update make one line: of those that one more movement as the last would show, and at least the next.
  ///
  /// - Returns: false if all of them exist.
  func makeLine() -> Bool {
    guard let sight = viewGraph.graph.storedValue(sight), !sight.lines.isEmpty, sight.movement != 0,
      let arrangement = viewGraph.graph.storedValue(arrangement)
    else { return false }
    let (lengths, count) = (arrangement.lengths, arrangement.lines.count)
    let showing = lengths.rows(from: sight.visible.lowerBound, to: sight.visible.upperBound)
    let lines: Range<Int>
    if sight.movement > 0 {
      let last = lengths.rows(
        from: sight.visible.lowerBound, to: sight.visible.upperBound + sight.movement
      ).upperBound
      guard sight.lines.upperBound < min(count, max(last, showing.upperBound + 1)) else { return false }
      lines = showing.upperBound..<sight.lines.upperBound + 1
    } else {
      let first = lengths.rows(
        from: sight.visible.lowerBound + sight.movement, to: sight.visible.upperBound
      ).lowerBound
      guard sight.lines.lowerBound > max(0, min(first, showing.lowerBound - 1)) else { return false }
      lines = sight.lines.lowerBound - 1..<showing.lowerBound
    }
    viewGraph.set(ahead, to: LazyAhead(lines: lines, of: arrangement.content))
    return true
  }
}
