import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// What assistive programs are told of a graph, which is its summary.
@MainActor struct DescriptionTests {
  @MainActor @Observable fileprivate final class Shown {
    var window = 0.0...5
  }

  private struct Page: View {
    let shown: Shown
    @ViewBuilder var body: some View { graph.frame(width: 400, height: 200) }

    var graph: Graph<some GraphContent> {
      Graph(window: Bindable(shown).window) {
        Line("a", points: Series(start: 0, step: 1, y: [9, 1, 2, 3, 1, -7]))
        Line("b", points: Series(start: 0, step: 1, y: [1, 2, 3, 4, 5, 6]))
        Threshold(y: 4, "SLO")
      }
    }
  }

  @Test func aGraphIsAnElementWithAPartForEachSeries() throws {
    let shown = Shown()
    let page = Page(shown: shown)
    let host = try TestHost(size: CGSize(width: 400, height: 200)) { page }
    func check() throws {
      let summary = page.graph.summary()
      let graph = try #require(host.allElements[summary.headline])
      #expect(graph.value == summary.notes.joined(separator: " "))
      #expect(graph.children.map(\.label) == summary.series.map(\.text))
      // Its axes and marks are part of it.
      #expect(!host.staticTexts.contains { $0.label == "2" || $0.label == "SLO" })
    }
    try check()
    shown.window = 1...4
    host.update()
    try check()
    #expect(host.allElements.contains { $0.label.hasPrefix("a: 4 values") })
    // The legend's entries are still there to be pressed.
    #expect(host.buttons["a"] != nil || host.allElements["a"] != nil)
  }
}
