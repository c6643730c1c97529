import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

@MainActor final class Chosen<Value: Hashable> {
  var set: Set<Value> = []
  var one: Value?
}

private struct Many: View {
  @State var selection: Set<Int> = []
  let count: Int
  let chosen: Chosen<Int>

  var body: some View {
    let _ = chosen.set = selection
    List(0..<count, id: \.self, selection: $selection) { Text("Row \($0)") }
  }
}

private struct One: View {
  @State var selection: Int?
  let count: Int
  let chosen: Chosen<Int>

  var body: some View {
    let _ = chosen.one = selection
    List(0..<count, id: \.self, selection: $selection) { Box($0, 50, 20) }
  }
}

/// Rows are 28 points high.
@MainActor struct ListKeyboardTests {
  private func host(_ count: Int, _ chosen: Chosen<Int>) throws -> TestHost {
    try TestHost(size: CGSize(width: 200, height: 280)) { Many(count: count, chosen: chosen) }
  }

  private func click(_ host: TestHost, row: Int, _ modifiers: EventModifiers = []) {
    let pointer = PointerEvent(location: CGPoint(x: 100, y: 28 * CGFloat(row) + 14), modifiers: modifiers)
    host.send(.pointerDown(pointer))
    host.send(.pointerUp(pointer))
  }

  @Test func clicksSelectTogglesAndRanges() throws {
    let chosen = Chosen<Int>()
    let host = try host(100, chosen)
    click(host, row: 3)
    #expect(chosen.set == [3])
    click(host, row: 6, .shift)
    #expect(chosen.set == [3, 4, 5, 6])
    click(host, row: 1, .shift)
    #expect(chosen.set == [1, 2, 3])
    click(host, row: 8, .control)
    #expect(chosen.set == [1, 2, 3, 8])
    click(host, row: 2, .control)
    #expect(chosen.set == [1, 3, 8])
    click(host, row: 5)
    #expect(chosen.set == [5])
  }

