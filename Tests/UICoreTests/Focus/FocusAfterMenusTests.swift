import SwiftUI
import Testing
import UICore
import UITestSupport

/// What the program focuses while a menu, an alert or a sheet is open.
@MainActor @Suite struct FocusAfterMenusTests {
  private final class Log { var entries: [String] = [] }

  private struct Fields: View {
    enum Field: Hashable { case a, b, row }
    @FocusState private var field: Field?
    @State private var a = ""
    @State private var b = ""
    @State private var isRenaming = false
    @State private var asks = false
    @State private var isOpen = false
    let log: Log

    var body: some View {
      VStack {
        VStack {
          TextField("a", text: $a)
          Text("under a").contextMenu { Button("clear") { a = "" } }
        }
        .focused($field, equals: .a)
        TextField("b", text: $b).focused($field, equals: .b)
        Menu("menu") {
          Button("item a") { field = .a }
          Button("item none") { field = nil }
          Button("item") {}
        }
        Button("alert") { asks = true }.alert("Title", isPresented: $asks) { Button("alert a") { field = .a } }
        Button("sheet") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            TextField("inner", text: $b)
            Button("choose a") { field = .a }
            Button("close") { isOpen = false }
          }
        List {
          if isRenaming { TextField("row", text: $a).focused($field, equals: .row) }
          Text("name").contextMenu {
            Button("Rename") {
              isRenaming = true
              field = .row
            }
          }
        }
      }
      .onChange(of: field) { _, new in log.entries.append(new.map { "\($0)" } ?? "nil") }
    }
  }

  private let log = Log()
  private let host: TestHost
  private var focused: [String] { host.textFields.filter(\.isFocused).map(\.label) }

  init() throws {
    let log = log
    host = try TestHost(size: CGSize(width: 300, height: 500)) { Fields(log: log) }
    host.textFields["b"]?.click()
  }

  private func click(_ labels: String...) {
    for label in labels {
      host.allElements[label]?.click()
      host.advance(by: 1)
    }
  }

  private func openMenu(of label: String) throws {
    let frame = try #require(host.allElements[label]?.frame)
    let pointer = PointerEvent(location: CGPoint(x: frame.midX, y: frame.midY), button: .secondary)
    host.send(.pointerMoved(pointer))
    host.send(.pointerDown(pointer))
    host.send(.pointerUp(pointer))
    host.advance(by: 1)
  }

  @Test func anItemOfAMenuMovesIt() {
    click("menu", "item a")
    #expect(focused == ["a"])
    #expect(log.entries == ["b", "a"])
  }

  @Test func anItemOfAMenuTakesItAway() {
    click("menu", "item none")
    #expect(focused == [])
    #expect(log.entries == ["b", "nil"])
  }

  @Test func aMenuThatDoesNothingIsNotNoticed() throws {
    click("menu", "item")
    #expect(focused == ["b"])
    try openMenu(of: "under a")
    click("clear")
    #expect(focused == ["b"])
    #expect(log.entries == ["b"])
  }

  @Test func aButtonOfAnAlertMovesIt() {
    click("alert", "alert a")
    #expect(focused == ["a"])
    #expect(log.entries == ["b", "nil", "a"])
  }

  @Test func aRowThatAMenuRenamesHasIt() throws {
    try openMenu(of: "name")
    click("Rename")
    #expect(focused == ["row"])
    host.type("x")
    #expect(host.textFields["row"]?.value == "x")
  }

  @Test func underASheetItWaits() {
    click("sheet", "choose a")
    #expect(focused == ["inner"])
    host.type("x")
    #expect(host.textFields["inner"]?.value == "x")
    click("close")
    #expect(focused == ["a"])
    #expect(log.entries == ["b", "nil", "a"])
  }
}
