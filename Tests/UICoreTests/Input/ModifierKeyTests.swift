import Foundation
import Geometry
import SwiftUI
import Testing
import UICore
import UITestSupport

/// What views hear of modifier keys that are pressed alone.
@MainActor struct ModifierKeyTests {
  @MainActor private final class Log { var entries: [String] = [] }

  private struct Screen: View {
    let log: Log
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown {
          Text("keys")
            .onModifierKeysChanged(mask: [.shift, .option]) { log.entries.append("\($0.rawValue)>\($1.rawValue)") }
            .onModifierKeysChanged(mask: .command, initial: false) { _, new in
              log.entries.append(new == .command ? "command" : "none")
            }
        }
        Button("hide") { isShown = false }
      }
    }
  }

  @Test func theyHearOfThoseOfTheirMask() throws {
    let log = Log()
    let host = try TestHost { Screen(log: log) }
    #expect(log.entries == ["0>0"])
    log.entries = []
    host.send(.modifiersChanged(.shift))
    host.send(.modifiersChanged([.shift, .option]))
    host.send(.modifiersChanged([.option, .capsLock]))
    host.send(.modifiersChanged([.option]))
    #expect(log.entries == ["0>2", "2>10", "10>8"])
    log.entries = []
    // On Linux the Control key acts as Command.
    host.send(.modifiersChanged(.control))
    #expect(log.entries.sorted() == ["8>0", "command"])
    log.entries = []
    // A window without the keyboard is told of no release.
    host.send(.focusLost)
    #expect(log.entries == ["none"])
    try #require(host.buttons["hide"]).click()
    log.entries = []
    host.send(.modifiersChanged(.shift))
    #expect(log.entries.isEmpty)
  }

  private struct Alternate: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text(log).accessibilityIdentifier("log")
        Button("Forward") { log += "forward " }
          .modifierKeyAlternate(.option) { Button("To page…") { log += "page " } }
        Menu("Open") {
          Button("Copy") { log += "copied " }
            .modifierKeyAlternate([.option]) { Button("Copy as path") { log += "path " } }
        }
      }
    }
  }

  @Test func anotherViewStandsInWhileTheyAreHeld() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Alternate() }
    func click(_ name: String, _ modifiers: UICore.EventModifiers) throws {
      let frame = try #require(host.buttons[name]).frame
      let pointer = PointerEvent(location: CGPoint(x: frame.midX, y: frame.midY), modifiers: modifiers)
      for event in [.pointerMoved(pointer), .pointerDown(pointer), .pointerUp(pointer)] as [InputEvent] {
        host.send(event)
      }
      host.advance(by: 1)
    }
    host.send(.modifiersChanged(.option))
    #expect(host.buttons["Forward"] == nil)
    try click("To page…", .option)
    host.send(.modifiersChanged([]))
    try click("Forward", [])
    try click("Open", [])
    host.send(.modifiersChanged(.option))
    host.advance(by: 1)
    #expect(host.buttons["Copy"] == nil)
    try click("Copy as path", .option)
    #expect(host.staticTexts["log"]?.label == "page forward path ")
  }
}