  @Test func draggingSelectsWhatItPasses() throws {
    let chosen = Chosen<Int>()
    let host = try host(100, chosen)
    host.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 130))
    #expect(chosen.set == [1, 2, 3, 4])
    // Below the list it scrolls on.
    host.send(.pointerDown(PointerEvent(location: CGPoint(x: 100, y: 270))))
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 100, y: 300))))
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 100, y: 300))))
    #expect(chosen.set.contains(9) && chosen.set.contains(10) && !chosen.set.contains(4))
    host.send(.pointerUp(PointerEvent(location: CGPoint(x: 100, y: 300))))
  }

  @Test func arrowsMoveAndShiftExtends() throws {
    let chosen = Chosen<Int>()
    let host = try host(100, chosen)
    host.press(.tab)
    #expect(chosen.set == [])
    host.press(.downArrow)
    #expect(chosen.set == [0])
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(chosen.set == [2])
    host.press(.downArrow, .shift)
    host.press(.downArrow, .shift)
    #expect(chosen.set == [2, 3, 4])
    host.press(.upArrow, .shift)
    host.press(.upArrow, .shift)
    host.press(.upArrow, .shift)
    #expect(chosen.set == [1, 2])
    host.press(.upArrow)
    #expect(chosen.set == [0])
    host.press(.upArrow)
    #expect(chosen.set == [0])
    host.press(.end)
    #expect(chosen.set == [99])
    host.press(.home, .shift)
    #expect(chosen.set.count == 100)
    host.press(.character("a"), .control)
    #expect(chosen.set.count == 100)
    // From row 0 a page of ten rows, less the row itself.
    host.press(.home)
    host.press(.pageDown)
    #expect(chosen.set == [9])
    host.press(.pageDown)
    #expect(chosen.set == [18])
    host.press(.pageUp)
    #expect(chosen.set == [9])
  }

  @Test func whatTheKeyboardSelectsIsInSight() throws {
    let chosen = Chosen<Int>()
    let host = try TestHost(size: CGSize(width: 200, height: 280)) { One(count: 1_000_000, chosen: chosen) }
    host.press(.tab)
    host.press(.end)
    #expect(chosen.one == 999_999)
    // The last row ends where the list does: 280 - 28 + 4.
    #expect(host.frameDump().contains("rectangles #ff000000 (16.0, 256.0) 50.0×20.0"))
    host.press(.home)
    #expect(chosen.one == 0)
    #expect(host.frameDump().contains("rectangles #ff000000 (16.0, 4.0) 50.0×20.0"))
    for _ in 0..<10 { host.press(.downArrow) }
    #expect(chosen.one == 10)
    #expect(host.frameDump().contains("rectangles #ff000000 (16.0, 256.0) 50.0×20.0"))
  }

  @Test func typingFindsRows() throws {
    struct Names: View {
      @State var selection: String?
      let chosen: Chosen<String>
      var body: some View {
        let _ = chosen.one = selection
        List(selection: $selection) {
          ForEach(["Ada", "Béla", "Bert", "Carl"] + (0..<100).map { "Row \($0)" }, id: \.self) { Text($0) }
        }
      }
    }
    let chosen = Chosen<String>()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) { Names(chosen: chosen) }
    host.press(.tab)
    host.type("b")
    #expect(chosen.one == "Béla")
    host.type("er")
    #expect(chosen.one == "Bert")
    host.advance(by: 1.5)
    host.type("c")
    #expect(chosen.one == "Carl")
    host.advance(by: 1.5)
    // Far out of sight, where no row is made.
    host.type("row 88")
    #expect(chosen.one == "Row 88")
    host.advance(by: 1.5)
    // The same letter goes on, and around.
    host.type("b")
    host.type("b")
    #expect(chosen.one == "Bert")
    host.type("b")
    #expect(chosen.one == "Béla")
    host.advance(by: 1.5)
    host.type("xyz")
    #expect(chosen.one == "Béla")
  }

  @Test func headersArePassedOver() throws {
    struct Sections: View {
      @State var selection: Int?
      let chosen: Chosen<Int>
      var body: some View {
        let _ = chosen.one = selection
        List(selection: $selection) {
          Section("A") { ForEach(0..<2) { Text("\($0)").tag($0) } }
          Section("B") { ForEach(10..<12) { Text("\($0)").tag($0) } }
          Text("none")
          Text("last").tag(20)
        }
      }
    }
    let chosen = Chosen<Int>()
    let host = try TestHost(size: CGSize(width: 200, height: 400)) { Sections(chosen: chosen) }
    host.press(.tab)
    var seen: [Int] = []
    for _ in 0..<6 {
      host.press(.downArrow)
      seen.append(chosen.one ?? -1)
    }
    #expect(seen == [0, 1, 10, 11, 20, 20])
    host.press(.home)
    #expect(chosen.one == 0)
  }

  @Test func thePlaceFollowsItsRow() throws {
    struct Growing: View {
      @State var selection: Int?
      @State var ids = Array(0..<50)
      let chosen: Chosen<Int>
      var body: some View {
        let _ = chosen.one = selection
        List(ids, id: \.self, selection: $selection) { Box($0, 50, 20) }
          .onKeyPress("i") {
            ids.insert(contentsOf: 1000..<1100, at: 0)
            return .handled
          }
      }
    }
    let chosen = Chosen<Int>()
    let host = try TestHost(size: CGSize(width: 200, height: 280)) { Growing(chosen: chosen) }
    host.press(.tab)
    for _ in 0..<4 { host.press(.downArrow) }
    #expect(chosen.one == 3)
    host.press(.character("i"))
    host.press(.downArrow)
    #expect(chosen.one == 4)
    host.press(.upArrow)
    host.press(.upArrow)
    #expect(chosen.one == 2)
  }

  @Test func aSelectionRunsNoRow() throws {
    struct Row: View {
      let number: Int
      var body: some View { Text("\(number)") }
    }
    struct Screen: View {
      @State var selection: Int?
      var body: some View { List(0..<100, id: \.self, selection: $selection) { Row(number: $0) } }
    }
    let host = try TestHost(size: CGSize(width: 200, height: 280)) { Screen() }
    host.press(.tab)
    host.resetCounts()
    host.press(.downArrow)
    host.press(.downArrow)
    host.click(100, 100)
    #expect(host.bodies(of: Row.self) == 0)
  }

  @Test func aListIsOneStopOfTheTabKey() throws {
    struct Screen: View {
      @State var selection: Int?
      @FocusState var field: Int?
      var body: some View {
        VStack(spacing: 0) {
          Box(201, 50, 20).focusable()
          List(0..<100, id: \.self, selection: $selection) { number in Box(number, 50, 20).focusable() }
          Box(202, 50, 20).focusable()
        }
      }
    }
    let host = try TestHost(size: CGSize(width: 200, height: 280)) { Screen() }
    func hasRing() -> Bool { host.frameDump().contains("stroke") }
    // The first box, the list, the second box: none of the hundred rows. And around to the first again.
    var stops: [Bool] = []
    for _ in 0..<4 {
      host.press(.tab)
      #expect(hasRing())
      host.press(.downArrow)
      // Only the list has taken the arrow: a row is marked in the ring's place.
      stops.append(hasRing())
    }
    #expect(stops == [true, false, true, true])
    host.press(.tab)
    #expect(!hasRing())
  }

  /// A click shows where the keyboard is by itself.
  @Test func aListThatIsClickedHasNoRing() throws {
    struct Screen: View {
      @State var selection: Set<Int> = []
      var body: some View {
        List(selection: $selection) {
          Box(1, 50, 20).tag(1)
          Box(2, 50, 20).selectionDisabled()
        }
      }
    }
    let host = try TestHost(size: CGSize(width: 200, height: 280)) { Screen() }
    host.click(100, 250)
    #expect(!host.frameDump().contains("stroke"))
    host.press(.downArrow)
    host.press(.upArrow)
    #expect(!host.frameDump().contains("stroke"))
  }
}
