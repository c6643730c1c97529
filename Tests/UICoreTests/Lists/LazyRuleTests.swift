import Foundation
import Geometry
import Testing

@testable import UICore

/// Single rules of lazy containers: who is found, pinned, heard of, and how wide a grid is.
@MainActor struct LazyRuleTests {
  private struct Named: View {
    let id: Int
    let log: Log
    var body: some View {
      let _ = log.entries.append("\(id)")
      Box(id, 50, 20)
    }
  }

  /// The ids are the views' own; the `ForEach` knows others.
  @Test func scrollToFindsAnIDOfARowThatWasNeverMade() {
    let log = Log()
    var proxy: ScrollViewProxy?
    let window = BoxWindow(200, 100) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1000) { Named(id: $0, log: log).id("row \($0)") } }
        }
      }
    }
    _ = window.boxes()
    _ = log.take()
    proxy?.scrollTo("row 700", anchor: .top)
    #expect(window[700].minY == 0)
    // Looking for the id runs no row.
    #expect(log.take().map { Int($0)! }.allSatisfy { (700..<706).contains($0) })
    proxy?.scrollTo("row 3", anchor: .top)
    #expect(window[3].minY == 0)
    proxy?.scrollTo("none")
    #expect(window[3].minY == 0)
  }

  @Test func scrollToFindsAnIDOfTheSecondOfTwoViews() {
    var proxy: ScrollViewProxy?
    let window = BoxWindow(200, 100) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { id in
              Box(id, 50, 20)
              Box(id + 1000, 50, 30).id("detail \(id)")
            }
          }
        }
      }
    }
    _ = window.boxes()
    proxy?.scrollTo("detail 400", anchor: .top)
    #expect(window[1400].minY == 0)
  }

  @Test func pinningCanBeTurnedOnLater() {
    struct Pinning: View {
      @State var pinned: PinnedScrollableViews = []
      let expose: (Binding<PinnedScrollableViews>) -> Void
      var body: some View {
        let _ = expose($pinned)
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            ForEach(0..<5) { section in
              Section {
                ForEach(0..<10) { Box(section * 10 + $0, 50, 20) }
              } header: {
                Box(1000 + section, 50, 20)
              }
            }
          }
        }
      }
    }
    var pinned: Binding<PinnedScrollableViews>?
    let window = BoxWindow(200, 100) { Pinning { pinned = $0 } }
    _ = window.boxes()
    window.scroll(down: 70)
    // Two lines beyond what shows are kept: the header at -70 is none of them.
    #expect(window[1000] == .null)
    pinned!.wrappedValue = [.sectionHeaders]
    #expect(window[1000].minY == 0)
    // In front of the rows that scroll under it.
    #expect(window.boxes().last?.name == 1000)
    pinned!.wrappedValue = []
    #expect(window[1000] == .null)
  }

  @Test func rowsThatLeaveSightSaySoInTheirOrder() {
    let log = Log()
    let window = BoxWindow(200, 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { id in Box(id, 50, 20).onDisappear { log.entries.append("\(id)") } }
        }
      }
    }
    _ = window.boxes()
    window.scroll(down: 5000)
    _ = window.boxes()
    #expect(log.take() == (0..<10).map(String.init))
    window.scroll(down: -5000)
    _ = window.boxes()
    #expect(log.take() == (250..<260).map(String.init))
  }

  /// Of 240 points two gaps of 8 leave 224: a fixed column of 20 and two shares of 102.
  @Test func aGridIsAsWideAsIsProposedAndItsHeadersToo() {
    let columns = [GridItem(.fixed(20), spacing: 8), GridItem(spacing: 8), GridItem()]
    let window = BoxWindow(240, 100) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          Section {
            ForEach(0..<6) { id in Color.clear.frame(height: 20).background(Box(id)) }
          } header: {
            Color.clear.frame(height: 10).background(Box(100))
          }
        }
      }
    }
    #expect(window[100] == CGRect(x: 0, y: 0, width: 240, height: 10))
    #expect(window[1] == CGRect(x: 28, y: 10, width: 102, height: 20))
    #expect(window[5] == CGRect(x: 138, y: 30, width: 102, height: 20))
  }

  /// Two columns of 50 and a gap of 8 are 108 wide: in 200 points they begin at 0, 46 or 92, and the views of columns
  /// without an alignment lie in them by the grid's.
  @Test(arguments: [(HorizontalAlignment.leading, 0.0, 0.0), (.center, 46, 10), (.trailing, 92, 20)])
  func aGridAlignsItsColumnsInItsWidth(alignment: HorizontalAlignment, start: Double, inset: Double) {
    let columns = [GridItem(.fixed(50), spacing: 8), GridItem(.fixed(50), alignment: .leading)]
    let window = BoxWindow(200, 100) {
      ScrollView {
        LazyVGrid(columns: columns, alignment: alignment, spacing: 0) { ForEach(0..<4) { Box($0, 30, 20) } }
      }
    }
    #expect(window[2] == CGRect(x: start + inset, y: 20, width: 30, height: 20))
    // The second column names an alignment of its own.
    #expect(window[3] == CGRect(x: start + 58, y: 20, width: 30, height: 20))
  }

  @Test func aHorizontalGridAlignsItsRowsInItsHeight() {
    let rows = [GridItem(.fixed(20), spacing: 10), GridItem(.fixed(20))]
    let window = BoxWindow(200, 100) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, alignment: .bottom, spacing: 0) { ForEach(0..<4) { Box($0, 30, 10) } }
      }
    }
    // 50 of 100 points, at the bottom; boxes of 10 in rows of 20, at the bottom too.
    #expect(window[0] == CGRect(x: 0, y: 60, width: 30, height: 10))
    #expect(window[3] == CGRect(x: 30, y: 90, width: 30, height: 10))
  }

  /// Rows are 90 high and the viewport 200: three show. Estimates would make five.
  @Test func theFirstFrameMakesNoRowTooMany() {
    let log = Log()
    let window = BoxWindow(200, 200) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Named(id: $0, log: log).frame(height: 90) } } }
    }
    _ = window.boxes()
    #expect(log.take() == ["0", "1", "2"])
  }

  /// Rows before what shows go, and with them the place where it stood: no other row is made on the way.
  @Test func rowsThatGoBeforeTheLastScreenMakeNoOthers() {
    struct Rows: View {
      @State var ids = Array(0..<100)
      let log: Log
      let expose: (Binding<[Int]>) -> Void
      var body: some View {
        let _ = expose($ids)
        ScrollView { LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Named(id: $0, log: log) } } }
      }
    }
    let log = Log()
    var ids: Binding<[Int]>?
    let window = BoxWindow(200, 100) { Rows(log: log) { ids = $0 } }
    _ = window.boxes()
    window.scroll(down: 1e6)
    #expect(window[99].maxY == 100)
    _ = log.take()
    ids!.wrappedValue.removeSubrange(0..<50)
    #expect(window[99].maxY == 100)
    #expect(log.take() == [])
  }
}
