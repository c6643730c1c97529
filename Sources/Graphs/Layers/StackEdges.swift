import GraphData

/// The two edges of an area or of bars.
struct StackEdges: Equatable {
  var top: Series
  /// Has the points of `top`; zero where nil.
  var base: Series?

  func yExtent(in window: ClosedRange<Double>) -> ClosedRange<Double>? {
    [top.yExtent(around: window), base?.yExtent(around: window)].union
  }
}
