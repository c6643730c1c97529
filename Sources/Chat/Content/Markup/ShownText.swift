/// What strangers write, as far as it is shown.
enum ShownText {
  /// Bytes that are laid out of a text before somebody asks for more, and by which it then grows.
  static let page = 3_000
  /// Lines of a page.
  static let lines = 60
  /// Marks that stay on one letter: Vietnamese needs two, Hebrew and Arabic up to four.
  private static let marks = 6

  /// The next page of a text: it ends at a line, or between words, where one is in its last quarter.
  ///
  /// Costs a look at the page alone, however long the text is.
  static func page(of text: String, from start: String.Index) -> Substring {
    let bytes = text.utf8
    let limit = bytes.index(start, offsetBy: page, limitedBy: text.endIndex) ?? text.endIndex
    var lines = 0
    var (index, line, space) = (start, Substring.Index?.none, Substring.Index?.none)
    let quarter = bytes.index(start, offsetBy: page * 3 / 4, limitedBy: text.endIndex) ?? text.endIndex
    while index < limit {
      let next = bytes.index(after: index)
      if bytes[index] == UInt8(ascii: "\n") {
        lines += 1
        if lines == Self.lines { return text[start..<next] }
        if index >= quarter { line = next }
      } else if bytes[index] == UInt8(ascii: " "), index >= quarter {
        space = next
      }
      index = next
    }
    guard limit < text.endIndex else { return text[start...] }
    var end = line ?? space ?? limit
    while end.samePosition(in: text.unicodeScalars) == nil { end = bytes.index(before: end) }
    return text[start..<end]
  }

  /// The text without control characters and without marks that turn the direction of what follows, and with at most six
  /// combining marks on a letter.
  static func clean(_ text: some StringProtocol) -> String {
    // Letters of most scripts need no look at what they are.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return String(text) }
    var result = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: break
      case 0..<0x20, 0x7F..<0xA0, 0x202D, 0x202E, 0xFFF9...0xFFFB: continue
      default: break
      }
      if scalar.value >= 0x300,
        scalar.properties.canonicalCombiningClass != .notReordered
          || scalar.properties.generalCategory == .enclosingMark
      {
        count += 1
        if count > marks { continue }
      } else if scalar.properties.generalCategory != .format {
        count = 0
      }
      result.append(scalar)
    }
    return String(result)
  }

  /// A name, or another text of one line, of which at most `limit` bytes are looked at.
  static func line(_ text: String, limit: Int = 200) -> String {
    var line = clean(prefix(of: text, bytes: limit))
    if line.contains(where: \.isNewline) { line = String(line.map { $0.isNewline ? " " : $0 }) }
    return line.utf8.count < text.utf8.count && text.utf8.count > limit ? line + "…" : line
  }

  /// At most so many bytes, in whole scalars.
  static func prefix(of text: String, bytes limit: Int) -> Substring {
    guard text.utf8.count > limit else { return text[...] }
    var end = text.utf8.index(text.startIndex, offsetBy: limit)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return text[..<end]
  }

  /// Whether a message is nothing but one to three emoji.
  static func isEmojiAlone(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= 120 else { return false }
    var count = 0
    for character in text where !character.isWhitespace {
      count += 1
      guard count <= 3, character.isEmoji else { return false }
    }
    return count > 0
  }
}

extension Character {
  /// Whether it is drawn as an emoji: by itself, or because a variation selector, a skin or a joiner follows.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation
      || unicodeScalars.dropFirst().contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
  }
}
