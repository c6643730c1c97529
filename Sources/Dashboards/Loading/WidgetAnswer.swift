import DashboardFormat
import DashboardSources

/// The answers to a widget's requests: data or an error for each.
public struct WidgetAnswer: Sendable {
  /// An answer to each of the widget's requests, in their order.
  public var parts: [Result<QueryResult, DataSourceError>]

  /// The answers to the widget's requests, in their order.
  public init(_ parts: [Result<QueryResult, DataSourceError>]) { self.parts = parts }

  var failures: [DataSourceError] {
    parts.compactMap { if case .failure(let error) = $0 { error } else { nil } }
  }

  /// The answer to a request; nil if the request failed.
  func result(_ index: Int) -> QueryResult? {
    guard parts.indices.contains(index), case .success(let result) = parts[index] else { return nil }
    return result
  }

  /// The notices of all answers.
  var notices: [String] { parts.indices.flatMap { result($0)?.notices ?? [] } }

  /// Clips the answers to the requested window if the widget reduces series to single values.
  func clipped(for widget: WidgetDescription, _ requests: [QueryRequest]) -> WidgetAnswer {
    switch widget.definition {
    case .timeseries, .heatMap: return self
    default:
      return WidgetAnswer(
        zip(parts, requests).map { part, request in part.map { $0.clipped(to: request.window) } })
    }
  }

  /// The answers as the requests' transformations make them.
  func transformed(by requests: [QueryRequest]) -> WidgetAnswer {
    WidgetAnswer(zip(parts, requests).map { part, request in part.map { $0.transformed(by: request.data) } })
  }

  /// Sends all of a widget's requests at once; a failed request does not affect the others.
  ///
  /// What the answers become in the widget is computed here, away from the main thread.
  @concurrent
  static func load(
    _ requests: [QueryRequest], of widget: WidgetDescription, from source: any DataSource
  ) async -> WidgetAnswer {
    await all(requests, from: source).clipped(for: widget, requests).limited.transformed(by: requests)
  }

  /// What a widget shows of its answers, however much that is.
  var limited: WidgetAnswer { WidgetAnswer(parts.map { part in part.map { $0.limited() } }) }

  private static func all(_ requests: [QueryRequest], from source: any DataSource) async -> WidgetAnswer {
    await withTaskGroup(of: (Int, Result<QueryResult, DataSourceError>).self) { group in
      for (index, request) in requests.enumerated() {
        group.addTask { (index, await answer(to: request, from: source)) }
      }
      var parts = [Result<QueryResult, DataSourceError>](repeating: .failure(.cancelled), count: requests.count)
      for await (index, part) in group { parts[index] = part }
      return WidgetAnswer(parts)
    }
  }

  /// A function of its own: if the task's closure catches the typed error, a release build of Swift 6.3.1 loses the index.
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
