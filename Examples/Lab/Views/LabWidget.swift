import Graphs
import SwiftUI

/// A widget of the last values of the series.
struct LabWidget: View {
  let kind: LabKind
  let data: LabData

  var body: some View {
    switch kind {
    case .topList: TopList(items, unit: .milliseconds)
    case .queryValue:
      QueryValue(0.9973, unit: .fraction, caption: "availability, one day", history: data.series[0].points)
    case .distribution: Distribution(Histogram(data.series.flatMap(\.points.values)), unit: .milliseconds)
    case .treeMap: TreeMap(items)
    case .sunburst:
      Sunburst(
        items.map { item in
          .init(item.name, item.value, children: [.init("read", item.value * 0.7), .init("write", item.value * 0.3)])
        })
    case .flameGraph: FlameGraph(Self.frames)
    case .sankey: Sankey(Self.flows)
    case .serviceLevel:
      ServiceLevel(
        target: 0.999,
        spans: [
          .init("7 days", achieved: 0.9998), .init("30 days", achieved: 0.9992), .init("90 days", achieved: 0.9985),
        ])
    default:
      DataTable(
        nameTitle: "Service", columns: [.init("requests", hasBars: true), .init("latency", unit: .milliseconds)],
        rows: items.map { .init($0.name, values: [($0.value * 97).rounded(), $0.value]) })
    }
  }

  private var items: [NamedValue] {
    data.series.map { NamedValue($0.name, $0.points.values.last { $0.isFinite } ?? 0) }.sorted { $0.value > $1.value }
  }

  private static let frames = FlameGraph.Frame(
    "main", 100,
    children: [
      .init(
        "update", 56,
        children: [
          .init("layout", 34, children: [.init("measure", 18, children: [.init("text", 9)]), .init("place", 9)]),
          .init("bodies", 14),
        ]),
      .init("raster", 36, children: [.init("fill", 21, children: [.init("accumulate", 13)]), .init("blend", 9)]),
      .init("idle", 6),
    ])

  private static let flows: [Sankey.Flow] = [
    .init("web", "gateway", 50), .init("phone", "gateway", 35), .init("gateway", "search", 30),
    .init("gateway", "checkout", 25), .init("gateway", "catalog", 28), .init("search", "index", 28),
    .init("checkout", "payments", 18), .init("checkout", "database", 7), .init("catalog", "database", 22),
  ]
}

extension Series {
  fileprivate var values: [Double] { (0..<count).map { y(at: $0) } }
}
