import Foundation
import Testing

@testable import UICore

/// A text with its selection: `|` is the caret, `[` and `]` enclose a selection whose caret is at its end.
private func state(_ marked: String) -> TextEditingState {
  // By scalars: a mark after a delimiter would join it.
  func plain(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.filter { !"|[]".unicodeScalars.contains($0) })
    return String(view)
  }
  let scalars = marked.unicodeScalars
  var state = TextEditingState(plain(scalars))
  func offset(_ mark: Unicode.Scalar) -> Int? {
    scalars.firstIndex(of: mark).map { plain(scalars[..<$0]).utf16.count }
  }
  if let caret = offset("|") {
    state.moveCaret(to: caret)
  } else {
    state.select(offset("[")!..<offset("]")!)
  }
  return state
}

private func marked(_ state: TextEditingState) -> String {
  var text = state.text
  func insert(_ mark: String, _ offset: Int) {
    text.insert(contentsOf: mark, at: String.Index(utf16Offset: offset, in: text))
  }
  if state.selection.isEmpty {
    insert("|", state.head)
  } else {
    insert("]", state.selection.upperBound)
    insert("[", state.selection.lowerBound)
  }
  return text
}

private func edited(_ text: String, _ change: (inout TextEditingState) -> Void) -> String {
  var state = state(text)
  change(&state)
  state.checkInvariants()
  return marked(state)
}

struct TextEditingStateTests {
  @Test func typing() {
    #expect(edited("ab|") { $0.insert("c") } == "abc|")
    #expect(edited("a|b") { $0.insert("xy") } == "axy|b")
    #expect(edited("a[bc]d") { $0.insert("x") } == "ax|d")
    #expect(edited("a[bc]d") { $0.insert("") } == "a|d")
  }

