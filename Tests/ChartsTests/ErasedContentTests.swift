import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// Contents whose types are not told, and series of areas.
@MainActor struct ErasedContentTests {
  @Test func anAxisOfAnyContent() throws {
    func axis(_ isShort: Bool) -> AnyAxisContent {
      isShort
        ? AnyAxisContent(erasing: AxisMarks(values: [3]))
        : AnyAxisContent(AxisMarks(values: [2, 4]) { _ in AxisValueLabel() })
    }
    func labels(_ isShort: Bool) throws -> [String] {
      let host = try TestHost(size: CGSize(width: 200, height: 100)) {
        Chart { PointMark(x: .value("X", 4), y: .value("Y", 5)) }
          .chartXAxis { axis(isShort) }.chartYAxis(.hidden).fixedLanguage()
      }
      return host.staticTexts.map(\.label)
    }
    #expect(try labels(false) == ["2", "4"])
    #expect(try labels(true) == ["3"])
  }

  @Test func areasThatRunUpwardsAreOfSeries() {
    let plan = ChartPlan {
      for name in ["a", "b"] {
        for y in [1, 2] {
          AreaMark(
            xStart: .value("X", 0), xEnd: .value("X", y), y: .value("Y", y), series: .value("S", name))
        }
      }
    }
    #expect(plan.drawing.layers.map(\.marks) == [[0, 1], [2, 3]])
    #expect(plan.drawing.looks.allSatisfy { !$0.isUpright })
  }
}
