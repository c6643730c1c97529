import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Graphs

/// 113 lines of 65 points under a window that moves.
@MainActor
struct PanTests {
  /// Keeps the window outside, where a test can move it.
  @Observable final class Outside {
    var window = MadeUp.start + 600...MadeUp.start + 3000
  }

  struct Lines: View {
    let series: [Series]
    @Bindable var outside: Outside

    var body: some View {
      Graph(window: $outside.window) {
        ForEach(series.indices, id: \.self) { Line(id: $0, points: series[$0]) }
        YAxis(lowest: 0, highest: 100)
      }
      .legend(.hidden)
    }
  }

  /// 113 · 65 = 7,345 points, of which a view draws up to 8,192: one for all lines.
  @Test func aPanRunsTheLinesOnceAndTheAxesOnce() throws {
    let outside = Outside()
    let series = MadeUp.series(count: 113, length: 65)
    let host = try TestHost(size: CGSize(width: 1600, height: 500)) { Lines(series: series, outside: outside) }
    host.resetCounts()
    outside.window = MadeUp.start + 610...MadeUp.start + 3010
    host.update()
    #expect(host.bodies(of: LayerView.self) == 1)
    // Each line is drawn, in every band of the target that it meets.
    #expect(host.window.lastStatistics.outlines >= 113)
    #expect(host.bodies(of: AxesView.self) == 1)
    #expect(host.bodies(of: PlotView.self) == 1)
    // Nothing was reduced again.
    #expect(host.bodies(of: Lines.self) == 0)
    #expect(host.bodies(of: Graph<TupleGraphContent<ForEach<Range<Int>, Int, Line>, YAxis>>.self) == 0)
  }

  @Test func aMovingPointerRunsNoLine() throws {
    let outside = Outside()
    let series = MadeUp.series(count: 113, length: 65)
    let host = try TestHost(size: CGSize(width: 1600, height: 500)) { Lines(series: series, outside: outside) }
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 700, y: 200))))
    host.update()
    host.resetCounts()
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 800, y: 220))))
    host.update()
    #expect(host.bodies(of: PointerView.self) == 1)
    // One canvas draws line, dots and tooltip.
    #expect(host.bodies(of: CrosshairView.self) == 1)
    #expect(host.bodies(of: LayerView.self) == 0)
    #expect(host.bodies(of: AxesView.self) == 0)
  }

  @Test func aMovingPointerDrawsNoLineAgain() throws {
    let outside = Outside()
    let series = MadeUp.series(count: 113, length: 65)
    let host = try TestHost(size: CGSize(width: 1600, height: 500)) { Lines(series: series, outside: outside) }
    for x in [600.0, 700, 800, 900, 1000] {
      host.send(.pointerMoved(PointerEvent(location: CGPoint(x: x, y: 200))))
      let statistics = host.window.lastStatistics
      if x < 800 { continue }
      // From the third move on the layers are a picture: what is traced are the dots and the tooltip's marks.
      #expect(statistics.pictures == 1 && statistics.picturesDrawn == 0)
      #expect(statistics.outlines < 113)
    }
  }
}
