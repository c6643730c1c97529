import Foundation

/// HTML of feeds as Markdown: paragraphs, headings, lists, quotations, emphasis and links. Scripts and styles are left out,
/// and signs that mean something in Markdown are escaped.
enum HTMLText {
  static func markdown(_ html: String) -> String {
    var writer = MarkdownWriter()
    scan(html, text: { writer.add(text: $0) }, tag: { writer.add(tag: $0, attributes: $1) })
    return writer.finished
  }

  /// Without any tag, in one line.
  static func plain(_ html: String) -> String {
    var text = ""
    scan(html, text: { text += $0 }, tag: { _, _ in })
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func scan(_ html: String, text: (String) -> Void, tag: (String, Substring) -> Void) {
    var rest = html[...]
    // A less-than sign without an end begins no tag; the rest is searched for one once.
    var (hasEnds, hasCommentEnds) = (true, true)
    while !rest.isEmpty {
      if rest.first == "<", hasEnds {
        if hasCommentEnds, rest.hasPrefix("<!--") {
          if let end = rest.firstRange(of: "-->") {
            rest = rest[end.upperBound...]
            continue
          }
          hasCommentEnds = false
        }
        if let end = rest.firstIndex(of: ">") {
          let inside = rest[rest.index(after: rest.startIndex)..<end]
          rest = rest[rest.index(after: end)...]
          let name = inside.prefix { !$0.isWhitespace }.lowercased()
          tag(name.hasSuffix("/") ? String(name.dropLast()) : name, inside.dropFirst(name.count))
          continue
        }
        hasEnds = false
      }
      let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
      text(unescaped(rest[..<end]))
      rest = rest[end...]
    }
  }

  /// The text with its character references as characters.
  static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      // The longest name that is known has eight letters.
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    return names[String(name)]
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
    "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "copy": "©", "reg": "®", "trade": "™", "euro": "€", "deg": "°", "times": "×", "middot": "·", "bull": "•",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
    "egrave": "è", "agrave": "à", "ccedil": "ç",
  ]
}
