import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

@MainActor @Suite struct TableKeyboardTests {
  private struct Planets: View {
    @State var selection: Set<Int> = []
    @State var order = [KeyPathComparator(\Planet.mass)]
    let count: Int
    let chosen: Chosen<Int>

    var body: some View {
      let _ = chosen.set = selection
      // Names fall as masses rise.
      let rows = (0..<count).map { Planet(id: $0, name: "P\(String(format: "%04d", count - $0))", mass: $0) }
      Table(rows.sorted(using: order), selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Mass", value: \.mass) { Text("\($0.mass)") }
      }
    }
  }

  @Test func keysSelectAndShiftExtends() throws {
    let chosen = Chosen<Int>()
    let host = try TestHost(size: CGSize(width: 400, height: 268)) { Planets(count: 100, chosen: chosen) }
    host.press(.tab)
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(chosen.set == [1])
    host.press(.downArrow, .shift)
    #expect(chosen.set == [1, 2])
    host.press(.end)
    #expect(chosen.set == [99])
    // Ten rows of 24 show below the header of 28: a page is nine further.
    host.press(.home)
    host.press(.pageDown)
    #expect(chosen.set == [9])
    host.press(.character("a"), .control)
    #expect(chosen.set.count == 100)
  }

  @Test func theSelectionFollowsItsRowsThroughASort() throws {
    let chosen = Chosen<Int>()
    let host = try TestHost(size: CGSize(width: 400, height: 268)) { Planets(count: 5, chosen: chosen) }
    host.click(100, 28 + 12)
    #expect(chosen.set == [0])
    // By name the first is the last: the keyboard goes on from where the row is now.
    host.click(50, 14)
    #expect(chosen.set == [0])
    host.press(.upArrow)
    #expect(chosen.set == [1])
  }

  @Test func aRangeIsThatOfTheRowsAsTheyStand() throws {
    let chosen = Chosen<Int>()
    let host = try TestHost(size: CGSize(width: 400, height: 268)) { Planets(count: 5, chosen: chosen) }
    host.click(50, 14)
    host.click(100, 28 + 12)
    let pointer = PointerEvent(location: CGPoint(x: 100, y: 28 + 60), modifiers: .shift)
    host.send(.pointerDown(pointer))
    host.send(.pointerUp(pointer))
    // By name: 4, 3, 2, 1, 0.
    #expect(chosen.set == [4, 3, 2])
  }

  @Test func aRowStandsForItsOwnValue() throws {
    struct Friends: View {
      @State var selection: Int?
      let chosen: Chosen<Int>
      var body: some View {
        let _ = chosen.one = selection
        Table(of: Planet.self, selection: $selection) {
          TableColumn("Name") { Text($0.name) }
        } rows: {
          ForEach([Planet(id: 1, name: "a"), Planet(id: 2, name: "b")]) {
            TableRow(Planet(id: $0.id + 100, name: $0.name))
          }
        }
      }
    }
    let chosen = Chosen<Int>()
    let host = try TestHost(size: CGSize(width: 400, height: 268)) { Friends(chosen: chosen) }
    host.press(.tab)
    host.press(.downArrow)
    #expect(chosen.one == 101)
    host.press(.downArrow)
    #expect(chosen.one == 102)
    host.click(100, 28 + 12)
    #expect(chosen.one == 101)
  }

  @Test func aMillionRowsAnswerKeys() throws {
    let chosen = Chosen<Int>()
    let rows = (0..<200_000).map { Planet(id: $0, name: "P\($0)") }
    struct Long: View {
      let rows: [Planet]
      let chosen: Chosen<Int>
      @State var selection: Set<Int> = []
      var body: some View {
        let _ = chosen.set = selection
        Table(rows, selection: $selection) { TableColumn("Name", value: \.name) }
      }
    }
    let host = try TestHost(size: CGSize(width: 400, height: 268)) { Long(rows: rows, chosen: chosen) }
    host.press(.tab)
    host.press(.end)
    #expect(chosen.set == [199_999])
    #expect(host.frameDump().contains("glyphs"))
    host.press(.home, .shift)
    #expect(chosen.set.count == 200_000)
  }

  @Test func theBarReachesToTheBottomBelowTheHeader() throws {
    let rows = (0..<100).map { Planet(id: $0, name: "P\($0)") }
    let host = try TestHost(size: CGSize(width: 400, height: 268)) {
      Table(rows) { TableColumn("Name", value: \.name) }
    }
    /// The track, which shows while the pointer is near.
    func tracks() -> Int { host.frameDump().components(separatedBy: "(386.0, 28.0) 14.0×240.0").count }
    let without = tracks()
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 395, y: 260))))
    #expect(tracks() > without)
    // The header is none of the rows' bar.
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 395, y: 10))))
    host.advance(by: 3)
    #expect(tracks() == without)
  }
}
