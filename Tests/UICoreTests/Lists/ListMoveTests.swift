import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

/// Rows of 28 points that the pointer carries: boxes of 20 in them, 4 from their top.
@MainActor struct ListMoveTests {
  private final class Model {
    var items = Array(0..<10)
    var log: [String] = []
    var set: Set<Int> = []
    var insert = {}
  }

  private struct Screen: View {
    let model: Model
    @State var items: [Int]
    @State var selection: Set<Int> = []
    var height: (Int) -> CGFloat = { _ in 20 }

    init(_ model: Model, height: @escaping (Int) -> CGFloat = { _ in 20 }) {
      self.model = model
      items = model.items
      self.height = height
    }

    var body: some View {
      let _ = model.items = items
      let _ = model.set = selection
      List(selection: $selection) {
        ForEach(items, id: \.self) { item in Box(item, 50, height(item)).moveDisabled(item == 7) }
          .onMove { offsets, destination in
            model.log.append("\(Array(offsets)) to \(destination)")
            items.move(fromOffsets: offsets, toOffset: destination)
          }
        ForEach(100..<103) { Box($0, 50, 20) }
      }
    }
  }

  /// The window after its first frame: before it, nothing is there to press.
  private func shown(_ window: BoxWindow) -> BoxWindow {
    _ = window.boxes()
    return window
  }

  private func down(_ window: BoxWindow, _ y: CGFloat, _ modifiers: EventModifiers = []) {
    window.host.send(.pointerDown(PointerEvent(location: CGPoint(x: 100, y: y), modifiers: modifiers)))
  }

