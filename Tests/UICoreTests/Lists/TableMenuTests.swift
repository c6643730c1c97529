import Foundation
import Observation
import SwiftUI
import Testing
import UITestSupport

import struct UICore.PointerEvent

/// The menu of a table's header.
@MainActor struct TableMenuTests {
  struct Row: Identifiable {
    let id: Int
    var name: String { "name \(id)" }
    var kind: String { "kind \(id)" }
  }

  @MainActor @Observable final class Model {
    var columns = TableColumnCustomization<Row>()
  }

  private func host(_ model: Model) throws -> TestHost {
    try TestHost(size: CGSize(width: 500, height: 300)) {
      Table([Row(id: 1)], columnCustomization: Bindable(model).columns) {
        TableColumn("Name") { Text($0.name) }.customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("Kind") { Text($0.kind) }.customizationID("kind")
        TableColumn("Size") { Text("size \($0.id)") }.customizationID("size").defaultVisibility(.hidden)
        TableColumn("Other") { Text("other \($0.id)") }
      }
    }
  }

  private func openMenu(_ host: TestHost) {
    let pointer = PointerEvent(location: CGPoint(x: 40, y: 10), button: .secondary)
    host.send(.pointerDown(pointer))
    host.send(.pointerUp(pointer))
    host.advance(by: 1)
  }

  @Test func theHeadersMenuShowsAndHidesColumns() throws {
    let model = Model()
    let host = try host(model)
    openMenu(host)
    // Columns that a customization knows and that may be hidden, with marks at those that show.
    #expect(host.toggles.map(\.label) == ["Kind", "Size"] || host.buttons.map(\.label) == ["Kind", "Size"])
    host.allElements.first { $0.label == "Kind" && $0.frame.minY > 10 }?.click()
    host.advance(by: 1)
    #expect(model.columns[visibility: "kind"] == .hidden && host.staticTexts["kind 1"] == nil)
    openMenu(host)
    host.allElements.first { $0.label == "Size" }?.click()
    host.advance(by: 1)
    #expect(model.columns[visibility: "size"] == .visible && host.staticTexts["size 1"] != nil)
    openMenu(host)
    host.allElements.first { $0.label == "Kind" }?.click()
    host.advance(by: 1)
    #expect(model.columns[visibility: "kind"] == .visible && host.staticTexts["kind 1"] != nil)
  }

  @Test func aTableWithoutACustomizationHasNoMenu() throws {
    let host = try TestHost(size: CGSize(width: 500, height: 300)) {
      Table([Row(id: 1)]) { TableColumn("Name") { Text($0.name) } }
    }
    let before = host.elementDump
    openMenu(host)
    #expect(host.elementDump == before)
  }
}
