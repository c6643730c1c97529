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

  private static let head = Array("HTTP/1.1 200 OK\r\nConnection: close\r\n".utf8)
  private static let packed = head + Array("Content-Encoding: gzip\r\n\r\n".utf8)
  private static let end = Array("\r\n".utf8)

  private static func answer(_ body: String) -> MisbehavingServer.Behaviour { .bytes(head + end + Array(body.utf8)) }

  private static func matrix(_ series: Int) -> String {
    let value = #"{"metric":{"a":"b"},"values":[[0,"NaN"],[1,"1e308"],[2,"-1e308"],[1e308,"5e-324"]]}"#
    let list = Array(repeating: value, count: series).joined(separator: ",")
    return #"{"status":"success","data":{"resultType":"matrix","result":[\#(list)]}}"#
  }

  private static let endlessGzip = Gzip.endless(unpackingTo: 4 << 20)

  /// By name; a redirect leads to the other server.
  private static let behaviours: [(name: String, make: @Sendable (UInt16) -> MisbehavingServer.Behaviour)] = [
    ("silence", { _ in .silent }),
    ("a byte at a time", { _ in .trickles(0.01, body: String(repeating: "1", count: 9999)) }),
    ("endless", { _ in .endless }),
    ("endless in pieces", { _ in .repeats(head: head + end, chunk: [49], pause: 0.01) }),
    ("endless, packed", { _ in .repeats(head: packed + endlessGzip.head, chunk: endlessGzip.chunk, pause: 0) }),
    ("packed zeros", { _ in .bytes(packed + Gzip.packed([UInt8](repeating: 0, count: 64 << 20))) }),
    ("a long head", { _ in .repeats(head: head, chunk: Array("X: y\r\n".utf8), pause: 0) }),
    ("a length that is too large", { _ in .announces(1 << 50) }), ("a length that is too small", { _ in .closesEarly }),
    ("to itself", { _ in .redirects }), ("to another", { .redirectsTo("http://127.0.0.1:\($0)/x") }),
    ("to a file", { _ in .redirectsTo("file:///etc/passwd") }),
    ("to a private network", { _ in .redirectsTo("http://169.254.169.254/latest/meta-data") }),
    ("no HTTP", { _ in .bytes(Array("hello\r\n\r\n".utf8)) }),
    ("nested", { _ in answer(String(repeating: "[", count: 1 << 20)) }),
    ("small lists", { _ in answer("[" + String(repeating: "[0],", count: 1_900_000) + "0]") }),
    ("odd numbers", { _ in answer(matrix(10)) }), ("many series", { _ in answer(matrix(50_000)) }),
  ]

  /// Kilobytes: the most since it was set back, and now.
  private func memory() throws -> (most: Int, now: Int) {
    let lines = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
    func value(_ name: String) -> Int {
      lines.first { $0.hasPrefix(name) }.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) } ?? 0
    }
    return (value("VmHWM:"), value("VmRSS:"))
  }

  private func ask(_ target: Target, _ url: URL) async throws {
    let secret = ["Authorization": "Bearer secret", "X-Scope-OrgID": "secret"]
    let source = PrometheusSource(
      url, headers: secret, timeout: 1, responseLimit: 8 << 20, retry: RetryPolicy(retries: 0))
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

  /// 18 ways in which to misbehave, 4 who ask: 72 cases.
  @Test(arguments: Target.allCases) func nothingTakesMoreThanItsShare(target: Target) async throws {
    let other = try MisbehavingServer(.answer(status: 200, body: "secret"))
    defer { other.stop() }
    for (name, make) in Self.behaviours {
      let server = try MisbehavingServer(make(other.port))
      try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
      let (before, start) = (try memory().now, ContinuousClock.now)
      var succeeded = false
      do {
        try await ask(target, server.url)
        succeeded = true
      } catch {
        #expect(!"\(error)".isEmpty)
      }
      server.stop()
      let grown = (try memory().most - before) >> 10
      #expect(grown <= 150, "\(name): \(grown) MB")
      #expect(ContinuousClock.now - start < .seconds(30), "\(name)")
      let isAnswer = ["odd numbers", "many series"].contains(name) && target != .picture
      #expect(succeeded == isAnswer, "\(name)")
      #expect(server.requests.count <= 6)
    }
    #expect(other.requests.isEmpty)
  }
}
