import Chat
import ChatStore
import Foundation
import SwiftUI

/// Something that a stranger sends.
struct HostileKind {
  let name: String
  var content = MessageContent.text("")
  /// Of a text that is no message's.
  var text = ""
  /// Emoji that people react with.
  var reactions: [String] = []
  var isPicture = false

  init(_ name: String, _ content: MessageContent) { (self.name, self.content) = (name, content) }
  init(_ name: String, _ text: String) {
    (self.name, self.text) = (name, text)
    content = .text(text)
  }
  init(_ name: String, pictures: [Attachment]) {
    self.name = name
    content = .images(pictures, caption: "")
    isPicture = true
  }
  init(_ name: String, reactions: [String]) {
    self.name = name
    self.reactions = reactions
    content = .text("A message")
  }

  /// It, and what follows it.
  func batch(in channel: ChannelID, by user: UserID) -> ServerBatch {
    let event = EventID(rawValue: "$hostile")
    var events = [
      ServerEvent(
        id: event, sender: user, sentAt: Date(timeIntervalSince1970: 1.7e9 + 100), order: 1000, body: .message(content)),
      // Quotes it.
      ServerEvent(
        id: EventID(rawValue: "$answer"), sender: user, sentAt: Date(timeIntervalSince1970: 1.7e9 + 101), order: 1001,
        body: .message(.text("An answer"), quoted: event)),
    ]
    for (index, emoji) in reactions.enumerated() {
      events.append(
        ServerEvent(
          id: EventID(rawValue: "$r\(index)"), sender: user, sentAt: Date(timeIntervalSince1970: 1.7e9), order: 1002,
          body: .reaction(event, emoji)))
    }
    var batch = ServerBatch()
    batch.timelines = [TimelineChunk(channel: channel, events: events, placement: .numbered())]
    return batch
  }

  private static func repeated(_ text: String, bytes: Int = 100_000) -> String {
    String(repeating: text, count: max(1, bytes / text.utf8.count))
  }

  static let all: [HostileKind] = texts + markup + others + pictures

  private static let texts = [
    HostileKind("words", repeated("so it goes on and on ")),
    HostileKind("unbroken", repeated("a")),
    HostileKind("lines", repeated("\n")),
    HostileKind("short_lines", repeated("a\n")),
    HostileKind("spaces", repeated(" ") + "a"),
    HostileKind("tabs", repeated("\ta")),
    HostileKind("controls", repeated("\u{1}\u{7F}\u{85}a")),
    HostileKind("marks", "e" + String(repeating: "\u{301}", count: 10_000)),
    HostileKind("marked_letters", repeated("e" + String(repeating: "\u{301}\u{327}", count: 20))),
    HostileKind("mixed_directions", repeated("abc אבג 123 مرحبا ")),
    HostileKind("each_letter_turns", repeated("aא")),
    HostileKind("isolates", repeated("\u{2066}a\u{2067}א") + "b"),
    HostileKind("embeddings", repeated("\u{202A}a\u{202B}א")),
    HostileKind("overrides", repeated("\u{202E}abc")),
    HostileKind("joined_letters", repeated("a\u{200D}")),
    HostileKind("joined_emoji", repeated("👩\u{200D}")),
    HostileKind("families", repeated("👨‍👩‍👧‍👦")),
    HostileKind("flags", repeated("🇸🇪")),
    HostileKind("emoji", repeated("😀😁😂🤣🥰😎🎉🚀🐢🍎")),
    HostileKind("zero_width", repeated("a\u{200B}\u{2060}\u{FEFF}")),
    HostileKind("soft_hyphens", repeated("a\u{AD}")),
    HostileKind("arabic", repeated("السلام عليكم ورحمة الله وبركاته ")),
    HostileKind("unbroken_arabic", repeated("السلام")),
    HostileKind("devanagari", repeated("क्षत्रिय ")),
    HostileKind("unbroken_devanagari", repeated("क्षत्रि")),
    HostileKind("thai", repeated("สวัสดีครับ")),
    HostileKind("japanese", repeated("お疲れさまでした。写真を楽しみに")),
    HostileKind("long_ligature", repeated("\u{FDFA}")),
    HostileKind("every_letter", String(String.UnicodeScalarView((0x21..<0x3000).compactMap(Unicode.Scalar.init)))),
    HostileKind("far_letters", String(String.UnicodeScalarView((0x10000..<0x12000).compactMap(Unicode.Scalar.init)))),
    HostileKind("no_letters", repeated("\u{10FFFD}\u{FFFE}\u{E000}")),
    HostileKind("variations", repeated("a\u{FE0F}\u{E0100}")),
    HostileKind("tags", repeated("🏴\u{E0067}\u{E0062}\u{E007F}")),
  ]

