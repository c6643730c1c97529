@testable import DashboardFormat
import Foundation
import HTTP
import Synchronization
import Testing

@testable import DashboardSources

/// Answers from a script, one for each request; what was asked is kept.
private final class ScriptedTransport: HTTPTransport {
  typealias Answer = Result<HTTPResponse, HTTPError>
  private let answers: Mutex<[Answer]>
  let asked = Mutex<[URL]>([])

  init(_ answers: [Answer]) { self.answers = Mutex(answers) }

  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    asked.withLock { $0.append(request.address) }
    return try answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }.get()
  }
}

struct PrometheusSourceTests {
  private static let good =
    #"{"status":"success","data":{"resultType":"matrix","result":[{"metric":{"job":"a"},"values":[[0,"1"]]}]}}"#

  private func answer(_ status: Int, _ text: String) -> Result<HTTPResponse, HTTPError> {
    .success(HTTPResponse(status: status, body: Data(text.utf8)))
  }

  /// Waits are written down, not waited for.
  private func source(
    _ transport: ScriptedTransport, waits: Waits = Waits()
  ) throws -> PrometheusSource {
    PrometheusSource(
      try #require(URL(string: "http://server:9090/prefix/")), minimumStep: 15,
      retry: RetryPolicy(
        retries: 3, base: 1, maximumDelay: 3, sleep: { seconds in waits.list.withLock { $0.append(seconds) } },
        random: { 0.5 }), transport: transport)
  }

  private final class Waits: Sendable { let list = Mutex<[Double]>([]) }

  private func request(_ texts: [String]) -> QueryRequest {
    QueryRequest(
      QuerySet(
        queries: texts.enumerated().map {
          Query(name: "q\($0)", language: .promQL, text: $1, alias: "{{job}} x")
        }), window: 61...3600, width: 100, variables: ["job": ["a", "b"]])
  }

  @Test func addressesAreEncoded() async throws {
    let transport = ScriptedTransport([answer(200, Self.good)])
    let result = try await source(transport).load(request([#"rate(a{b="$job",c="+&;"}[$__rate_interval])"#]))
    #expect(result.series.map(\.name) == ["a x"])
    let url = try #require(transport.asked.withLock { $0.first })
    // 3,539 s on 100 pixels: 35.4 s, so a minute; ends at multiples of it. The rate's window is four scrapes, 60 s,
    // or a step and a scrape, 75 s.
    #expect(
      url.absoluteString
        == "http://server:9090/prefix/api/v1/query_range?query=rate(a%7Bb%3D%22(a%7Cb)%22,c%3D%22%2B%26%3B%22%7D%5B75s%5D)&start=60&end=3600&step=60"
    )
  }

  @Test func passingFailuresAreTriedAgain() async throws {
    let transport = ScriptedTransport([
      answer(500, "<html>"), .failure(.unreachable("refused")), answer(503, "busy"), answer(200, Self.good),
    ])
    let waits = Waits()
    let result = try await source(transport, waits: waits).load(request(["up"]))
    #expect(result.series.count == 1)
    // Half (the random number) of 1, 2 and of 3, the most.
    #expect(waits.list.withLock { $0 } == [0.5, 1, 1.5])
  }

  @Test func retriesEnd() async throws {
    let transport = ScriptedTransport([answer(502, "bad gateway\nmore")])
    await #expect(throws: DataSourceError.status(502, message: "bad gateway")) {
      try await source(transport).load(request(["up"]))
    }
    #expect(transport.asked.withLock { $0.count } == 4)
  }

  private static let lasting: [(Int, String, DataSourceError)] = [
    (
      400, #"{"status":"error","errorType":"bad_data","error":"parse error"}"#,
      DataSourceError.response(.server(kind: "bad_data", message: "parse error"))
    ),
    (404, "<html>no</html>", .status(404, message: "")),
    (200, #"{"status":"success"}"#, .response(.malformed(path: "data", reason: "it is missing"))),
    (200, "<html>", .response(.json(JSONError(reason: "no JSON value starts here", line: 1, column: 1)))),
  ]

  @Test(arguments: Self.lasting)
  func lastingFailuresAreNotTriedAgain(status: Int, body: String, error: DataSourceError) async throws {
    let transport = ScriptedTransport([answer(status, body)])
    await #expect(throws: error) { try await source(transport).load(request(["up"])) }
    #expect(transport.asked.withLock { $0.count } == 1)
  }

  @Test func someQueriesMayFail() async throws {
    // Only the first query is answered: requests run at once, so the script answers each the same; one is not PromQL.
    let transport = ScriptedTransport([answer(200, Self.good)])
    var request = request(["up", "down"])
    request.data.queries[1].language = .datadogMetrics
    let result = try await source(transport).load(request)
    #expect(result.series.count == 1)
    #expect(result.notices == ["Query q1: Query q1 is not PromQL."])
  }

  @Test func tablesJoinByLabels() async throws {
    let transport = ScriptedTransport([
      answer(
        200,
        #"{"status":"success","data":{"resultType":"vector","result":[{"metric":{"job":"a"},"value":[5,"3"]},{"metric":{"job":"b"},"value":[5,"4"]}]}}"#
      )
    ])
    var request = request(["up", "down"])
    request.shape = .table
    let table = try #require(try await source(transport).load(request).table)
    #expect(table.labels == ["job"])
    #expect(table.rows.map(\.labels) == [["a"], ["b"]])
    #expect(table.rows.map(\.values) == [[3, 3], [4, 4]])
  }

  @Test func labelNamesAreChecked() async throws {
    let transport = ScriptedTransport([answer(200, #"{"status":"success","data":["a","b"]}"#)])
    #expect(try await source(transport).labelValues("job") == ["a", "b"])
    await #expect(throws: DataSourceError.unsupported("'../x' is no label's name.")) {
      try await source(transport).labelValues("../x")
    }
  }

  @Test func cancellationEndsTheWait() async throws {
    let transport = ScriptedTransport([.failure(.unreachable("refused"))])
    let source = PrometheusSource(
      try #require(URL(string: "http://server")), retry: RetryPolicy(retries: 1000, base: 1000, maximumDelay: 1000),
      transport: transport)
    let request = request(["up"])
    let task = Task { () throws(DataSourceError) in try await source.load(request) }
    task.cancel()
    let result = await task.result
    #expect(throws: DataSourceError.cancelled) { try result.get() }
  }
}
