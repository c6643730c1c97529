import Chat
import ChatStore
import DisplayList
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

/// Pictures of rows of every kind, light and dark, right to left, and in large text, into the folder that `APUS_REPORT` names.
@MainActor
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["APUS_REPORT"] != nil, "needs APUS_REPORT"))
struct RowGallery {
  private static let bob = Member(user: UserID(rawValue: "@bob:example.org"), name: "Bob Noyce")
  private static let readers = ["@bob:x", "@eve:x", "@li:x", "@mo:x", "@zoe:x", "@kim:x", "@pat:x"].map(UserID.init)

  private static let heights = ["talk": 1000.0, "kinds": 1120, "pictures": 1600, "placeholders": 1100, "arabic": 640]

  private static var talk: [MessageEntry] {
    let question = Sample.message(.text("Did the release go out?"), id: 90)
    let quote = MessageEntry.Quote(message: question, sender: Sample.own)
    return [
      Sample.entry(.system("Ada joined the room"), id: 1),
      Sample.entry(.text("Good morning! The **release** is out, see https://apus.example/notes."), id: 2, ends: false),
      Sample.entry(.text("@me:example.org could you look at `Package.swift`?"), id: 3, begins: false) {
        $0.reactions = [
          Reaction(emoji: "👍", count: 3, isOwn: true), Reaction(emoji: "🎉", count: 1, isOwn: false),
          Reaction(emoji: "❤️", count: 12, isOwn: false),
        ]
        $0.threadCount = 4
      },
      Sample.entry(.text("On it."), id: 4, isOwn: true, ends: false),
      Sample.entry(
        .text("It builds. I also *moved* the ~~old~~ notes."), id: 5, isOwn: true, begins: false
      ) {
        $0.isEdited = true
        $0.readers = readers
        $0.reactions = [Reaction(emoji: "🚀", count: 2, isOwn: false)]
      },
      Sample.entry(.text("Yes, at nine."), id: 6, quote: quote) { $0.isPinned = true },
      Sample.entry(.text("🎉🎉"), id: 7),
      Sample.entry(
        .text("Thanks"), id: 8, isOwn: true, quote: MessageEntry.Quote(message: question, sender: Sample.ada)),
      Sample.entry(.text("secret"), id: 9) { $0.isDeleted = true },
      Sample.entry(.text("This one is still on its way."), id: 10, isOwn: true) { $0.sendState = .waiting },
      Sample.entry(.text("And this one failed."), id: 11, isOwn: true) {
        $0.sendState = .failed(reason: "the server refused it", isRetryable: true)
      },
      Sample.entry(.ephemeral("`/help` shows all commands."), id: 12, isOwn: true),
    ]
  }

  private static var kinds: [MessageEntry] {
    [
      Sample.entry(
        .file(
          ChatFile(source: "a", name: "Quarterly report 2026.pdf", type: "application/pdf", size: 1_250_000),
          caption: ""), id: 1),
      Sample.entry(
        .voice(
          Attachment(
            source: "v", name: "voice.ogg", type: "audio/ogg", duration: 65,
            waveform: (0..<90).map { Float(abs(sin(Double($0) * 0.35)) * abs(cos(Double($0) * 0.11))) })), id: 2,
        isOwn: true),
      Sample.entry(
        .poll(
          .init(
            question: "Where shall we eat?",
            options: [
              .init(id: "1", text: "Ramen"), .init(id: "2", text: "Pizza in the park"), .init(id: "3", text: "Salad"),
            ])), id: 3),
      Sample.entry(
        .location(.init(latitude: 52.51628, longitude: 13.37771, name: "Brandenburg Gate")), id: 4, isOwn: true),
      Sample.entry(.other(type: "org.example.game", text: "", payload: Data()), id: 5),
      Sample.entry(
        .text(
          "# Plan\nFirst a list:\n- **one**\n- two with `code`\n  - deeper\n1. first\n2. second\n> It was said\n> in two lines.\n```\nlet x = 1\nprint(x)\n```\nMore at [the site](https://apus.example)."
        ), id: 6),
      Sample.entry(
        .text(
          "# Plan\nFirst a list:\n- **one**\n- two with `code`\n> It was said\n```\nlet x = 1\n```\nMore at [the site](https://apus.example)."
        ), id: 7, isOwn: true),
    ]
  }

  private static var pictures: [MessageEntry] {
    func images(_ names: String...) -> [ChatFile] { names.map { Sample.image($0) } }
    return [
      Sample.entry(.images(images("a"), caption: "The **view** from here"), id: 1),
      Sample.entry(.images([Sample.image("tall", width: 300, height: 700)], caption: ""), id: 2, isOwn: true),
      Sample.entry(.images(images("b", "c"), caption: ""), id: 3),
      Sample.entry(.images(images("d", "e", "f"), caption: ""), id: 4, isOwn: true),
      Sample.entry(.images(images("g", "h", "i", "j", "k", "l", "m"), caption: "Seven"), id: 5),
      Sample.entry(
        .images(
          [Sample.image("clip", width: 640, height: 360, type: "video/mp4", duration: 92, thumbnail: "t")], caption: ""),
        id: 6, isOwn: true),
    ]
  }

