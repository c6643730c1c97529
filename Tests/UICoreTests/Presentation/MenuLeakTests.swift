import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// What menus hold is let go of with their windows.
@MainActor struct MenuLeakTests {
  private final class Token: Sendable { let number = 0 }

  private struct Screen: View {
    let token: Token
    var body: some View {
      let token = token
      VStack {
        Text("Here").contextMenu { Button("Act") { _ = token } }
        Menu("More") {
          Button("Act") { _ = token }
          Menu("Further") { Button("Deep") { _ = token } }
        }
        Picker("Choice", selection: Binding(get: { token.number }, set: { _ in })) { Text("Act").tag(0) }
          .pickerStyle(.menu)
        TextEditor(
          text: Binding(get: { "\(token.number)" }, set: { _ in })
        ).accessibilityIdentifier("Editor")
      }
    }
  }

  @Test(arguments: ["Here", "More", "Further", "Choice", "Editor"]) func whatItsItemsHoldGoesWithTheWindow(
    opened: String
  ) throws {
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let host = try TestHost(size: CGSize(width: 300, height: 300)) { Screen(token: held) }
      func press(_ name: String) throws {
        let frame = try #require(host.allElements[name], "\(host.elementDump)").frame
        let pointer = PointerEvent(
          location: CGPoint(x: frame.midX, y: frame.midY), button: name == "Here" ? .secondary : .primary)
        host.send(.pointerDown(pointer))
        host.send(.pointerUp(pointer))
        host.advance(by: 0.5)
      }
      if opened == "Further" { try press("More") }
      try press(opened)
      if opened == "Editor" {
        host.send(.keyDown(.character("f"), modifiers: .control, isRepeat: false))
        host.advance(by: 0.5)
        #expect(host.buttons["Done"] != nil)
      } else {
        #expect(host.allElements[opened == "Further" ? "Deep" : "Act"] != nil || opened == "Choice")
      }
      host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
      host.advance(by: 0.5)
      host.close()
    }
    #expect((token == nil) == true)
  }
}
