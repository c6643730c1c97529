import Foundation
import ReaderViews
import Testing

/// Feeds that are read from files.
@Suite struct ReaderFeedTests {
  private func parse(_ text: String) throws -> ParsedFeed { try FeedFile.parse(Data(text.utf8), name: "feed.xml") }

  @Test func rss() throws {
    let feed = try parse(
      """
      <?xml version="1.0"?>
      <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
        <title>Tide &amp; Time</title><link>https://tide.example/</link>
        <item><title>One</title><guid>1</guid><pubDate>Sat, 14 Mar 2026 10:30:00 +0100</pubDate>
          <link>https://tide.example/1</link><author>Maud</author>
          <content:encoded><![CDATA[<p>A <b>bold</b> word and <a href="https://a.example/(x)">a link</a>.</p>
            <ul><li>first</li><li>second * third</li></ul><script>alert(1)</script>]]></content:encoded></item>
        <item><title>Two</title><description>Plain &lt;i&gt;text&lt;/i&gt;</description></item>
      </channel></rss>
      """)
    #expect(feed.title == "Tide & Time")
    #expect(feed.address == "https://tide.example/")
    #expect(feed.articles.map(\.title) == ["One", "Two"])
    #expect(feed.articles[0].date == readerDay)
    #expect(
      feed.articles[0].text
        == "A **bold** word and [a link](https://a.example/%28x%29).\n\n- first\n\n- second \\* third")
    #expect(feed.articles[1].text == "Plain *text*")
    #expect(feed.articles[1].identity == "Two")
  }

  @Test func atom() throws {
    let feed = try parse(
      """
      <feed xmlns="http://www.w3.org/2005/Atom"><title>Sky</title>
        <link rel="self" href="https://sky.example/atom"/><link href="https://sky.example/"/>
        <entry><title>Moon</title><id>urn:1</id><updated>2026-03-14T09:30:00Z</updated>
          <author><name>Noor</name></author><link href="https://sky.example/moon"/>
          <content type="html">&lt;p&gt;Thin&lt;/p&gt;</content></entry></feed>
      """)
    #expect(feed.address == "https://sky.example/atom")
    #expect(feed.articles.count == 1)
    let article = try #require(feed.articles.first)
    #expect(article.author == "Noor")
    #expect(article.date == readerDay)
    #expect(article.link == URL(string: "https://sky.example/moon"))
    #expect(article.text == "Thin")
  }

  @Test func whatIsNoFeedSaysWhy() throws {
    #expect(throws: FeedProblem.noFeed(name: "feed.xml")) { try parse("<html></html>") }
    #expect(throws: FeedProblem.self) { try parse("") }
    #expect(throws: FeedProblem.self) { try parse("<rss><channel>\n<item></channel></rss>") }
    #expect(throws: FeedProblem.cannotRead(name: "nothing.xml")) {
      try FeedFile.read(URL(filePath: "/nowhere/nothing.xml"))
    }
  }

  /// Signs without ends, many of them.
  @Test func oddTextIsText() throws {
    for text in ["<", "<!--", "&", "<a href=", "&#x110000;", "&#xD800;"] {
      let item = String(repeating: text, count: 2_000).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      let feed = try parse("<rss><channel><item><description>\(item)</description></item></channel></rss>")
      #expect(feed.articles.count == 1)
    }
  }

  @Test func aFeedThatComesAgainAddsWhatIsNew() async throws {
    let store = try await seededStore(count: 0)
    var feed = ParsedFeed()
    feed.title = "Tide"
    feed.address = "https://tide.example/feed"
    feed.articles = ["1", "2"].map {
      var article = ParsedFeed.Article()
      article.identity = $0
      article.title = "Article " + $0
      return article
    }
    let (folder, first) = try await store.add(feed, date: readerDay)
    #expect(first == 2)
    feed.articles[1].identity = "3"
    let (same, second) = try await store.add(feed, date: readerDay)
    #expect(same == folder)
    #expect(second == 1)
    #expect(try await store.messages(MessageQuery(place: .folder(folder))).count == 3)
    try await store.removeFeed(folder)
    #expect(try await store.folders().count == 18)
  }

  @Test func blocksOfAText() {
    let text = "# Title\n\nOne\ntwo\n- a\n2. b\n\n> said\n> again\n\n```\n# code\n```\n\nEnd"
    #expect(
      MessageText.blocks(of: text) == [
        .heading("Title"), .paragraph("One\ntwo"), .item(sign: "•", "a"), .item(sign: "2.", "b"),
        .quotation("said\nagain"), .code("# code"), .paragraph("End"),
      ])
    let marked = "A **bold** [link](https://a.example)\n\n> no\n\n\\*star\\*"
    #expect(MessageText.preview(of: marked) == "A bold link *star*")
  }
}
