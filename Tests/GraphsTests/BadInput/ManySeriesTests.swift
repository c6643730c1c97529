import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Graphs

/// Ten thousand series in one graph: slow, not endless; the legend makes what is in sight.
@MainActor
struct ManySeriesTests {
  @Test(arguments: [GraphLegend.automatic, .table(.average)]) func lines(legend: GraphLegend) throws {
    let series = MadeUp.series(count: 10, length: 20)
    let graphs = try BadGraphs {
      Graph { ForEach(0..<10_000, id: \.self) { Line("series \($0)", points: series[$0 % 10]) } }.legend(legend)
    }
    try graphs.write("many-series")
    #expect(graphs.neighbour > 50)
    #expect(graphs.host.bodies(of: LegendEntry.self) < 200)
    graphs.host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 300, y: 100))))
    #expect(graphs.neighbour > 50)
  }

  @Test func aStack() throws {
    let series = MadeUp.series(count: 10, length: 20)
    let graphs = try BadGraphs {
      Graph { Stack { ForEach(0..<1000, id: \.self) { Area("series \($0)", points: series[$0 % 10]) } } }
        .legend(.hidden)
    }
    #expect(graphs.drawn > 100 && graphs.neighbour > 50)
  }
}
