import Foundation
import TextLayout

/// The state of an editor: the text, the selection, and the text that an input method is composing. A value; its
/// commands depend on nothing else.
///
/// Invariants: `anchor` and `head` are UTF-16 offsets on character boundaries within the text.
struct TextEditingState: Equatable {
  private(set) var text: String
  /// The fixed end of the selection.
  private(set) var anchor: Int
  /// The moving end of the selection: the caret.
  private(set) var head: Int
  /// Uncommitted text shown at the caret, and the caret's position in it in UTF-16 units.
  private(set) var composition: Composition?

  struct Composition: Equatable {
    var text: String
    var caret: Int
  }

  /// The distance of a command.
  enum Unit { case character, word, all }
  enum Direction { case backward, forward }

  init(_ text: String = "") {
    self.text = text
    anchor = text.utf16.count
    head = anchor
  }

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var selectedText: String { String(text[index(selection.lowerBound)..<index(selection.upperBound)]) }
  var utf16Count: Int { text.utf16.count }

  /// What is displayed: the text with the composition in place of the selection.
  var displayed: (text: String, composition: Range<Int>?, caret: Int) {
    guard let composition else { return (text, nil, head) }
    var shown = text
    shown.replaceSubrange(index(selection.lowerBound)..<index(selection.upperBound), with: composition.text)
    let start = selection.lowerBound
    return (shown, start..<start + composition.text.utf16.count, start + composition.caret)
  }

  // MARK: Editing

  /// Replaces the selection, and ends the composition.
  mutating func insert(_ string: String) {
    composition = nil
    replace(selection, with: string)
  }

  /// Deletes the selection, or without one the text up to `unit` away from the caret.
  mutating func delete(_ direction: Direction, by unit: Unit = .character) {
    composition = nil
    replace(selection.isEmpty ? range(from: head, to: offset(from: head, direction, by: unit)) : selection, with: "")
  }

  /// Sets the text that an input method is composing; empty text ends the composition.
  ///
  /// - Parameter caret: the caret's position, in characters of `string`.
  mutating func compose(_ string: String, caret: Int) {
    if string.isEmpty {
      composition = nil
      return
    }
    if composition == nil, !selection.isEmpty { replace(selection, with: "") }
    let place = string.index(string.startIndex, offsetBy: max(caret, 0), limitedBy: string.endIndex) ?? string.endIndex
    composition = Composition(text: string, caret: place.utf16Offset(in: string))
  }

  /// Replaces the whole text, as the program set it; keeps the selection as far as the new text allows.
  mutating func replaceText(_ newText: String) {
    if newText.hasSameUTF8(as: text) { return }
    let wasAtEnd = head == utf16Count && selection.isEmpty
    text = newText
    composition = nil
    head = wasAtEnd ? utf16Count : aligned(head)
    anchor = wasAtEnd ? head : aligned(anchor)
  }

  private mutating func replace(_ range: Range<Int>, with string: String) {
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
    // The inserted text may have combined with the next character.
    head = aligned(range.lowerBound + string.utf16.count, up: !string.isEmpty)
    anchor = head
  }

  // MARK: Moving

  /// Moves the caret. Without `extending`, a move by character collapses a selection to its edge.
  mutating func move(_ direction: Direction, by unit: Unit = .character, extending: Bool = false) {
    composition = nil
    if !extending, !selection.isEmpty, unit == .character {
      head = direction == .backward ? selection.lowerBound : selection.upperBound
    } else {
      head = offset(from: head, direction, by: unit)
    }
    if !extending { anchor = head }
  }

  mutating func moveCaret(to offset: Int, extending: Bool = false) {
    composition = nil
    head = aligned(offset)
    if !extending { anchor = head }
  }

  mutating func select(_ range: Range<Int>) {
    composition = nil
    anchor = aligned(range.lowerBound)
    head = aligned(range.upperBound, up: true)
  }

  mutating func selectAll() { select(0..<utf16Count) }

  /// Selects the word at an offset, or the character there if it is not part of a word.
  mutating func selectWord(at offset: Int) { select(wordRange(at: offset)) }

  func wordRange(at offset: Int) -> Range<Int> {
    var start = index(aligned(offset))
    if start == text.endIndex, start > text.startIndex { start = text.index(before: start) }
    guard start < text.endIndex else { return 0..<0 }
    var end = text.index(after: start)
    if text[start].isPartOfWord {
      while start > text.startIndex, text[text.index(before: start)].isPartOfWord { start = text.index(before: start) }
      while end < text.endIndex, text[end].isPartOfWord { end = text.index(after: end) }
    }
    return start.utf16Offset(in: text)..<end.utf16Offset(in: text)
  }

  /// From one line break to behind the next.
  func paragraphRange(at offset: Int) -> Range<Int> {
    let place = index(aligned(offset))
    let start = text[..<place].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
    let end = text[place...].firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
    return start.utf16Offset(in: text)..<end.utf16Offset(in: text)
  }

  // MARK: Offsets

  private func offset(from offset: Int, _ direction: Direction, by unit: Unit) -> Int {
    var index = index(offset)
    switch (direction, unit) {
    case (.backward, .all): return 0
    case (.forward, .all): return utf16Count
    case (.backward, .character): if index > text.startIndex { index = text.index(before: index) }
    case (.forward, .character): if index < text.endIndex { index = text.index(after: index) }
    case (.backward, .word):
      while index > text.startIndex, !text[text.index(before: index)].isPartOfWord { index = text.index(before: index) }
      while index > text.startIndex, text[text.index(before: index)].isPartOfWord { index = text.index(before: index) }
    case (.forward, .word):
      while index < text.endIndex, !text[index].isPartOfWord { index = text.index(after: index) }
      while index < text.endIndex, text[index].isPartOfWord { index = text.index(after: index) }
    }
    return index.utf16Offset(in: text)
  }

  private func range(from a: Int, to b: Int) -> Range<Int> { min(a, b)..<max(a, b) }

  private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: text) }

  /// The nearest character boundary at or before `offset`, or with `up` at or after it.
  private func aligned(_ offset: Int, up: Bool = false) -> Int {
    let offset = min(max(offset, 0), utf16Count)
    // `offsetBy: 0` rounds an index down to a character boundary.
    let down = text.index(index(offset), offsetBy: 0)
    let start = down.utf16Offset(in: text)
    if start == offset || !up { return start }
    return text.index(after: down).utf16Offset(in: text)
  }

  func checkInvariants() {
    guard (0...utf16Count).contains(anchor) && (0...utf16Count).contains(head) else {
      fatalError("the selection left the text")
    }
    guard aligned(anchor) == anchor && aligned(head) == head else { fatalError("the selection splits a character") }
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
