/// Text for a terminal. Names come from files and servers of strangers, and a terminal obeys what it is shown.
package enum TerminalText {
  /// Shows the place of each character that would be obeyed: controls (C0, C1, so also the escape), line separators,
  /// and those that turn the direction of text or hide it.
  ///
  /// - Parameter keepsLines: whether newlines, returns and tabs stay.
  package static func printable(_ text: String, keepsLines: Bool = false) -> String {
    // Nearly every text is plain.
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || keepsLines && isLayout(UInt32($0)) }
    if isPlain { return text }
    func isShown(_ scalar: Unicode.Scalar) -> Bool { !isObeyed(scalar) || keepsLines && isLayout(scalar.value) }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isShown($0) ? $0 : "\u{FFFD}" }))
  }

  /// Whether a terminal may act on a character instead of showing it.
  package static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks, embeddings, overrides and isolates of directions (Unicode's annex 9), and separators of lines.
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }

  private static func isLayout(_ scalar: UInt32) -> Bool { scalar == 9 || scalar == 10 || scalar == 13 }
}
