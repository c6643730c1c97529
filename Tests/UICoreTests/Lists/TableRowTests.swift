import Foundation
import Geometry
import Testing

@testable import UICore

private struct Friend: Identifiable, Equatable { let id: Int }

private struct Dog: Identifiable {
  let id: Int
  var name: String
  var bestFriend: Friend
}

/// A box that is called as the first value that its place has had.
private struct First: View {
  @State private var first: Int
  init(_ id: Int) { _first = State(initialValue: id) }
  var body: some View { Box(first, 10, 10) }
}

@MainActor private final class Model {
  var change: ((inout [Dog]) -> Void) -> Void = { _ in }
}

private struct Node: Identifiable {
  let id: Int
  var children: [Node]?
}

@MainActor @Suite struct TableRowTests {
  private struct Dogs: View {
    @State var dogs = [
      Dog(id: 1, name: "Rex", bestFriend: Friend(id: 10)), Dog(id: 2, name: "Ada", bestFriend: Friend(id: 20)),
    ]
    @State var selection: Int?
    let model: Model
    let log: Log

    var body: some View {
      let _ = log.entries.append("\(selection ?? 0)")
      let _ = model.change = { $0(&dogs) }
      Table(of: Friend.self, selection: $selection) {
        TableColumn("Friend") { First($0.id) }
      } rows: {
        ForEach(dogs) { TableRow($0.bestFriend) }
      }
    }
  }

  @Test func aRowIsThatOfItsOwnValue() {
    let (model, log) = (Model(), Log())
    let window = BoxWindow(200, 100) { Dogs(model: model, log: log) }
    #expect(window.column(below: 100) == [10, 20])
    window.press(50, 40)
    #expect(log.take().last == "10")
    // Sorted by name, the state follows the friends, and the selection names the same one.
    model.change { $0.sort { $0.name < $1.name } }
    #expect(window.column(below: 100) == [20, 10])
    #expect(log.take() == ["10"])
    window.press(50, 40)
    #expect(log.take().last == "20")
    // Another friend is another row, though the dog is the same.
    model.change { $0[0].bestFriend = Friend(id: 30) }
    #expect(window.column(below: 100) == [30, 10])
    window.press(50, 40)
    #expect(log.take().last == "30")
  }

  @Test func rowsCanBeComposed() {
    struct Shown: View {
      let isOpen: Bool
      var body: some View {
        Table(of: Planet.self) {
          TableColumn("Name") { Box($0.id, 10, 10) }
        } rows: {
          TableRow(Planet(id: 1))
          if isOpen { TableRow(Planet(id: 2)) }
          Group {
            TableRow(Planet(id: 3))
            TableRow(Planet(id: 4))
          }
          if isOpen { TableRow(Planet(id: 5)) } else { TableRow(Planet(id: 6)) }
          ForEach([Planet(id: 7), Planet(id: 8)])
        }
      }
    }
    #expect(BoxWindow(200, 300) { Shown(isOpen: true) }.column(below: 100) == [1, 2, 3, 4, 5, 7, 8])
    #expect(BoxWindow(200, 300) { Shown(isOpen: false) }.column(below: 100) == [1, 3, 4, 6, 7, 8])
  }

  @Test func sectionsHaveHeadersAmongTheRows() {
    let window = BoxWindow(200, 300) {
      Table(of: Planet.self) {
        TableColumn("Name") { Box($0.id, 10, 10) }
      } rows: {
        Section {
          TableRow(Planet(id: 1))
        } header: {
          Box(50, 30, 10)
        }
        Section {
          ForEach([Planet(id: 2), Planet(id: 3)])
        } header: {
          Box(51, 30, 20)
        }
      }
    }
    // Headers as high as rows, or 4 more than their content above and below.
    #expect(window[50] == CGRect(x: 16, y: 28 + 7, width: 30, height: 10))
    #expect(window[1].minY == CGFloat(28 + 24 + 7))
    #expect(window[51].minY == CGFloat(28 + 48 + 4))
    #expect(window[2].minY == CGFloat(28 + 48 + 28 + 7))
  }

  @Test func aDisclosureRowShowsAndHidesWhatIsBelowIt() {
    let window = BoxWindow(200, 300) {
      Table(of: Planet.self) {
        TableColumn("Name") { Box($0.id, 10, 10) }
      } rows: {
        DisclosureTableRow(Planet(id: 1)) {
          TableRow(Planet(id: 2))
          DisclosureTableRow(Planet(id: 3)) { TableRow(Planet(id: 4)) }
        }
        TableRow(Planet(id: 5))
      }
    }
    // All rows leave 16 for a triangle.
    #expect(window.column(below: 10) == [1, 5])
    #expect(window[1].minX == CGFloat(16 + 16))
    #expect(window[5].minX == CGFloat(16 + 16))
    window.press(24, 40)
    #expect(window.column(below: 10) == [1, 2, 3, 5])
    #expect(window[2].minX == CGFloat(16 + 32))
    window.press(40, 28 + 48 + 12)
    #expect(window.column(below: 10) == [1, 2, 3, 4, 5])
    #expect(window[4].minX == CGFloat(16 + 48))
    window.press(24, 40)
    #expect(window.column(below: 10) == [1, 5])
  }

  @Test func aBindingDisclosesARow() {
    struct Shown: View {
      @State var isExpanded = true
      let log: Log
      var body: some View {
        let _ = log.entries.append("\(isExpanded)")
        Table(of: Planet.self) {
          TableColumn("Name") { Box($0.id, 10, 10) }
        } rows: {
          DisclosureTableRow(Planet(id: 1), isExpanded: $isExpanded) { TableRow(Planet(id: 2)) }
        }
      }
    }
    let log = Log()
    let window = BoxWindow(200, 300) { Shown(log: log) }
    #expect(window.column(below: 10) == [1, 2])
    window.press(24, 40)
    #expect(window.column(below: 10) == [1])
    #expect(log.take() == ["true", "false"])
  }

  @Test func treesOpenNodeByNode() {
    let log = Log()
    let window = BoxWindow(200, 28 + 96) {
      Table(
        [
          Node(id: 1, children: [Node(id: 2, children: [Node(id: 3)]), Node(id: 4)]),
          Node(id: 5, children: (100..<10_000).map { Node(id: $0) }),
        ], children: \.children
      ) {
        TableColumn("Name") { node in
          let _ = log.entries.append("\(node.id)")
          Box(node.id, 10, 10)
        }
      }
    }
    #expect(window.column(below: 10) == [1, 5])
    window.press(24, 40)
    #expect(window.column(below: 10) == [1, 2, 4, 5])
    #expect(window[2].minX == CGFloat(16 + 32))
    window.press(24, 40)
    _ = log.take()
    // Of ten thousand that come, two are in sight.
    window.press(24, 28 + 36)
    #expect(window.column(below: 10_000) == [1, 5, 100, 101])
    #expect(Set(log.take()).isSubset(of: ["1", "5", "100", "101"]))
  }
}
