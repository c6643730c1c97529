import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// Labels below a graph, with the dates and years that they belong to.
@MainActor struct AxisLabelTests {
  private func marks(_ all: [(Double, String, String?)]) -> [XAxisTicks.Mark] {
    all.map { XAxisTicks.Mark(position: $0.0, label: $0.1, context: $0.2, isLine: true) }
  }

  /// Ten points a letter, five for the space between a context and its label.
  private func width(_ context: String, _ text: String) -> Double {
    Double(context.count + text.count) * 10 + (context.isEmpty || text.isEmpty ? 0 : 5)
  }

  @Test func theFirstTicksDateStandsBesideItsTime() {
    let labels = XAxisLabels(
      marks([(60, "08:00", "24 Nov"), (200, "09:00", nil), (340, "10:00", nil)]), start: 40, width: 400, gap: 8,
      measure: width)
    // 11 letters and the space are 115 points: 57.5 on each side of the tick at 100.
    #expect(
      labels.labels == [
        .init(context: "24 Nov", text: "08:00", middle: 100), .init(context: "", text: "09:00", middle: 240),
        // The last would end at 405: it moves inside.
        .init(context: "", text: "10:00", middle: 375),
      ])
  }

  @Test func midnightIsItsDate() {
    let labels = XAxisLabels(
      marks([(0, "18:00", "23 Nov"), (150, "00:00", "24 Nov"), (300, "06:00", nil)]), start: 60, width: 400, gap: 8,
      measure: width)
    #expect(labels.labels.map(\.text) == ["18:00", "", "06:00"])
    #expect(labels.labels.map(\.context) == ["23 Nov", "24 Nov", ""])
  }

  @Test func whereBothHaveNoRoomTheDateStandsAlone() {
    // The next label begins at 40 + 80 - 25 = 95, less the gap 87: 115 points have no room, 60 have.
    let labels = XAxisLabels(
      marks([(10, "08:00", "24 Nov"), (80, "09:00", nil)]), start: 40, width: 200, gap: 8, measure: width)
    #expect(
      labels.labels == [
        .init(context: "24 Nov", text: "", middle: 50), .init(context: "", text: "09:00", middle: 120),
      ])
  }

  /// As above, but a third label follows: 240 less 25 and the gap are 207, which hold 115 points.
  @Test func theSecondLabelGoesWhereAThirdFollows() {
    let labels = XAxisLabels(
      marks([(10, "08:00", "24 Nov"), (80, "09:00", nil), (200, "10:00", nil)]), start: 40, width: 300, gap: 8,
      measure: width)
    #expect(
      labels.labels == [
        .init(context: "24 Nov", text: "08:00", middle: 57.5), .init(context: "", text: "10:00", middle: 240),
      ])
  }

  @Test func aFirstMonthKeepsItsName() {
    let labels = XAxisLabels(
      marks([(40, "Mar", "2026"), (160, "Apr", nil)]), start: 40, width: 300, gap: 8, measure: width)
    #expect(labels.labels.map { "\($0.context) \($0.text)" } == ["2026 Mar", " Apr"])
    let year = XAxisLabels(
      marks([(40, "Dec", "2025"), (160, "Jan", "2026")]), start: 40, width: 300, gap: 8, measure: width)
    #expect(year.labels.map { "\($0.context) \($0.text)" } == ["2025 Dec", "2026 "])
  }

  /// Labels of events stand after their lines, else before them, else nowhere.
  @Test func labelsOfEventsDoNotTouch() {
    // 10 + 4 + 50 + 4 are 68: before the line at 80. The second ends at 80 + 4 + 50 + 4 = 138, beyond the third; before its own
    // line it would begin at 26, where the first is. The third ends at 184.
    #expect(EventsMark.places([10, 80, 130], widths: [50, 50, 50], width: 300) == [14, nil, 134])
    // No room up to the edge: before the line.
    #expect(EventsMark.places([280], widths: [50], width: 300) == [226])
    #expect(EventsMark.places([10, 12], widths: [50, 50], width: 300) == [nil, 16])
  }

  /// A graph of nothing claims no values, unless its ends are fixed.
  @Test func anEmptyAxisHasNoNumbers() {
    func labels(_ settings: YAxisSettings) -> [String] {
      YAxisTicks(empty: settings, height: 200, symbols: .plain).ticks.map(\.label)
    }
    #expect(Set(labels(YAxisSettings())) == [""])
    #expect(Set(labels(YAxisSettings(lowest: 0))) == [""])
    #expect(labels(YAxisSettings(lowest: 0, highest: 10)).contains("10"))
    let nothing = Series(x: [0, 1], y: [.nan, .nan])
    let plan = GraphPlan(Line("a", points: nothing), palette: .standard)
    let ticks = YAxisTicks(YAxisSettings(), layers: plan.layers, window: 0...1, height: 200, symbols: .plain)
    #expect(ticks?.ticks.allSatisfy { $0.label.isEmpty } == true && ticks?.ticks.isEmpty == false)
  }

  @Test func softEndsGiveWayToValues() {
    func domain(_ settings: YAxisSettings, _ extent: ClosedRange<Double>) -> ClosedRange<Double> {
      settings.domain(around: extent, standsOnZero: false)
    }
    let soft = YAxisSettings(softLowest: 0, softHighest: 100)
    #expect(domain(soft, 40...60) == 0...100)
    #expect(domain(soft, -20...160) == -20...160)
    #expect(domain(YAxisSettings(highest: 50, softHighest: 100, includesZero: false), 40...45) == 40...50)
  }

  @Test func labelsHaveTheDecimalsThatAreAskedFor() {
    let ticks = YAxisTicks(
      YAxisSettings(unit: MetricUnit(.plain(suffix: "")), decimals: 2), domain: 0...10, height: 100, symbols: .plain)
    #expect(ticks.ticks.map(\.label).contains("5.00"))
    #expect(ticks.label(1.23456, unit: nil) == "1.23")
  }
}
