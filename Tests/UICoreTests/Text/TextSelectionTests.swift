import DisplayList
import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Texts that people select and copy. A text of one line begins at the middle of the window less half its width.
@MainActor struct TextSelectionTests {
  private func key(_ host: TestHost, _ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    host.send(.keyUp(key, modifiers: modifiers))
  }

  private func copied(_ host: TestHost) -> String? {
    host.platform.clipboard = nil
    key(host, .character("c"), .command)
    return host.platform.clipboard
  }

  /// What is drawn behind selected text.
  private func selection(_ host: TestHost) -> [CGRect] {
    func find(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item.content {
        case .rectangles(let rects, _): rects
        case .group(let group): find(group.list)
        default: []
        }
      }
    }
    return host.window.lastFrame.map { find($0.list) } ?? []
  }

  private let size = CGSize(width: 300, height: 100)

  @Test func aDragSelectsAndControlCCopies() throws {
    let host = try TestHost(size: size) { Text("Hello, World").textSelection(.enabled) }
    let frame = try #require(host.staticTexts.first).frame
    host.drag(from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX + 20, y: frame.midY))
    #expect(selection(host).count == 1)
    #expect(abs((selection(host).first?.width ?? 0) - frame.width) < 1)
    #expect(copied(host) == "Hello, World")
    key(host, .leftArrow, [.shift, .control])
    #expect(copied(host) == "Hello, ")
    key(host, .escape)
    #expect(selection(host).isEmpty)
    #expect(copied(host) == nil)
    key(host, .character("a"), .command)
    #expect(copied(host) == "Hello, World")
  }

  @Test func twoClicksTakeAWordAndThreeAParagraph() throws {
    let host = try TestHost(size: size) {
      Text("first line\nsecond 👩‍👩‍👧 line").textSelection(.enabled)
    }
    let frame = try #require(host.staticTexts.first).frame
    host.click(frame.minX + 5, frame.minY + 5, count: 2)
    #expect(copied(host) == "first")
    host.click(frame.minX + 5, frame.maxY - 5, count: 3)
    #expect(copied(host) == "second 👩‍👩‍👧 line")
    // By words: from the second line's first word to the first line's last.
    host.click(frame.minX + 5, frame.maxY - 5)
    let start = PointerEvent(location: CGPoint(x: frame.minX + 5, y: frame.maxY - 5), clickCount: 2)
    host.send(.pointerDown(start))
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: frame.minX + 45, y: frame.minY + 5), clickCount: 2)))
    host.send(.pointerUp(start))
    #expect(copied(host) == "line\nsecond")
  }

  /// Without a word about it, with `.disabled` inside, and in a button, text stays as it is.
  @Test func onlyWhatIsEnabledIsSelected() throws {
    var presses = 0
    let host = try TestHost(size: size) {
      VStack {
        Text("plain")
        VStack {
          Text("off").textSelection(.disabled)
          Button("Press") { presses += 1 }
        }.textSelection(.enabled)
      }
    }
    for text in ["plain", "off"] {
      let frame = try #require(host.staticTexts[text]).frame
      host.click(frame.midX, frame.midY, count: 2)
      #expect(selection(host).isEmpty)
    }
    host.buttons["Press"]?.click()
    #expect(presses == 1)
    #expect(selection(host).isEmpty)
  }

  /// One text has a selection at a time; a new text starts without one.
  @Test func aSelectionGoesWithTheFocusAndTheText() throws {
    @MainActor struct Two: View {
      let model: Model
      var body: some View {
        VStack {
          Text(model.first)
          Text("second")
        }.textSelection(.enabled)
      }
    }
    let model = Model()
    let host = try TestHost(size: size) { Two(model: model) }
    func double(_ text: String) {
      let frame = host.staticTexts[text]?.frame ?? .zero
      host.click(frame.midX, frame.midY, count: 2)
    }
    double("first")
    #expect(copied(host) == "first")
    double("second")
    #expect(copied(host) == "second")
    #expect(selection(host).count == 1)
    double("first")
    model.first = "other"
    host.update()
    #expect(selection(host).isEmpty)
    #expect(copied(host) == nil)
  }
  @Observable final class Model { var first = "first" }

  /// The pointer's place is that of the text, scaled, turned around and cut.
  @Test func rightToLeftAtAnotherScale() throws {
    let host = try TestHost(size: size) {
      Text("שלום עולם").textSelection(.enabled).scaleEffect(2)
        .environment(\.layoutDirection, .rightToLeft)
    }
    let frame = try #require(host.staticTexts.first).frame
    host.click(frame.maxX - 6, frame.midY, count: 2)
    #expect(copied(host) == "שלום")
  }

  @Test func whatIsShownIsCopied() throws {
    let host = try TestHost(size: size) { Text("loud").textCase(.uppercase).textSelection(.enabled) }
    let frame = try #require(host.staticTexts.first).frame
    host.click(frame.midX, frame.midY, count: 2)
    #expect(copied(host) == "LOUD")
  }

  /// Tab goes from control to control, past texts.
  @Test func tabDoesNotStopAtAText() throws {
    let host = try TestHost(size: size) {
      VStack {
        TextField("One", text: .constant(""))
        Text("between").textSelection(.enabled)
        TextField("Two", text: .constant(""))
      }
    }
    host.textFields["One"]?.click()
    key(host, .tab)
    #expect(host.textFields["Two"]?.isFocused == true)
  }

  @Test func aTextThatGoesInTheMiddleOfADrag() throws {
    @MainActor struct Vanishing: View {
      let model: Model
      var body: some View { if model.first == "first" { Text("first").textSelection(.enabled) } }
    }
    let model = Model()
    let host = try TestHost(size: size) { Vanishing(model: model) }
    let frame = try #require(host.staticTexts.first).frame
    host.send(.pointerDown(PointerEvent(location: CGPoint(x: frame.minX, y: frame.midY))))
    model.first = ""
    host.update()
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: frame.maxX, y: frame.midY))))
    host.send(.pointerUp(PointerEvent(location: CGPoint(x: frame.maxX, y: frame.midY))))
    #expect(copied(host) == nil)
    #expect(host.staticTexts.count == 0)
  }
}
