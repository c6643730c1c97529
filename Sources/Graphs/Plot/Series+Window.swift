import GraphData

extension Series {
  /// The points in a window and the one before and after it, so that lines reach its edges.
  func indicesAround(_ window: ClosedRange<Double>) -> Range<Int> {
    let inside = indices(in: window)
    return max(0, inside.lowerBound - 1)..<min(count, inside.upperBound + 1)
  }

  /// The lowest and highest value in a window, with a point beyond each edge.
  func yExtent(around window: ClosedRange<Double>) -> ClosedRange<Double>? {
    yExtent(in: indicesAround(window))
  }
}
