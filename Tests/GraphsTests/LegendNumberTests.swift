import Graphs
import SwiftUI
import Testing
import UITestSupport

/// The figures of a legend are written as those of the axes are.
@MainActor
struct LegendNumberTests {
  @Test func figuresAreInTheEnvironmentsLocale() throws {
    let series = Series(start: MadeUp.start, step: 60, y: [1.25, 1.5, 1.75])
    let host = try TestHost(
      size: CGSize(width: 600, height: 300), environment: { $0.locale = Locale(identifier: "de_DE") }
    ) {
      Graph {
        Line("a", points: series)
        Line("b", points: series)
      }
      .legend(.table(.average))
    }
    #expect(host.staticTexts.filter { $0.label == "1,5" }.count == 2)
  }
}
