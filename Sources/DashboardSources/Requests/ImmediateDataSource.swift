import DashboardFormat

/// A data source that answers without waiting: its data is in memory or computed.
///
/// `DashboardAnswers.immediate` asks it before a dashboard is shown, so that the first frame has data.
public protocol ImmediateDataSource: DataSource {
  /// The answer that `load` gives.
  func result(_ request: QueryRequest) throws(DataSourceError) -> QueryResult
}

extension ImmediateDataSource {
  /// Answers at once, unless the task was cancelled.
  public func load(_ request: QueryRequest) async throws(DataSourceError) -> QueryResult {
    if Task.isCancelled { throw .cancelled }
    return try result(request)
  }
}
