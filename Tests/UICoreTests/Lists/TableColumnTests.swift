import Foundation
import Geometry
import Testing

@testable import UICore

@MainActor @Suite struct TableColumnTests {
  /// Where the tests read and change a table's customization.
  private final class Store: @unchecked Sendable {
    var value = TableColumnCustomization<Planet>()
    var set: (TableColumnCustomization<Planet>) -> Void = { _ in }
  }

  private struct Planets: View {
    @State var customization = TableColumnCustomization<Planet>()
    let store: Store
    let log: Log
    var isNamed = true

    var body: some View {
      let _ = store.set = { customization = $0 }
      let _ = log.entries.append("table")
      Table(
        [Planet(id: 0), Planet(id: 1)],
        columnCustomization: isNamed ? Reader(store: store).binding($customization) : nil
      ) {
        TableColumn {
          Cell(name: $0.id, log: log)
        } label: {
          Box(1000, 10, 8)
        }
        .width(min: 50, ideal: 100, max: 150).customizationID("a")
        TableColumn {
          Cell(name: 100 + $0.id, log: log)
        } label: {
          Box(1001, 10, 8)
        }
        .customizationID("b")
        TableColumn {
          Cell(name: 200 + $0.id, log: log)
        } label: {
          Box(1002, 10, 8)
        }
        .customizationID("c").disabledCustomizationBehavior(.reorder)
      }
    }
  }

  /// Tells the store what is written.
  private struct Reader {
    let store: Store
    @MainActor func binding(
      _ base: Binding<TableColumnCustomization<Planet>>
    ) -> Binding<TableColumnCustomization<Planet>> {
      Binding {
        base.wrappedValue
      } set: {
        store.value = $0
        base.wrappedValue = $0
      }
    }
  }

  private struct Cell: View {
    let name: Int
    let log: Log
    var body: some View {
      let _ = log.entries.append("cell \(name)")
      Box(name, 10, 10)
    }
  }

  private func starts(_ window: BoxWindow) -> [CGFloat] { [window[0].minX, window[100].minX, window[200].minX] }

  // 400 - 16 - 48 = 336 are 112 for each: columns begin at 8, 136 and 264, their content 8 further.

  @Test func anEdgeChangesAWidth() {
    let (store, log) = (Store(), Log())
    let window = BoxWindow(400, 200) { Planets(store: store, log: log) }
    #expect(starts(window) == [16, 144, 272])
    _ = log.take()
    window.drag(CGPoint(x: 136, y: 14), to: CGPoint(x: 156, y: 14))
    // 132 for the first, 102 for each of the others.
    #expect(starts(window) == [16, 164, 282])
    #expect(window[1001].minX == 164)
    // Only layout: no body ran, no cell's closure.
    #expect(log.take() == [])
    // No further than 150 and 50.
    window.drag(CGPoint(x: 156, y: 14), to: CGPoint(x: 300, y: 14))
    #expect(starts(window)[1] == CGFloat(16 + 150 + 16))
    window.drag(CGPoint(x: 174, y: 14), to: CGPoint(x: 20, y: 14))
    #expect(starts(window)[1] == CGFloat(16 + 50 + 16))
  }

  @Test func anEdgeLeavesTheColumnsBeforeIt() {
    for isNamed in [true, false] {
      let window = BoxWindow(400, 200) { Planets(store: Store(), log: Log(), isNamed: isNamed) }
      window.drag(CGPoint(x: 264, y: 14), to: CGPoint(x: 244, y: 14))
      #expect(starts(window) == [16, 144, 252])
      // The last one grows beyond what shows, and the table scrolls.
      window.drag(CGPoint(x: 392, y: 14), to: CGPoint(x: 399, y: 14))
      #expect(starts(window) == [16, 144, 252])
      #expect(window.scrollResponders.first?.scroll(by: CGVector(dx: -100, dy: 0)) == CGVector(dx: -7, dy: 0))
    }
  }

  @Test func aHeaderMovesItsColumn() {
    let (store, log) = (Store(), Log())
    let window = BoxWindow(400, 200) { Planets(store: store, log: log) }
    _ = window.boxes()
    _ = log.take()
    window.drag(CGPoint(x: 60, y: 14), to: CGPoint(x: 140, y: 14), isHeld: true)
    // The label is where the pointer is; the rows wait.
    #expect(window[1000].minX == CGFloat(16 + 80))
    #expect(starts(window) == [16, 144, 272])
    window.host.send(.pointerUp(PointerEvent(location: CGPoint(x: 140, y: 14))))
    #expect(starts(window) == [144, 16, 272])
    #expect(window[1000].minX == 144)
    #expect(log.take() == [])
    // Not far enough.
    window.drag(CGPoint(x: 60, y: 14), to: CGPoint(x: 90, y: 14))
    #expect(starts(window) == [144, 16, 272])
    // A column that must not move.
    window.drag(CGPoint(x: 320, y: 14), to: CGPoint(x: 20, y: 14))
    #expect(starts(window) == [144, 16, 272])
    var reset = store.value
    reset.resetOrder()
    store.set(reset)
    #expect(starts(window) == [16, 144, 272])
  }

