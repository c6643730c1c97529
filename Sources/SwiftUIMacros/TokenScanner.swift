/// Splits Swift source into the tokens that are needed to find the parts of a declaration.
///
/// The compiler has parsed the source before, so the scanner need not detect errors. It knows comments, strings with
/// interpolations, and words; every other byte is a token.
struct TokenScanner {
  struct Token {
    /// Bytes from the start of the source.
    var range: Range<Int>
    var text: String
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ source: String) { bytes = Array(source.utf8) }

  /// The source between two bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where the last token ended.
  var end: Int { position }

  /// The rest of the source, from the next token on.
  mutating func rest() -> String {
    skipTrivia()
    return text(position..<bytes.count)
  }

  mutating func next() -> Token? {
    skipTrivia()
    guard position < bytes.count else { return nil }
    let start = position
    if isWord(bytes[position]) {
      while position < bytes.count, isWord(bytes[position]) { position += 1 }
    } else if bytes[position] == UInt8(ascii: "`") {
      skip(through: "`")
    } else if !skipString() {
      position += 1
    }
    return Token(range: start..<position, text: text(start..<position))
  }

  /// Continues after the bracket that closes the one just read.
  mutating func skipBrackets() {
    var depth = 1
    while depth > 0, let token = next() {
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
    }
  }

  /// Continues after an attribute, whose `@` was just read.
  mutating func skipAttribute() {
    _ = next()
    while takes(".") { _ = next() }
    // An attribute's arguments follow directly. A parenthesis after a space belongs to the declaration.
    if position < bytes.count, bytes[position] == UInt8(ascii: "("), takes("(") { skipBrackets() }
  }

  /// Reads the next token if it is the given one.
  mutating func takes(_ text: String) -> Bool {
    let before = position
    if next()?.text == text { return true }
    position = before
    return false
  }

  // MARK: Characters

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private func starts(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(through end: StaticString) {
    position += 1
    while position < bytes.count, !starts(end, at: position) { position += 1 }
    position = min(position + end.utf8CodeUnitCount, bytes.count)
  }

  private mutating func skipTrivia() {
    while position < bytes.count {
      if bytes[position] <= UInt8(ascii: " ") {
        position += 1
      } else if starts("//", at: position) {
        skip(through: "\n")
      } else if starts("/*", at: position) {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts("/*", at: position) {
        depth += 1
        position += 2
      } else if starts("*/", at: position) {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// Continues after a string literal, if there is one: a plain, multi-line or raw one.
  private mutating func skipString() -> Bool {
    var quote = position
    while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return false }
    let hashes = quote - position
    let isLong = starts("\"\"\"", at: quote)
    position = quote + (isLong ? 3 : 1)
    while position < bytes.count {
      let ends = isLong ? starts("\"\"\"", at: position) : bytes[position] == UInt8(ascii: "\"")
      let width = isLong ? 3 : 1
      if ends, hasHashes(hashes, at: position + width) {
        position += width + hashes
        return true
      }
      if bytes[position] == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) {
        position += 1 + hashes
        if takes("(") { skipBrackets() } else { position += 1 }
      } else {
        position += 1
      }
    }
    return true
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
