import Foundation

/// A message's Markdown, taken apart: `Text` shows what is within a line, these are the lines.
public enum MessageText {
  public enum Block: Hashable, Sendable {
    case heading(String)
    case paragraph(String)
    /// An entry of a list with its sign.
    case item(sign: String, String)
    case quotation(String)
    case code(String)
  }

  /// The blocks of a text. Paragraphs end at empty lines.
  public static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    var lines: [Substring] = []
    var code: [Substring]?

    func close() {
      if !lines.isEmpty { blocks.append(.paragraph(lines.joined(separator: "\n"))) }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        close()
        if let open = code { blocks.append(.code(open.joined(separator: "\n"))) }
        code = code == nil ? [] : nil
      } else if code != nil {
        code?.append(line)
      } else if line.allSatisfy(\.isWhitespace) {
        close()
      } else if line.hasPrefix("#") {
        close()
        blocks.append(.heading(line.drop { $0 == "#" || $0 == " " }.description))
      } else if line.hasPrefix("> ") || line == ">" {
        close()
        let quoted = line.dropFirst(2).description
        if case .quotation(let before)? = blocks.last {
          blocks[blocks.count - 1] = .quotation(before + "\n" + quoted)
        } else {
          blocks.append(.quotation(quoted))
        }
      } else if let item = item(line) {
        close()
        blocks.append(item)
      } else {
        lines.append(line)
      }
    }
    close()
    if let code { blocks.append(.code(code.joined(separator: "\n"))) }
    return blocks
  }

  private static func item(_ line: Substring) -> Block? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return .item(sign: "•", line.dropFirst(2).description) }
    let number = line.prefix(while: \.isNumber)
    guard !number.isEmpty, line.dropFirst(number.count).hasPrefix(". ") else { return nil }
    return .item(sign: String(number) + ".", line.dropFirst(number.count + 2).description)
  }

  /// The first words of a text without its marks, for a list.
  public static func preview(of text: String) -> String {
    var result = ""
    for block in blocks(of: text) {
      let words =
        switch block {
        case .paragraph(let words), .item(_, let words), .heading(let words): words
        case .quotation, .code: ""
        }
      if words.isEmpty { continue }
      result += (result.isEmpty ? "" : " ") + plain(words)
      if result.count >= 200 { break }
    }
    return String(result.prefix(200))
  }

  /// A line without the marks of emphasis, code and links.
  private static func plain(_ words: String) -> String {
    var result = ""
    var rest = words[...]
    while let character = rest.first {
      rest.removeFirst()
      switch character {
      case "\\":
        if let escaped = rest.popFirst() { result.append(escaped) }
      case "*", "`", "[": break
      case "]":
        if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...] }
      case "\n": result.append(" ")
      default: result.append(character)
      }
    }
    return result
  }
}
