import DashboardFormat
import DashboardTestSupport
import Foundation
import PlatformHeadless
import SwiftUI
import Synchronization
import UITestSupport

@testable import Dashboards

/// A dashboard of two graphs over one server, which answers the left one's query badly and the right one's well.
@MainActor
struct BadDay {
  nonisolated static let now = 1_700_000_400.0
  let host: TestHost
  private let server: MisbehavingServer
  private let source: LoggedSource

  /// - Parameters:
  ///   - answer: to the left graph.
  ///   - timeout: seconds.
  init(_ answer: MisbehavingServer.Behaviour, timeout: Double = 60, span: TimeSpan = .last(300)) throws {
    let good = Self.line
    server = try MisbehavingServer { $0.contains("query=bad") ? answer : .answer(status: 200, body: good) }
    let source = LoggedSource(
      PrometheusSource(
        try server.url, timeout: timeout, responseLimit: 1 << 20, retry: RetryPolicy(retries: 1, base: 0.01)))
    self.source = source
    let widgets: [WidgetDescription] = ["bad", "good"].enumerated().map { place, name in
      .graph(name, id: name, frame: GridFrame(x: place * 6, y: 0, width: 6, height: 3))
    }
    host = try TestHost(size: CGSize(width: 900, height: 400)) {
      DashboardView(
        DashboardDescription(title: "A bad day", span: span, widgets: widgets), source: source, now: Self.now)
    }
  }

  func stop() {
    host.close()
    server.stop()
  }

  /// An answer with a value every quarter of a minute: five minutes of them.
  nonisolated static var line: String { matrix((0...20).map { (now - 300 + Double($0) * 15, "\($0 * $0)") }) }

  /// An answer of Prometheus with one series.
  nonisolated static func matrix(_ values: [(time: Double, value: String)]) -> String {
    let pairs = values.map { "[\($0.time),\"\($0.value)\"]" }.joined(separator: ",")
    return #"{"status":"success","data":{"resultType":"matrix","result":[{"metric":{},"values":["# + pairs + "]}]}}"
  }

  // MARK: What is shown

  /// Waits until both graphs have their answers and show them.
  func settle() async {
    await host.wait { source.answers.count == 2 && graphs + messages >= 2 }
    // An answer is noted before the main actor has it, and one graph may have been two kinds of view: what loads a widget
    // ends once the widget has its answer.
    while host.liveCounts.tasks > 0 { await Task.yield() }
    host.update()
  }

  /// Why the left graph shows nothing.
  var reason: String? {
    guard case .failure(let error) = source.answers["bad"] else { return nil }
    return error.description
  }

  /// How many points the left graph has.
  var pointCount: Int {
    guard case .success(let result) = source.answers["bad"] else { return 0 }
    return result.series.reduce(0) { $0 + $1.series.count }
  }

  /// What the server was asked and what came of it, for failures.
  var account: String { "\(server.requests.map { $0.prefix(60) }) \(source.answers)" }

  var messages: Int { host.bodies(of: WidgetMessage.self) }
  var graphs: Int { host.bodies(of: TimeseriesWidget.self) }

  /// How many coloured pixels the halves have: those of lines.
  var colored: (left: Int, right: Int) {
    let picture = host.snapshot()
    var counts = (left: 0, right: 0)
    for (index, pixel) in picture.pixels.enumerated() {
      let parts = [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
      guard parts.max()! - parts.min()! > 60, index / picture.width > 90 else { continue }
      if index % picture.width < picture.width / 2 { counts.left += 1 } else { counts.right += 1 }
    }
    return counts
  }

  func write(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["APUS_REPORT"] else { return }
    try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/day-\(name).png")
  }
}

/// Hands requests on, and keeps what came of them by the text of their query.
final class LoggedSource: DataSource {
  private let source: any DataSource
  private let log = Mutex<[String: Result<QueryResult, DataSourceError>]>([:])

  init(_ source: any DataSource) { self.source = source }

  var answers: [String: Result<QueryResult, DataSourceError>] { log.withLock { $0 } }

  func load(_ request: QueryRequest) async throws(DataSourceError) -> QueryResult {
    let name = request.data.queries.first?.text ?? ""
    do throws(DataSourceError) {
      let result = try await source.load(request)
      log.withLock { $0[name] = .success(result) }
      return result
    } catch {
      log.withLock { $0[name] = .failure(error) }
      throw error
    }
  }
}
