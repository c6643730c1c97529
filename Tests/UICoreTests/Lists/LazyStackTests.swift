import Foundation
import Geometry
import Testing

@testable import UICore

private struct Row: View {
  let id: Int
  let log: Log
  var height: CGFloat = 20
  var body: some View {
    let _ = log.entries.append("\(id)")
    Box(id, 50, height)
  }
}

private struct Rows: View {
  @State var ids: [Int]
  let log: Log
  var spacing: CGFloat? = 0
  var height: (Int) -> CGFloat = { _ in 20 }
  let expose: (Binding<[Int]>) -> Void
  var body: some View {
    let _ = expose($ids)
    ScrollView {
      LazyVStack(spacing: spacing) { ForEach(ids, id: \.self) { Row(id: $0, log: log, height: height($0)) } }
    }
  }
}

@MainActor struct LazyStackTests {
  let log = Log()

  @Test func onlyRowsInSightAreMade() {
    let window = BoxWindow(200, 100) { Rows(ids: Array(0..<1000), log: log) { _ in } }
    // Five rows of 20 points fill the viewport.
    #expect(window.boxes().map(\.name) == Array(0..<5))
    #expect(log.take() == (0..<5).map(String.init))
    #expect(window[3] == CGRect(x: 75, y: 60, width: 50, height: 20))
  }

  @Test func scrollingMakesTheRowsThatEnter() {
    let window = BoxWindow(200, 100) { Rows(ids: Array(0..<1000), log: log) { _ in } }
    _ = window.boxes()
    _ = log.take()
    window.scroll(down: 20)
    _ = window.boxes()
    #expect(log.take() == ["5"])
    #expect(window[5].minY == 80)
    // Within the rows that exist.
    let before = window.contentList
    window.scroll(down: -5)
    _ = window.boxes()
    #expect(log.take() == [])
    #expect(window.contentList === before)
    window.scroll(down: -15)
    _ = window.boxes()
    #expect(log.take() == [])
  }

  @Test func anyPlaceCostsItsRowsOnly() {
    let window = BoxWindow(200, 100) { Rows(ids: Array(0..<100_000), log: log) { _ in } }
    _ = window.boxes()
    _ = log.take()
    let counters = window.host.viewGraph.graph.counters
    window.scroll(down: 1_000_000)
    #expect(window.boxes().map(\.name) == Array(50_000..<50_005))
    #expect(log.take() == (50_000..<50_005).map(String.init))
    let made = window.host.viewGraph.graph.counters.created - counters.created
    #expect(made < 7 * 30)
    #expect(window.scroll(down: 10_000_000) == 999_900)
    #expect(window.boxes().map(\.name) == Array(99_995..<100_000))
    #expect(window[99_999].maxY == 100)
  }

  @Test func spacingIsEightByDefault() {
    let window = BoxWindow(200, 100) { Rows(ids: Array(0..<1000), log: log, spacing: nil) { _ in } }
    #expect(window[1].minY == 28)
    window.scroll(down: 1e6)
    #expect(window[999].maxY == 100)
  }

