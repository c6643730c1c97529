/// The part of Markdown that dashboard notes use: headings, lists, rules and paragraphs with bold, italic, code and links.
/// Anything else is shown literally.
package enum MarkdownText {
  package enum Block: Equatable {
    case heading(level: Int, String)
    case paragraph(String)
    /// With the depth of its list and its mark.
    case item(depth: Int, mark: String, String)
    case code(String)
    case rule
  }

  /// The blocks of a text; an empty line ends a paragraph. At most a thousand blocks.
  package static func blocks(_ text: String) -> [Block] {
    var blocks: [Block] = []
    var paragraph: [Substring] = []
    var code: [Substring]?
    func flush() {
      if !paragraph.isEmpty { blocks.append(.paragraph(paragraph.joined(separator: " "))) }
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard blocks.count < 1000 else { break }
      let indent = line.prefix { $0 == " " || $0 == "\t" }.count
      let content = line.dropFirst(indent).trimmedEnd
      if content.hasPrefix("```") {
        flush()
        if let open = code { blocks.append(.code(open.joined(separator: "\n"))) }
        code = code == nil ? [] : nil
      } else if code != nil {
        code?.append(line)
      } else if content.isEmpty {
        flush()
      } else if content.count >= 3, Set(content).isSubset(of: ["-"]) || Set(content).isSubset(of: ["*"]) {
        flush()
        blocks.append(.rule)
      } else if let heading = heading(content) {
        flush()
        blocks.append(heading)
      } else if let item = item(content, depth: min(indent / 2, 6)) {
        flush()
        blocks.append(item)
      } else {
        paragraph.append(content)
        // Two spaces at the end of a line are a line break.
        if line.hasSuffix("  ") { flush() }
      }
    }
    if let code { blocks.append(.code(code.joined(separator: "\n"))) }
    flush()
    return blocks
  }

  private static func heading(_ line: Substring) -> Block? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    var text = line.dropFirst(level + 1)
    // A heading may end with number signs too.
    while text.last == "#" || text.last == " " { text.removeLast() }
    return .heading(level: level, String(text))
  }

  private static func item(_ line: Substring, depth: Int) -> Block? {
    if let mark = line.first, "-*+".contains(mark), line.dropFirst().first == " " {
      return .item(depth: depth, mark: "•", String(line.dropFirst(2)))
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard !digits.isEmpty, digits.count < 5, rest.hasPrefix(". ") else { return nil }
    return .item(depth: depth, mark: digits + ".", String(rest.dropFirst(2)))
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
