import DashboardFormat
import DashboardTestSupport
import Foundation
import HTTP
import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import DashboardSources
@testable import Dashboards

/// A whole dashboard in a window, all of whose data and pictures come from one server.
@MainActor
struct ServedDashboard {
  let host: TestHost
  nonisolated static let now = 1_700_000_400.0

  init(_ url: URL) throws {
    let source = PrometheusSource(
      url, headers: ["Authorization": "Bearer secret"], timeout: 1, retry: RetryPolicy(retries: 0))
    let access = PictureAccess(Set([Origin(url)].compactMap { $0 }))
    let pictures = PictureStore(HTTPPictureLoader(timeout: 1), access: access)
    let description = DashboardDescription(title: "Served", span: .last(300), widgets: Self.widgets(url))
    host = try TestHost(size: CGSize(width: 1200, height: 900)) {
      DashboardView(description, source: source, pictures: pictures, now: Self.now)
    }
  }

  /// One of each kind that asks for data, three pictures and a note: twenty, four beside each other.
  private static func widgets(_ url: URL) -> [WidgetDescription] {
    let data = QuerySet(queries: [Query(name: "a", language: .promQL, text: "up")])
    func series(_ display: SeriesStyle.Display, _ stacking: SeriesStyle.Stacking) -> WidgetDefinition {
      .timeseries(
        TimeseriesDefinition(
          requests: [TimeseriesRequest(data: data, style: SeriesStyle(display: display, stacking: stacking))]))
    }
    let definitions: [WidgetDefinition] =
      [
        series(.line, .none), series(.area, .zero), series(.bars, .none), .topList(TopListDefinition(data: data)),
        .table(TableDefinition(data: data)), .queryValue(QueryValueDefinition(data: data)),
        .distribution(DistributionDefinition(requests: [TimeseriesRequest(data: data)])),
        .heatMap(HeatMapDefinition(data: data)), .treeMap(TreeMapDefinition(data: data)),
        .pie(PieDefinition(data: data)), .sankey(SankeyDefinition(data: data)),
        .flameGraph(FlameGraphDefinition(data: data)), .events(EventListDefinition(data: data)),
        .states(StatesDefinition(data: data)), .hostMap(HostMapDefinition(data: data)),
        .geoMap(GeoMapDefinition(data: data)),
      ]
      + (0..<3).map { .embed(EmbedDefinition(kind: .image, url: url.absoluteString + "/\($0).png")) }
      + [.text(TextDefinition(content: "A note"))]
    return definitions.enumerated().map { index, definition in
      WidgetDescription(
        id: "w\(index)", title: "w\(index)", frame: GridFrame(x: index % 4 * 3, y: index / 4 * 2, width: 3, height: 2),
        definition: definition)
    }
  }
}

/// A whole dashboard whose server is hostile: its window answers all the while, and memory stays small.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct HostileDashboardTests {
  /// The longest that the main queue was busy at once, in seconds, while the pointer moves, from the first frame until all
  /// answers are drawn.
  private func longestTurn(_ url: URL) async throws -> Double {
    let served = try ServedDashboard(url)
    defer { served.host.close() }
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(60)
    var longest = 0.0
    var tick = 0
    // The last answer has to be drawn too.
    var quietTurns = 0
    while quietTurns < 5, clock.now < deadline {
      tick += 1
      quietTurns = served.host.liveCounts.tasks > 1 ? 0 : quietTurns + 1
      let time = TurnTime()
      // Whatever else is due on the main queue runs before this goes on.
      await Task.yield()
      served.host.send(.pointerMoved(UICore.PointerEvent(location: CGPoint(x: 100 + tick % 900, y: 300))))
      longest = max(longest, time.seconds)
      try await Task.sleep(for: .milliseconds(2))
    }
    return longest
  }

  /// A hundred series of a point every quarter of a minute, as a server answers that means well.
  private static let friendly = HostileBehaviour("friendly", isAnswer: true) { _ in
    let series = (0..<100).map { number in
      let values = (0...20).map { "[\(ServedDashboard.now - 300 + Double($0) * 15),\"\(($0 * number) % 17)\"]" }
      return #"{"metric":{"pod":"p\#(number)"},"values":[\#(values.joined(separator: ","))]}"#
    }
    return .answer(
      status: 200,
      body: #"{"status":"success","data":{"resultType":"matrix","result":[\#(series.joined(separator: ","))]}}"#)
  }

  /// The longest turn beside such a server, which must not take much memory.
  private func longestTurn(of behaviour: HostileBehaviour, _ otherPort: UInt16) async throws -> Double {
    let server = try MisbehavingServer(behaviour.make(otherPort))
    defer { server.stop() }
    let memory = try ProcessMemory()
    let longest = try await longestTurn(try server.url)
    let grown = try memory.growth
    #expect(grown <= 150 || Sanitizer.keepsFreedMemory, "\(behaviour.name): \(grown) MB")
    #expect(server.requests.count >= 4)
    return longest
  }

  /// Sixteen widgets at once. What a friendly server's answer costs, twice, is the most that a hostile one's may cost.
  @Test func theWindowAnswersWhateverComes() async throws {
    let other = try MisbehavingServer(.answer(status: 200, body: "secret"))
    defer { other.stop() }
    var friendly = 0.0
    for _ in 0..<3 { friendly = max(friendly, try await longestTurn(of: Self.friendly, other.port)) }
    for behaviour in HostileBehaviour.all {
      // What else the machine does makes one run longer, but not each of ten.
      var longest = Double.infinity
      for _ in 0..<10 where longest > 2 * friendly {
        longest = min(longest, try await longestTurn(of: behaviour, other.port))
      }
      #expect(longest <= 2 * friendly, "\(behaviour.name): \(longest) s beside \(friendly) s")
    }
    #expect(other.requests.isEmpty)
  }
}
