import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// What widgets compute, and a picture of them all.
@MainActor
struct WidgetTests {
  @Test func histogramCountsEachValueOnce() {
    let histogram = Histogram([0, 1, 1.5, 2, 4, .nan, .infinity], bucketCount: 4)
    #expect(histogram.edges == [0, 1, 2, 3, 4])
    // The greatest value belongs to the last range.
    #expect(histogram.counts == [1, 2, 1, 1])
  }

  @Test func aHistogramOfOneValueHasARangeAroundIt() {
    let histogram = Histogram([5, 5], bucketCount: 2)
    #expect(histogram.counts.reduce(0, +) == 2)
    #expect(histogram.edges.first! < 5 && histogram.edges.last! > 5)
  }

  /// The example of the paper: 6, 6, 4, 3, 2, 2, 1 in 6 × 4.
  @Test func treeMapIsSquarified() {
    let rects = TreeMapLayout.rects([6, 6, 4, 3, 2, 2, 1], in: CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(rects[0] == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(rects[1] == CGRect(x: 0, y: 2, width: 3, height: 2))
    // 4 and 3 share the width of 3: 7/3 high, 12/7 and 9/7 wide.
    #expect(abs(rects[2].width - 12.0 / 7) < 1e-9 && abs(rects[2].height - 7.0 / 3) < 1e-9)
    #expect(abs(rects.reduce(0) { $0 + $1.width * $1.height } - 24) < 1e-9)
  }

  @Test func errorBudgetIsWhatMayStillFail() {
    // One in a thousand may fail, one in two thousand has: half is left.
    #expect(abs(ServiceLevel.errorBudgetLeft(target: 0.999, achieved: 0.9995) - 0.5) < 1e-9)
    #expect(abs(ServiceLevel.errorBudgetLeft(target: 0.99, achieved: 0.98) - -1) < 1e-9)
  }

  @Test func sankeyPutsTargetsRightOfSourcesAndBreaksCircles() {
    let layout = SankeyLayout([.init("a", "b", 2), .init("b", "c", 1), .init("a", "c", 1), .init("c", "a", 1)])
    #expect(layout.names == ["a", "b", "c"])
    #expect(layout.columns == [0, 1, 2])
    #expect(layout.flows.count == 3)
    #expect(layout.weights == [3, 2, 2])
  }

  @Test(arguments: [false, true]) func picture(isDark: Bool) throws {
    let items = (0..<9).map { NamedValue("service-\($0)", 1000 / Double($0 + 1)) }
    let history = MadeUp.series(count: 1, length: 60)[0]
    let slices = items.prefix(5).map { item in
      Sunburst.Slice(item.name, item.value, children: [.init("x", item.value * 0.6), .init("y", item.value * 0.4)])
    }
    let flame = FlameGraph.Frame(
      "main", 100,
      children: [
        .init("update", 60, children: [.init("layout", 40, children: [.init("measure", 22)]), .init("text", 12)]),
        .init("raster", 35, children: [.init("fill", 20), .init("blend", 10)]),
      ])
    let host = try TestHost(size: CGSize(width: 1000, height: 660)) {
      Grid(horizontalSpacing: 16, verticalSpacing: 16) {
        GridRow {
          TopList(items)
          QueryValue(0.9932, unit: .fraction, caption: "availability", history: history)
          Distribution(Histogram(history.values))
        }
        GridRow {
          TreeMap(items)
          Sunburst(slices)
          FlameGraph(flame)
        }
        GridRow {
          Sankey([.init("web", "api", 5), .init("web", "auth", 2), .init("api", "db", 4), .init("auth", "db", 1)])
          ServiceLevel(target: 0.999, spans: [.init("7 days", achieved: 0.9998), .init("30 days", achieved: 0.9985)])
          DataTable(
            columns: [.init("requests", hasBars: true), .init("latency", unit: .milliseconds)],
            rows: items.prefix(6).map { .init($0.name, values: [$0.value, $0.value / 7]) })
        }
      }
      .padding(16)
    }
    host.platform.isDark = isDark
    host.update()
    // The inner ring of the sunburst has five slices.
    #expect(host.palettePixels(of: 5) == 5)
    if let folder = ProcessInfo.processInfo.environment["APUS_REPORT"] {
      try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/widgets\(isDark ? "-dark" : "").png")
    }
  }
}

extension Series {
  fileprivate var values: [Double] { (0..<count).map { y(at: $0) } }
}
