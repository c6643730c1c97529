import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

@MainActor struct ListDeleteTests {
  private struct Screen: View {
    @State var items = Array(0..<10)
    @State var others = Array(100..<103)
    @State var selection: Set<Int> = []
    let chosen: Chosen<Int>
    let log: Log

    var body: some View {
      let _ = chosen.set = selection
      List(selection: $selection) {
        ForEach(items, id: \.self) { item in Box(item, 50, 20).deleteDisabled(item == 4) }
          .onDelete { offsets in
            log.entries.append("\(Array(offsets))")
            items.remove(atOffsets: offsets)
          }
        ForEach(others, id: \.self) { Box($0, 50, 20) }
      }
    }
  }

  @Test func theDeleteKeyRemovesTheSelectedRows() throws {
    let (chosen, log) = (Chosen<Int>(), Log())
    let host = try TestHost(size: CGSize(width: 200, height: 400)) { Screen(chosen: chosen, log: log) }
    host.click(100, 28 * 2 + 14)
    host.press(.downArrow, .shift)
    host.press(.delete)
    #expect(log.take() == ["[2, 3]"])
    // What comes in their place is selected; it cannot be deleted.
    #expect(chosen.set == [4])
    host.press(.deleteForward)
    #expect(log.take() == [])
    host.press(.downArrow)
    host.press(.delete)
    // 0, 1, 4, 5: the offset is that of the data as they are.
    #expect(log.take() == ["[3]"])
    #expect(chosen.set == [6])
    // Rows of another `ForEach` without the action stay, and so do those of a list in which none is selected.
    host.press(.end)
    #expect(chosen.set == [102])
    host.press(.delete)
    #expect(log.take() == [])
  }

  @Test func theLastRowLeavesTheOneBeforeIt() throws {
    struct Two: View {
      @State var items = [1, 2]
      @State var selection: Int?
      let chosen: Chosen<Int>
      var body: some View {
        let _ = chosen.one = selection
        List(selection: $selection) {
          ForEach(items, id: \.self) { Box($0, 50, 20) }.onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let chosen = Chosen<Int>()
    let host = try TestHost { Two(chosen: chosen) }
    host.press(.tab)
    host.press(.end)
    host.press(.delete)
    #expect(chosen.one == 1)
    host.press(.delete)
    #expect(!host.frameDump().contains("rectangles"))
  }

  @Test func manyRowsGoInOnePass() throws {
    struct Many: View {
      @State var items = Array(0..<50_000)
      @State var selection: Set<Int> = []
      let log: Log
      var body: some View {
        List(selection: $selection) {
          ForEach(items, id: \.self) { item in
            let _ = log.entries.append("row")
            Box(item % 100, 50, 20)
          }
          .onDelete { offsets in items.remove(atOffsets: offsets) }
        }
      }
    }
    let log = Log()
    let host = try TestHost { Many(log: log) }
    host.press(.tab)
    host.press(.home)
    host.press(.character("a"), .control)
    _ = log.take()
    host.press(.delete)
    #expect(!host.frameDump().contains("rectangles"))
    // None of them is made for it.
    #expect(log.take().count < 10)
  }
}
