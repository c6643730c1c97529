import DashboardFormat
import DashboardSources

/// What a data source answered to a widget: for each of its requests data, or why there is none.
public struct WidgetAnswer: Sendable {
  public var parts: [Result<QueryResult, DataSourceError>]

  public init(_ parts: [Result<QueryResult, DataSourceError>]) { self.parts = parts }

  var failures: [DataSourceError] {
    parts.compactMap { if case .failure(let error) = $0 { error } else { nil } }
  }

  /// The answer to a request; nil where it failed.
  func result(_ index: Int) -> QueryResult? {
    guard parts.indices.contains(index), case .success(let result) = parts[index] else { return nil }
    return result
  }

  /// What servers said about answers that they gave.
  var notices: [String] { parts.indices.flatMap { result($0)?.notices ?? [] } }

  /// Without what lies outside the window asked for, where a widget reduces all that it is given to single values.
  func clipped(for widget: WidgetDescription, _ requests: [QueryRequest]) -> WidgetAnswer {
    switch widget.definition {
    case .timeseries, .heatMap: return self
    default:
      return WidgetAnswer(
        zip(parts, requests).map { part, request in part.map { $0.clipped(to: request.window) } })
    }
  }

  /// Asks for everything at once; one failure leaves the others as they are.
  static func load(_ requests: [QueryRequest], from source: any DataSource) async -> WidgetAnswer {
    await withTaskGroup(of: (Int, Result<QueryResult, DataSourceError>).self) { group in
      for (index, request) in requests.enumerated() {
        group.addTask { (index, await answer(to: request, from: source)) }
      }
      var parts = [Result<QueryResult, DataSourceError>](repeating: .failure(.cancelled), count: requests.count)
      for await (index, part) in group { parts[index] = part }
      return WidgetAnswer(parts)
    }
  }

  /// Apart from the task's closure: with the typed error caught inside it, a release build of Swift 6.3.1 loses the index.
  private static func answer(
    to request: QueryRequest, from source: any DataSource
  ) async -> Result<QueryResult, DataSourceError> {
    do {
      return .success(try await source.load(request))
    } catch {
      return .failure(error)
    }
  }
}
