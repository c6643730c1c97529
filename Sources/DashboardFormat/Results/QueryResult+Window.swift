import GraphData

extension QueryResult {
  /// The answer without the points outside a window; tables and texts as they are.
  ///
  /// Sources may answer more than was asked for, as whole columns. Cost: the points inside, where any are outside.
  public func clipped(to window: ClosedRange<Double>) -> QueryResult {
    guard case .series(let series) = content else { return self }
    return QueryResult(.series(series.map { $0.clipped(to: window) }), notices: notices)
  }
}

extension ResultSeries {
  package func clipped(to window: ClosedRange<Double>) -> ResultSeries {
    let indices = series.indices(in: window)
    guard indices != 0..<series.count else { return self }
    var result = self
    result.series = Series(x: indices.map { series.x(at: $0) }, y: indices.map { series.y(at: $0) })
    return result
  }
}
