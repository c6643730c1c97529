import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Graphs

/// Draws a few graphs; `APUS_REPORT` names the folder that they are written to.
@MainActor
struct GalleryTests {
  private func write(_ host: TestHost, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["APUS_REPORT"] else { return }
    try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/\(name).png")
  }

  @Test(arguments: [false, true]) func lines(isDark: Bool) throws {
    let series = MadeUp.series(count: 5, length: 65)
    let host = try TestHost(size: CGSize(width: 800, height: 300)) {
      Graph {
        ForEach(series.indices, id: \.self) { Line("service \($0)", points: series[$0]) }
        Threshold(y: 80, "SLO").severity(.warning)
        Event(x: MadeUp.start + 1500, "deploy")
        Region(x: MadeUp.start + 2000...MadeUp.start + 2600, "maintenance")
        YAxis(unit: .milliseconds, label: "Latency")
      }
      .padding(12)
    }
    host.platform.isDark = isDark
    host.update()
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 400, y: 120))))
    host.update()
    // Five lines with a sample of each colour in the legend.
    #expect(host.palettePixels(of: 5) == 5)
    try write(host, isDark ? "lines-dark" : "lines")
  }

  @Test func areasAndBars() throws {
    let series = MadeUp.series(count: 4, length: 48)
    let host = try TestHost(size: CGSize(width: 900, height: 500)) {
      VStack {
        HStack {
          Graph {
            Stack { ForEach(series.indices, id: \.self) { Area(id: $0, points: series[$0]) } }
            YAxis(unit: .bytes)
          }
          Graph { Area("requests", points: series[1]) }
        }
        HStack {
          Graph { Stack { ForEach(series.indices, id: \.self) { Bars(id: $0, points: series[$0]) } } }
          Graph {
            Bars("a", points: series[0])
            Bars("b", points: series[2])
          }
        }
      }
      .padding(12)
    }
    #expect(host.palettePixels(of: 4) == 4)
    try write(host, "areas-bars")
  }

  /// A layer of each kind: all are drawn, what measures is in the legend and the words, what marks is in the words.
  @Test func everyLayer() throws {
    let series = MadeUp.series(count: 8, length: 48)
    let graph = Graph {
      Region(x: MadeUp.start + 600...MadeUp.start + 900, "maintenance")
      RangeBand("range", lower: series[0], upper: series[1]).interpolationMethod(.monotone)
      Stack {
        Area("low", points: series[2])
        Area("high", points: series[3])
      }
      Bars("bars", points: series[4])
      Bars("more bars", points: series[5], widths: .ratio(0.5))
      Line("line", points: series[6]).symbol(.diamond)
      Points("points", points: series[7])
      Batch {
        Line("batched line", points: series[1])
        Line("another", points: series[2]).foregroundStyle(.gray)
        Bars("batched bars", points: series[3])
        Area("batched area", points: series[0])
      }
      Heatmap(
        "cells", columns: (0...4).map { MadeUp.start + 600 * Double($0) }, buckets: [0, 40, 80],
        counts: [1, 2, 3, 4, 5, 6, 7, 9]
      )
      .opacity(0.3)
      Threshold(y: 80, "SLO").severity(.warning)
      Threshold(y: 10...20, "calm").severity(.ok)
      Event(x: MadeUp.start + 1500, "deploy")
      Annotation(x: MadeUp.start + 2000, y: 60) { Text("here") }
    }
    let names = [
      "range", "low", "high", "bars", "more bars", "line", "points", "batched line", "another", "batched bars",
      "batched area",
    ]
    let summary = graph.summary(locale: Locale(identifier: "en_GB"), timeZone: TimeZone(secondsFromGMT: 0)!)
    #expect(summary.series.map(\.name) == names)
    #expect(
      summary.notes == [
        "maintenance from 1 Nov 2026, 00:10 to 1 Nov 2026, 00:15.",
        "cells: most often, 9 times, 40 to 80, on 1 Nov 2026, 00:30.", "SLO at 80.", "calm from 10 to 20.",
        "deploy on 1 Nov 2026, 00:25.",
      ])
    #expect(graph.audioGraph(limit: 20).names == names)
    for isBeside in [false, true] {
      let host = try TestHost(size: CGSize(width: 1400, height: 500)) {
        graph.legend(.list, position: isBeside ? .trailing : .bottom).padding(12)
      }
      // Eleven layers take the palette's ten colours in turn; the ninth has a colour of its own.
      #expect(host.palettePixels(of: 10) == 9)
      try write(host, isBeside ? "every-beside" : "every")
    }
  }

  @Test func manyPoints() throws {
    var random = SystemRandomNumberGenerator()
    var level = 50.0
    let values = (0..<200_000).map { index -> Double in
      level += Double.random(in: -1...1, using: &random)
      return index % 30_000 < 400 ? .nan : level + (index % 9001 == 0 ? 80 : 0)
    }
    let host = try TestHost(size: CGSize(width: 900, height: 300)) {
      Graph { Line("noise", points: Series(start: MadeUp.start, step: 10, y: values)) }.padding(12)
    }
    #expect(host.palettePixels(of: 1) == 1)
    try write(host, "many")
  }
}
