import Foundation
import Geometry
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Modifiers of a table's rows that are views' elsewhere.
@MainActor struct TableRowModifierTests {
  private struct Person: Identifiable {
    let id: String
  }

  private struct Screen: View {
    let people = ["Ann", "Bob"].map(Person.init)
    @State private var log = ""
    var body: some View {
      VStack {
        Table(of: Person.self) {
          TableColumn("Name") { Text($0.id) }
          TableColumn("Length") { Text("\($0.id.count)") }
        } rows: {
          ForEach(people) { person in
            TableRow(person)
              .contextMenu { Button("Call \(person.id)") { log += "called \(person.id) " } }
              .onHover { log += "\(person.id) \($0 ? "in" : "out") " }
          }
        }
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  @Test func aRowHasItsMenuAndHearsOfThePointer() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 300)) { Screen() }
    let frame = try #require(host.staticTexts["Bob"]).frame
    // Between the cells.
    let point = CGPoint(x: frame.maxX + 20, y: frame.midY)
    host.send(.pointerMoved(PointerEvent(location: point)))
    #expect(host.staticTexts["log"]?.label == "Bob in ")
    let press = PointerEvent(location: point, button: .secondary)
    host.send(.pointerDown(press))
    host.send(.pointerUp(press))
    host.advance(by: 1)
    #expect(host.buttons["Call Ann"] == nil)
    try #require(host.buttons["Call Bob"]).click()
    host.advance(by: 1)
    #expect(host.staticTexts["log"]?.label.contains("called Bob ") == true)
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 20, y: 290))))
    #expect(host.staticTexts["log"]?.label.contains("Bob out ") == true)
  }
}
