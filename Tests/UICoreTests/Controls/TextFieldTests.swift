import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIControls
@testable import UICore

private struct Form: View {
  enum Field { case first, second }
  @State private var first = ""
  @State private var second = "second"
  @State private var count = 0
  @FocusState private var focus: Field?
  let log: Log
  var expose: ((Binding<String>) -> Void)?

  var body: some View {
    let _ = expose?($first)
    let _ = log.entries.append("Form \(first) \(focus.map { "\($0)" } ?? "-")")
    VStack(spacing: 0) {
      TextField("First", text: $first).focused($focus, equals: .first)
      TextField("Second", text: $second).focused($focus, equals: .second)
        .onSubmit { log.entries.append("submit \(second)") }
      Button {
        focus = .second
      } label: {
        Color.red.frame(height: 20)
      }.buttonStyle(.plain)
    }
  }
}

@MainActor struct TextFieldTests {
  private func type(_ text: String, _ stage: Stage) {
    for character in text { stage.host.send(.text(String(character))) }
    stage.update()
  }

  @Test func clickingTypingAndSubmitting() throws {
    let stage = try Stage { Form(log: $0) }
    #expect(stage.take() == ["Form  -"])
    type("nobody listens", stage)
    #expect(stage.take() == [])
    // The fields are as high as a line and their padding; the first is the topmost.
    stage.click(100, 25)
    #expect(stage.take() == ["Form  first"])
    type("hi", stage)
    #expect(stage.take() == ["Form hi first"])
    stage.key(.tab)
    #expect(stage.take() == ["Form hi second"])
    // The caret stands at the end.
    type("!", stage)
    stage.key(.return)
    #expect(stage.take() == ["submit second!"])
  }

  @Test func theFocusCanBeSetAndFollowsTab() throws {
    let stage = try Stage { Form(log: $0) }
    _ = stage.take()
    stage.click(100, 80)
    #expect(stage.take() == ["Form  second"])
    stage.key(.tab, .shift)
    #expect(stage.take() == ["Form  first"])
    stage.key(.tab)
    stage.key(.tab)
    #expect(stage.take() == ["Form  second", "Form  -"])
  }

  @Test func editingKeys() throws {
    var text: Binding<String>!
    let stage = try Stage { Form(log: $0) { text = $0 } }
    var clipboard = ""
    stage.host.router.services.writeClipboard = { clipboard = $0 }
    stage.host.router.services.readClipboard = { clipboard }
    stage.click(100, 25)
    type("one two", stage)
    stage.key(.leftArrow, [.control, .shift])
    stage.key(.character("x"), .control)
    #expect(text.wrappedValue == "one " && clipboard == "two")
    stage.key(.home)
    stage.key(.character("v"), .control)
    stage.key(.character("v"), .command)
    #expect(text.wrappedValue == "twotwoone ")
    stage.key(.delete)
    stage.key(.end)
    stage.key(.delete, .control)
    #expect(text.wrappedValue == "")
    stage.key(.character("z"), .control)
    #expect(text.wrappedValue == "twotwone ")
    stage.key(.character("a"), .control)
    clipboard = "a\nb\u{7}"
    stage.key(.character("v"), .control)
    #expect(text.wrappedValue == "a b")
    stage.key(.character("z"), .control)
    stage.key(.character("z"), [.control, .shift])
    #expect(text.wrappedValue == "a b")
    stage.key(.character("a"), .control)
    clipboard = "a\u{85}b\u{2028}c\u{9B}"
    stage.key(.character("v"), .control)
    #expect(text.wrappedValue == "a b c")
  }

  /// A value from outside may break lines in any way; the field has one.
  @Test(arguments: ["a\nb", "a\r\nb", "a\u{B}b", "a\u{C}b", "a\u{85}b", "a\u{2028}b", "a\u{2029}b"])
  func aValueOfTwoLinesIsShownInOne(_ value: String) throws {
    var text: Binding<String>!
    let stage = try Stage { Form(log: $0) { text = $0 } }
    func baselines(_ list: DisplayList, _ y: CGFloat = 0) -> Set<CGFloat> {
      list.items.reduce(into: []) { found, item in
        switch item.content {
        case .glyphs(let glyphs): for run in glyphs.runs { found.insert(y + item.offset.y + run.1.y) }
        case .group(let group): found.formUnion(baselines(group.list, y + item.offset.y))
        default: break
        }
      }
    }
    text.wrappedValue = "ab"
    stage.update()
    let before = baselines(stage.host.displayList)
    text.wrappedValue = value
    stage.update()
    #expect(before.count == 2 && baselines(stage.host.displayList) == before)
  }

