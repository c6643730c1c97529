/// What somebody typed into a search field: words that a message must have, as ``ChatStore/search(_:in:limit:)`` has it.
public struct SearchQuery: Equatable, Sendable {
  /// A word, or characters of a script without spaces that must follow each other.
  struct Term: Equatable {
    var words: [String]
    /// Whether what begins like it counts too.
    var isPrefix: Bool
  }

  let terms: [Term]

  /// The words of a text, of which the first 32 count.
  public init(_ text: String) {
    let words = SearchWords.words(of: text).prefix(StoreLimits.searchedWords)
    var terms: [Term] = []
    var wasPart = false
    for word in words {
      if word.isPart, word.isJoined, wasPart, !terms.isEmpty {
        terms[terms.count - 1].words.append(word.folded)
      } else {
        terms.append(Term(words: [word.folded], isPrefix: false))
      }
      wasPart = word.isPart
    }
    // Somebody who is still typing has not finished the last word; a space after it says that they have.
    if let last = words.last, !last.isPart, last.range.upperBound == text.endIndex {
      terms[terms.count - 1].isPrefix = true
    }
    self.terms = terms
  }

  /// An expression of FTS5, in which nothing is syntax: each word is quoted. Nil if there is nothing to search for.
  func expression(place: String?) -> String? {
    guard !terms.isEmpty else { return nil }
    let words = terms.map { term in
      "\"" + term.words.joined(separator: " ") + "\"" + (term.isPrefix ? " *" : "")
    }
    let expression = "words : (" + words.joined(separator: " AND ") + ")"
    return place.map { expression + " AND place : \"\($0)\"" } ?? expression
  }

  /// Where the words are in a text, in order and apart. Costs time with the text's length.
  public func ranges(in text: String) -> [Range<String.Index>] {
    let words = SearchWords.words(of: text)
    var ranges: [Range<String.Index>] = []
    for start in words.indices {
      // The longest term that is here.
      let end = terms.compactMap({ index(after: $0, in: words, at: start) }).max()
      guard let end else { continue }
      let range = words[start].range.lowerBound..<words[end - 1].range.upperBound
      if let last = ranges.last, range.lowerBound < last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  private func index(after term: Term, in words: [SearchWords.Word], at start: Int) -> Int? {
    guard start + term.words.count <= words.count else { return nil }
    for (offset, word) in term.words.enumerated() {
      let found = words[start + offset].folded
      let isLast = offset == term.words.count - 1
      guard found == word || isLast && term.isPrefix && found.hasPrefix(word) else { return nil }
    }
    return start + term.words.count
  }
}
