import Observation
import UICore

/// Finds and replaces in the text of one editor.
@MainActor @Observable
final class TextFinder {
  var search = TextSearch()
  var replacement = ""
  var replaces = false
  /// Rises when the field of the bar is to get the focus.
  private(set) var requests = 0
  /// The current match is the first one from here on, or the first of all.
  private var position = 0
  @ObservationIgnored let handle = TextFieldHandle()
  /// Does what a key or a menu asks; set by the editor.
  @ObservationIgnored var perform: (Command) -> Void = { _ in }
  @ObservationIgnored private var known: (search: TextSearch, text: String, matches: [Range<Int>])?

  /// What keys and menus ask.
  enum Command { case begin, next, previous, useSelection }

  /// More than so many are not marked: those around the current one are.
  private static let markLimit = 1_000

  func matches(in text: String) -> [Range<Int>] {
    if let known, known.search == search, known.text == text { return known.matches }
    let matches = search.matches(in: text)
    known = (search, text, matches)
    return matches
  }

  /// The index of the current match; nil where nothing is found.
  func current(in text: String) -> Int? {
    let matches = matches(in: text)
    return matches.isEmpty ? nil : matches.firstIndex { $0.lowerBound >= position } ?? 0
  }

  func marks(in text: String) -> TextMarks {
    let matches = matches(in: text)
    guard let current = current(in: text) else { return TextMarks(ranges: [], current: nil) }
    let first = max(0, min(current - Self.markLimit / 2, matches.count - Self.markLimit))
    return TextMarks(
      ranges: Array(matches[first..<min(first + Self.markLimit, matches.count)]), current: matches[current])
  }

  /// Begins to look for what is selected, if that is within a line, or for the last query.
  func begin() {
    let selected = handle.selectedText
    if !selected.isEmpty, !selected.contains(where: \.isNewline) { search.query = selected }
    position = handle.selection.lowerBound
    requests += 1
  }

  /// Looks for what is selected, without asking for the focus.
  func useSelection() {
    if handle.selectedText.isEmpty { return }
    search.query = handle.selectedText
    position = handle.selection.lowerBound
  }

  /// Goes to the next match, or to the one before; from the last one to the first.
  ///
  /// - Parameter isSelected: whether it is selected in the editor, which has the focus then.
  func step(_ step: Int, in text: String, isSelected: Bool) {
    let matches = matches(in: text)
    guard !matches.isEmpty else { return }
    var index = current(in: text) ?? 0
    if isSelected {
      // From where the caret is.
      let caret = handle.selection
      let next = matches.firstIndex { $0.lowerBound >= caret.upperBound } ?? 0
      let previous = matches.lastIndex { $0.upperBound <= caret.lowerBound } ?? matches.count - 1
      index = step > 0 ? next : previous
    } else {
      index = (index + step + matches.count) % matches.count
    }
    position = matches[index].lowerBound
    if isSelected { handle.takeFocus(selecting: matches[index]) }
  }

  func replace(in text: String) {
    guard let index = current(in: text) else { return }
    let range = matches(in: text)[index]
    handle.replace(range, with: replacement)
    position = range.lowerBound + replacement.utf16.count
  }

  /// Replaces all matches in one step.
  func replaceAll(in text: String) {
    let matches = matches(in: text)
    guard let first = matches.first, let last = matches.last else { return }
    let units = Array(text.utf16)
    var new: [UInt16] = []
    var start = first.lowerBound
    for match in matches {
      new += units[start..<match.lowerBound]
      new += Array(replacement.utf16)
      start = match.upperBound
    }
    handle.replace(first.lowerBound..<last.upperBound, with: String(decoding: new, as: UTF16.self))
  }

  /// Gives the editor the focus, with the current match selected.
  func end(in text: String) {
    let matches = matches(in: text)
    handle.takeFocus(selecting: current(in: text).map { matches[$0] })
  }
}
