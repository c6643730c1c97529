import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Fields of several lines, by keys and pointer.
@MainActor
struct TextEditorTests {
  @Observable final class Model {
    var text: String
    init(_ text: String) { self.text = text }
  }

  private struct Editor: View {
    let model: Model
    var body: some View { TextEditor(text: Bindable(model).text) }
  }

  private func host(_ model: Model, size: CGSize = CGSize(width: 200, height: 120)) throws -> TestHost {
    let host = try TestHost(size: size) { Editor(model: model) }
    host.click(size.width - 20, size.height - 10)
    #expect(host.textFields.first?.isFocused == true)
    return host
  }

  private func key(_ host: TestHost, _ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    host.send(.keyUp(key, modifiers: modifiers))
  }

  @Test func returnAndTabArePartOfTheText() throws {
    let model = Model("")
    let host = try host(model)
    host.type("one")
    key(host, .return)
    key(host, .tab)
    host.type("two")
    #expect(model.text == "one\n\ttwo")
    #expect(host.textFields.first?.isFocused == true)
  }

  @Test func controlAndTabLeaveIt() throws {
    struct Two: View {
      let model: Model
      var body: some View {
        VStack {
          TextEditor(text: Bindable(model).text)
          TextField("Below", text: .constant(""))
        }
      }
    }
    let host = try TestHost(size: CGSize(width: 200, height: 160)) { Two(model: Model("a")) }
    host.textFields[0].click()
    key(host, .tab, .control)
    #expect(host.textFields["Below"]?.isFocused == true)
    key(host, .tab, .shift)
    #expect(host.textFields[0].isFocused)
  }

  @Test func aClickBelowTheTextPutsTheCaretAtItsEnd() throws {
    let model = Model("one\ntwo")
    let host = try host(model)
    host.type("!")
    #expect(model.text == "one\ntwo!")
  }

  @Test func arrowsGoFromLineToLineAndKeepTheirColumn() throws {
    let model = Model("abcdef\nx\nabcdef")
    let host = try host(model)
    key(host, .home)
    for _ in 0..<4 { key(host, .rightArrow) }
    // Through a line that is too short for the column, and back to it.
    key(host, .upArrow)
    key(host, .upArrow)
    host.type("|")
    #expect(model.text == "abcd|ef\nx\nabcdef")
    // Above the first line lies the text's start, below the last one its end.
    key(host, .upArrow)
    host.type("<")
    key(host, .downArrow)
    key(host, .downArrow)
    key(host, .downArrow)
    host.type(">")
    #expect(model.text == "<abcd|ef\nx\nabcdef>")
  }

  @Test func homeAndEndGoToTheEndsOfTheLine() throws {
    let model = Model("first\nsecond\nthird")
    let host = try host(model)
    key(host, .upArrow)
    key(host, .home)
    host.type("(")
    key(host, .end)
    host.type(")")
    #expect(model.text == "first\n(second)\nthird")
    key(host, .home, .control)
    host.type("^")
    key(host, .end, .control)
    host.type("$")
    #expect(model.text == "^first\n(second)\nthird$")
  }

  @Test func shiftSelectsOverLines() throws {
    let model = Model("one\ntwo\nthree")
    let host = try host(model)
    key(host, .upArrow, .shift)
    key(host, .upArrow, .shift)
    key(host, .home, .shift)
    key(host, .character("c"), .control)
    #expect(host.platform.clipboard == "one\ntwo\nthree")
    key(host, .delete)
    #expect(model.text == "")
    key(host, .character("z"), .control)
    #expect(model.text == "one\ntwo\nthree")
  }

  @Test func threeClicksSelectAParagraph() throws {
    let model = Model("one two\nthree four\nfive")
    let host = try host(model)
    let line = try TestHost { Text("x") }.staticTexts[0].frame.height
    host.click(20, 4 + line * 1.5, count: 3)
    host.type("-")
    #expect(model.text == "one two\n-five")
  }

  @Test func aTextIsPastedWithItsLines() throws {
    let model = Model("")
    let host = try host(model)
    host.platform.clipboard = "a\r\nb\u{2028}c\u{7}"
    key(host, .character("v"), .control)
    #expect(model.text == "a\nb\nc")
  }

