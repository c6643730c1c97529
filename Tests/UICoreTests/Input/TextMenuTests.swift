import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// The menus of texts, and what the desktop pastes with the middle button.
@MainActor struct TextMenuTests {
  private struct Screen: View {
    @State var text = "some words here"
    @State var secret = "hidden"
    @State var lines = "one two\nthree"
    var fieldIsDisabled = false

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        TextField("Field", text: $text).disabled(fieldIsDisabled)
        SecureField("Secret", text: $secret)
        TextEditor(text: $lines).frame(height: 80)
        Text("read only").textSelection(.enabled)
        Text("with a menu").textSelection(.enabled).contextMenu { Button("Own") {} }
        Button("Elsewhere") {}
      }
      .textFieldStyle(.plain)
      .padding(20)
    }
  }

  private static let menu = ["Cut", "Copy", "Paste", "Delete", "Select All"]

  private func opened(_ screen: Screen = Screen()) throws -> TestHost {
    try TestHost(size: CGSize(width: 360, height: 400)) { screen }
  }

  /// - Parameter x: points from the element's leading edge.
  private func press(
    _ host: TestHost, _ element: TestElement?, x: CGFloat = 12, _ button: PointerEvent.Button = .secondary
  ) throws {
    let frame = try #require(element).frame
    let pointer = PointerEvent(
      location: CGPoint(x: frame.minX + x, y: min(frame.midY, frame.minY + 10)), button: button)
    host.send(.pointerMoved(pointer))
    host.send(.pointerDown(pointer))
    host.send(.pointerUp(pointer))
    host.advance(by: 0.5)
  }

  private func choose(_ host: TestHost, _ item: String) throws {
    try #require(host.buttons[item]).click()
    host.advance(by: 0.5)
  }

  private func items(_ host: TestHost) -> [String] { host.buttons.map(\.label).filter(Self.menu.contains) }
  private func enabled(_ host: TestHost) -> [String] {
    host.buttons.filter(\.isEnabled).map(\.label).filter(Self.menu.contains)
  }

  @Test func aFieldHasAMenuForTheWordUnderThePointer() throws {
    let host = try opened()
    try press(host, host.textFields["Field"])
    #expect(items(host) == Self.menu && enabled(host) == Self.menu)
    try choose(host, "Copy")
    #expect(host.platform.clipboard == "some")
    #expect(items(host) == [])
    // The field has the focus, with its word selected.
    host.type("Other")
    #expect(host.textFields["Field"]?.value == "Other words here")
    try press(host, host.textFields["Field"])
    try choose(host, "Cut")
    #expect(host.platform.clipboard == "Other" && host.textFields["Field"]?.value == " words here")
    host.platform.clipboard = "Few\nor many"
    try press(host, host.textFields["Field"], x: 200)
    try choose(host, "Paste")
    // Beyond the text the last word is nearest; what has several lines becomes one.
    #expect(host.textFields["Field"]?.value == " words Few or many")
    try press(host, host.textFields["Field"])
    try choose(host, "Select All")
    try press(host, host.textFields["Field"], x: 20)
    try choose(host, "Delete")
    #expect(host.textFields["Field"]?.value == "")
    #expect(host.platform.clipboard == "Few\nor many")
    // An empty field has nothing to select; what was done is undone as if it were typed.
    try press(host, host.textFields["Field"])
    #expect(enabled(host) == ["Paste"])
    host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    host.advance(by: 0.5)
    host.send(.keyDown(.character("z"), modifiers: .control, isRepeat: false))
    #expect(host.textFields["Field"]?.value == " words Few or many")
  }

  @Test func whatIsSelectedStaysUnderThePointer() throws {
    let host = try opened()
    let field = try #require(host.textFields["Field"]?.frame)
    host.drag(from: CGPoint(x: field.minX + 1, y: field.midY), to: CGPoint(x: field.maxX, y: field.midY))
    try press(host, host.textFields["Field"], x: 60)
    try choose(host, "Copy")
    #expect(host.platform.clipboard == "some words here")
  }

  @Test func secretsAreNotCopied() throws {
    let host = try opened()
    host.textFields["Secret"]?.click()
    host.send(.keyDown(.character("a"), modifiers: .control, isRepeat: false))
    try press(host, host.textFields["Secret"])
    #expect(items(host) == Self.menu)
    #expect(enabled(host) == ["Paste", "Delete", "Select All"])
    #expect(host.platform.primarySelection == nil)
    try choose(host, "Delete")
    #expect(host.textFields["Secret"]?.value == "")
  }

  @Test func aDisabledFieldHasNone() throws {
    let host = try opened(Screen(fieldIsDisabled: true))
    try press(host, host.textFields["Field"])
    #expect(items(host) == [])
    host.platform.primarySelection = "theirs"
    try press(host, host.textFields["Field"], .middle)
    #expect(host.textFields["Field"]?.value == "some words here")
  }

  @Test func textsThatAreReadCopyAndSelect() throws {
    let host = try opened()
    try press(host, host.staticTexts["read only"])
    #expect(items(host) == ["Copy", "Select All"])
    try choose(host, "Copy")
    #expect(host.platform.clipboard == "read")
    try press(host, host.staticTexts["read only"])
    try choose(host, "Select All")
    #expect(host.platform.primarySelection == "read only")
    // The menu is for all that is selected.
    try press(host, host.staticTexts["read only"])
    try choose(host, "Copy")
    #expect(host.platform.clipboard == "read only")
  }

  @Test func aMenuAroundATextComesFirstUnlessTheTextIsSelected() throws {
    let host = try opened()
    try press(host, host.staticTexts["with a menu"])
    #expect(items(host) == [] && host.buttons["Own"] != nil)
    try choose(host, "Own")
    let text = try #require(host.staticTexts["with a menu"]?.frame)
    host.click(text.minX + 8, text.midY, count: 2)
    try press(host, host.staticTexts["with a menu"], x: 8)
    #expect(items(host) == ["Copy", "Select All"] && host.buttons["Own"] == nil)
    try choose(host, "Copy")
    #expect(host.platform.clipboard == "with")
  }

  @Test func theKeyboardOpensItAtTheCaret() throws {
    let host = try opened()
    let field = try #require(host.textFields["Field"]?.frame)
    host.textFields["Field"]?.click()
    host.send(.keyDown(.home, modifiers: [], isRepeat: false))
    host.send(.keyDown(.rightArrow, modifiers: [.shift, .control], isRepeat: false))
    #expect(host.platform.primarySelection == "some")
    host.send(.keyDown(.function(10), modifiers: .shift, isRepeat: false))
    host.advance(by: 0.5)
    #expect(enabled(host) == Self.menu)
    let cut = try #require(host.buttons["Cut"]?.frame)
    #expect(cut.minY > field.minY && cut.minX < field.midX)
    // The first item has the focus; Return presses the next.
    host.send(.keyDown(.downArrow, modifiers: [], isRepeat: false))
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    host.advance(by: 0.5)
    #expect(host.platform.clipboard == "some")
    host.type("X")
    #expect(host.textFields["Field"]?.value == "X words here")
  }

  @Test func aFingerThatRestsOpensIt() throws {
    let host = try opened()
    let field = try #require(host.textFields["Field"]?.frame)
    let finger = PointerEvent(location: CGPoint(x: field.minX + 12, y: field.midY), isTouch: true)
    host.send(.pointerDown(finger))
    host.advance(by: 0.6)
    host.send(.pointerUp(finger))
    host.advance(by: 0.5)
    #expect(items(host) == Self.menu)
    try choose(host, "Copy")
    #expect(host.platform.clipboard == "some")
    // Of a text with a menu around, the menu is that.
    let text = try #require(host.staticTexts["with a menu"]?.frame)
    let second = PointerEvent(location: CGPoint(x: text.minX + 8, y: text.midY), isTouch: true)
    host.send(.pointerDown(second))
    host.advance(by: 0.6)
    host.send(.pointerUp(second))
    host.advance(by: 0.5)
    #expect(items(host) == [] && host.buttons["Own"] != nil)
  }

  @Test func theMiddleButtonPastesWhatWasSelected() throws {
    let host = try opened()
    let text = try #require(host.staticTexts["read only"]?.frame)
    host.click(text.minX + 8, text.midY, count: 2)
    #expect(host.platform.primarySelection == "read")
    try press(host, host.textFields["Field"], x: 0, .middle)
    #expect(host.textFields["Field"]?.value == "readsome words here")
    host.type("!")
    #expect(host.textFields["Field"]?.value == "read!some words here")
    // What was copied is another thing.
    #expect(host.platform.clipboard == nil)
    host.platform.primarySelection = "two\nlines"
    try press(host, host.textFields["Field"], x: 0, .middle)
    #expect(host.textFields["Field"]?.value == "two linesread!some words here")
    host.platform.primarySelection = nil
    try press(host, host.textFields["Field"], x: 0, .middle)
    #expect(host.textFields["Field"]?.value == "two linesread!some words here")
    // Elsewhere it does nothing.
    try press(host, host.buttons["Elsewhere"], .middle)
    #expect(host.textFields["Field"]?.isFocused == true)
  }

  @Test func eachOfTwoWindowsHasItsOwn() throws {
    let (one, two) = (try opened(), try opened())
    try press(one, one.textFields["Field"])
    #expect(items(one) == Self.menu && items(two) == [])
    try press(two, two.textFields["Field"])
    try choose(two, "Copy")
    #expect(items(one) == Self.menu && two.platform.clipboard == "some" && one.platform.clipboard == nil)
  }

  @Test func typingAndSelectingRunNoBody() throws {
    let host = try opened()
    host.textFields["Field"]?.click()
    host.resetCounts()
    host.send(.keyDown(.character("a"), modifiers: .control, isRepeat: false))
    host.send(.keyDown(.leftArrow, modifiers: [], isRepeat: false))
    #expect(host.bodies == [:])
  }
}
