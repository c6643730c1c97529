import Foundation

/// Looks for a text in another.
struct TextSearch: Equatable {
  var query = ""
  var matchesCase = false
  /// Whether letters and digits may not go on before and after what is found.
  var findsWords = false

  /// As many are found at most: the rest of a text with more is not looked at.
  static let limit = 10_000

  /// Where it is found, in UTF-16 offsets, in order and apart from each other.
  ///
  /// Linear in the text.
  func matches(in text: String) -> [Range<Int>] {
    if query.isEmpty { return [] }
    var found: [Range<Int>] = []
    var start = text.startIndex
    while start < text.endIndex, found.count < Self.limit,
      let range = text.range(of: query, options: matchesCase ? [] : .caseInsensitive, range: start..<text.endIndex),
      !range.isEmpty
    {
      if isWhole(range, in: text), !findsWords || isWord(range, in: text) {
        found.append(range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text))
      }
      start = range.upperBound
    }
    return found
  }

  /// Whether it splits no character, such as a letter and its accent.
  private func isWhole(_ range: Range<String.Index>, in text: String) -> Bool {
    String.Index(range.lowerBound, within: text) != nil && String.Index(range.upperBound, within: text) != nil
  }

  private func isWord(_ range: Range<String.Index>, in text: String) -> Bool {
    func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
    return !isPart(before) && !isPart(after)
  }
}
