import GraphData

/// The two edges of an area or of bars.
struct StackEdges: Equatable {
  var top: Series
  /// Has the points of `top`; zero where nil.
  var base: Series?

  /// Both edges at an x; nil where it is not stacked or has no point there. O(log n).
  func range(at x: Double) -> ClosedRange<Double>? {
    guard let base, let index = top.nearest(to: x), top.x(at: index) == x, top.isValid(at: index) else { return nil }
    let (lower, upper) = (base.y(at: index), top.y(at: index))
    return lower <= upper ? lower...upper : nil
  }

  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>? {
    [top.yExtent(around: window), base?.yExtent(around: window)].union
  }
}
