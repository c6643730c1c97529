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
  private func series(count: Int = 3) -> [Series] {
    [40.0, 90, 400].map { most in
      Series(start: MadeUp.start, step: 60, y: (0..<count).map { [0, most, most / 2][$0 % 3] })
    }
  }

  /// Short lines share a view, which draws the other two again. Of more than 8,192 points each has its own.
  @Test(arguments: [(points: 3, runs: 1), (points: 9000, runs: 0)])
  func aToggleThatChangesNoExtentRunsNoOtherLongLine(points: Int, runs: Int) throws {
    let series = series(count: points)
    let host = try TestHost(size: CGSize(width: 600, height: 300)) { Lines(series: series) }
    host.resetCounts()
    // The legend's first entry.
    host.click(30, 292)
    host.update()
    #expect(host.bodies(of: PlotView.self) == 1)
    #expect(host.bodies(of: LayerView.self) == runs)
    #expect(host.bodies(of: AxesView.self) == 0)
  }

  @Test func aDoubleClickShowsALineAloneAndAnotherShowsAll() throws {
    let series = series()
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

  @Test(arguments: [(points: 3, runs: 1), (points: 9000, runs: 2)])
  func aToggleThatChangesTheExtentRunsTheOthers(points: Int, runs: Int) throws {
    let series = series(count: points)
    let host = try TestHost(size: CGSize(width: 600, height: 300)) { Lines(series: series) }
    host.resetCounts()
    // Its third: without it the axis ends at 100 instead of 400.
    host.click(150, 292)
    host.update()
    #expect(host.bodies(of: LayerView.self) == runs)
    #expect(host.bodies(of: AxesView.self) == 1)
  }
}
