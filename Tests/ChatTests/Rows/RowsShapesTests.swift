import ChatStore
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

/// Rows of what nobody thinks of, and of what is meant to harm.
@MainActor
struct RowsShapesTests {
  /// The row's frame with the window around it, whose width it may not leave.
  private func row(
    _ entry: MessageEntry, width: Double = 400, scale: Double = 1,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> CGRect {
    let host = try rowHost(
      [entry], size: CGSize(width: width, height: 4000), scale: scale, actions: RecordingActions(), environment: change)
    defer { host.close() }
    let frame = try #require(host.elements.first).frame
    #expect(frame.minX >= 0 && frame.maxX <= width, "\(frame)")
    // What is drawn stays in it, but for a pixel of an edge.
    let drawn = host.snapshot()
    let background = drawn.pixels[drawn.pixels.count - 1]
    let bottom = Int(((frame.maxY + 1) * scale).rounded(.up))
    let below = drawn.pixels.dropFirst(min(bottom, drawn.height) * drawn.width)
    if let place = below.firstIndex(where: { $0 != background }) {
      Issue.record("drawn below the row, at line \(place / drawn.width); the row ends at \(frame.maxY)")
    }
    return frame
  }

  @Test func aWordWithoutSpacesIsBroken() throws {
    let word = String(repeating: "m", count: 200)
    let one = try row(Sample.entry(.text("m")))
    let many = try row(Sample.entry(.text(word)))
    #expect(many.height > one.height + 30)
    for width in [200.0, 120] { _ = try row(Sample.entry(.text(word)), width: width) }
  }

  /// Six marks stay on the letter, of 10,000.
  @Test func aHeapOfMarksStaysInItsRow() throws {
    let frame = try row(Sample.entry(.text("Z" + String(repeating: "\u{30D}\u{310}\u{353}", count: 3_333) + "algo")))
    #expect(frame.height < 150)
  }

  @Test func directionsMixInALine() throws {
    for text in ["Hello עולם 123 مرحبا (ok)", "مرحبا Hello 123", "\u{202E}evil\u{202C} https://a.example/\u{202E}moc"] {
      #expect(try row(Sample.entry(.text(text))).height < 110)
    }
  }

  @Test func nothingIsInTheMessage() throws {
    for content in [
      MessageContent.text(""), .images([], caption: ""), .images([Sample.image("")], caption: ""),
      .file(ChatFile(source: "", name: "", type: ""), caption: ""), .voice(ChatFile(source: "", name: "", type: "")),
      .poll(.init(question: "", options: [])), .location(.init(latitude: .nan, longitude: .infinity)), .system(""),
      .ephemeral(""), .other(type: "", text: "", payload: Data()),
    ] { #expect(try row(Sample.entry(content)).height < 320) }
  }

  @Test func numbersOfStrangersAreNone() throws {
    let voice = ChatFile(
      source: "v", name: "v", type: "audio/ogg", size: -1, duration: .infinity,
      waveform: [.nan, .infinity, -3, 1e30, 0.5])
    #expect(try row(Sample.entry(.voice(voice))).height < 120)
    #expect(PlayingTime.text(1e300) == "99:59:59" && PlayingTime.text(-1) == nil && PlayingTime.text(.nan) == nil)
    #expect(PlayingTime.text(59.6) == "1:00" && PlayingTime.text(3600) == "1:00:00")
    #expect(FileKind.size(-1, locale: Locale(identifier: "en")) == nil)
    #expect(Waveform.bars([.nan, -1, 2]).max() == 1)
    #expect(Waveform.bars([]).count == Waveform.count)
    _ = try row(Sample.entry(.file(ChatFile(source: "f", name: "f", type: "", size: .max), caption: "")))
    _ = try row(Sample.entry(.location(.init(latitude: -90, longitude: 180, name: ""))))
    _ = try row(Sample.entry(.poll(.init(question: "?", options: [], maxSelections: .min))))
  }

  @Test func longNamesAndWordsAreCut() throws {
    let name = String(repeating: "Konstantinopolitanischer ", count: 12)
    let message = Sample.message(.text("a")) {
      $0.reactions = [
        Reaction(emoji: String(repeating: "donaudampfschiff", count: 16), count: 1_000_000, isOwn: true),
        Reaction(emoji: "", count: 0, isOwn: false), Reaction(emoji: "\n\n", count: 1, isOwn: false),
      ]
    }
    let entry = MessageEntry(message: message, sender: Member(user: Sample.ada.user, name: name), isOwn: false)
    for width in [400.0, 200] { #expect(try row(entry, width: width).height < 150) }
    let many = Sample.entry(.text("a")) {
      $0.reactions = (0..<100).map { Reaction(emoji: "e\($0)", count: $0, isOwn: false) }
      $0.readers = (0..<100).map { UserID(rawValue: "@u\($0):x") }
    }
    // Twelve chips and a number, in at most ten lines.
    #expect(try row(many, width: 240).height < 400)
    let file = ChatFile(source: "f", name: String(repeating: "report", count: 100) + ".pdf", type: "", size: 1)
    #expect(try row(Sample.entry(.file(file, caption: "")), width: 200).height < 200)
    let poll = MessageContent.Poll(
      question: String(repeating: "why ", count: 1000),
      options: (0..<1000).map { .init(id: "\($0)", text: String(repeating: "because ", count: 100)) })
    #expect(try row(Sample.entry(.poll(poll))).height < 3_500)
  }

  /// A narrow list, twice as many pixels, and the largest text.
  @Test func narrowAndLarge() throws {
    let entry = Sample.entry(.text("A message of some words, and [a link](https://a.example)")) {
      $0.reactions = [Reaction(emoji: "👍", count: 3, isOwn: true)]
      $0.isPinned = true
      $0.isEdited = true
      $0.readers = (0..<9).map { UserID(rawValue: "@u\($0):x") }
    }
    let normal = try row(entry, width: 200)
    let fine = try row(entry, width: 200, scale: 2)
    #expect(fine.width == normal.width && abs(fine.height - normal.height) < 4)
    let large = try row(entry, width: 200) { $0.dynamicTypeSize = .accessibility5 }
    #expect(large.height > normal.height * 3)
    for kind in [
      MessageContent.images((0..<5).map { Sample.image("\($0)") }, caption: "x"),
      .file(ChatFile(source: "f", name: "a long name.pdf", type: "", size: 10), caption: "x"),
      .voice(ChatFile(source: "v", name: "v", type: "", duration: 10, waveform: [1])),
      .location(.init(latitude: 1, longitude: 2, name: "Somewhere far away")),
    ] {
      _ = try row(Sample.entry(kind, isOwn: true), width: 200) { $0.dynamicTypeSize = .accessibility5 }
      _ = try row(Sample.entry(kind), width: 200) { $0.layoutDirection = .rightToLeft }
    }
  }

  /// Bubbles of a list of 400 points: 12 at both sides, and before those of others 30 for a picture and 8. Right to left
  /// the same from the other side.
  @Test func sidesAreMirrored() throws {
    func bubble(isOwn: Bool, _ direction: LayoutDirection) throws -> (left: Double, right: Double) {
      let host = try rowHost(
        [Sample.entry(.text("Some words"), isOwn: isOwn, begins: false, ends: false)],
        size: CGSize(width: 400, height: 100)
      ) { $0.layoutDirection = direction }
      defer { host.close() }
      // `fill #ffececf0 (50.0, 27.0) 95.0×31.0`
      let line = try #require(host.frameDump().split(separator: "\n").first { $0.contains("fill") })
      let numbers = line.split { "(), ×".contains($0) }.compactMap { Double($0) }
      return (numbers[0], numbers[0] + numbers[2])
    }
    let own = try bubble(isOwn: true, .leftToRight)
    #expect(own.right == 388)
    #expect(try bubble(isOwn: true, .rightToLeft) == (12, 400 - own.left))
    let other = try bubble(isOwn: false, .leftToRight)
    #expect(other.left == 50)
    #expect(try bubble(isOwn: false, .rightToLeft) == (400 - other.right, 350))
  }

  /// A wave form of one loud value is bars of 26 points: 150 / 30 apart, 2.75 wide.
  @Test func wavesAreAsHighAsTheirPlace() throws {
    let voice = ChatFile(source: "v", name: "v", type: "audio/ogg", waveform: [1])
    let host = try rowHost([Sample.entry(.voice(voice), begins: false, ends: false)])
    #expect(host.frameDump().contains("147.75×26.0"))
    host.close()
  }

  // MARK: Much text

  /// A message of 100 KB lays out a page of it: as many rules as one of 3 KB, and as high.
  @Test func longTextsAreLaidOutByThePage() throws {
    func measured(_ text: String) throws -> (height: Double, rules: Int, attributes: Int) {
      let host = try rowHost([Sample.entry(.text(text))], size: CGSize(width: 400, height: 3000))
      defer { host.close() }
      return (host.elements.first!.frame.height, host.rules, host.attributes)
    }
    let page = try measured(String(repeating: "word ", count: 620))
    let long = try measured(String(repeating: "word ", count: 20_000))
    #expect(long.height == page.height)
    #expect(long.rules == page.rules && long.attributes == page.attributes)
    let lines = try measured(String(repeating: "a\n", count: 50_000))
    #expect(lines.height < 60 * 20 + 100)
    let megabyte = ContinuousClock().measure { _ = try? measured(String(repeating: "*`[a](", count: 170_000)) }
    #expect(megabyte < .seconds(20))
  }

  /// Each press adds a page, and the pages that were there are not read again.
  @Test func moreIsShownOnDemand() throws {
    let text = (0..<900).map { "\($0) word" }.joined(separator: " ")
    let host = try rowHost([Sample.entry(.text(text), isOwn: true)], size: CGSize(width: 400, height: 6000))
    let first = host.elements.first!.frame
    #expect(host.bodies["MarkupPage"] == nil)
    // The button is above the line of the time.
    host.resetCounts()
    host.click(90, first.maxY - 34)
    let second = host.elements.first!.frame
    #expect(second.height > first.height * 1.7)
    #expect(host.bodies["MarkupPage"] == 1 && host.bodies["MessageRow"] == nil)
    host.click(90, second.maxY - 34)
    #expect(host.elements.first!.frame.height > second.height)
    #expect(host.bodies["MarkupPage"] == 2)
    host.close()
  }

  @Test func whatTheStoreCutSaysSo() throws {
    let plain = try row(Sample.entry(.text("a")))
    let cut = try row(Sample.entry(.text("a")) { $0.isCut = true })
    #expect(cut.height > plain.height + 10)
  }

  /// Bombs of Markdown, in rows: a bound with a wide margin.
  @Test(arguments: [
    "*", "**a ", "[", "`", "> ", "- ", "# a\n", "```\n", "<b>", "@a:b ", "\u{200D}", "\u{200B}a", "\t", "𝕳",
  ])
  func bombsAreRows(part: String) throws {
    let text = String(repeating: part, count: 100_000 / part.utf8.count)
    var frame = CGRect.zero
    let time = try ContinuousClock().measure { frame = try row(Sample.entry(.text(text))) }
    #expect(frame.height < 3_900)
    #expect(time < .seconds(30))
  }

  @Test func htmlIsText() throws {
    let host = try rowHost([Sample.entry(.text("<img src=x onerror=alert(1)><b>hi</b>"))])
    #expect(host.elements.first!.label.contains("<img src=x onerror=alert(1)><b>hi</b>"))
    host.close()
  }

  /// What is one view by its type is not made to be counted.
  @Test func aRowIsOneViewByItsType() {
    #expect(MessageRow._viewListCount == 1)
    #expect(MessageListRowView<MessageRow>._viewListCount == 1)
  }

  /// A light row costs so many attributes; a list makes and drops dozens of them while it scrolls.
  @Test func aRowIsCheap() throws {
    func attributes(_ count: Int) throws -> Int {
      let host = try rowHost(
        (0..<count).map {
          Sample.entry(.text("Message \($0)"), id: Int64($0), begins: false, ends: false)
        }, size: CGSize(width: 400, height: 2000))
      defer { host.close() }
      return host.attributes
    }
    let (ten, thirty) = (try attributes(10), try attributes(30))
    print("attributes a row:", (thirty - ten) / 20)
    #expect((thirty - ten) / 20 < 260)
  }
}
