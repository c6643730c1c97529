import Foundation
import Observation
import SwiftUI
import Testing
import UITestSupport

import enum UICore.InputEvent

/// Lists that edit the collection that they show, and rows that cannot be selected.
@MainActor struct EditActionsTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @MainActor @Observable final class Model {
    var items = (0..<5).map { Item(id: $0, name: "item \($0)") }
    var selection: Set<Int> = []
    var one: Int?
  }

  private func key(_ host: TestHost, _ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    host.send(.keyUp(key, modifiers: modifiers))
  }

  private func host(_ model: Model, _ actions: EditActions<[Item]>) throws -> TestHost {
    try TestHost(size: CGSize(width: 200, height: 300)) {
      List(Bindable(model).items, editActions: actions, selection: Bindable(model).selection) { $item in
        Text(item.name).deleteDisabled(item.id == 3)
      }
    }
  }

  @Test func rowsAreDeletedByAKey() throws {
    let model = Model()
    let host = try host(model, .delete)
    host.staticTexts["item 1"]?.click()
    #expect(model.selection == [1])
    key(host, .delete)
    #expect(model.items.map(\.id) == [0, 2, 3, 4] && host.staticTexts["item 1"] == nil)
    // A row that may not be deleted stays.
    host.staticTexts["item 3"]?.click()
    key(host, .delete)
    #expect(model.items.map(\.id) == [0, 2, 3, 4])
  }

  @Test func onlyWhatIsNamedIsDone() throws {
    let model = Model()
    let host = try host(model, .move)
    host.staticTexts["item 1"]?.click()
    key(host, .delete)
    #expect(model.items.count == 5)
    // 28 points a row: dragged down by two.
    let row = try #require(host.staticTexts["item 1"]).frame
    host.drag(from: CGPoint(x: row.midX, y: row.midY), to: CGPoint(x: row.midX, y: row.midY + 58), steps: 8)
    host.advance(by: 1)
    #expect(model.items.map(\.id) == [0, 2, 3, 1, 4])
  }

  @Test func aRowWritesItsElement() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) {
      List {
        ForEach(Bindable(model).items, editActions: .all) { $item in
          Button("rename \(item.id)") { item.name = "new" }
        }
      }
    }
    host.buttons["rename 2"]?.click()
    #expect(model.items.map(\.name) == ["item 0", "item 1", "new", "item 3", "item 4"])
  }

  @Test func elementsAreNamedByAKeyPath() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) {
      List(Bindable(model).items, id: \.name, editActions: .delete) { $item in Text(item.name) }
    }
    #expect(host.staticTexts["item 4"] != nil)
  }

  @Test func anEmptyCollectionAndOneThatIsFilledLater() throws {
    let model = Model()
    let items = model.items
    model.items = []
    let host = try host(model, .all)
    model.items = items
    host.update()
    host.staticTexts["item 0"]?.click()
    key(host, .delete)
    #expect(model.items.map(\.id) == [1, 2, 3, 4])
  }

  // MARK: Selection

  @Test func aRowThatCannotBeSelectedIsPassedOver() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) {
      List(model.items, selection: Bindable(model).selection) { item in
        Text(item.name).selectionDisabled(item.id == 1)
      }
    }
    host.staticTexts["item 1"]?.click()
    #expect(model.selection.isEmpty)
    host.staticTexts["item 0"]?.click()
    #expect(model.selection == [0])
    key(host, .downArrow)
    #expect(model.selection == [2])
    key(host, .character("a"), .control)
    #expect(model.selection == [0, 2, 3, 4])
    host.staticTexts["item 0"]?.click()
    // The first letter finds the next row that may be selected; no such row has the whole name.
    host.type("item 1")
    #expect(model.selection == [2])
  }

  @Test func rowsOfFixedContentToo() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) {
      List(selection: Bindable(model).one) {
        Text("a").tag(1)
        Text("b").tag(2).selectionDisabled()
      }
    }
    host.staticTexts["b"]?.click()
    #expect(model.one == nil)
    host.staticTexts["a"]?.click()
    #expect(model.one == 1)
  }

  @Test func rowsOfATableToo() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 400, height: 300)) {
      Table(of: Item.self, selection: Bindable(model).selection) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(model.items) { TableRow($0).selectionDisabled($0.id == 1) }
      }
    }
    host.staticTexts["item 1"]?.click()
    #expect(model.selection.isEmpty)
    host.staticTexts["item 2"]?.click()
    #expect(model.selection == [2])
  }
}
