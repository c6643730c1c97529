import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

@MainActor
struct MinorTickTests {
  private func graph(hasMarks: Bool) -> Graph<some GraphContent> {
    let series = Series(start: MadeUp.start, step: 60, y: (0...120).map { Double($0) })
    return Graph {
      Line("a", points: series)
      TimeAxis(timeZone: TimeZone(identifier: "UTC"), minorTicks: hasMarks)
      YAxis(lowest: 0, highest: 120, minorTicks: hasMarks)
    }
  }

  private func axes(hasMarks: Bool) -> AxesPicture {
    let environment = PlotEnvironment(
      displayScale: 2, symbols: .plain, time: TimeTicks(timeZone: TimeZone(identifier: "UTC")!))
    let plan = GraphPlan(graph(hasMarks: hasMarks).content, palette: .standard)
    let size = CGSize(width: 600, height: 300)
    return PlotLayout(
      plan, window: MadeUp.start...MadeUp.start + 7200, hidden: [], size: size, environment: environment
    ).axes
  }

  @Test func marksStandBetweenLabels() throws {
    let axes = axes(hasMarks: true)
    let width = axes.plot.width
    // Two hours with labels every half hour: marks every ten minutes.
    #expect(axes.x.marks.count == 5)
    let parts = axes.x.minors.map { ($0 / width * 12).rounded(.toNearestOrEven) }
    #expect(parts == [1, 2, 4, 5, 7, 8, 10, 11])
    // 0…120 in steps of 20: fours are no steps, fives are.
    let minors = axes.y[.leading]?.minors ?? []
    #expect(minors.prefix(4) == [5, 10, 15, 25])
    #expect(minors.count == 18)
  }

  @Test func thereAreNoneUnlessAskedFor() throws {
    let axes = axes(hasMarks: false)
    #expect(axes.x.minors.isEmpty)
    #expect(axes.y[.leading]?.minors.isEmpty == true)
  }

  @Test func theyAreDrawn() throws {
    func rectangles(hasMarks: Bool) throws -> [CGRect] {
      let host = try TestHost(size: CGSize(width: 600, height: 300), scale: 2) { graph(hasMarks: hasMarks) }
      if hasMarks { try host.report("minor-ticks") }
      return host.labels.filter { $0.kind.hasPrefix("rectangles") }.map(\.bounds)
    }
    // Without them there are the lines of the grid alone, which end where the plot does.
    #expect(try rectangles(hasMarks: false).allSatisfy { $0.maxY <= 278 && $0.minX >= 31 })
    // Below the plot, as high as the longer marks, and beside it.
    let marks = try rectangles(hasMarks: true)
    #expect(marks.reduce(CGRect.null) { $0.union($1) }.maxY == 282.5)
    #expect(marks.contains { $0.minX < 31 && $0.height > 250 })
  }

  @Test func marksThatWouldTouchAreLeftOut() {
    let metrics = AxisMetrics()
    #expect(metrics.marks(minors: [10, 30], majors: [0, 20, 40]).count == 5)
    #expect(metrics.marks(minors: [3, 6, 9], majors: [0, 12]).map(\.place) == [0, 12])
  }
}
