import Foundation
import Testing

@testable import Graphs

@MainActor
struct SummaryTests {
  private let utc = TimeZone(identifier: "UTC")!
  private let english = Locale(identifier: "en_GB")

  @Test func aSummarySaysWhatAGraphShows() {
    // A value a minute: 0, 10, …, 110, three of them missing in two gaps, the trend up.
    var values = (0..<12).map { Double($0) * 10 }
    for index in [3, 6, 7] { values[index] = .nan }
    let series = Series(start: MadeUp.start, step: 60, y: values)
    let graph = Graph {
      Line("reads", points: series).unit(.milliseconds)
      Threshold(y: 80, "SLO").unit(.milliseconds)
      Event(x: MadeUp.start + 120, "deploy")
      Event(x: MadeUp.start + 86_400, "later")
    }
    let summary = graph.summary(locale: english, timeZone: utc)
    // 0+10+20+40+50+80+90+100+110 = 500 over nine values.
    #expect(abs(summary.series[0].average! - 500.0 / 9) < 1e-9)
    #expect(summary.series[0].gapCount == 2)
    #expect(summary.series[0].trend == .rising)
    #expect(summary.series[0].highest?.x == MadeUp.start + 660)
    #expect(
      summary.text == """
        Graph of 1 series, 1 Nov 2026, 00:00 to 1 Nov 2026, 00:11.
        reads: 9 values from 0s to 110ms, 55.56ms on average, rising. \
        Lowest on 1 Nov 2026, 00:00, highest on 1 Nov 2026, 00:11. 2 gaps.
        SLO at 80ms.
        deploy on 1 Nov 2026, 00:02.
        """)
  }

  @Test func aSummaryIsOfTheWindow() {
    let series = Series(start: 0, step: 1, y: [9, 1, 2, 3, 1, -7])
    let graph = Graph { Line("a", points: series) }
    let part = graph.summary(in: 1...4, locale: english).series[0]
    #expect(part.count == 4)
    // The first of two lowest.
    #expect(part.lowest?.x == 1)
    #expect(part.highest?.x == 3)
    #expect(part.trend == .steady)
    #expect(graph.summary(locale: english).series[0].trend == .falling)
  }

  @Test func oddDataHasASummaryToo() {
    let graph = Graph {
      Line("none", points: .empty)
      Line("nulls", points: Series(start: 0, step: 1, y: [.nan, .nan]))
      Line("same", points: Series(start: 0, step: 1, y: [5, 5, 5]))
      Line("one", points: Series(start: 0, step: 1, y: [5]))
    }
    #expect(
      graph.summary(locale: english).series.map(\.text) == [
        "none: no values.", "nulls: no values.", "same: 3 values of 5.", "one: 1 value of 5.",
      ])
    #expect(Graph { EmptyGraphContent() }.summary(locale: english).text == "Graph without data.")
  }

  @Test func aSummaryListsWhatAHeatmapCounts() {
    let graph = Graph {
      Heatmap("requests", columns: [0, 1, 2], buckets: [0, 10, 20], counts: [1, 2, 7, 3]).unit(.milliseconds)
    }
    #expect(graph.summary(locale: english).notes == ["requests: most often, 7 times, 0s to 10ms, at 1.0."])
  }
}
