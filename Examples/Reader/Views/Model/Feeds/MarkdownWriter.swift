import Foundation

/// Writes what a scan of HTML finds as Markdown.
struct MarkdownWriter {
  private var blocks: [String] = []
  private var line = ""
  /// What the line begins with: the sign of a heading, an entry, a quotation.
  private var prefix = ""
  private var skipped: String?
  private var link: String?
  private var isCode = false

  var finished: String {
    mutating get {
      close()
      return blocks.joined(separator: "\n\n")
    }
  }

  mutating func add(text: String) {
    if skipped != nil { return }
    if isCode {
      line += text
      return
    }
    var words = text.split(whereSeparator: \.isWhitespace).map(Self.escaped).joined(separator: " ")
    if words.isEmpty {
      if !text.isEmpty, !line.isEmpty, line.last != " " { line += " " }
      return
    }
    if text.first?.isWhitespace == true, !line.isEmpty, line.last != " " { words = " " + words }
    if text.last?.isWhitespace == true { words += " " }
    line += words
  }

  mutating func add(tag: String, attributes: Substring) {
    if let skipped {
      if tag == "/" + skipped { self.skipped = nil }
      return
    }
    switch tag {
    case "script", "style", "svg", "head": skipped = tag
    case "p", "div", "/p", "/div", "ul", "ol", "/ul", "/ol", "/li", "br", "hr", "tr", "/blockquote", "table", "section",
      "article", "figure", "/figure", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6":
      close()
      if tag == "/blockquote" { prefix = "" }
    case "h1", "h2", "h3", "h4", "h5", "h6": begin("## ")
    case "li": begin("- ")
    case "blockquote": begin("> ")
    case "pre":
      close()
      isCode = true
    case "/pre":
      let code = line
      line = ""
      isCode = false
      if !code.isEmpty { blocks.append("```\n" + code.replacing("```", with: "'''") + "\n```") }
    case "b", "strong", "/b", "/strong": if !isCode { line += "**" }
    case "i", "em", "/i", "/em": if !isCode { line += "*" }
    case "a":
      guard link == nil, !isCode, let address = Self.address(attributes) else { break }
      link = address
      line += "["
    case "/a":
      guard let address = link else { break }
      line += "](\(address))"
      link = nil
    default: break
    }
  }

  private mutating func begin(_ sign: String) {
    close()
    prefix = sign
  }

  private mutating func close() {
    if let address = link {
      line += "](\(address))"
      link = nil
    }
    let words = line.trimmingCharacters(in: .whitespacesAndNewlines)
    line = ""
    if words.isEmpty { return }
    blocks.append(prefix + words)
    if prefix != "> " { prefix = "" }
  }

  /// Where a link of the web or to a mail address leads; others mean nothing outside of their page.
  private static func address(_ attributes: Substring) -> String? {
    guard let start = attributes.range(of: "href=", options: .caseInsensitive)?.upperBound else { return nil }
    let rest = attributes[start...]
    let value: Substring
    if let quote = rest.first, quote == "\"" || quote == "'" {
      value = rest.dropFirst().prefix { $0 != quote }
    } else {
      value = rest.prefix { !$0.isWhitespace }
    }
    let address = HTMLText.unescaped(value)
    guard let url = URL(string: address), ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "") else {
      return nil
    }
    return address.replacing("(", with: "%28").replacing(")", with: "%29").replacing(" ", with: "%20")
  }

  private static func escaped(_ word: Substring) -> String {
    var result = ""
    for character in word {
      if "\\`*_[]<>#~&".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
