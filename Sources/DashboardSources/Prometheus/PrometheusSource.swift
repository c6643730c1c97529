import DashboardFormat
import Foundation
import GraphData
import HTTP

/// A Prometheus server, or one that speaks its HTTP API.
///
/// Sends one HTTP request for each query, all at once. If some queries fail, the notices of the result say why; if all
/// fail, the request fails.
public struct PrometheusSource: DataSource {
  /// The part before `/api/v1`: `http://localhost:9090`. It is asked wherever it stands, and nobody else is.
  public var address: URL
  /// Sent with each request to the server, and to nobody else.
  public var headers: [String: String]
  /// Seconds for one HTTP request and its answer.
  public var timeout: Double
  /// Bytes of one answer.
  public var responseLimit: Int
  /// The least step, in seconds: the server's scrape interval.
  public var minimumStep: Double
  /// When a request that failed is sent again.
  public var retry: RetryPolicy
  let transport: any HTTPTransport
  /// Shared by all copies of the source.
  let reader = AnswerReader()

  /// The server's address.
  public var identity: AnyHashable? { address }

  /// A server by its address; nothing is sent before it is asked.
  public init(
    _ address: URL, headers: [String: String] = [:], timeout: Double = 30, responseLimit: Int = 32 << 20,
    minimumStep: Double = 15, retry: RetryPolicy = RetryPolicy(),
    transport: any HTTPTransport = HTTPClient(budget: 32 << 20)
  ) {
    self.address = address
    self.headers = headers
    self.timeout = timeout
    self.responseLimit = responseLimit
    self.minimumStep = minimumStep
    self.retry = retry
    self.transport = transport
  }

  /// Sends all queries that are not hidden, and joins their answers in the order of the queries.
  public func load(_ request: QueryRequest) async throws(DataSourceError) -> QueryResult {
    let queries = request.data.queries.filter { !$0.isHidden }
    guard !queries.isEmpty else { throw .unsupported("The widget asks for nothing.") }
    let answers = await withTaskGroup(of: (Int, Result<QueryResult, DataSourceError>).self) { group in
      for (index, query) in queries.enumerated() {
        group.addTask { (index, await self.outcome(of: query, request)) }
      }
      var answers: [Int: Result<QueryResult, DataSourceError>] = [:]
      for await (index, answer) in group { answers[index] = answer }
      return answers
    }
    if Task.isCancelled { throw .cancelled }
    return try Self.join(queries, answers, request.shape)
  }

  /// A function of its own: if the task's closure catches the typed error, a release build of Swift 6.3.1 loses the index.
  private func outcome(of query: Query, _ request: QueryRequest) async -> Result<QueryResult, DataSourceError> {
    do {
      return .success(try await answer(query, request))
    } catch {
      return .failure(error)
    }
  }

  /// The answer to one query, with named series.
  private func answer(_ query: Query, _ request: QueryRequest) async throws(DataSourceError) -> QueryResult {
    guard query.language == .promQL else { throw .unsupported("Query \(query.name) is not PromQL.") }
    let step = QueryStep.step(
      duration: request.duration, width: request.width, minimum: max(minimumStep, query.minimumStep ?? 0))
    let text = VariableText.replace(query.text, variables(request, step: step))
    if request.shape == .states {
      return QueryResult(.states(try await instant(text, at: request.window.upperBound).valuesAsStates))
    }
    if request.shape == .table || query.isInstant && request.shape == .series {
      return try await instant(text, at: request.window.upperBound)
    }
    var result = try await range(text, window: request.window, step: step)
    if case .series(var series) = result.content {
      for index in series.indices {
        series[index].name = SeriesNaming.name(
          labels: series[index].labels, format: query.alias, fallback: query.metric ?? query.name)
      }
      result.content = .series(series)
    }
    if request.shape == .events { result.content = .events(result.beginnings) }
    return result
  }

  /// The viewer's variables and those that Grafana derives from the span and the step.
  private func variables(_ request: QueryRequest, step: Double) -> [String: [String]] {
    func seconds(_ value: Double) -> [String] { ["\(Int(min(max(value.rounded(.up), 1), 1e9)))s"] }
    let own = [
      "__interval": seconds(step), "__rate_interval": seconds(max(step + minimumStep, 4 * minimumStep)),
      "__range": seconds(request.duration), "__range_s": ["\(Int(min(max(request.duration, 1), 1e9)))"],
      "__interval_ms": ["\(Int(min(step * 1000, 1e12)))"],
    ]
    return own.merging(request.variables) { _, chosen in chosen }
  }

  private static func join(
    _ queries: [Query], _ answers: [Int: Result<QueryResult, DataSourceError>], _ shape: QueryRequest.Shape
  ) throws(DataSourceError) -> QueryResult {
    var notices: [String] = []
    var good: [(index: Int, result: QueryResult)] = []
    var failure: DataSourceError?
    for (index, query) in queries.enumerated() {
      switch answers[index] {
      case .success(let result):
        good.append((index, result))
        notices += result.notices
      case .failure(let error):
        failure = failure ?? error
        notices.append("Query \(query.name): \(error)")
      case nil: break
      }
    }
    if good.isEmpty, let failure { throw failure }
    switch shape {
    case .events: return QueryResult(.events(good.flatMap { $0.result.events }), notices: notices).limited()
    case .states: return QueryResult(.states(good.flatMap { $0.result.states }), notices: notices).limited()
    case .series, .table: break
    }
    if shape == .table || good.allSatisfy({ $0.result.table != nil }) {
      return QueryResult(.table(table(good, queries)), notices: notices)
    }
    let series = good.flatMap { index, result in
      result.series.map { series in
        var series = series
        series.index = index
        return series
      }
    }
    return QueryResult(.series(series), notices: notices).limited(points: QueryResult.pointLimit)
  }

  /// The queries' tables of one column each as one table.
  private static func table(_ results: [(index: Int, result: QueryResult)], _ queries: [Query]) -> ResultTable {
    var builder = ResultTableBuilder(
      labels: results.reduce(into: []) { $0.formUnion($1.result.table?.labels ?? []) },
      columns: queries.map { .init(name: $0.title) })
    for (index, result) in results {
      guard let table = result.table else { continue }
      for row in table.rows {
        let labels = Dictionary(zip(table.labels, row.labels)) { first, _ in first }
        builder.set(row.values.first ?? .nan, column: index, labels: labels)
      }
    }
    return builder.table
  }
}