  private static let markup = [
    HostileKind("stars", repeated("*")),
    HostileKind("starred", repeated("*a")),
    HostileKind("open_and_closed", repeated("*a **b ")),
    HostileKind("styles", repeated("**a** *b* ~~c~~ `d` ")),
    HostileKind("underscores", repeated("_a_b")),
    HostileKind("backticks", repeated("`` ` ``` ")),
    HostileKind("brackets", repeated("[")),
    HostileKind("open_links", repeated("[a](")),
    HostileKind("links", repeated("[a](https://a.example/b) ")),
    HostileKind("bare_links", repeated("https://a.example/b ")),
    HostileKind("long_link", "https://a.example/" + repeated("b", bytes: 1_900)),
    HostileKind("mentions", repeated("@Ann ")),
    HostileKind("ats", repeated("@")),
    HostileKind("quotes", repeated(">")),
    HostileKind("quoted_lines", repeated("> a\n")),
    HostileKind("points", repeated("- a\n")),
    HostileKind("deep_points", repeated("        - a\n")),
    HostileKind("headings", repeated("# a\n")),
    HostileKind("fences", repeated("```\na\n```\n")),
    HostileKind("long_code", "```\n" + repeated("x") + "\n```"),
    HostileKind("tables", repeated("|a|b|\n|-|-|\n")),
    HostileKind("html", repeated("<div style=\"x\"><script>alert(1)</script>&lt;&#x41;")),
    HostileKind("deep_html", repeated("<div>")),
    HostileKind("blocks", repeated("# a\n- b\n> c\n```\nd\n```\ne\n\n")),
  ]

  private static let others = [
    HostileKind("name", repeated("Ann\u{202E}\u{301}👩\u{200D} ", bytes: 100_000)),
    HostileKind("composer", repeated("so it goes on and on ")),
    HostileKind(
      "reactions", reactions: (0..<100).map { "\(["👍", "❤️", "🎉", "😀", "🚀"][$0 % 5])\($0)" + repeated("é", bytes: 200) }),
    HostileKind(
      "poll",
      .poll(
        MessageContent.Poll(
          question: repeated("why ", bytes: 10_000),
          options: (0..<1000).map { .init(id: "\($0)", text: repeated("because ", bytes: 900)) }))),
    HostileKind(
      "file",
      .file(
        Attachment(
          source: "a", name: repeated("a\u{202E}fdp.", bytes: 10_000), type: repeated("x", bytes: 999), size: .max),
        caption: repeated("*a "))),
    HostileKind(
      "voice",
      .voice(
        Attachment(
          source: "a", name: "a", type: "audio/ogg", duration: .infinity,
          waveform: (0..<50_000).map { $0 % 3 == 0 ? .nan : Float($0) }))),
    HostileKind("place", .location(MessageContent.Location(latitude: .nan, longitude: 1e308, name: repeated("a ")))),
    HostileKind(
      "unknown", .other(type: repeated("x", bytes: 900), text: repeated("<b>"), payload: Data(count: 100_000))),
  ]

  private static func picture(
    _ source: String, _ width: Int? = 4000, _ height: Int? = 3000, type: String = "image/png"
  ) -> Attachment { Attachment(source: source, name: source, type: type, width: width, height: height) }

  private static let pictures = [
    HostileKind("picture", pictures: [picture("large")]),
    HostileKind("huge_picture", pictures: [picture("huge", 60_000, 60_000)]),
    HostileKind("broken_picture", pictures: [picture("broken")]),
    HostileKind("no_picture", pictures: [picture("text")]),
    HostileKind("gif_header", pictures: [picture("gif", 65_535, 65_535, type: "image/gif")]),
    HostileKind("odd_size", pictures: [picture("large", .max, 1)]),
    HostileKind("thousand_pictures", pictures: (0..<1000).map { picture("large-\($0)", nil, -1) }),
  ]
}

/// Gives what the pictures among them are.
struct HostilePictures: AttachmentLoader {
  /// A PNG of twelve million pixels.
  let large: Data

  @MainActor init() {
    let view = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(
      width: 4000, height: 3000)
    large = ImageRenderer(content: view).uiImage?.pngData() ?? Data()
  }

  func data(for attachment: Attachment, thumbnail: Bool) async throws -> Data {
    switch attachment.source {
    case "broken": large.prefix(large.count / 2)
    case "text": Data("<html>no picture</html>".utf8)
    // IHDR of 60,000 × 60,000 pixels.
    case "huge":
      Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
          + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 2, 0, 0, 0])
    case "gif": Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0xFF, 0xFF, 0xFF, 0xFF, 0xF7, 0, 0]) + Data(count: 100_000)
    default: large
    }
  }
}
