import Foundation
import SwiftUI
import Testing
import UITestSupport

/// What fields tell of their selection, and take from the program.
@MainActor struct TextFieldSelectionTests {
  @MainActor @Observable final class Model {
    var text = "one two"
    var selection: TextSelection?

    /// The selection as offsets of characters.
    var offsets: Range<Int>? {
      guard case .selection(let range)? = selection?.indices else { return nil }
      return text.distance(
        from: text.startIndex, to: range.lowerBound)..<text.distance(from: text.startIndex, to: range.upperBound)
    }

    func range(_ offsets: Range<Int>) -> Range<String.Index> {
      text.index(
        text.startIndex, offsetBy: offsets.lowerBound)..<text.index(text.startIndex, offsetBy: offsets.upperBound)
    }
  }

  private struct Screen: View {
    @Bindable var model: Model
    var isEditor = false
    var body: some View {
      if isEditor {
        TextEditor(text: $model.text, selection: $model.selection)
      } else {
        TextField("Name", text: $model.text, selection: $model.selection).frame(width: 200)
      }
    }
  }

  private func host(_ model: Model, isEditor: Bool = false) throws -> TestHost {
    try TestHost(size: CGSize(width: 300, height: 100)) { Screen(model: model, isEditor: isEditor) }
  }

  @Test func aSelectionSaysWhetherItIsAPlace() {
    let text = "abc"
    let place = text.index(after: text.startIndex)
    #expect(TextSelection(insertionPoint: place).isInsertion)
    #expect(TextSelection(insertionPoint: place) == TextSelection(range: place..<place))
    #expect(!TextSelection(range: text.startIndex..<place).isInsertion)
    #expect(TextSelection(range: text.startIndex..<place).indices == .selection(text.startIndex..<place))
    #expect(!TextSelection(ranges: RangeSet(text.startIndex..<place)).isInsertion)
    #expect(TextSelection(ranges: RangeSet()).isInsertion)
  }

  @Test(arguments: [false, true]) func whatTheUserSelectsIsTold(isEditor: Bool) throws {
    let model = Model()
    let host = try host(model, isEditor: isEditor)
    #expect(model.selection == nil)
    let field = try #require(host.textFields.first)
    // Beyond the text's end.
    host.click(field.frame.maxX - 10, field.frame.minY + 10)
    #expect(model.offsets == 7..<7 && model.selection?.isInsertion == true)
    host.press(.leftArrow, [.shift, .control])
    #expect(model.offsets == 4..<7 && model.selection?.isInsertion == false)
    host.type("x")
    #expect(model.text == "one x" && model.offsets == 5..<5)
    host.press(.character("a"), .control)
    #expect(model.offsets == 0..<5)
    // It keeps it without the focus, and says so no more.
    host.press(.delete)
    #expect(model.text == "" && model.offsets == 0..<0)
  }

  @Test(arguments: [false, true]) func whatTheProgramSelectsIsSelected(isEditor: Bool) throws {
    let model = Model()
    let host = try host(model, isEditor: isEditor)
    let field = try #require(host.textFields.first)
    host.click(field.frame.maxX - 10, field.frame.minY + 10)
    model.selection = TextSelection(range: model.range(0..<3))
    host.update()
    host.type("1")
    #expect(model.text == "1 two" && model.offsets == 1..<1)
    model.selection = TextSelection(insertionPoint: model.text.endIndex)
    host.update()
    host.type("!")
    #expect(model.text == "1 two!")
    // Set within one update with the text that it is in.
    model.text = "ab"
    model.selection = TextSelection(insertionPoint: model.range(1..<1).lowerBound)
    host.update()
    host.type("-")
    #expect(model.text == "a-b" && model.offsets == 2..<2)
    // Between two events, before any update.
    model.selection = TextSelection(range: model.range(0..<3))
    host.type("z")
    #expect(model.text == "z")
    // None is none: the caret stays.
    host.press(.character("a"), .control)
    #expect(model.offsets == 0..<1)
    model.selection = nil
    host.update()
    host.type("y")
    #expect(model.text == "zy")
  }

  @Test func aTextOfTheProgramsTellsWhereTheCaretIsThen() throws {
    let model = Model()
    let host = try host(model)
    let field = try #require(host.textFields.first)
    host.click(field.frame.maxX - 10, field.frame.midY)
    model.text = "a"
    host.update()
    host.update()
    #expect(model.offsets == 1..<1)
    // An index of a longer text is at the end.
    let long = "a long text"
    model.selection = TextSelection(range: long.startIndex..<long.endIndex)
    host.update()
    host.type("b")
    #expect(model.text == "b")
  }

  @Test func aFieldWithoutTheFocusTellsNothingAndTakesASelection() throws {
    let model = Model()
    let host = try host(model)
    model.selection = TextSelection(range: model.range(0..<3))
    host.update()
    host.press(.tab)
    #expect(model.offsets == 0..<3)
    host.type("x")
    #expect(model.text == "x two")
  }

  @Test func aConstantSelectsNothing() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 100)) {
      TextField("Name", text: Bindable(model).text, selection: .constant(nil)).frame(width: 200)
    }
    let field = try #require(host.textFields.first)
    host.click(field.frame.maxX - 10, field.frame.midY)
    host.press(.leftArrow, .shift)
    host.press(.leftArrow, .shift)
    host.type("x")
    #expect(model.text == "one tx")
  }

  /// Characters of several UTF-16 units are selected whole.
  @Test func indicesAreThoseOfCharacters() throws {
    let model = Model()
    model.text = "a👩‍👧b"
    let host = try host(model)
    let field = try #require(host.textFields.first)
    host.click(field.frame.maxX - 10, field.frame.midY)
    host.press(.leftArrow)
    host.press(.leftArrow, .shift)
    #expect(model.offsets == 1..<2)
    model.selection = TextSelection(range: model.range(0..<2))
    host.update()
    host.type("c")
    #expect(model.text == "cb")
  }
}
