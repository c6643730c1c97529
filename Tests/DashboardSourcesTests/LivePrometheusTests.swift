import DashboardFormat
import DashboardTestSupport
import Foundation
import Testing

@testable import DashboardSources

/// A real server that scrapes itself.
@Suite(.enabled(if: LivePrometheus.program != nil, "needs the program prometheus"))
struct LivePrometheusTests {
  @Test(.timeLimit(.minutes(2))) func aServerAnswers() async throws {
    let server = try LivePrometheus()
    defer { server.stop() }
    let source = PrometheusSource(
      server.url, minimumStep: 1, retry: RetryPolicy(retries: 60, base: 0.2, maximumDelay: 1))
    // Retries wait for the server's start; then for two scrapes, one second apart.
    var scraped = ResultTable()
    for _ in 0..<60 where scraped.rows.isEmpty {
      let answer = try await source.instant("count_over_time(up[1m]) >= 3", at: Date().timeIntervalSince1970)
      scraped = answer.table ?? ResultTable()
      if scraped.rows.isEmpty { try await Task.sleep(for: .seconds(0.5)) }
    }
    #expect(scraped.rows.count == 1)
    let now = Date().timeIntervalSince1970

    let set = QuerySet(queries: [
      Query(name: "A", language: .promQL, text: "up{job=\"$job\"}", alias: "{{job}} on {{instance}}"),
      Query(name: "B", language: .promQL, text: "rate(prometheus_http_requests_total[$__rate_interval])"),
      Query(name: "C", language: .promQL, text: "sum("),
    ])
    let request = QueryRequest(set, window: (now - 60)...now, width: 600, variables: ["job": ["self"]])
    let result = try await source.load(request)
    let up = try #require(result.series.first { $0.index == 0 })
    #expect(up.name.hasPrefix("self on "))
    #expect(up.series.count >= 2)
    #expect(result.notices.count == 1)
    #expect(result.notices.first?.contains("parse error") == true)

    var table = request
    table.shape = .table
    table.data.queries.removeLast()
    #expect(try await source.load(table).table?.rows.isEmpty == false)

    #expect(try await source.labelNames().contains("job"))
    #expect(try await source.labelValues("job") == ["self"])
    #expect(try await source.labelValues("job", matching: ["nothing"]).isEmpty)
    let series = try await source.series(matching: ["up"], window: (now - 60)...now)
    #expect(series.map { $0["job"] } == ["self"])

    #expect(try await source.instant("\"hi\"", at: now).content == .text("hi"))
    #expect(try await source.instant("1 / 0", at: now).table?.rows.map(\.values) == [[.infinity]])
    await #expect(throws: DataSourceError.self) { try await source.instant("sum(", at: now) }
    // A span of far more than 11,000 of the least steps is answered too; whether one of its steps meets the few samples
    // is chance.
    let step = QueryStep.step(duration: 90 * 86_400, width: 20_000)
    let long = try await source.range("up", window: (now - 90 * 86_400)...now, step: step)
    #expect(long.series.count <= 1)
  }
}

/// A server of its own, in a folder of its own, on a port that was free.
private final class LivePrometheus {
  static let program: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/prometheus" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private let process = Process()
  private let folder: URL
  let url: URL

  init() throws {
    let probe = try MisbehavingServer(.silent)
    let port = probe.port
    probe.stop()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("prometheus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = try #require(URL(string: "http://127.0.0.1:\(port)"))
    let configuration = folder.appendingPathComponent("prometheus.yml")
    try """
    global: {scrape_interval: 1s}
    scrape_configs:
      - job_name: self
        static_configs: [{targets: ["127.0.0.1:\(port)"]}]
    """.write(to: configuration, atomically: true, encoding: .utf8)
    process.executableURL = URL(fileURLWithPath: try #require(Self.program))
    process.arguments = [
      "--config.file=\(configuration.path)", "--storage.tsdb.path=\(folder.path)/data",
      "--web.listen-address=127.0.0.1:\(port)",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
