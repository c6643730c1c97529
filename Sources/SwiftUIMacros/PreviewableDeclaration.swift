/// A variable of a preview's closure that is marked with `@Previewable`.
struct PreviewableDeclaration {
  /// The declaration without the mark.
  let source: String

  /// Reads one, if the next token begins it.
  init?(_ scanner: inout TokenScanner) {
    var ahead = scanner
    guard ahead.takes("@"), ahead.takes("Previewable") else { return nil }
    let start = ahead.end
    while ahead.takes("@") { ahead.skipAttribute() }
    var last = ahead.next()
    while let token = last, token.text != "var", token.text != "let" { last = ahead.next() }
    while var token = last {
      switch token.text {
      case "(", "[", "{":
        ahead.skipBrackets()
        // The bracket that closes it.
        token = TokenScanner.Token(range: ahead.end - 1..<ahead.end, text: ")")
      default: break
      }
      var next = ahead
      guard let following = next.next(), following.text != "}", following.text != ";" else { break }
      let isOnNextLine = ahead.text(token.range.upperBound..<following.range.lowerBound).contains("\n")
      if isOnNextLine, !Self.goOn(after: token.text), !Self.goOn(before: following.text) { break }
      ahead = next
      last = following
    }
    source = ahead.text(start..<ahead.end)
    _ = ahead.takes(";")
    scanner = ahead
  }

  /// Whether a statement goes on in the next line after a token at a line's end.
  private static func goOn(after token: String) -> Bool { "=,:&|+-*/<?.".contains(token) && token.count == 1 }

  /// Whether a token at a line's beginning goes on with the statement before it. A bracket begins another.
  private static func goOn(before token: String) -> Bool { "=.?:&|+*/<>{".contains(token) && token.count == 1 }
}
