import DashboardFormat
import DashboardTestSupport
import Foundation
import HTTP
import Testing

@testable import DashboardSources
@testable import Dashboards

/// A hostile server against everything that asks one: each request ends with an answer or an error in its time and its
/// memory, and nobody else hears of it.
@Suite(.timeLimit(.minutes(5)))
struct HostileServerTests {
  enum Target: CaseIterable { case range, table, labels, picture }

  private func ask(_ target: Target, _ url: URL) async throws {
    let secret = ["Authorization": "Bearer secret", "X-Scope-OrgID": "secret"]
    let source = PrometheusSource(
      url, headers: secret, timeout: 1, responseLimit: 24 << 20, retry: RetryPolicy(retries: 0))
    switch target {
    case .range: _ = try await source.range("up", window: 0...60, step: 15)
    case .table: _ = try await source.instant("up", at: 0)
    case .labels: _ = try await source.labelNames()
    case .picture:
      let access = await PictureAccess(Set([Origin(url)].compactMap { $0 }))
      let store = PictureStore(HTTPPictureLoader(timeout: 1), access: access)
      _ = try await store.picture(at: url.appendingPathComponent("a.png").absoluteString).get()
    }
  }

  /// Each way in which to misbehave, for each who asks.
  @Test(arguments: Target.allCases) func nothingTakesMoreThanItsShare(target: Target) async throws {
    let other = try MisbehavingServer(.answer(status: 200, body: "secret"))
    defer { other.stop() }
    for behaviour in HostileBehaviour.all {
      let (name, server) = (behaviour.name, try MisbehavingServer(behaviour.make(other.port)))
      let (memory, start) = (try ProcessMemory(), ContinuousClock.now)
      var succeeded = false
      do {
        try await ask(target, server.url)
        succeeded = true
      } catch {
        #expect(!"\(error)".isEmpty)
      }
      server.stop()
      let grown = try memory.growth
      #expect(grown <= 150 || Sanitizer.keepsFreedMemory, "\(name): \(grown) MB")
      #expect(ContinuousClock.now - start < .seconds(30), "\(name)")
      #expect(succeeded == (target == .picture ? behaviour.isPicture : behaviour.isAnswer), "\(name)")
      #expect(server.requests.count <= 6)
    }
    #expect(other.requests.isEmpty)
  }
}