  /// Rows of 10 to 50 points: what shows must not move when estimates turn out wrong.
  @Test func rowsInSightStayWhenEstimatesAreCorrected() {
    let height = { (id: Int) -> CGFloat in CGFloat(10 + (id * 7) % 41) }
    let window = BoxWindow(200, 100) { Rows(ids: Array(0..<1000), log: log, height: height) { _ in } }
    _ = window.boxes()
    window.scroll(down: 10_000)
    var shown = window.boxes()
    for _ in 0..<200 {
      let before = shown
      #expect(window.scroll(down: -13) == -13)
      shown = window.boxes()
      for (name, frame) in shown {
        guard let old = before.first(where: { $0.name == name }) else { continue }
        #expect(abs(frame.minY - old.frame.minY - 13) <= 1, "row \(name)")
        #expect(frame.height == height(name))
      }
      for (a, b) in zip(shown, shown.dropFirst()) { #expect(a.frame.maxY == b.frame.minY) }
      #expect(shown.first!.frame.minY <= 0 && shown.last!.frame.maxY >= 100)
    }
    window.scroll(down: 1e9)
    // The content's length is a sum of estimates.
    #expect(abs(window[999].maxY - 100) < 1e-6)
    window.scroll(down: -1e9)
    #expect(window[0].minY == 0)
  }

  @Test func stateThatWasWrittenOutlivesBeingScrolledAway() {
    struct Counter: View {
      let id: Int
      let log: Log
      let expose: (Int, Binding<Int>) -> Void
      @State var count = 0
      var body: some View {
        let _ = log.entries.append("\(id): \(count)")
        let _ = expose(id, $count)
        Box(id, 50, 20)
      }
    }
    var bindings: [Int: Binding<Int>] = [:]
    let window = BoxWindow(200, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { Counter(id: $0, log: log) { bindings[$0] = $1 } }
        }
      }
    }
    _ = window.boxes()
    bindings[2]!.wrappedValue = 7
    _ = window.boxes()
    #expect(log.take().last == "2: 7")
    let slots = window.host.viewGraph.graph.attributeCount
    window.scroll(down: 10_000)
    _ = window.boxes()
    window.scroll(down: -10_000)
    _ = window.boxes()
    #expect(bindings[2]!.wrappedValue == 7)
    #expect(!log.take().contains("2: 0"))
    #expect(window.host.viewGraph.graph.attributeCount <= slots + 8)
  }

  @Test func rowsAddedAboveDoNotMoveWhatShows() {
    var ids: Binding<[Int]>?
    let window = BoxWindow(200, 100) { Rows(ids: Array(100..<200), log: log) { ids = $0 } }
    _ = window.boxes()
    window.scroll(down: 400)
    #expect(window[120].minY == 0)
    _ = log.take()
    ids!.wrappedValue = Array(50..<200)
    #expect(window[120].minY == 0)
    #expect(log.take() == [])
    ids!.wrappedValue = Array(110..<200)
    #expect(window[120].minY == 0)
    #expect(log.take() == [])
  }

  @Test func rowsAddedAtTheTopShowAtTheTop() {
    var ids: Binding<[Int]>?
    let window = BoxWindow(200, 100) { Rows(ids: Array(100..<200), log: log) { ids = $0 } }
    _ = window.boxes()
    _ = log.take()
    ids!.wrappedValue = Array(99..<200)
    #expect(window[99].minY == 0)
    #expect(log.take() == ["99"])
  }

  @Test func rowsThatMoveKeepTheirViews() {
    var ids: Binding<[Int]>?
    let window = BoxWindow(200, 100) { Rows(ids: Array(0..<100), log: log) { ids = $0 } }
    _ = window.boxes()
    window.scroll(down: 20)
    _ = window.boxes()
    _ = log.take()
    ids!.wrappedValue.swapAt(2, 3)
    #expect(window[3].minY == 20)
    #expect(window[2].minY == 40)
    #expect(log.take() == [])
    ids!.wrappedValue = []
    #expect(window.boxes().isEmpty)
    ids!.wrappedValue = [7]
    #expect(window[7].minY == 0)
  }

  @Test func idsThatOccurTwiceAreShownTwice() {
    let window = BoxWindow(200, 100) { Rows(ids: [1, 2, 2, 3], log: log) { _ in } }
    var messages: [String] = []
    window.host.viewGraph.diagnose = { messages.append($0) }
    #expect(window.boxes().map(\.name) == [1, 2, 2, 3])
    #expect(messages.count == 1)
  }

  @Test func proxiesReachRowsThatWereNeverMade() {
    var proxy: ScrollViewProxy?
    let height = { (id: Int) -> CGFloat in CGFloat(10 + (id * 7) % 41) }
    let window = BoxWindow(200, 100) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        Rows(ids: Array(0..<1000), log: log, height: height) { _ in }
      }
    }
    _ = window.boxes()
    proxy?.scrollTo(700, anchor: .top)
    #expect(abs(window[700].minY) <= 1)
    proxy?.scrollTo(300, anchor: .bottom)
    #expect(abs(window[300].maxY - 100) <= 1)
    proxy?.scrollTo(999)
    #expect(window[999].maxY == 100)
  }

  @Test func outsideAScrollViewEveryRowIsMade() {
    let window = BoxWindow(200, 100) {
      LazyVStack(alignment: .leading) { ForEach(0..<20) { Box($0, 50, 20) } }
    }
    #expect(window.boxes().count == 20)
    // It takes the whole width; 20 rows and 19 gaps stand around the middle.
    #expect(window[0] == CGRect(x: 0, y: (100 - 20 * 20 - 19 * 8) / 2, width: 50, height: 20))
  }

  @Test func horizontalStacksStartAtTheLeadingEdge() {
    let window = BoxWindow(100, 50, direction: .rightToLeft) {
      ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<100) { Box($0, 20, 20) } } }
    }
    #expect(window.boxes().map(\.name) == Array(0..<5))
    #expect(window[0].minX == 80)
    #expect(window[1].minX == 60)
  }

  @Test func scrolledContentAboveARowsListCountsAsItsDistance() {
    let window = BoxWindow(200, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Box(5000, 50, 60)
          LazyVStack(spacing: 0) { ForEach(0..<1000) { Box($0, 50, 20) } }
        }
      }
    }
    #expect(window.boxes().map(\.name) == [5000, 0, 1])
    window.scroll(down: 60)
    #expect(window.boxes().map(\.name) == [5000] + Array(0..<5))
  }
}
