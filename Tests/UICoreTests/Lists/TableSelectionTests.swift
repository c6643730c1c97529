import Foundation
import Geometry
import Testing

@testable import UICore

@MainActor @Suite struct TableSelectionTests {
  @Test func pressingARowSelectsIt() {
    struct Planets: View {
      @State var selection: Int?
      let log: Log
      var body: some View {
        let _ = log.entries.append("\(selection ?? -1)")
        Table([Planet(id: 5), Planet(id: 6)], selection: $selection) {
          TableColumn("Name") { Box($0.id, 10, 10) }
        }
      }
    }
    let log = Log()
    let window = BoxWindow(400, 200) { Planets(log: log) }
    _ = window.boxes()
    // At the row's far end, where nothing is drawn.
    window.press(390, 28 + 30)
    #expect(log.take() == ["-1", "6"])
    // The highlight: 8 from the edges.
    #expect(window.shapes().contains(CGRect(x: 8, y: 52, width: 384, height: 24)))
    // Below the rows, and on the header.
    window.press(100, 150)
    window.press(100, 14)
    #expect(log.take() == [])
  }

  @Test func controlAddsToASet() {
    struct Planets: View {
      @State var selection: Set<Int> = []
      let log: Log
      var body: some View {
        let _ = log.entries.append(selection.sorted().map { "\($0)" }.joined(separator: " "))
        Table([Planet(id: 5), Planet(id: 6)], selection: $selection) {
          TableColumn("Name") { Box($0.id, 10, 10) }
        }
      }
    }
    let log = Log()
    let window = BoxWindow(400, 200) { Planets(log: log) }
    window.press(100, 40)
    window.press(100, 64, modifiers: .control)
    window.press(100, 40, modifiers: .control)
    #expect(log.take() == ["", "5", "5 6", "6"])
  }
}
