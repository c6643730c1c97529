@testable import DashboardFormat
import DashboardTestSupport
import Foundation
import Testing

@testable import DashboardSources

/// The source over real connections to a server that does what servers should not.
struct MisbehavingServerTests {
  private static let good =
    #"{"status":"success","data":{"resultType":"matrix","result":[{"metric":{},"values":[[0,"1"]]}]}}"#

  private func load(_ server: MisbehavingServer, timeout: Double = 60, retries: Int = 0) async throws -> QueryResult {
    defer { server.stop() }
    let source = PrometheusSource(
      try server.url, timeout: timeout, responseLimit: 1 << 20, retry: RetryPolicy(retries: retries, base: 0.01))
    let set = QuerySet(queries: [Query(name: "a", language: .promQL, text: "up")])
    return try await source.load(QueryRequest(set, window: 0...60))
  }

  @Test func itRecovers() async throws {
    let server = try MisbehavingServer(
      .answer(status: 500, body: "oh"), .closesEarly, .answer(status: 503, body: "<html>"),
      .answer(status: 200, body: Self.good))
    #expect(try await load(server, retries: 5).series.count == 1)
  }

  @Test func silenceTimesOut() async throws {
    let server = try MisbehavingServer(.silent)
    await #expect(throws: DataSourceError.timedOut(seconds: 0.5)) { try await load(server, timeout: 0.5) }
  }

  @Test func anEndlessBodyIsCut() async throws {
    let server = try MisbehavingServer(.endless)
    await #expect(throws: DataSourceError.tooLarge(limit: 1 << 20)) { try await load(server) }
  }

  @Test func anAnnouncedBodyIsRefused() async throws {
    let server = try MisbehavingServer(.announces(1 << 30))
    await #expect(throws: DataSourceError.tooLarge(limit: 1 << 20)) { try await load(server) }
  }

  @Test func pagesAreNoAnswers() async throws {
    let server = try MisbehavingServer(.answer(status: 200, body: "<html><body>Log in</body></html>"))
    await #expect(
      throws: DataSourceError.response(.json(JSONError(reason: "no JSON value starts here", line: 1, column: 1)))
    ) {
      try await load(server)
    }
  }

  @Test func otherJSONIsNoAnswer() async throws {
    let server = try MisbehavingServer(.answer(status: 200, body: #"{"hello": "world"}"#))
    await #expect(throws: DataSourceError.response(.unknownFormat)) { try await load(server) }
  }

  @Test func nobodyThere() async throws {
    let server = try MisbehavingServer(.silent)
    server.stop()
    let error = await #expect(throws: DataSourceError.self) { try await load(server) }
    guard case .unreachable = error else { return #expect(error == .unreachable("")) }
  }

  @Test func cancellingEndsARequestThatHangs() async throws {
    let server = try MisbehavingServer(.silent)
    defer { server.stop() }
    let source = PrometheusSource(try server.url, timeout: 600)
    let task = Task { () throws(DataSourceError) in try await source.instant("up", at: 0) }
    task.cancel()
    let result = await task.result
    #expect(throws: DataSourceError.cancelled) { try result.get() }
  }
}
