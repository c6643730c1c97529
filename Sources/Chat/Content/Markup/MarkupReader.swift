import Foundation

/// Reads the blocks of a message: paragraphs, headings, quotes, lists and fenced code.
///
/// Time grows with the length of the text, whatever is in it. HTML is text.
struct MarkupReader {
  /// Further blocks are one paragraph.
  static let maximumBlocks = 80

  private let inline: InlineReader
  private var blocks: [Markup.Block] = []
  private var paragraph: [Substring] = []
  private var quote: [Substring] = []

  init(_ members: ChatMembers) { inline = InlineReader(members) }

  /// - Parameter text: of at most some pages; see ``ShownText``.
  static func read(_ text: String, members: ChatMembers) -> Markup {
    var reader = MarkupReader(members)
    reader.read(text)
    return Markup(blocks: reader.blocks)
  }

  private mutating func read(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var index = lines.startIndex
    while index < lines.endIndex {
      let line = lines[index]
      index += 1
      if blocks.count >= Self.maximumBlocks {
        paragraph.append(line)
      } else if let fence = fence(line) {
        finish()
        let end = lines[index...].firstIndex { isClosing($0, fence) } ?? lines.endIndex
        blocks.append(.code(lines[index..<end].joined(separator: "\n")))
        index = Swift.min(end + 1, lines.endIndex)
      } else if line.first == ">" {
        finishParagraph()
        quote.append(line.dropFirst(line.hasPrefix("> ") ? 2 : 1))
      } else if let (level, rest) = heading(line) {
        finish()
        blocks.append(.heading(inline.runs(of: rest), level: level))
      } else if let (mark, depth, rest) = item(line) {
        finish()
        blocks.append(.item(inline.runs(of: rest), mark: mark, depth: depth))
      } else if line.allSatisfy(\.isWhitespace) {
        finish()
      } else {
        finishQuote()
        paragraph.append(line)
      }
    }
    finish()
  }

  private mutating func finish() {
    finishParagraph()
    finishQuote()
  }

  private mutating func finishParagraph() {
    if paragraph.isEmpty { return }
    blocks.append(.paragraph(inline.runs(of: paragraph.joined(separator: "\n"))))
    paragraph = []
  }

  private mutating func finishQuote() {
    if quote.isEmpty { return }
    blocks.append(.quote(inline.runs(of: quote.joined(separator: "\n"))))
    quote = []
  }

  /// The marks that open code; their number has to come again.
  private func fence(_ line: Substring) -> Substring? {
    for mark in ["`", "~"] as [Character] {
      let fence = line.prefix { $0 == mark }
      if fence.count >= 3, !line.dropFirst(fence.count).contains("`") { return fence }
    }
    return nil
  }

  private func isClosing(_ line: Substring, _ fence: Substring) -> Bool {
    line.hasPrefix(fence) && line.dropFirst(fence.count).allSatisfy { $0 == fence.first || $0 == " " }
  }

  private func heading(_ line: Substring) -> (Int, Substring)? {
    let level = line.prefix(7).prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard 1...6 ~= level, rest.first == " " else { return nil }
    return (level, rest.drop { $0 == " " })
  }

  private func item(_ line: Substring) -> (String, Int, Substring)? {
    let indent = line.prefix(12).prefix { $0 == " " }.count
    let content = line.dropFirst(indent)
    let depth = Swift.min(indent / 2, 4)
    if let first = content.first, "-*+".contains(first), content.dropFirst().first == " " {
      return ("•", depth, content.dropFirst(2))
    }
    let digits = content.prefix(9).prefix { $0.isASCII && $0.isNumber }
    let rest = content.dropFirst(digits.count)
    guard !digits.isEmpty, let point = rest.first, ".)".contains(point), rest.dropFirst().first == " " else {
      return nil
    }
    return (digits + String(point), depth, rest.dropFirst(2))
  }
}
