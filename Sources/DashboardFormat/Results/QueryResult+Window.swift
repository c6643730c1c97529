import GraphData

extension QueryResult {
  /// The answer without points outside a window; tables and texts stay unchanged.
  ///
  /// Sources may return more than the request, such as whole columns. Cost: a copy of the points inside, if any are outside.
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
