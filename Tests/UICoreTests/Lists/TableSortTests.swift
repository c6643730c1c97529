import Foundation
import Geometry
import Testing

@testable import UICore

@MainActor @Suite struct TableSortTests {
  private struct Planets: View {
    @State var planets = [
      Planet(id: 1, name: "Mars", mass: 2), Planet(id: 2, name: "Earth", mass: 3),
      Planet(id: 3, name: "Venus", mass: 2),
    ]
    @State var order = [KeyPathComparator(\Planet.name)]
    let log: Log

    var body: some View {
      let _ = log.entries.append(
        order.map { "\($0.keyPath == \Planet.name ? "name" : "mass") \($0.order)" }.joined(separator: ", "))
      Table(planets.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Mass", value: \.mass) { Box($0.id, 10, 10) }
        TableColumn("Note") { _ in Box(100, 10, 10) }
      }
    }
  }

  @Test func aHeaderSortsAndThenReverses() {
    let log = Log()
    // Columns of (400 - 16 - 48) / 3 = 112 and 16 beside: the second begins at 136, the third at 264.
    let window = BoxWindow(400, 200) { Planets(log: log) }
    #expect(window.column(below: 10) == [2, 1, 3])
    #expect(log.take() == ["name forward"])
    window.press(50, 14)
    #expect(log.take() == ["name reverse"])
    #expect(window.column(below: 10) == [3, 1, 2])
    // The other column comes first, forward; the last order decides between equal ones.
    window.press(200, 14)
    #expect(log.take() == ["mass forward, name reverse"])
    #expect(window.column(below: 10) == [3, 1, 2])
    window.press(200, 14)
    #expect(log.take() == ["mass reverse, name reverse"])
    #expect(window.column(below: 10) == [2, 3, 1])
    // A column that does not sort.
    window.press(300, 14)
    #expect(log.take() == [])
  }

  @Test func anArrowStandsInTheColumnThatSorts() {
    let window = BoxWindow(400, 200) { Planets(log: Log()) }
    _ = window.boxes()
    // 7 wide and 4 high, at the end of the first column's content, 16 + 112; a stroke reaches one point further.
    func arrows() -> [CGRect] { window.shapes().filter { $0.height == 6 } }
    #expect(arrows() == [CGRect(x: 128 - 8, y: 11, width: 9, height: 6)])
    window.press(200, 14)
    #expect(arrows() == [CGRect(x: 128 * 2 - 8, y: 11, width: 9, height: 6)])
  }

  @Test func comparatorsOfTheProgramSort() {
    struct ByID: SortComparator {
      var order = SortOrder.forward
      func compare(_ a: Planet, _ b: Planet) -> ComparisonResult {
        let result: ComparisonResult = a.id < b.id ? .orderedAscending : a.id > b.id ? .orderedDescending : .orderedSame
        guard order == .reverse else { return result }
        return result == .orderedAscending
          ? .orderedDescending : result == .orderedDescending ? .orderedAscending : result
      }
    }
    struct Planets: View {
      @State var order: [ByID] = []
      var body: some View {
        Table([3, 1, 2].map { Planet(id: $0) }.sorted(using: order), sortOrder: $order) {
          TableColumn("ID", sortUsing: ByID()) { Box($0.id, 10, 10) }
        }
      }
    }
    let window = BoxWindow(400, 200) { Planets() }
    #expect(window.column(below: 10) == [3, 1, 2])
    window.press(50, 14)
    #expect(window.column(below: 10) == [1, 2, 3])
    window.press(50, 14)
    #expect(window.column(below: 10) == [3, 2, 1])
  }

  @Test func theRuleOfPresses() {
    let name = KeyPathComparator(\Planet.name)
    let mass = KeyPathComparator(\Planet.mass, order: .reverse)
    #expect(TableSorting.pressed(name, in: []) == [name])
    // A column whose first order is the reverse one.
    #expect(TableSorting.pressed(mass, in: [name]) == [mass, name])
    let turned = TableSorting.pressed(mass, in: [mass, name])
    #expect(turned.map(\.order) == [.forward, .forward])
    #expect(TableSorting.pressed(mass, in: turned) == [mass, name])
  }
}
