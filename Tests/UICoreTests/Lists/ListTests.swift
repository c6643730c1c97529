import DisplayList
import Foundation
import Geometry
import Testing

@testable import UICore

private struct Item: Identifiable, Hashable { let id: Int }

@MainActor struct ListTests {
  @Test func rowsHaveInsetsAndALeastHeight() {
    let window = BoxWindow(200, 300) {
      List {
        Box(1, 50, 10)
        Box(2, 50, 40)
        Box(3, 50, 10)
      }
    }
    // 28 at least; 40 and 4 above and below.
    #expect(window[1] == CGRect(x: 16, y: 9, width: 50, height: 10))
    #expect(window[2] == CGRect(x: 16, y: 28 + 4, width: 50, height: 40))
    #expect(window[3] == CGRect(x: 16, y: 28 + 48 + 9, width: 50, height: 10))
  }

  @Test func rowsAreMadeAsTheyComeIntoSight() {
    let log = Log()
    let window = BoxWindow(200, 280) {
      List(0..<10_000) { id in
        let _ = log.entries.append("\(id)")
        Box(id, 50, 20)
      }
    }
    #expect(window.boxes().count == 10)
    #expect(log.take().count == 10)
    window.scroll(down: 28)
    _ = window.boxes()
    #expect(log.take() == ["10"])
  }

  @Test func sectionsSetOffHeadersAndFooters() {
    let window = BoxWindow(200, 300) {
      List {
        Section {
          Box(2, 50, 20)
        } header: {
          Box(1, 50, 20)
        } footer: {
          Box(3, 50, 20)
        }
        Section { ForEach(10..<12) { Box($0, 50, 20) } }
      }
    }
    // The header: 10 above, 4 below.
    #expect(window[1].minY == 10)
    #expect(window[2].minY == 38)
    #expect(window[3].minY == 72)  // 34 + 28 + 10
    #expect(window[10].minY == 100)  // 34 + 28 + 34 + 4
    #expect(window[11].minY == 128)
  }

  @Test func sectionsInStacksAreTheirViews() {
    let window = BoxWindow(200, 300) {
      VStack(spacing: 0) {
        Section {
          Box(2, 50, 20)
        } header: {
          Box(1, 50, 30)
        } footer: {
          Box(3, 50, 10)
        }
      }
    }
    #expect([1, 2, 3].map { window[$0].minY } == [120, 150, 170])
  }

  @Test func rowsCanSetTheirInsets() {
    let window = BoxWindow(200, 300) {
      List {
        Box(1, 50, 40).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Box(2, 50, 40).listRowInsets(EdgeInsets())
      }
    }
    #expect(window[1] == CGRect(x: 2, y: 1, width: 50, height: 40))
    #expect(window[2] == CGRect(x: 0, y: 44, width: 50, height: 40))
  }

  @Test func aLineStandsBelowEachRowUnlessHidden() {
    let window = BoxWindow(200, 300) {
      List {
        Box(1, 50, 40)
        Box(2, 50, 40).listRowSeparator(.hidden)
        Box(3, 50, 40)
      }
      .listStyle(.plain)
    }
    _ = window.boxes()
    #expect(
      window.shapes() == [
        CGRect(x: 16, y: 47, width: 184, height: 1), CGRect(x: 16, y: 143, width: 184, height: 1),
      ])
    let sidebar = BoxWindow(200, 300) { List { Box(1, 50, 40) }.listStyle(.sidebar) }
    _ = sidebar.boxes()
    #expect(sidebar.shapes() == [])
  }

  @Test func linesHaveTheirRowsColours() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let window = BoxWindow(200, 300) {
      List {
        Box(1, 50, 40).listRowSeparatorTint(red)
        Box(2, 50, 40).listRowSeparator(.visible, edges: .top).listRowSeparatorTint(blue, edges: .top)
        Box(3, 50, 40).listRowSeparator(.hidden, edges: .bottom).listRowSeparatorTint(nil)
      }
      .listStyle(.plain)
    }
    _ = window.boxes()
    #expect(window.shapes() == [47, 95, 48].map { CGRect(x: 16, y: $0, width: 184, height: 1) })
    let colors = window.colors()
    #expect(colors.count == 3)
    #expect(colors.first == RGBA(hex: 0xFF0000))
    #expect(colors.last == RGBA(hex: 0x0000FF))
  }

  @Test func pressingARowSelectsIt() throws {
    struct Picker: View {
      @State var selection: Int?
      let log: Log
      var body: some View {
        let _ = log.entries.append("\(selection ?? -1)")
        List([Item(id: 5), Item(id: 6), Item(id: 7)], selection: $selection) { Box($0.id, 50, 20) }
      }
    }
    let stage = try Stage { Picker(log: $0) }
    #expect(stage.take() == ["-1"])
    // At the row's far end, where nothing is drawn.
    stage.click(190, 40)
    #expect(stage.take() == ["6"])
    stage.click(20, 10)
    #expect(stage.take() == ["5"])
    // Below the rows.
    stage.click(20, 95)
    #expect(stage.take() == [])
  }

  @Test func tagsNameRows() throws {
    struct Picker: View {
      @State var selection: Set<String> = []
      let log: Log
      var body: some View {
        let _ = log.entries.append(selection.sorted().joined(separator: " "))
        List(selection: $selection) {
          Box(1, 50, 20).tag("one")
          Box(2, 50, 20).tag("two")
          Box(3, 50, 20)
        }
      }
    }
    let stage = try Stage { Picker(log: $0) }
    stage.click(20, 10)
    stage.click(20, 40)
    #expect(stage.take() == ["", "one", "two"])
    let press = PointerEvent(location: CGPoint(x: 20, y: 10), modifiers: .control)
    stage.host.send(.pointerDown(press))
    stage.host.send(.pointerUp(press))
    #expect(stage.take() == ["one two"])
    stage.click(20, 70)
    #expect(stage.take() == [])
  }
}

extension BoxWindow {
  /// The bounds of the shapes, in the window.
  func shapes() -> [CGRect] {
    var found: [CGRect] = []
    func visit(_ list: DisplayList, _ origin: CGPoint) {
      for item in list.items {
        switch item.content {
        case .shape: found.append(item.bounds.offsetBy(dx: origin.x, dy: origin.y))
        case .group(let group):
          visit(group.list, CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y))
        default: break
        }
      }
    }
    visit(host.displayList, .zero)
    return found
  }

  /// Their colours, in the same order.
  func colors() -> [RGBA] {
    func visit(_ list: DisplayList) -> [RGBA] {
      list.items.flatMap { item -> [RGBA] in
        switch item.content {
        case .shape(let shape): if case .color(let color) = shape.paint { [color] } else { [] }
        case .group(let group): visit(group.list)
        default: []
        }
      }
    }
    return visit(host.displayList)
  }
}

private struct WeightReader: View {
  @Environment(\.textStyle) private var style
  let log: Log
  var body: some View {
    let _ = log.entries.append(style.attributes.weight == .semibold ? "semibold" : "regular")
    Box(1, 50, 20)
  }
}

extension ListTests {
  @Test func headersAreSemibold() {
    let log = Log()
    let window = BoxWindow(200, 300) {
      List {
        Section {
          WeightReader(log: log)
        } header: {
          WeightReader(log: log)
        }
      }
    }
    _ = window.boxes()
    #expect(log.take() == ["semibold", "regular"])
  }
}