  @Test func aCustomizationCanBeStored() throws {
    let store = Store()
    let window = BoxWindow(400, 200) { Planets(store: store, log: Log()) }
    window.drag(CGPoint(x: 136, y: 14), to: CGPoint(x: 156, y: 14))
    window.drag(CGPoint(x: 60, y: 14), to: CGPoint(x: 200, y: 14))
    // The second column, of 102, begins at 8; the first, of 132, at 8 + 118.
    let frames: [CGFloat] = [134, 16, 282]
    #expect(starts(window) == frames)
    let data = try JSONEncoder().encode(store.value)
    let restored = try JSONDecoder().decode(TableColumnCustomization<Planet>.self, from: data)
    #expect(restored == store.value)
    let other = Store()
    let next = BoxWindow(400, 200) { Planets(store: other, log: Log()) }
    _ = next.boxes()
    other.set(restored)
    #expect(starts(next) == frames)
  }

  @Test func columnsCanBeHidden() {
    let store = Store()
    let window = BoxWindow(400, 200) { Planets(store: store, log: Log()) }
    _ = window.boxes()
    var hidden = TableColumnCustomization<Planet>()
    #expect(hidden[visibility: "b"] == .automatic)
    hidden[visibility: "b"] = .hidden
    store.set(hidden)
    // 400 - 16 - 32 = 352: the first takes no more than 150, the third the other 202.
    #expect(window[100].isNull)
    #expect(window[1001].isNull)
    #expect(window[200].minX == CGFloat(8 + 166 + 8))
    hidden[visibility: "b"] = .visible
    store.set(hidden)
    #expect(starts(window) == [16, 144, 272])
  }

  @Test func aColumnThatIsHiddenByDefaultIsShownOnDemand() {
    struct Planets: View {
      @State var customization = TableColumnCustomization<Planet>()
      let store: Store
      var body: some View {
        let _ = store.set = { customization = $0 }
        Table([Planet(id: 0)], columnCustomization: $customization) {
          TableColumn("A") { Box($0.id, 10, 10) }
          TableColumn("B") { Box(100 + $0.id, 10, 10) }.defaultVisibility(.hidden).customizationID("b")
        }
      }
    }
    let store = Store()
    let window = BoxWindow(400, 200) { Planets(store: store) }
    #expect(window[100].isNull)
    var shown = TableColumnCustomization<Planet>()
    shown[visibility: "b"] = .visible
    store.set(shown)
    #expect(window[100].minX == 208)
  }

  @Test func columnsCanBeComposed() {
    final class Model { var set: ([Int], Bool) -> Void = { _, _ in } }
    struct Shown: View {
      @State var years = [1, 2]
      @State var isOpen = false
      let model: Model
      var body: some View {
        let _ =
          model.set = {
            years = $0
            isOpen = $1
          }
        Table([Planet(id: 0), Planet(id: 1)]) {
          TableColumn("Name") { Box($0.id, 10, 10) }.width(10)
          Group {
            TableColumn("Year") { (planet: Planet) in Box(100 + planet.id, 10, 10) }.width(10)
            if isOpen { TableColumn("More") { (planet: Planet) in Box(200 + planet.id, 10, 10) }.width(10) }
          }
          TableColumnForEach(years, id: \.self) { year in
            TableColumn("\(year)") { Box(1000 * year + $0.id, 10, 10) }.width(10)
          }
        }
      }
    }
    let model = Model()
    let window = BoxWindow(400, 200) { Shown(model: model) }
    // Columns are 26 apart.
    func order() -> [Int] {
      window.boxes().filter { $0.frame.minY < 52 }.sorted { $0.frame.minX < $1.frame.minX }.map(\.name)
    }
    #expect(order() == [0, 100, 1000, 2000])
    #expect(window[2000].minX == CGFloat(16 + 3 * 26))
    model.set([2, 3], true)
    #expect(order() == [0, 100, 200, 2000, 3000])
    #expect(window[2001].minX == CGFloat(16 + 3 * 26))
    model.set([1, 2], false)
    #expect(order() == [0, 100, 1000, 2000])
    model.set([], false)
    #expect(order() == [0, 100])
  }

  @Test func columnsOfTheProgramAreMadeOfOthers() {
    struct NameColumns: TableColumnContent {
      var tableColumnBody: some TableColumnContent<Planet, KeyPathComparator<Planet>> {
        TableColumn("Name", value: \Planet.name) { Box($0.id, 10, 10) }
        TableColumn("Mass", value: \Planet.mass) { Box(100 + $0.id, 10, 10) }
      }
    }
    struct Planets: View {
      @State var order: [KeyPathComparator<Planet>] = []
      var body: some View {
        Table([Planet(id: 0)], sortOrder: $order) { NameColumns().disabledCustomizationBehavior(.resize) }
      }
    }
    let window = BoxWindow(400, 200) { Planets() }
    #expect(window[100].minX == 208)
    window.drag(CGPoint(x: 200, y: 14), to: CGPoint(x: 300, y: 14))
    #expect(window[100].minX == 208)
  }

  /// As a window's storage keeps it.
  @Test func aCustomizationIsStoredWithItsWindow() throws {
    var columns = TableColumnCustomization<Planet>()
    columns[visibility: "mass"] = .hidden
    let stored = try #require(StoredForm.stored(columns))
    #expect(stored is Data)
    #expect(StoredForm.value(TableColumnCustomization<Planet>.self, from: stored) == columns)
    #expect(StoredForm.value(TableColumnCustomization<Planet>.self, from: Data([1, 2])) == nil)
    struct Columns: View {
      @SceneStorage("columns") var columns = TableColumnCustomization<Planet>()
      var body: some View {
        Table([Planet(id: 1)], columnCustomization: $columns) {
          TableColumn("Name") { Box($0.id, 10, 10) }.customizationID("name")
        }
      }
    }
    let window = BoxWindow(400, 100) { Columns() }
    #expect(!window[1].isNull)
  }
}
