import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// What a click in the legend runs.
@MainActor
struct LegendTests {
  struct Lines: View {
    let series: [Series]
    var body: some View {
      Graph { ForEach(series.indices, id: \.self) { Line("line \($0)", points: series[$0]) } }
    }
  }

  /// Three lines; only the last reaches beyond 100.
  private var series: [Series] {
    [40.0, 90, 400].map { Series(start: MadeUp.start, step: 60, y: [0, $0, $0 / 2]) }
  }

  @Test func aToggleThatChangesNoExtentRunsNoOtherLine() throws {
    let host = try TestHost(size: CGSize(width: 600, height: 300)) { Lines(series: series) }
    host.resetCounts()
    // The legend's first entry.
    host.click(30, 292)
    host.update()
    #expect(host.bodies(of: PlotView.self) == 1)
    #expect(host.bodies(of: LayerView.self) == 0)
    #expect(host.bodies(of: AxesView.self) == 0)
  }

  @Test func aDoubleClickShowsALineAloneAndAnotherShowsAll() throws {
    let host = try TestHost(size: CGSize(width: 600, height: 300)) { Lines(series: series) }
    let all = host.snapshot().pixels
    host.resetCounts()
    host.click(30, 292, count: 2)
    host.update()
    // Two clicks: off, on and alone at once.
    #expect(host.bodies(of: PlotView.self) == 2)
    #expect(host.snapshot().pixels != all)
    host.advance(by: 1)
    host.click(30, 292, count: 2)
    host.update()
    #expect(host.snapshot().pixels == all)
  }

  @Test func aToggleThatChangesTheExtentRunsTheOthers() throws {
    let host = try TestHost(size: CGSize(width: 600, height: 300)) { Lines(series: series) }
    host.resetCounts()
    // Its third: without it the axis ends at 100 instead of 400.
    host.click(150, 292)
    host.update()
    #expect(host.bodies(of: LayerView.self) == 2)
    #expect(host.bodies(of: AxesView.self) == 1)
  }
}