  @Test func thePointerSelects() throws {
    var text: Binding<String>!
    let stage = try Stage { Form(log: $0) { text = $0 } }
    stage.click(100, 25)
    type("hello world", stage)
    stage.click(20, 25, count: 2)
    type("x", stage)
    #expect(text.wrappedValue == "x world")
    stage.click(20, 25, count: 3)
    type("y", stage)
    #expect(text.wrappedValue == "y")
    type("zz", stage)
    stage.drag(CGPoint(x: 1, y: 25), CGPoint(x: 199, y: 25))
    stage.key(.delete)
    #expect(text.wrappedValue == "")
  }

  @Test func changesFromOutsideWhileFocused() throws {
    var text: Binding<String>!
    let stage = try Stage { Form(log: $0) { text = $0 } }
    stage.click(100, 25)
    type("abc👩‍👧", stage)
    text.wrappedValue = "a"
    stage.update()
    type("b", stage)
    #expect(text.wrappedValue == "ab")
    text.wrappedValue = "שלום 👍🏽"
    stage.update()
    for key in [InputEvent.Key.leftArrow, .rightArrow, .delete, .home, .deleteForward] { stage.key(key, .shift) }
    stage.drag(CGPoint(x: 5, y: 25), CGPoint(x: 60, y: 25))
    stage.host.checkInvariants()
  }

  @Test func aBindingThatRefusesKeepsItsText() throws {
    var writes: [String] = []
    nonisolated(unsafe) let record = { writes.append($0) }
    let stage = try Stage { _ in
      TextField("Fixed", text: Binding(get: { "fixed" }, set: { record($0) }))
    }
    stage.click(100, 50)
    type("!", stage)
    type("?", stage)
    #expect(writes == ["fixed!", "fixed?"])
  }

  @Test func compositionShowsAndCommits() throws {
    var text: Binding<String>!
    let stage = try Stage { Form(log: $0) { text = $0 } }
    stage.click(100, 25)
    type("a", stage)
    stage.host.send(.composition("ni", caret: 2))
    stage.update()
    #expect(text.wrappedValue == "a")
    stage.host.send(.composition("", caret: 0))
    stage.host.send(.text("你"))
    stage.update()
    #expect(text.wrappedValue == "a你")
  }

  @Test func theCaretBlinksTwiceASecondOnlyWhileFocused() throws {
    let stage = try Stage { Form(log: $0) }
    var updates = 0
    func count(seconds: Double) -> Int {
      updates = 0
      stage.host.needsUpdate = { updates += 1 }
      for _ in 0..<Int(seconds * 60) {
        stage.wait(1.0 / 60)
      }
      return updates
    }
    #expect(count(seconds: 3) == 0)
    stage.click(100, 25)
    #expect(count(seconds: 3) <= 6)
    #expect(updates >= 5)
    stage.host.send(.focusLost)
    stage.update()
    #expect(count(seconds: 3) == 0)
  }

  @Test func theHostHearsOfTextInput() throws {
    let stage = try Stage { Form(log: $0) }
    var reports: [(Bool, CGRect)] = []
    stage.host.router.services.setTextInput = { reports.append(($0, $1)) }
    stage.click(100, 25)
    #expect(reports.map(\.0) == [true])
    // Padding of 8 points before the text, in a field that begins at the window's left edge.
    #expect(reports[0].1.minX == 8 && reports[0].1.height > 10)
    type("wide", stage)
    #expect(reports.count == 2 && reports[1].1.minX > 20)
    stage.key(.tab)
    stage.key(.tab)
    #expect(reports.last?.0 == false)
  }

  /// A platform that is told that text input ends drops what was typed for the next field by then.
  @Test func textInputGoesOnFromFieldToField() throws {
    let stage = try Stage { Form(log: $0) }
    var reports: [Bool] = []
    stage.host.router.services.setTextInput = { isActive, _ in reports.append(isActive) }
    stage.click(100, 25)
    stage.key(.tab)
    #expect(!reports.isEmpty && !reports.contains(false))
    stage.key(.tab)
    #expect(reports.last == false)
  }

  @Test func aLongTextScrollsToItsCaret() throws {
    let stage = try Stage { Form(log: $0) }
    var caret = CGRect.zero
    stage.host.router.services.setTextInput = { if $0 { caret = $1 } }
    stage.click(100, 25)
    type(String(repeating: "wide ", count: 30), stage)
    #expect(caret.maxX <= 192 && caret.minX > 150)
    stage.key(.home)
    #expect(caret.minX == 8)
  }
}
