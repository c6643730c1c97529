/// Bold, italic, code and links in a line of Markdown.
package struct MarkdownInline: Equatable {
  package struct Run: Equatable {
    package var text: String
    package var isBold = false
    package var isItalic = false
    package var isCode = false
    package var isLink = false

    package init(
      text: String, isBold: Bool = false, isItalic: Bool = false, isCode: Bool = false, isLink: Bool = false
    ) {
      self.text = text
      self.isBold = isBold
      self.isItalic = isItalic
      self.isCode = isCode
      self.isLink = isLink
    }
  }

  package private(set) var runs: [Run] = []
  /// The most runs of a line; what follows is one more, without marks.
  package static let mostRuns = 500

  package init(_ text: String) {
    var rest = text[...]
    var run = Run(text: "")
    var brackets = Next("]")
    var parentheses = Next(")")
    func flush(_ runs: inout [Run]) {
      if !run.text.isEmpty { runs.append(run) }
      run.text = ""
    }
    while let character = rest.first {
      if runs.count >= Self.mostRuns {
        run.text += rest
        break
      }
      if rest.hasPrefix("**") || rest.hasPrefix("__") {
        flush(&runs)
        run.isBold.toggle()
        rest = rest.dropFirst(2)
      } else if character == "*" {
        flush(&runs)
        run.isItalic.toggle()
        rest = rest.dropFirst()
      } else if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        flush(&runs)
        runs.append(Run(text: String(rest.dropFirst()[..<end]), isCode: true))
        rest = rest[rest.index(after: end)...]
      } else if let link = Self.link(rest, &brackets, &parentheses) {
        flush(&runs)
        if !link.title.isEmpty { runs.append(Run(text: link.title, isBold: run.isBold, isLink: true)) }
        rest = rest[link.end...]
      } else {
        run.text.append(character)
        rest = rest.dropFirst()
      }
    }
    flush(&runs)
  }

  /// Reads `[title](address)`; for a picture, `![title](address)`, only the title is shown.
  private static func link(_ text: Substring, _ brackets: inout Next, _ parentheses: inout Next)
    -> (title: String, end: Substring.Index)?
  {
    let body = text.hasPrefix("![") ? text.dropFirst(2) : text.hasPrefix("[") ? text.dropFirst() : nil
    guard let body, let close = brackets.place(in: body) else { return nil }
    let open = body.index(after: close)
    guard open < body.endIndex, body[open] == "(", let end = parentheses.place(in: body[open...]) else { return nil }
    return (MarkdownInline(String(body[..<close])).runs.map(\.text).joined(), body.index(after: end))
  }

  /// Where the next of one character is. It is searched for again only behind the last, so that a line full of beginnings is
  /// gone through once.
  private struct Next {
    private let character: Character
    private var found: Substring.Index?
    private var isNone = false

    init(_ character: Character) { self.character = character }

    mutating func place(in rest: Substring) -> Substring.Index? {
      if isNone { return nil }
      if let found, found >= rest.startIndex { return found }
      found = rest.firstIndex(of: character)
      isNone = found == nil
      return found
    }
  }
}
