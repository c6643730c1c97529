import Foundation
import Testing

@testable import ChatStore

/// Words are found as people think of them, and nothing that they type is syntax.
struct SearchTests {
  private let folder: TemporaryFolder
  private let store: ChatStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try await folder.open()
  }

  private func found(_ text: String, in channel: ChannelID? = nil) async throws -> [String] {
    try await store.search(text, in: channel).map(\.message.text)
  }

  @Test func wordsAreFoldedAndTheLastIsABeginning() async throws {
    try await store.deliver(
      .message("$1", "The Café in Zürich, naïvely"), .message("$2", "cafeteria"), .message("$3", "STRASSE straße"),
      .message("$4", "Ελληνικά ΈΝΑ"), .message("$5", "İstanbul ﬁn Ａ"), .message("$6", "well-known don't"))
    #expect(try await found("cafe") == ["cafeteria", "The Café in Zürich, naïvely"])
    #expect(try await found("CAFÉ ") == ["The Café in Zürich, naïvely"])
    #expect(try await found("zurich the") == ["The Café in Zürich, naïvely"])
    #expect(try await found("straße") == ["STRASSE straße"])
    #expect(try await found("ενα") == ["Ελληνικά ΈΝΑ"])
    #expect(try await found("istanbul") == ["İstanbul ﬁn Ａ"])
    #expect(try await found("fin a") == ["İstanbul ﬁn Ａ"])
    #expect(try await found("known don") == ["well-known don't"])
    #expect(try await found("ebra") == [])
  }

  @Test(arguments: [
    "\"", "'", "*", "AND", "OR", "NOT", "NEAR(a b)", "words:a", "a*b", "^a", "-a", "a AND", "(", "{a b}: c",
    ";DROP TABLE message",
    "\u{0}", "a\u{0}b", "%", "_", "\\", "place : \"c1\"", "🙂", "\u{202E}", "",
  ])
  func nothingIsSyntax(_ text: String) async throws {
    try await store.deliver(.message("$1", "hello \(text) world"), .message("$2", "unrelated"))
    let hits = try await found(text)
    let hasWords = !SearchWords.words(of: text).isEmpty
    #expect(hits == (hasWords ? ["hello \(text) world"] : []))
  }

  @Test func partsOfTextsWithoutSpacesAreFound() async throws {
    try await store.deliver(
      .message("$1", "東京都に住んでいます"), .message("$2", "京都へ行く"), .message("$3", "한국어를 배워요"), .message("$4", "สวัสดีครับ"),
      .message("$5", "我喜欢北京烤鸭。上海也好"))
    #expect(try await found("京都") == ["京都へ行く", "東京都に住んでいます"])
    #expect(try await found("東京") == ["東京都に住んでいます"])
    #expect(try await found("京") == ["我喜欢北京烤鸭。上海也好", "京都へ行く", "東京都に住んでいます"])
    #expect(try await found("국어") == ["한국어를 배워요"])
    #expect(try await found("สวัส") == ["สวัสดีครับ"])
    #expect(try await found("鸭上") == ["我喜欢北京烤鸭。上海也好"])
    #expect(try await found("上海 北京") == ["我喜欢北京烤鸭。上海也好"])
    let hit = try #require(try await store.search("京都").last)
    #expect(hit.ranges.map { String(hit.message.text[$0]) } == ["京都"])
  }

  @Test func rangesAreThoseOfTheText() async throws {
    try await store.deliver(.message("$1", "A cafe\u{301}, two CAFÉS and a 🙂 cafe"))
    let hit = try #require(try await store.search("🙂 café").first)
    let text = hit.message.content.searchableText
    #expect(hit.ranges.map { String(text[$0]) } == ["cafe\u{301}", "CAFÉS", "🙂", "cafe"])
  }

  @Test func onlyWhatIsSaidNowIsFound() async throws {
    try await store.deliver(.message("$1", "apple"), .message("$2", "pear"))
    try await store.deliver(.event("$3", .edit("$1", .text("plum"))), .event("$4", .redaction("$2")))
    #expect(try await found("apple") == [])
    #expect(try await found("pear") == [])
    #expect(try await found("plum") == ["plum"])
    #expect(try await store.checkIntegrity() == [])
    try await store.rebuildSearch()
    #expect(try await found("plum") == ["plum"])
    #expect(try await found("apple") == [])
    try await store.deliver(.event("$5", .redaction("$1")))
    #expect(try await found("plum") == [])
    #expect(try await store.checkIntegrity() == [])
  }

  @Test func newestFirstLimitedAndInOneChannel() async throws {
    for number in 1...30 { try await store.deliver(.message(EventID(rawValue: "$\(number)"), "word \(number)")) }
    try await store.deliver(.message("$1", "word elsewhere"), in: .other)
    #expect(try await store.search("word", limit: 2).map(\.message.text) == ["word elsewhere", "word 30"])
    #expect(try await found("word", in: .other) == ["word elsewhere"])
    #expect(try await store.search("word", in: .main, limit: 2).map(\.message.text) == ["word 30", "word 29"])
    #expect(try await found("word", in: ChannelID(rawValue: "nowhere")) == [])
    // Later filled gaps come where the server has them.
    try await store.deliver(.message("$50", "word 50"), placement: .newest(missingBefore: "t"))
    let gap = try #require(try await store.gaps(in: .main).first)
    try await store.deliver(.message("$40", "word 40"), placement: .olderIn(gap.id, token: nil))
    #expect(
      try await store.search("word", in: .main, limit: 3).map(\.message.text) == ["word 50", "word 40", "word 30"])
  }

  @Test func attachmentsAndPollsAreFoundByTheirNames() async throws {
    try await store.deliver(
      .event(
        "$1", .message(.file(Attachment(source: "s", name: "Report-2026.pdf", type: "application/pdf"), caption: "see"))
      ),
      .event("$2", .message(.poll(.init(question: "Lunch?", options: [.init(id: "1", text: "Pizza")])))))
    #expect(try await found("report pdf").count == 1)
    #expect(try await found("pizza").count == 1)
  }

  @Test func oneConversationIsGoneThroughByItsOrder() async throws {
    try await store.deliver(
      .message("$1", "word one"), .message("$2", "word two", thread: "$1"), .message("$3", "word three"),
      .message("$4", "else"), .message("$5", "word four", thread: "$3"))
    try await store.deliver(.message("$1", "word elsewhere"), in: .other)
    func texts(_ found: FoundMessages) async throws -> [String] {
      var texts: [String] = []
      for id in found.ids { texts.append(try #require(try await store.message(id)).text) }
      return texts
    }
    let all = try await store.find("word", in: .channel(.main))
    #expect(try await texts(all) == ["word three", "word one"])
    #expect(!all.isMore)
    #expect(
      try await store.find("word", in: .channel(.main), limit: 1) == FoundMessages(ids: [all.ids[0]], isMore: true))
    #expect(try await texts(store.find("word", in: .thread(all.ids[1]))) == ["word two"])
    for text in ["", " ", "\"", "*", "place : c1", "nothing"] {
      #expect(try await store.find(text, in: .channel(.main)) == FoundMessages())
    }
    #expect(try await store.find("word", in: .channel(ChannelID(rawValue: "nowhere"))) == FoundMessages())
  }

  @Test func hostileTextsTakeLittle() async throws {
    let marks = "e" + String(repeating: "\u{301}", count: 10_000), long = String(repeating: "x", count: 100_000)
    try await store.deliver(
      .message("$1", marks), .message("$2", long), .message("$3", String(repeating: "京", count: 30_000)))
    #expect(try await found("e").count == 1)
    #expect(try await store.search(long).count == 1)
    #expect(try await store.search(String(repeating: "a ", count: 10_000)) == [])
    #expect(try await store.search(String(repeating: "京", count: 10_000)).count == 1)
    #expect(SearchWords.words(of: marks).map(\.folded) == ["e"])
  }
}