  @Test func deleting() {
    #expect(edited("ab|c") { $0.delete(.backward) } == "a|c")
    #expect(edited("|abc") { $0.delete(.backward) } == "|abc")
    #expect(edited("ab|c") { $0.delete(.forward) } == "ab|")
    #expect(edited("abc|") { $0.delete(.forward) } == "abc|")
    #expect(edited("a[b]c") { $0.delete(.backward, by: .word) } == "a|c")
    #expect(edited("one two|") { $0.delete(.backward, by: .word) } == "one |")
    #expect(edited("one two  |") { $0.delete(.backward, by: .word) } == "one |")
    #expect(edited("|one two") { $0.delete(.forward, by: .word) } == "| two")
    #expect(edited("one| two") { $0.delete(.backward, by: .all) } == "| two")
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "👍🏽", "\r\n", "नि", "1️⃣"])
  func charactersAreWhole(character: String) {
    #expect(edited("a\(character)|b") { $0.delete(.backward) } == "a|b")
    #expect(edited("a|\(character)b") { $0.delete(.forward) } == "a|b")
    #expect(edited("a|\(character)b") { $0.move(.forward) } == "a\(character)|b")
    // An offset inside the character goes to its start, the end of a selection to its end.
    #expect(edited("a|\(character)b") { $0.moveCaret(to: 2) } == "a|\(character)b")
    #expect(edited("a|\(character)b") { $0.select(1..<2) } == "a[\(character)]b")
  }

  @Test func moving() {
    #expect(edited("a|b") { $0.move(.backward) } == "|ab")
    #expect(edited("|ab") { $0.move(.backward) } == "|ab")
    #expect(edited("a[bc]d") { $0.move(.backward) } == "a|bcd")
    #expect(edited("a[bc]d") { $0.move(.forward) } == "abc|d")
    #expect(edited("one two|") { $0.move(.backward, by: .word) } == "one |two")
    #expect(edited("|one two") { $0.move(.forward, by: .word) } == "one| two")
    #expect(edited("one|, two") { $0.move(.forward, by: .word) } == "one, two|")
    #expect(edited("a|b") { $0.move(.forward, by: .all) } == "ab|")
    #expect(edited("שלום |עולם") { $0.move(.backward, by: .word) } == "|שלום עולם")
  }

  @Test func selecting() {
    #expect(edited("a|bc") { $0.move(.forward, extending: true) } == "a[b]c")
    #expect(edited("one |two") { $0.move(.forward, by: .word, extending: true) } == "one [two]")
    #expect(edited("a|bc") { $0.selectAll() } == "[abc]")
    #expect(edited("one two| three") { $0.selectWord(at: 5) } == "one [two] three")
    #expect(edited("one two| three") { $0.selectWord(at: 7) } == "one two[ ]three")
    #expect(edited("one two|") { $0.selectWord(at: 7) } == "one [two]")
    #expect(edited("|") { $0.selectWord(at: 3) } == "|")
    var state = state("abc|")
    state.move(.backward, extending: true)
    state.move(.backward, extending: true)
    state.move(.forward, extending: true)
    #expect(state.selectedText == "c" && state.head == 2 && state.anchor == 3)
  }

  @Test func composing() {
    var state = state("a[b]c")
    state.compose("ni", caret: 2)
    #expect(state.text == "ac")
    #expect(state.displayed.text == "anic" && state.displayed.composition == 1..<3 && state.displayed.caret == 3)
    state.compose("你", caret: 9)
    #expect(state.displayed.caret == 2)
    state.insert("你")
    #expect(marked(state) == "a你|c" && state.composition == nil)
    state.compose("x", caret: 0)
    state.compose("", caret: 0)
    #expect(state.displayed.text == "a你c" && state.composition == nil)
  }

  @Test func aTextFromOutsideKeepsTheCaretWhereItCan() {
    #expect(edited("ab|cd") { $0.replaceText("abXcd") } == "ab|Xcd")
    #expect(edited("abcd|") { $0.replaceText("abcdef") } == "abcdef|")
    #expect(edited("abc|d") { $0.replaceText("a") } == "a|")
    #expect(edited("a|b") { $0.replaceText("👨‍👩‍👧") } == "|👨‍👩‍👧")
    #expect(edited("[abcd]") { $0.replaceText("") } == "|")
  }

  @Test func joinedCharactersKeepTheCaretBetweenCharacters() {
    #expect(edited("|\u{301}b") { $0.insert("e") } == "e\u{301}|b")
    #expect(edited("🇩|x🇪") { $0.delete(.forward) } == "|🇩🇪")
  }

  /// Random commands on texts that join, split and reorder: no invariant may break.
  @Test(arguments: 0..<20)
  func randomCommands(seed: UInt64) {
    var random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    let pieces = [
      "a", " ", "word", "e", "\u{301}", "\u{200D}", "👩", "👩‍👧", "🇩", "🇪", "🏽", "ש", "ع", "\u{64B}", "नि", "\r\n", "\n", "",
      "\u{FEFF}", "\u{0}", "한", "\u{1112}", "\u{1161}",
    ]
    var state = TextEditingState()
    for _ in 0..<400 {
      let offset = Int.random(in: -2...state.utf16Count + 2, using: &random)
      let unit = [TextEditingState.Unit.character, .word, .all].randomElement(using: &random)!
      let direction: TextEditingState.Direction = Bool.random(using: &random) ? .forward : .backward
      let piece = pieces.randomElement(using: &random)!
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2: state.insert(piece)
      case 3: state.delete(direction, by: unit == .all ? .character : unit)
      case 4: state.move(direction, by: unit, extending: Bool.random(using: &random))
      case 5: state.moveCaret(to: offset, extending: Bool.random(using: &random))
      case 6: state.selectWord(at: offset)
      case 7: state.compose(piece, caret: offset)
      default: state.replaceText(String(state.text.dropLast()) + piece)
      }
      state.checkInvariants()
      let shown = state.displayed
      #expect((0...shown.text.utf16.count).contains(shown.caret))
      _ = state.selectedText
    }
  }
}

private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