  @Test func wrappedLinesAreLines() throws {
    let model = Model(Array(repeating: "word", count: 12).joined(separator: " "))
    let host = try host(model, size: CGSize(width: 100, height: 200))
    key(host, .upArrow)
    key(host, .home)
    host.type("|")
    // The mark stands at the start of a line that a wrap made: after a space, and not at the text's start.
    let mark = try #require(model.text.firstIndex(of: "|"))
    #expect(mark > model.text.startIndex)
    #expect(model.text[model.text.index(before: mark)] == " ")
  }

  @Test func theCaretIsScrolledIntoSight() throws {
    let model = Model((1...40).map { "line \($0)" }.joined(separator: "\n"))
    let host = try host(model)
    key(host, .end, .control)
    host.advance(by: 1)
    let frame = try #require(host.textFields.first?.frame)
    #expect(frame.maxY <= 121, "the end of the text is in sight: \(frame)")
    key(host, .home, .control)
    host.advance(by: 1)
    #expect(try #require(host.textFields.first?.frame).minY >= -1)
  }

  @Test func whatTheProgramWritesIsShown() throws {
    let model = Model("a")
    let host = try host(model)
    model.text = "a\nb\nc"
    host.update()
    #expect(host.textFields.first?.value == "a\nb\nc")
    host.type("!")
    #expect(model.text == "a\nb\nc!")
  }

  @Test func typingRunsOneBody() throws {
    let model = Model("a")
    let host = try host(model)
    host.resetCounts()
    host.type("b")
    #expect(host.bodies(of: Editor.self) <= 1)
  }

  @Test func aFieldOfAVerticalAxisGrowsToItsLimit() throws {
    struct Field: View {
      let model: Model
      var body: some View {
        VStack {
          TextField("Note", text: Bindable(model).text, axis: .vertical).lineLimit(1...3)
          Spacer()
        }
      }
    }
    func height(_ text: String) throws -> CGFloat {
      let host = try TestHost(size: CGSize(width: 200, height: 300)) {
        Field(model: Model(text)).accessibilityElement(children: .contain)
      }
      return host.textFields[0].frame.height
    }
    let (one, two, three) = (try height("a"), try height("a\nb"), try height("a\nb\nc"))
    let line = try TestHost { Text("x") }.staticTexts[0].frame.height
    #expect(abs(two - one - line) <= 1 && abs(three - two - line) <= 1)
    #expect(try height("") == one)
  }

  @Test func whatAProgramClearedDoesNotComeBackWithTheNextKey() throws {
    struct Field: View {
      let model: Model
      var body: some View { TextField("Note", text: Bindable(model).text) }
    }
    let model = Model("")
    let host = try TestHost { Field(model: model) }
    host.textFields.first?.type("sent")
    // A task of the program clears it, and the next key comes before any update.
    model.text = ""
    host.type("n")
    #expect(model.text == "n")
    host.type("ext")
    #expect(model.text == "next" && host.textFields.first?.value == "next")
  }

  @Test func aVerticalFieldMayHaveAViewAsItsLabel() throws {
    struct Field: View {
      let model: Model
      var body: some View {
        TextField(text: Bindable(model).text, axis: .vertical) { Text("Note") }.lineLimit(1...3)
      }
    }
    let (one, two) = (Model("a"), Model("a\nb"))
    let low = try TestHost { Field(model: one) }, high = try TestHost { Field(model: two) }
    #expect(low.textFields[0].label == "Note")
    #expect(high.textFields[0].frame.height > low.textFields[0].frame.height)
  }

  @Observable final class Log { var count = 0 }

  @Test func returnSubmitsAVerticalFieldWhereSomebodyHears() throws {
    struct Field: View {
      let model: Model
      let log: Log?
      var body: some View {
        let field = TextField("Note", text: Bindable(model).text, axis: .vertical)
        if let log { field.onSubmit { log.count += 1 } } else { field }
      }
    }
    let (model, log) = (Model("a"), Log())
    let heard = try TestHost { Field(model: model, log: log) }
    heard.textFields.first?.click()
    key(heard, .return)
    #expect(log.count == 1 && model.text == "a")
    key(heard, .return, .shift)
    #expect(log.count == 1 && model.text == "a\n")
  }
}
