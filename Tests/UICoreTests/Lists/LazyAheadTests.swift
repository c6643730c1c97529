import Foundation
import Geometry
import Testing

@testable import UICore

/// A box that notes when its body runs.
private struct Row: View {
  let id: Int
  let log: Log
  var size = CGSize(width: 20, height: 20)
  var body: some View {
    let _ = log.entries.append("\(id)")
    Box(id, size.width, size.height)
  }
}

private struct Rows: View {
  @State private var ids = Array(0..<1000)
  let log: Log
  var height: @MainActor (Int) -> CGFloat = { _ in 20 }
  var expose: (Binding<[Int]>) -> Void = { _ in }
  var body: some View {
    let _ = expose($ids)
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(ids, id: \.self) { Row(id: $0, log: log, size: CGSize(width: 20, height: height($0))) }
      }
    }
  }
}

/// Rows that are made between frames, before they come into sight. All are 20 points high in a viewport of 100 where a test
/// says nothing else, so that five show.
@MainActor struct LazyAheadTests {
  let log = Log()

  /// What is made until nothing is left to make, one line at a time.
  private func ahead(_ window: BoxWindow) -> [String] {
    var made: [String] = []
    for _ in 0..<100 {
      guard window.host.makeRowsAhead() else { return made }
      made += log.take()
    }
    Issue.record("there is always a row to make")
    return made
  }

  private func shown(_ window: BoxWindow, _ height: CGFloat = 100) -> [Int: CGRect] {
    let frames = window.boxes().filter { $0.frame.maxY > 0 && $0.frame.minY < height }
    return Dictionary(uniqueKeysWithValues: frames.map { ($0.name, $0.frame) })
  }

  @Test func nothingIsMadeBeforeAMovement() {
    let window = BoxWindow(100, 100) { Rows(log: log) }
    _ = window.boxes()
    _ = log.take()
    #expect(ahead(window) == [])
  }

  @Test func theNextRowComesWithoutABody() {
    let window = BoxWindow(100, 100) { Rows(log: log) }
    _ = window.boxes()
    window.scroll(down: 20)
    _ = window.boxes()
    _ = log.take()
    let before = shown(window)
    #expect(ahead(window) == ["6"])
    #expect(shown(window) == before)
    window.scroll(down: 20)
    _ = window.boxes()
    #expect(log.take() == [])
    #expect(window[6] == CGRect(x: 40, y: 80, width: 20, height: 20))
    #expect(ahead(window) == ["7"])
  }

  @Test func asManyAsOneMoreMovementShows() {
    let window = BoxWindow(100, 100) { Rows(log: log) }
    _ = window.boxes()
    window.scroll(down: 60)
    _ = window.boxes()
    _ = log.take()
    // 3 to 7 show; another 60 points would show 8 to 10.
    #expect(window.host.makeRowsAhead())
    #expect(log.take() == ["8"])
    #expect(ahead(window) == ["9", "10"])
    window.scroll(down: 60)
    _ = window.boxes()
    #expect(log.take() == [])
    // Slower: the next alone.
    window.scroll(down: 1)
    _ = window.boxes()
    #expect(log.take() == ["11"])
    #expect(ahead(window) == ["12"])
  }

  @Test func theOtherWay() {
    let window = BoxWindow(100, 100) { Rows(log: log) }
    _ = window.boxes()
    window.scroll(down: 1000)
    _ = window.boxes()
    window.scroll(down: -40)
    _ = window.boxes()
    _ = log.take()
    // 48 to 52 show.
    #expect(ahead(window) == ["47", "46"])
    window.scroll(down: -40)
    _ = window.boxes()
    #expect(log.take() == [])
    #expect(window[46].minY == 0)
  }

  @Test func aJumpSaysNothingOfWhatComesNext() {
    let window = BoxWindow(100, 100) { Rows(log: log) }
    _ = window.boxes()
    window.scroll(down: 20)
    _ = window.boxes()
    window.scroll(down: 5000)
    _ = window.boxes()
    _ = log.take()
    #expect(ahead(window) == [])
  }

  @Test func nothingIsBeyondTheEnds() {
    let window = BoxWindow(100, 100) { Rows(log: log) }
    _ = window.boxes()
    window.scroll(down: 1e6)
    _ = window.boxes()
    window.scroll(down: -30)
    window.scroll(down: 30)
    _ = window.boxes()
    _ = log.take()
    #expect(ahead(window) == [])
  }

  @Test func whatIsAheadIsLetGoWhenTheViewTurnsOrJumps() {
    let window = BoxWindow(100, 100) { Rows(log: log) }
    _ = window.boxes()
    window.scroll(down: 80)
    _ = window.boxes()
    _ = ahead(window)
    // 4 to 8 show, 9 to 12 are ahead.
    #expect(Set(window.boxes().map(\.name)).isSuperset(of: 9...12))
    window.scroll(down: -80)
    #expect(window.boxes().map(\.name).max()! <= 6)
    window.scroll(down: 80)
    _ = window.boxes()
    _ = ahead(window)
    window.scroll(down: 4000)
    #expect(window.boxes().map(\.name) == Array(204...208))
    window.host.checkInvariants()
  }

