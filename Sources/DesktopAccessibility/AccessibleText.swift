import Foundation
import UICore

/// The text of an element as assistive programs read it: by places between Unicode scalars.
struct AccessibleText: Equatable {
  let string: String
  /// The scalars, in which places are counted.
  private let scalars: [Unicode.Scalar]

  init(_ string: String) {
    self.string = string
    scalars = Array(string.unicodeScalars)
  }

  /// What an element has to read: what a field holds, or what a text says.
  init?(_ element: AccessibilityElement) {
    if element.isTextField {
      self.init(element.value ?? "")
    } else if [.label, .heading].contains(AccessibleRole(element)) {
      self.init(element.label)
    } else {
      return nil
    }
  }

  var count: Int { scalars.count }

  func scalar(at offset: Int) -> Unicode.Scalar? { scalars.indices.contains(offset) ? scalars[offset] : nil }

  /// A part; an end below zero is that of the text, and what lies beyond it does not count.
  func part(_ start: Int, _ end: Int) -> String {
    let range = range(start, end)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  private func range(_ start: Int, _ end: Int) -> Range<Int> {
    let end = end < 0 ? count : min(end, count)
    return min(max(start, 0), end)..<end
  }

  /// The part between two places in either order; an end below zero is that of the text.
  func between(_ start: Int, _ end: Int) -> Range<Int> {
    let end = end < 0 ? count : end
    return range(min(start, end), max(start, end))
  }

  /// Units by which texts are read; the numbers are those of `AtspiTextGranularity`.
  enum Unit: Int { case character, word, sentence, line, paragraph }

  /// The unit around an offset: the whole text in such units has no gaps.
  func unit(_ unit: Unit, around offset: Int) -> Range<Int> {
    guard count > 0, offset >= 0, offset < count else {
      let end = min(max(offset, 0), count)
      return end..<end
    }
    switch unit {
    case .character: return character(at: offset)
    case .word: return span(around: offset) { isSpace(at: $0 - 1) && !isSpace(at: $0) }
    case .line, .paragraph: return span(around: offset) { isBreak(at: $0 - 1) }
    case .sentence:
      return span(around: offset) {
        isBreak(at: $0 - 1) || (isSpace(at: $0 - 1) && !isSpace(at: $0) && endsSentence(before: $0))
      }
    }
  }

  /// What a person takes for one character.
  private func character(at offset: Int) -> Range<Int> {
    // No cluster of a language is longer; of longer ones a part is told.
    let start = max(0, offset - 32)
    var place = start
    for character in part(start, offset + 32) {
      let end = place + character.unicodeScalars.count
      if offset < end { return place..<end }
      place = end
    }
    return offset..<offset + 1
  }

  private func span(around offset: Int, startsAt isStart: (Int) -> Bool) -> Range<Int> {
    var start = offset
    while start > 0, !isStart(start) { start -= 1 }
    var end = offset + 1
    while end < count, !isStart(end) { end += 1 }
    return start..<end
  }

  private func isSpace(at offset: Int) -> Bool { scalar(at: offset)?.properties.isWhitespace ?? true }
  private func isBreak(at offset: Int) -> Bool {
    scalar(at: offset).map { CharacterSet.newlines.contains($0) } ?? false
  }

  private func endsSentence(before offset: Int) -> Bool {
    var place = offset - 1
    while place >= 0, isSpace(at: place) { place -= 1 }
    return scalar(at: place).map { ".!?…。！？".unicodeScalars.contains($0) } ?? false
  }

  /// What is different in `new`: what is gone from where on, and what came there.
  func change(to new: AccessibleText) -> (start: Int, gone: String, come: String)? {
    if self == new { return nil }
    var start = 0
    while start < min(count, new.count), scalars[start] == new.scalars[start] { start += 1 }
    var same = 0
    while same < min(count, new.count) - start, scalars[count - 1 - same] == new.scalars[new.count - 1 - same] {
      same += 1
    }
    return (start, part(start, count - same), new.part(start, new.count - same))
  }
}