  private func move(_ window: BoxWindow, _ y: CGFloat) {
    window.host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 100, y: y))))
    _ = window.boxes()
  }

  private func up(_ window: BoxWindow, _ y: CGFloat) {
    window.host.send(.pointerUp(PointerEvent(location: CGPoint(x: 100, y: y))))
    _ = window.boxes()
  }

  private func click(_ window: BoxWindow, _ y: CGFloat, _ modifiers: EventModifiers = []) {
    down(window, y, modifiers)
    window.host.send(.pointerUp(PointerEvent(location: CGPoint(x: 100, y: y), modifiers: modifiers)))
    _ = window.boxes()
  }

  private func tops(_ window: BoxWindow, _ names: [Int]) -> [CGFloat] {
    let boxes = Dictionary(window.boxes().map { ($0.name, $0.frame.minY) }, uniquingKeysWith: { a, _ in a })
    return names.map { boxes[$0] ?? .nan }
  }

  @Test func aGapOpensWhereTheRowWouldBeDropped() throws {
    let model = Model()
    let window = shown(BoxWindow(200, 400) { Screen(model) })
    #expect(tops(window, [0, 1, 2, 3]) == [4, 32, 60, 88])
    down(window, 28 + 14)
    // 60 further: from 28 to 88. Of the rows closed up, that at 84 has its middle at 98, behind 88.
    move(window, 28 + 14 + 60)
    #expect(tops(window, [0, 1, 2, 3, 4, 5]) == [4, 92, 32, 60, 116, 144])
    // Rows of the other `ForEach` stay.
    #expect(tops(window, [100]) == [284])
    // The carried row is drawn over the others.
    #expect(window.boxes().last?.name == 1)
    // From 28 to 77: the middle of the row at 56 is 7 before that, that of the row at 84 is 21 behind. Halfway: at 70.
    move(window, 28 + 14 + 42)
    #expect(tops(window, [1, 3]) == [74, 74])
    move(window, 28 + 14 + 60)
    up(window, 28 + 14 + 60)
    #expect(model.log == ["[1] to 4"])
    #expect(model.items == [0, 2, 3, 1, 4, 5, 6, 7, 8, 9])
    #expect(tops(window, [0, 2, 3, 1, 4]) == [4, 32, 60, 88, 116])
  }

  /// A window hears of all moves between two frames as one, and of the end of the press in the same breath.
  @Test func aPressThatIsOverBeforeTheNextFrame() throws {
    let model = Model()
    let window = shown(BoxWindow(200, 400) { Screen(model) })
    func send(_ make: (PointerEvent) -> InputEvent, _ y: CGFloat) {
      window.host.send(make(PointerEvent(location: CGPoint(x: 100, y: y))))
    }
    down(window, 28 + 14)
    move(window, 28 + 14 + 20)
    // From 28 to 88, behind the middle of the row at 84 of those closed up less than halfway: 56 + 14 is passed.
    send(InputEvent.pointerMoved, 28 + 14 + 60)
    send(InputEvent.pointerUp, 28 + 14 + 60)
    _ = window.boxes()
    #expect(model.log == ["[1] to 4"])
    // Without a frame since it began.
    send(InputEvent.pointerDown, 14)
    send(InputEvent.pointerMoved, 14 + 30)
    send(InputEvent.pointerMoved, 14 + 40)
    send(InputEvent.pointerUp, 14 + 40)
    #expect(tops(window, [0, 2, 3]) == [32, 4, 60], "nothing stays in the pointer's hand")
    #expect(model.log == ["[1] to 4", "[0] to 2"])
    // Put back by a key before it was seen.
    click(window, 14)
    send(InputEvent.pointerDown, 14)
    send(InputEvent.pointerMoved, 14 + 40)
    window.host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    send(InputEvent.pointerUp, 14 + 40)
    #expect(tops(window, [2, 0]) == [4, 32])
    #expect(model.log.count == 2)
  }

  @Test func upwardsAndToTheEnds() throws {
    let model = Model()
    let window = shown(BoxWindow(200, 400) { Screen(model) })
    down(window, 28 * 5 + 14)
    for y in stride(from: CGFloat(140), to: -60, by: -20) { move(window, y) }
    // Not beyond the first row.
    #expect(tops(window, [5, 0]) == [4, 32])
    up(window, -60)
    #expect(model.log == ["[5] to 0"])
    down(window, 14)
    move(window, 100)
    move(window, 395)
    // Not into the other `ForEach`, which begins at 280.
    #expect(tops(window, [5, 9, 100]) == [256, 228, 284])
    up(window, 395)
    #expect(model.log.last == "[0] to 10")
    #expect(model.items == [0, 1, 2, 3, 4, 6, 7, 8, 9, 5])
  }

  @Test func selectedRowsGoTogether() throws {
    let model = Model()
    let window = shown(BoxWindow(200, 400) { Screen(model) })
    click(window, 28 + 14)
    click(window, 28 * 4 + 14, .control)
    #expect(model.set == [1, 4])
    down(window, 28 * 4 + 14)
    #expect(model.set == [1, 4], "what may be carried stays selected")
    move(window, 28 * 4 + 14 + 56)
    // 4 is at 168, and 1 directly before it, at 140: those taken out, that is before the middle of 7, at 126 + 28.
    #expect(tops(window, [1, 4]) == [144, 172])
    up(window, 28 * 4 + 14 + 56)
    #expect(model.log == ["[1, 4] to 7"])
    #expect(model.items == [0, 2, 3, 5, 6, 1, 4, 7, 8, 9])
    #expect(model.set == [1, 4])
    // A click without a way selects the one row.
    click(window, 28 * 5 + 14)
    #expect(model.set == [1])
    // A row that is not selected goes alone.
    down(window, 14)
    move(window, 60)
    up(window, 60)
    #expect(model.log.last == "[0] to 3")
  }

  @Test func whatIsDroppedInItsPlaceMovesNothing() throws {
    let model = Model()
    let window = shown(BoxWindow(200, 400) { Screen(model) })
    down(window, 14)
    move(window, 40)
    move(window, 17)
    up(window, 17)
    #expect(model.log == [])
    // A row that may not be moved: the drag selects, as in other lists.
    down(window, 28 * 7 + 14)
    move(window, 28 * 8 + 14)
    up(window, 28 * 8 + 14)
    #expect(model.log == [])
    #expect(model.set == [7, 8])
    // So do rows whose `ForEach` has no action.
    down(window, 28 * 10 + 14)
    move(window, 28 * 12 + 14)
    up(window, 28 * 12 + 14)
    #expect(model.set == [100, 101, 102])
  }

  @Test func aChangeOfTheRowsEndsTheWay() throws {
    struct Growing: View {
      @State var items = [1, 2, 3, 4]
      let model: Model
      var body: some View {
        let _ = model.insert = { items.insert(9, at: 0) }
        List {
          ForEach(items, id: \.self) { Box($0, 50, 20) }
            .onMove { model.log.append("\(Array($0)) to \($1)") }
        }
      }
    }
    let model = Model()
    let window = shown(BoxWindow(200, 200) { Growing(model: model) })
    down(window, 14)
    move(window, 60)
    #expect(tops(window, [1, 2]) == [50, 4])
    model.insert()
    // The rows are where they belong, and what the pointer does further is nothing.
    #expect(tops(window, [9, 1, 2]) == [4, 32, 60])
    for y in [100, 110, 120] as [CGFloat] { move(window, y) }
    #expect(tops(window, [9, 1, 2]) == [4, 32, 60])
    up(window, 100)
    #expect(model.log == [])
  }

  @Test func aCarriedRowGoesOnOutOfSightOfItsPlace() throws {
    struct Long: View {
      let model: Model
      var body: some View {
        List {
          ForEach(0..<1000, id: \.self) { Box($0, 50, 20) }
            .onMove { model.log.append("\(Array($0)) to \($1)") }
        }
      }
    }
    let model = Model()
    let window = shown(BoxWindow(200, 280) { Long(model: model) })
    down(window, 28 + 14)
    // Below the bottom the list scrolls on with each event; the row stays with the pointer.
    for _ in 0..<60 { move(window, 290) }
    let held = window[1].minY
    #expect(held > 200 && held < 280, "1 is at \(held)")
    let above = try #require(window.boxes().filter { $0.name != 1 && $0.frame.maxY < held }.map(\.name).max())
    #expect(above > 20)
    up(window, 290)
    #expect(model.log == ["[1] to \(above + 1)"])
  }

  /// What the user sees is what the data become: rows by where their tops are drawn, just before the drop.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func theOrderOnScreenIsTheOrderOfTheData(seed: UInt64) throws {
    var random = SystemlessGenerator(seed: seed)
    let heights = (0..<103).map { _ in CGFloat(Int.random(in: 10...60, using: &random)) }
    let model = Model()
    let window = shown(BoxWindow(200, 900) { Screen(model, height: { heights[$0] }) })
    for _ in 0..<12 {
      let item = model.items.randomElement(using: &random)!
      if item == 7 { continue }
      let from = window[item].midY
      let way = CGFloat(Int.random(in: -400...400, using: &random))
      down(window, from)
      move(window, from + way / 2)
      move(window, from + way)
      let boxes = window.boxes().filter { $0.name < 100 }
      let carried = try #require(boxes.last { $0.name == item }).frame
      // Between rows that the carried one is about to pass both orders may be seen.
      let others = boxes.filter { $0.name != item }.sorted { $0.frame.minY < $1.frame.minY }
      up(window, from + way)
      let now = model.items.filter { $0 != item }
      #expect(now == others.map(\.name))
      let place = try #require(model.items.firstIndex(of: item))
      for (index, other) in others.enumerated() {
        if other.frame.maxY + 8 <= carried.minY { #expect(index < place) }
        if other.frame.minY - 8 >= carried.maxY { #expect(index >= place) }
      }
    }
  }

  @Test func escapePutsTheRowBack() throws {
    let model = Model()
    let window = shown(BoxWindow(200, 400) { Screen(model) })
    click(window, 14)
    down(window, 28 + 14)
    move(window, 28 + 14 + 60)
    #expect(tops(window, [1, 2]) == [92, 32])
    window.host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    #expect(tops(window, [1, 2]) == [32, 60])
    // The pointer goes on and carries nothing.
    move(window, 28 + 14 + 90)
    #expect(tops(window, [1, 2]) == [32, 60])
    up(window, 28 + 14 + 90)
    #expect(model.log.isEmpty)
    down(window, 28 + 14)
    move(window, 28 + 14 + 60)
    up(window, 28 + 14 + 60)
    #expect(model.log == ["[1] to 4"])
  }
}
