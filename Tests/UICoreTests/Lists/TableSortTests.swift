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

  private struct ComparedPlanets<Sort: SortComparator>: View where Sort.Compared == Planet {
    let comparator: Sort
    @State var order: [Sort] = []

    var body: some View {
      Table([3, 1, 2].map { Planet(id: $0) }.sorted(using: order), sortOrder: $order) {
        TableColumn("ID", sortUsing: comparator) { Box($0.id, 10, 10) }
      }
    }
  }

  /// A press sorts by a comparator of ids, another one the other way round.
  private func pressesSort<Sort: SortComparator>(_ comparator: Sort) where Sort.Compared == Planet {
    let window = BoxWindow(400, 200) { ComparedPlanets(comparator: comparator) }
    #expect(window.column(below: 10) == [3, 1, 2])
    window.press(50, 14)
    #expect(window.column(below: 10) == [1, 2, 3])
    window.press(50, 14)
    #expect(window.column(below: 10) == [3, 2, 1])
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
    pressesSort(ByID())
  }

  @Test func descriptorsSort() {
    pressesSort(SortDescriptor(\Planet.id))
  }

  /// Rows that are objects name only the key path, as columns of key path comparators do.
  @Test func descriptorsOfObjectsAreMadeFromKeyPaths() {
    struct Moons: View {
      @State var order: [SortDescriptor<Moon>] = []
      let moons = [Moon(1, "Moon 10", mass: 2), Moon(2, "Moon 9", mass: 3), Moon(3, "Moon 8", mass: 1)]
      var body: some View {
        Table(moons.sorted(using: order), sortOrder: $order) {
          TableColumn("Mass", value: \.mass) { Box($0.id, 10, 10) }
          TableColumn("Name", value: \.name)
        }
      }
    }
    // Columns of (400 - 16 - 32) / 2 = 176: the second begins at 200.
    let window = BoxWindow(400, 200) { Moons() }
    #expect(window.column(below: 10) == [1, 2, 3])
    window.press(50, 14)
    #expect(window.column(below: 10) == [3, 1, 2])
    // Letter by letter, Moon 10 comes before Moon 8 and that before Moon 9.
    window.press(300, 14)
    #expect(window.column(below: 10) == [1, 3, 2])
    window.press(300, 14)
    #expect(window.column(below: 10) == [2, 3, 1])
  }

  /// Foundation's own descriptors tell a new order and do not follow it.
  @Test func everyKindOfDescriptorTurnsRound() {
    struct Star { var name: String, other: String?, mass: Double, count: Int? }
    let stars = [
      Star(name: "a", other: nil, mass: 3, count: nil), Star(name: "b", other: "x", mass: 1, count: 5),
      Star(name: "c", other: "y", mass: 2, count: 4),
    ]
    let descriptors = [
      SortDescriptor(\Star.name), SortDescriptor(\Star.name, comparator: .lexical, order: .reverse),
      SortDescriptor(\Star.other), SortDescriptor(\Star.mass), SortDescriptor(\Star.count),
    ]
    for descriptor in descriptors {
      let names = stars.sorted(using: descriptor).map(\.name)
      let turned = TableSorting.pressed(descriptor, in: [descriptor])
      #expect(turned.map(\.order) == [descriptor.order == .forward ? .reverse : .forward])
      #expect(stars.sorted(using: turned).map(\.name) == names.reversed())
      #expect(stars.sorted(using: TableSorting.pressed(descriptor, in: turned)).map(\.name) == names)
    }
  }

  private final class Moon: NSObject, Identifiable {
    let id: Int
    let name: String
    let mass: Int

    init(_ id: Int, _ name: String, mass: Int) { (self.id, self.name, self.mass) = (id, name, mass) }
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
