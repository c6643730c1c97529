import SafeOutput
import Testing

/// What a terminal would obey is not sent to it.
struct TerminalTextTests {
  /// Escapes and bells, the C1 form of the escape sequence's beginning, every mark, embedding, override and isolate.
  private static let obeyed: [ClosedRange<UInt32>] = [
    0...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F,
  ]

  @Test func whatIsObeyedIsShownAsItsPlace() {
    for range in Self.obeyed {
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        #expect(TerminalText.printable("a\(scalar)b") == "a\u{FFFD}b")
        let stays = [9, 10, 13].contains(value)
        #expect(TerminalText.printable("a\(scalar)b", keepsLines: true) == (stays ? "a\(scalar)b" : "a\u{FFFD}b"))
      }
    }
  }

  /// Letters of scripts that are written from right to left stay, as do joined emoji.
  @Test(arguments: ["", "Row", "Größe", "日本", "שלום", "عربي", "👩‍💻", "e\u{301}", "a b"])
  func otherTextStays(text: String) {
    #expect(TerminalText.printable(text) == text)
  }
}
