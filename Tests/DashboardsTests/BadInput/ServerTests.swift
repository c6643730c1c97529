import DashboardFormat
import DashboardTestSupport
import Foundation
import Testing
import UITestSupport

@testable import Dashboards

/// A server that answers one graph badly: the graph says what is wrong, the one beside it draws.
@MainActor
struct ServerTests {
  /// Shows the reason, and only in its own widget.
  private func check(
    _ answer: MisbehavingServer.Behaviour, says reason: String, timeout: Double = 60, name: String
  ) async throws {
    let day = try BadDay(answer, timeout: timeout)
    defer { day.stop() }
    await day.settle()
    #expect(day.reason?.contains(reason) == true, "\(day.reason ?? "no reason")")
    #expect(day.messages == 1 && day.graphs == 1)
    #expect(day.colored.right > 100)
    try day.write(name)
  }

  @Test func silence() async throws {
    try await check(.silent, says: "did not answer within 0.5 seconds", timeout: 0.5, name: "silence")
  }

  @Test func bytesOneByOne() async throws {
    let body = BadDay.matrix([(BadDay.now, "1")])
    try await check(.trickles(0.05, body: body), says: "within 0.5 seconds", timeout: 0.5, name: "trickle")
  }

  @Test func aPage() async throws {
    try await check(
      .answer(status: 200, body: "<html><body>Log in</body></html>"), says: "The answer is no JSON", name: "page")
  }

  @Test func nothing() async throws {
    try await check(.answer(status: 200, body: ""), says: "The answer is no JSON", name: "nothing")
  }

  @Test func notFound() async throws {
    try await check(
      .answer(status: 404, body: "<html>Not found</html>"), says: "The server answered 404", name: "not-found")
  }

  @Test func overloaded() async throws {
    try await check(.answer(status: 503, body: "too busy"), says: "503: too busy", name: "overloaded")
  }

  @Test func halfABody() async throws {
    try await check(.closesEarly, says: "cannot be reached", name: "half")
  }

  @Test func anEndlessBody() async throws {
    try await check(.endless, says: "larger than", name: "endless")
  }

  @Test func anAnnouncedBody() async throws {
    try await check(.announces(1 << 40), says: "larger than", name: "announced")
  }

  @Test func circles() async throws {
    try await check(.redirects, says: "more than 5 times", timeout: 5, name: "circles")
  }

  @Test func truncatedJSON() async throws {
    let body = String(BadDay.matrix([(BadDay.now, "1")]).dropLast(12))
    try await check(.answer(status: 200, body: body), says: "The answer is no JSON", name: "truncated")
  }

  @Test func wrongTypes() async throws {
    try await check(
      .answer(status: 200, body: #"{"status":"success","data":{"resultType":"matrix","result":{"a":1}}}"#),
      says: "The answer cannot be read at data.result: a list is expected", name: "types")
  }

  @Test func wrongTypesOfPoints() async throws {
    try await check(
      .answer(
        status: 200,
        body: #"{"status":"success","data":{"resultType":"matrix","result":[{"values":[["now",{}]]}]}}"#),
      says: "data.result[0].values[0]: a time and a value are expected", name: "points")
  }

  @Test func aQueryThatFails() async throws {
    try await check(
      .answer(status: 400, body: #"{"status":"error","errorType":"bad_data","error":"parse error at char 4"}"#),
      says: "parse error at char 4", name: "query")
  }

  /// While one graph waits, the other is there; then it draws too.
  @Test func aSlowAnswer() async throws {
    let day = try BadDay(.late(1.5, body: BadDay.line))
    defer { day.stop() }
    await day.host.wait { day.graphs == 1 }
    #expect(day.colored.right > 100 && day.messages == 0)
    await day.host.wait { day.graphs == 2 }
    #expect(day.colored.left > 100 && day.messages == 0)
  }

  @Test func nobodyThere() async throws {
    let day = try BadDay(.silent)
    day.stop()
    let source = PrometheusSource(
      try #require(URL(string: "http://127.0.0.1:1")), timeout: 5, retry: RetryPolicy(retries: 0))
    let widget = WidgetDescription.graph("up", id: "up", frame: GridFrame(x: 0, y: 0, width: 6, height: 3))
    let answer = await WidgetAnswer.load(
      widget.requests(window: 0...60, width: 100, variables: [:]), of: widget, from: source)
    #expect(answer.failures.first?.description.hasPrefix("The server cannot be reached") == true)
  }
}
