import Markdown
import Testing

/// Expectations are CommonMark's (https://spec.commonmark.org/0.31.2), and GitHub's for strikethrough.
struct InlineMarkdownTests {
  /// Each stretch with its styles before it: S strong, E emphasis, C code, D deleted, and a link's destination behind it.
  private func outline(_ string: String) -> [String]? {
    InlineMarkdown.spans(of: string)?.map { span in
      var styles = ""
      if span.isStrong { styles += "S" }
      if span.isEmphasized { styles += "E" }
      if span.isCode { styles += "C" }
      if span.isStruckThrough { styles += "D" }
      return (styles.isEmpty ? "" : styles + ":") + span.text + (span.destination.map { "→" + $0 } ?? "")
    }
  }

  @Test func stylesAreToldApart() {
    #expect(outline("a **b** c") == ["a ", "S:b", " c"])
    #expect(outline("*a* __b__ _c_") == ["E:a", " ", "S:b", " ", "E:c"])
    #expect(outline("***both***") == ["SE:both"])
    #expect(outline("use `let *x*` now") == ["use ", "C:let *x*", " now"])
    #expect(outline("~~gone~~ ~so~") == ["D:gone", " ", "D:so"])
    #expect(outline("**a *b* `c`**") == ["S:a ", "SE:b", "S: ", "SC:c"])
  }

  @Test func linksLeadSomewhere() {
    #expect(outline("[site](https://a.example/x?y=1&amp;z)") == ["site→https://a.example/x?y=1&z"])
    #expect(outline("<https://a.example>") == ["https://a.example→https://a.example"])
    #expect(outline("[a **b**](u) c") == ["a →u", "S:b→u", " c"])
    #expect(outline("![a cat](cat.png)!") == ["a cat!"])
    #expect(outline("[not a link]") == nil)
  }

  @Test func whatIsNoMarkdownStays() {
    for string in [
      "", "plain", "snake_case_name", "2 * 3 * 4", "a_b", "Fish & Chips", "a < b > c", "C:\\dir", "**", "~",
    ] {
      #expect(outline(string) == nil, "\(string)")
    }
  }

  @Test func escapesAndEntitiesAreTaken() {
    #expect(outline("\\*a\\* \\_") == ["*a* _"])
    #expect(outline("&lt;b&gt; &hellip; &#8364; &#x41; &unknown;") == ["<b> … € A &unknown;"])
    #expect(outline("<b>bold</b> *x*") == ["<b>bold</b> ", "E:x"])
  }

  /// Nothing makes a block, and no space is lost.
  @Test func linesAndSpacesStay() {
    #expect(outline("# *a*") == ["# ", "E:a"])
    #expect(outline("- **a**\n- b\n\n1. c") == ["- ", "S:a", "\n- b\n\n1. c"])
    #expect(outline("    *code?*") == ["    ", "E:code?"])
    #expect(outline("**Name:** ") == ["S:Name:", " "])
    #expect(outline("> *a*  \nb\n===\n---\n```\n*c*") == ["> ", "E:a", "  \nb\n===\n---\n```\n", "E:c"])
    #expect(outline("*a*\r\nb\rc") == ["E:a", "\nb\nc"])
    #expect(outline("_a_ b_c_") == ["E:a", " b_c_"])
    #expect(outline("[x]: https://a.example\n*y*") == ["[x]: https://a.example\n", "E:y"])
  }

  @Test func foreignLettersStay() {
    #expect(outline("**日本語**と e\u{301} **👩‍👩‍👧**") == ["S:日本語", "と e\u{301} ", "S:👩‍👩‍👧"])
    // The mark that keeps lines apart is a letter of somebody: such a text is shown as it is written.
    #expect(outline("**\u{1680}**") == nil)
  }

  /// Time grows with the length, whatever is written.
  @Test(arguments: [
    "[", "![", "]", "*", "**a", "_", "`", "``a", "~~", "<", "<a", "&", "\\", "[a](", "[a](b", "[[a]]", "*a_", "**a*_b`",
    "[a](<b", "<!--", "\n", "\r\n*", "\0*", "&#x", "a**b_",
  ])
  func nothingTakesLong(_ part: String) {
    let string = String(String(repeating: part, count: InlineMarkdown.maximumSize / part.utf8.count))
    let clock = ContinuousClock()
    let time = clock.measure { _ = InlineMarkdown.spans(of: string) }
    // Some 10 ms; a search that grew with the square would take minutes.
    #expect(time < .seconds(5))
    #expect(InlineMarkdown.spans(of: string + String(repeating: "*", count: InlineMarkdown.maximumSize)) == nil)
  }

  /// Whatever the string, its characters come out in order, but for those of Markdown.
  @Test func randomTextsLoseNothing() {
    var random = SystemRandomNumberGenerator()
    let parts = [
      "*", "**", "_", "`", "~~", "[", "](", ")", "<", ">", "&", ";", "\\", "\n", " ", "a", "b", "é", "!", "#",
    ]
    for _ in 0..<2_000 {
      let string = (0..<Int.random(in: 1...24, using: &random)).map { _ in parts.randomElement(using: &random)! }
        .joined()
      guard let spans = InlineMarkdown.spans(of: string) else { continue }
      func letters(_ text: String) -> String { text.filter { "abé#".contains($0) } }
      let shown = spans.map(\.text).joined()
      let hidden = Set(spans.compactMap(\.destination))
      if hidden.isEmpty, !string.contains("](") {
        #expect(letters(shown) == letters(string), "\(string.debugDescription)")
      }
      #expect(spans.allSatisfy { !$0.text.isEmpty })
    }
  }
}
