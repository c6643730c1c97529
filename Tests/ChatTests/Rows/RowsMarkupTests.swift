import ChatStore
import Foundation
import Testing

@testable import Chat

/// What is read of a message's text.
struct RowsMarkupTests {
  /// Words are found without case and diacritics, from run to run, and split runs where they begin and end.
  @Test func foundWordsAreRunsOfTheirOwn() {
    let runs: [Markup.Run] = [
      .init(text: "The Caf"), .init(text: "é at", style: .strong), .init(text: " noon, cafeteria"),
    ]
    let marked = runs.marking(SearchQuery("cafe noon "))
    #expect(
      marked == [
        .init(text: "The "), .init(text: "Caf", isFound: true), .init(text: "é", style: .strong, isFound: true),
        .init(text: " at", style: .strong), .init(text: " "), .init(text: "noon", isFound: true),
        .init(text: ", cafeteria"),
      ])
    #expect(runs.marking(SearchQuery("tea")) == runs)
    // The last word is a beginning.
    #expect(runs.marking(SearchQuery("caf")).filter(\.isFound).map(\.text) == ["Caf", "é", "cafeteria"])
    #expect([Markup.Run(text: "東京都")].marking(SearchQuery("京")).map(\.isFound) == [false, true, false])
    #expect([Markup.Run]().marking(SearchQuery("a")).isEmpty)
  }

  /// An emoji is marked with its skin and its variation selector, and a family is one.
  @Test(arguments: [
    ("👍🏽👍 ❤️", "👍", ["+👍🏽", "+👍", "- ❤️"]), ("👍🏽👍 ❤️", "❤", ["-👍🏽👍 ", "+❤️"]), ("👩‍👩‍👧", "👧", ["+👩‍👩‍👧"]),
    ("a👩‍👩‍👧b", "👩", ["-a", "+👩‍👩‍👧", "-b"]), ("🎉", "🎈", ["-🎉"]),
  ])
  func emojiAreMarkedWhole(text: String, query: String, expected: [String]) {
    let marked = [Markup.Run(text: text)].marking(SearchQuery(query))
    #expect(marked.map { ($0.isFound ? "+" : "-") + $0.text } == expected)
  }

  /// 2,000 texts beside the rule itself: a character is marked if the search finds any scalar of it.
  @Test func charactersAreMarkedWhole() {
    var random = Seeded(state: 11)
    let parts = [
      "👍", "🏽", "👩", "\u{200D}", "\u{FE0F}", "❤", "e", "\u{301}", "กำ", "漢", " ", "🇩", "🇪", "\u{0E38}", "\r\n",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1..<14, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
      let query = SearchQuery(
        (0..<Int.random(in: 1..<3, using: &random)).map { _ in parts.randomElement(using: &random)! }
          .joined(separator: Bool.random(using: &random) ? " " : ""))
      let ranges = query.ranges(in: text)
      var expected: [Bool] = []
      for index in text.indices {
        let character = index..<text.index(after: index)
        let isFound = ranges.contains { $0.overlaps(character) }
        expected += Array(repeating: isFound, count: text[character].utf8.count)
      }
      let marked = [Markup.Run(text: text)].marking(query)
      #expect(marked.plain.utf8.elementsEqual(text.utf8))
      #expect(marked.flatMap { Array(repeating: $0.isFound, count: $0.text.utf8.count) } == expected, "\(text)")
    }
  }

  private let members = ChatMembers([
    Member(user: UserID(rawValue: "@ada:example.org"), name: "Ada Lovelace"),
    Member(user: UserID(rawValue: "@ada2:example.org"), name: "Ada"),
  ])

  /// A paragraph with marks: `b` strong, `i` emphasis, `s` struck, `c` code, `l` link, `m` mention, each before its text in
  /// angle brackets.
  private func read(_ text: String) -> String {
    InlineReader(members).runs(of: text).map { run in
      let marks =
        (run.style.contains(.strong) ? "b" : "") + (run.style.contains(.emphasis) ? "i" : "")
        + (run.style.contains(.struck) ? "s" : "") + (run.style.contains(.code) ? "c" : "")
        + (run.link == nil ? "" : "l") + (run.isMention ? "m" : "")
      return marks.isEmpty ? run.text : "\(marks)<\(run.text)>"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("**a** b", "b<a> b"), ("*a* _b_ __c__", "i<a> i<b> b<c>"), ("***a***", "bi<a>"),
    ("**a *b* c**", "b<a >bi<b>b< c>"), ("~~a~~ ~b~", "s<a> s<b>"), ("`a*b*`", "c<a*b*>"), ("``a`b``", "c<a`b>"),
    // What is no pair stays as it is written.
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**a", "**a"), ("a*", "a*"), ("`a", "`a"),
    ("\\*a\\*", "*a*"), ("*a_b*c_", "i<a_b>c_"), ("~~~a~~~", "~~~a~~~"),
    // HTML and entities are text.
    ("<b>bold</b> &amp;", "<b>bold</b> &amp;"), ("<script>alert(1)</script>", "<script>alert(1)</script>"),
  ])
  func stylesWithinALine(text: String, shown: String) { #expect(read(text) == shown) }

  @Test(arguments: [
    ("see https://a.example/b.", "see l<https://a.example/b>."), ("(http://a.example)", "(l<http://a.example>)"),
    ("https://a.example/x_(y) z", "l<https://a.example/x_(y)> z"), ("[site](https://a.example)", "l<site>"),
    ("**[site](https://a.example)**", "bl<site>"), ("<mailto:a@b.example>", "l<mailto:a@b.example>"),
    ("HTTPS://A.example!", "l<HTTPS://A.example>!"),
    // No other scheme is a link, however it is written.
    ("[x](javascript:alert(1))", "[x](javascript:alert(1))"), ("[x](file:///etc/passwd)", "[x](file:///etc/passwd)"),
    ("<data:text/html,a>", "<data:text/html,a>"), ("ssh://a.example", "ssh://a.example"), ("https://", "https://"),
    ("xhttps://a.example", "xhttps://a.example"),
  ])
  func links(text: String, shown: String) { #expect(read(text) == shown) }

  @Test(arguments: [
    ("hi @ada:example.org!", "hi m<@Ada Lovelace>!"), ("@Ada Lovelace: yes", "m<@Ada Lovelace>: yes"),
    ("@Ada, no", "m<@Ada>, no"), ("@Adam", "@Adam"), ("@eve:b.example:8448 x", "m<@eve:b.example:8448> x"),
    ("a@b.example", "a@b.example"), ("@", "@"), ("@ada:", "@ada:"),
  ])
  func mentions(text: String, shown: String) { #expect(read(text) == shown) }

  @Test func blocks() {
    let text = "# Title\nText\nmore\n\n- one\n  2) two\n> said\n> so\n```swift\nlet **x**\n\n```\nend\n#no\n-no"
    let run = { (text: String) in [Markup.Run(text: text)] }
    #expect(
      MarkupReader.read(text, members: members).blocks == [
        .heading(run("Title"), level: 1), .paragraph(run("Text\nmore")), .item(run("one"), mark: "•", depth: 0),
        .item(run("two"), mark: "2)", depth: 1), .quote(run("said\nso")), .code("let **x**\n"),
        .paragraph(run("end\n#no\n-no")),
      ])
    #expect(MarkupReader.read("```\nno end", members: members).blocks == [.code("no end")])
    #expect(MarkupReader.read("", members: members).blocks == [])
  }

  /// A thousand points are eighty blocks and a paragraph.
  @Test func blocksAreBounded() {
    let text = (0..<1000).map { "- \($0)" }.joined(separator: "\n")
    #expect(MarkupReader.read(text, members: members).blocks.count == MarkupReader.maximumBlocks + 1)
  }

  /// Each of 60,000 bytes, twenty times what a row ever reads at once. A bound with a wide margin: they take some hundredths
  /// of a second in a debug build.
  @Test(arguments: [
    "*", "**a ", "_a*", "[", "[a](", "`", "` `` ``` ", "~~a~", "<", "\\", "@", "@Ada L", "@a:", "https://(", "> ", "- ",
    "# ", "```\n", "a\u{301}", "((((", "http", "<https://a", "[a](https://a.example/",
  ])
  func bombsAreCheap(part: String) {
    let text = String(repeating: part, count: 60_000 / part.utf8.count)
    let time = ContinuousClock().measure { _ = MarkupReader.read(text, members: members) }
    #expect(time < .seconds(10))
  }

  @Test func pagesEndBetweenWordsAndAtLines() {
    let words = String(repeating: "word ", count: 2_000)
    let page = ShownText.page(of: words, from: words.startIndex)
    #expect(page.utf8.count == 3_000)
    let long = String(repeating: "ä", count: 5_000)
    // 3,000 bytes are 1,500 letters of two.
    #expect(ShownText.page(of: long, from: long.startIndex).count == 1_500)
    let lines = String(repeating: "a\n", count: 500)
    #expect(ShownText.page(of: lines, from: lines.startIndex).utf8.count == 2 * ShownText.lines)
    let odd = String(repeating: "ä", count: 1_499) + "€€€"
    // 2,998 bytes, and a sign of three that does not fit.
    #expect(ShownText.page(of: odd, from: odd.startIndex).utf8.count == 2_998)
    #expect(ShownText.page(of: "", from: "".startIndex).isEmpty)
  }

  @Test func controlsAndHeapsOfMarksAreLeftOut() {
    #expect(ShownText.clean("a\u{0}b\u{202E}c\u{7}d\te\n") == "abcd\te\n")
    #expect(ShownText.clean("e" + String(repeating: "\u{301}", count: 10_000)).unicodeScalars.count == 7)
    // Joiners of emoji and of scripts stay.
    for text in ["👩‍👩‍👧‍👦", "می‌خواهم", "ติ๊ก", "שָׁלוֹם", "Việt", "❤️"] { #expect(ShownText.clean(text) == text) }
    #expect(ShownText.line("two\nlines\r\nhere") == "two lines here")
    #expect(ShownText.line(String(repeating: "a", count: 300)).utf8.count == 203)
  }

  @Test(arguments: ["🎉", "🎉 🎉", "👩‍👩‍👧‍👦👍🏽❤️", "🇩🇪"]) func emojiAlone(text: String) { #expect(ShownText.isEmojiAlone(text)) }
  @Test(arguments: ["", " ", "🎉🎉🎉🎉", "1", "a🎉", "©", "#"]) func notEmojiAlone(text: String) {
    #expect(!ShownText.isEmojiAlone(text))
  }

  /// 3,000 texts of what matters to the readers, in any order: pages make up the text, and runs are never empty nor longer
  /// than it, but for the names of those who are mentioned.
  @Test func anyTextIsRead() {
    var random = Seeded(state: 7)
    let parts = [
      "*", "**", "_", "~~", "`", "```", "[", "](", ")", "<", ">", "\n", "\r\n", "- ", "1. ", "# ", "> ", "\\", "@",
      "@Ada",
      "@ada:example.org", "https://a.example", "mailto:a@b", " ", "a", "ä", "漢", "👩‍👩‍👧‍👦", "\u{301}", "\u{200D}", "\u{202E}",
      "\t",
      "\u{0}", "\u{FE0F}", "عربي", "\u{1F3FD}", ":", "(", "&amp;", "\u{2028}",
    ]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0..<60, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
      let runs = InlineReader(members).runs(of: text)
      #expect(runs.allSatisfy { !$0.text.isEmpty } || text.isEmpty)
      #expect(runs.filter { !$0.isMention }.plain.unicodeScalars.count <= text.unicodeScalars.count)
      _ = MarkupReader.read(ShownText.clean(text), members: members)
      let long = String(repeating: text, count: 40)
      var (place, whole) = (long.startIndex, "")
      while place < long.endIndex {
        let page = ShownText.page(of: long, from: place)
        #expect(!page.isEmpty && page.utf8.count <= ShownText.page)
        if page.isEmpty { break }
        whole += page
        place = page.endIndex
      }
      #expect(whole.utf8.elementsEqual(long.utf8))
    }
  }

  /// SplitMix64, so that each run reads the same texts.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
