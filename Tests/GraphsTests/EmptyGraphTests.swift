import SwiftUI
import Testing

@testable import Graphs

/// Graphs whose data has not come yet.
@MainActor
struct EmptyGraphTests {
  private func labels(_ window: ClosedRange<Double>, @GraphContentBuilder _ content: () -> some GraphContent)
    -> [String]
  {
    let plan = GraphPlan(content(), palette: .standard)
    let environment = PlotEnvironmentCache()
      .environment(displayScale: 1, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let layout = PlotLayout(
      plan, window: window, hidden: [], size: CGSize(width: 600, height: 200), environment: environment)
    return layout.axes.x.marks.map(\.label)
  }

  @Test func timeThatIsUnknownHasNoLabels() {
    #expect(labels(GraphPlan.emptyWindow) { TimeAxis() } == [])
    // A window of its own is known.
    #expect(!labels(MadeUp.start...MadeUp.start + 60) { TimeAxis() }.isEmpty)
    // So is the time of data at the beginning of 1970.
    #expect(
      !labels(GraphPlan.emptyWindow) {
        Line("a", points: Series(start: 0, step: 1, y: [1, 2]))
        TimeAxis()
      }.isEmpty)
  }

  /// A graph that follows the end of its data, before there are any.
  @Test func aFollowedTimeThatIsUnknownIsEmpty() {
    let graph = Graph { TimeAxis() }.following(120)
    let control = WindowControl(
      options: graph.options, model: GraphModel(), plan: GraphPlan(TimeAxis(), palette: .standard), home: nil)
    #expect(control.window == GraphPlan.emptyWindow)
  }

  @Test func numbersHaveLabels() {
    #expect(!labels(GraphPlan.emptyWindow) { XAxis() }.isEmpty)
  }
}
