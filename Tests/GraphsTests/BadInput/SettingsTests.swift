import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// Axes, thresholds and heat maps of odd numbers.
@MainActor
struct SettingsTests {
  nonisolated static let odd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, -1,
  ]

  private func check(@GraphContentBuilder _ content: () -> some GraphContent) throws {
    let graphs = try BadGraphs(size: CGSize(width: 300, height: 200)) { Graph(content: content) }
    #expect(graphs.neighbour > 50)
    graphs.use(places: 2)
    #expect(graphs.neighbour > 50)
  }

  private let line = Line("l", points: MadeUp.series(count: 1, length: 30)[0])

  @Test(arguments: SettingsTests.odd, SettingsTests.odd) func endsOfAxes(lowest: Double, highest: Double) throws {
    try check {
      line
      YAxis(lowest: lowest, highest: highest)
    }
  }

  @Test(arguments: SettingsTests.odd) func aLogarithmicAxis(end: Double) throws {
    try check {
      line
      YAxis(scale: .log(), lowest: end)
    }
    try check {
      line
      YAxis(scale: .symlog(constant: end), highest: end)
    }
  }

  @Test(arguments: SettingsTests.odd) func markers(at place: Double) throws {
    try check {
      line
      Threshold(y: place, "here")
      Event(x: place, "now")
      Annotation(x: place, y: place) { Text("note") }
    }
  }

  @Test(arguments: SettingsTests.odd) func bars(width: Double) throws {
    let points = MadeUp.series(count: 1, length: 30)[0]
    for widths in [BarWidths.ratio(width), .interval(width), .fixed(width)] {
      try check { Bars("b", points: points, widths: widths) }
    }
  }

  @Test(arguments: SettingsTests.odd) func heatMaps(edge: Double) throws {
    try check { Heatmap("h", columns: [0, edge, 2], buckets: [edge, 1, 2], counts: [1, edge, 3, 4]) }
  }

  @Test func emptyHeatMaps() throws {
    try check { Heatmap("h", columns: [], buckets: [], counts: []) }
    try check { Heatmap("h", columns: [1], buckets: [1, 2], counts: []) }
  }

  @Test func categories() throws {
    let names = ["a", "b"]
    for x in [[0.0, 1], [-5, 1e300], [1e17, 1e18]] {
      try check {
        Bars("b", points: Series(x: x, y: [1, 2]))
        CategoryAxis(names)
      }
    }
    try check {
      line
      CategoryAxis([])
    }
  }

  @Test(arguments: SettingsTests.odd) func widgets(value: Double) throws {
    let graphs = try BadGraphs {
      TopList([NamedValue("a", value), NamedValue("b", 2)])
      QueryValue(value)
      Distribution(Histogram([value, value, 3]))
      TreeMap([NamedValue("a", value), NamedValue("b", 2)])
      Sunburst([.init("a", value, children: [.init("c", value)]), .init("b", 1)])
      FlameGraph(.init("main", value, children: [.init("a", value), .init("b", 6)]))
      Sankey([.init("web", "api", value), .init("api", "db", 4)])
      ServiceLevel(target: value, spans: [.init("7 days", achieved: value)])
      DataTable(columns: [.init("n", hasBars: true)], rows: [.init("a", values: [value]), .init("b", values: [])])
    }
    #expect(graphs.neighbour > 50)
  }
}
