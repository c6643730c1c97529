extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// At most `count` characters, for messages about untrusted text.
  package func shortened(to count: Int = 60) -> String {
    let start = prefix(count)
    return start.endIndex == endIndex ? String(self) : start + "…"
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that were there before.
  var withoutRepetitions: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