  @Test func otherContentForgetsWhatWasAhead() {
    var ids: Binding<[Int]>?
    let window = BoxWindow(100, 100) { Rows(log: log, expose: { ids = $0 }) }
    _ = window.boxes()
    window.scroll(down: 60)
    _ = window.boxes()
    _ = ahead(window)
    let before = shown(window)
    ids?.wrappedValue.insert(contentsOf: 5000..<5010, at: 0)
    #expect(shown(window) == before)
    ids?.wrappedValue.removeAll { $0 >= 8 && $0 < 5000 }
    #expect(shown(window).keys.max()! <= 7)
    #expect(ahead(window) == [])
    ids?.wrappedValue = []
    _ = window.boxes()
    #expect(ahead(window) == [])
  }

  /// Rows above that turn out higher than they were taken to be grow upwards, and what shows stays.
  @Test func rowsAboveMoveNothing() {
    let window = BoxWindow(100, 100) { Rows(log: log, height: { $0 % 2 == 0 ? 20 : 50 }) }
    _ = window.boxes()
    window.scroll(down: 3000)
    _ = window.boxes()
    window.scroll(down: -30)
    _ = window.boxes()
    let before = shown(window)
    _ = log.take()
    #expect(!ahead(window).isEmpty)
    #expect(shown(window) == before)
  }

  @Test func mirroredColumnsOfAGrid() {
    let window = BoxWindow(100, 60, direction: .rightToLeft) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          ForEach(0..<300) { Row(id: $0, log: log) }
        }
      }
    }
    _ = window.boxes()
    #expect(log.take() == (0..<15).map(String.init))
    window.host.send(
      .scroll(
        location: CGPoint(x: 50, y: 30), delta: CGVector(dx: 20, dy: 0), isPrecise: true, modifiers: []))
    _ = window.boxes()
    #expect(log.take() == ["15", "16", "17"])
    #expect(window[15].minX == 0)
    // A line is a column of three.
    #expect(window.host.makeRowsAhead())
    #expect(log.take() == ["18", "19", "20"])
    #expect(window[18].maxX == 0)
    #expect(ahead(window) == [])
  }

  @Test func onlyTheListThatMovedAndNoneThatIsGone() {
    struct Two: View {
      let log: Log
      let expose: (Binding<Bool>) -> Void
      @State private var hasFirst = true
      var body: some View {
        let _ = expose($hasFirst)
        VStack(spacing: 0) {
          if hasFirst { rows(0) }
          rows(1000)
        }
      }
      func rows(_ first: Int) -> some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(first..<first + 100, id: \.self) { Row(id: $0, log: log) } }
        }
      }
    }
    var hasFirst: Binding<Bool>?
    let window = BoxWindow(100, 100) { Two(log: log) { hasFirst = $0 } }
    _ = window.boxes()
    window.host.send(
      .scroll(
        location: CGPoint(x: 50, y: 20), delta: CGVector(dx: 0, dy: -20), isPrecise: true, modifiers: []))
    _ = window.boxes()
    _ = log.take()
    // 50 points show parts of 1 to 3.
    #expect(ahead(window) == ["4"])
    hasFirst?.wrappedValue = false
    _ = window.boxes()
    _ = log.take()
    #expect(ahead(window) == [])
    window.host.checkInvariants()
  }

  /// What was read and written in a row that was made ahead is what it has when it shows.
  @Test func aRowAheadIsTheRowThatShows() {
    struct Counting: View {
      let id: Int
      let log: Log
      @State private var count = 0
      var body: some View {
        Box(id, 20, 20)
          .onAppear {
            count += 1
            log.entries.append("\(id) appeared \(count)")
          }
          .onDisappear { log.entries.append("\(id) left") }
      }
    }
    let window = BoxWindow(100, 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Counting(id: $0, log: log) } } }
    }
    _ = window.boxes()
    window.scroll(down: 20)
    _ = window.boxes()
    _ = log.take()
    #expect(ahead(window) == ["6 appeared 1"])
    window.scroll(down: 20)
    _ = window.boxes()
    #expect(log.take() == [])
    window.scroll(down: 1000)
    _ = window.boxes()
    #expect(log.take().filter { $0.hasPrefix("6 ") } == ["6 left"])
  }

  /// Whether rows are made ahead or not, what shows is the same.
  @Test(arguments: 1...6) func whatShowsIsTheSame(seed: UInt64) {
    var random = SystemlessGenerator(seed: seed)
    let heights = (0..<1000).map { _ in CGFloat(Int.random(in: 5...60, using: &random)) }
    let windows = (0..<2).map { _ in BoxWindow(100, 100) { Rows(log: log, height: { heights[$0] }) } }
    for window in windows { _ = window.boxes() }
    for step in 0..<120 {
      let way = CGFloat(Int.random(in: -60...90, using: &random))
      for window in windows {
        window.scroll(down: way)
        _ = window.boxes()
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) { _ = windows[1].host.makeRowsAhead() }
      #expect(shown(windows[0]) == shown(windows[1]), "seed \(seed), step \(step)")
    }
  }
}