  private static var placeholders: [MessageEntry] {
    [
      Sample.entry(.images([Sample.image("https://x.example/1")], caption: ""), id: 1),
      Sample.entry(.images([Sample.image("missing"), Sample.image("broken")], caption: ""), id: 2),
      Sample.entry(.images([Sample.image("text")], caption: ""), id: 3, isOwn: true),
      Sample.entry(.images([Sample.image("huge", width: 60_000, height: 60_000)], caption: ""), id: 4, isOwn: true),
    ]
  }

  private static var arabic: [MessageEntry] {
    [
      Sample.entry(.text("صباح الخير! **الإصدار** جاهز، انظر https://apus.example"), id: 2, ends: false),
      Sample.entry(.text("هل يمكنك النظر؟"), id: 3, begins: false) {
        $0.reactions = [Reaction(emoji: "👍", count: 3, isOwn: true), Reaction(emoji: "🎉", count: 1, isOwn: false)]
        $0.threadCount = 4
      },
      Sample.entry(
        .text("نعم"), id: 5, isOwn: true,
        quote: MessageEntry.Quote(message: Sample.message(.text("هل يمكنك النظر؟"), id: 3), sender: Sample.ada)
      ) {
        $0.isEdited = true
        $0.readers = readers
      },
      Sample.entry(.text("x"), id: 9) { $0.isDeleted = true },
      Sample.entry(.text("فشلت هذه"), id: 11, isOwn: true) {
        $0.sendState = .failed(reason: "", isRetryable: true)
      },
      Sample.entry(
        .file(ChatFile(source: "a", name: "تقرير.pdf", type: "application/pdf", size: 1_250_000), caption: ""), id: 12),
    ]
  }

  @Test(arguments: ["talk", "kinds", "pictures", "placeholders", "arabic"])
  func pictures(name: String) async throws {
    let folder = try #require(ProcessInfo.processInfo.environment["APUS_REPORT"])
    let entries =
      switch name {
      case "talk": Self.talk
      case "kinds": Self.kinds
      case "pictures": Self.pictures
      case "placeholders": Self.placeholders
      default: Self.arabic
      }
    for look in ["light", "dark", "large"] where look != "large" || ["talk", "kinds"].contains(name) {
      let loader = PictureSource()
      let host = try rowHost(
        entries, size: CGSize(width: 460, height: Self.heights[name, default: 900] * (look == "large" ? 1.9 : 1)),
        scale: 2, actions: RecordingActions(), loader: loader
      ) { values in
        if look == "large" { values.dynamicTypeSize = .accessibility2 }
        if name == "arabic" {
          values.locale = Locale(identifier: "ar_EG")
          values.layoutDirection = .rightToLeft
        }
        values.linkRequest = LinkRequest()
      }
      host.invariantsLimit = 0
      host.platform.isDark = look == "dark"
      host.update()
      if name == "pictures" || name == "placeholders" {
        let count = name == "pictures" ? 12 : 4
        _ = await host.wait(atMost: 20) { loader.log.sources.count >= count }
        for _ in 0..<20 {
          try await Task.sleep(for: .milliseconds(20))
          host.advance(by: 0.1)
        }
      }
      try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/rows-\(name)-\(look).png")
      host.close()
    }
  }

  /// docs/images/chat-rows.png.
  @Test func sheet() async throws {
    let folder = try #require(ProcessInfo.processInfo.environment["APUS_REPORT"])
    let loader = PictureSource()
    let picture = Sample.entry(.images(["b", "c", "d"].map { Sample.image($0) }, caption: "From the *roof*"), id: 20)
    let host = try TestHost(
      size: CGSize(width: 900, height: 620), scale: 2,
      environment: {
        $0.locale = Locale(identifier: "en_US")
        $0.timeZone = TimeZone(identifier: "UTC")!
        $0.attachmentLoader = loader
        $0.messageActions = Self.actions
      }
    ) {
      HStack(spacing: 0) {
        RowStack(entries: Array(Self.talk[0...6]))
        RowStack(entries: Array(Self.kinds[0...2]) + [picture])
          .background(Color(white: 0.115)).environment(\.colorScheme, .dark)
      }
    }
    host.invariantsLimit = 0
    _ = await host.wait(atMost: 20) { host.bodies["PictureTile", default: 0] >= 6 }
    host.advance(by: 0.1)
    try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/chat-rows.png")
    host.close()
  }

  /// The ring of the keyboard's focus, the menu, and the question of a link.
  @Test func overlays() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["APUS_REPORT"])
    for (name, isDark) in [("menu", false), ("menu", true), ("link", false), ("link", true)] {
      let host = try TestHost(
        size: CGSize(width: 460, height: 420), scale: 2,
        environment: {
          $0.locale = Locale(identifier: "en_US")
          $0.messageActions = RowGallery.actions
        }
      ) { RowStack(entries: Array(Self.talk[1...3])).asksBeforeOpeningLinks() }
      host.platform.isDark = isDark
      host.update()
      if name == "menu" {
        host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
        host.send(.keyDown(.function(10), modifiers: .shift, isRepeat: false))
      } else {
        host.click(338, 48)
      }
      host.advance(by: 0.6)
      try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/rows-\(name)-\(isDark ? "dark" : "light").png")
      host.close()
    }
  }
  private static let actions = RecordingActions()
}
