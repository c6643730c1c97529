import Chat
import ChatStore
import Foundation
import SoundTestSupport
import SwiftUI
import Testing
import UITestSupport

private let pictures = ReferencePictures(
  in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../References/Chat").standardized)

/// Every kind of message, in light and dark, right to left and in large text, as it was when somebody looked at it.
@MainActor
@Suite(
  .serialized,
  .enabled(if: pictures.hasTheirFonts, "this machine has other fonts than those that drew the pictures"))
struct RowReferenceTests {
  /// How a sheet is drawn.
  enum Look: String, CaseIterable {
    case light, dark, arabicLight = "arabic-light", arabicDark = "arabic-dark", largeLight = "large-light"
    case largeDark = "large-dark"

    var isArabic: Bool { self == .arabicLight || self == .arabicDark }
    var isDark: Bool { self == .dark || self == .arabicDark || self == .largeDark }
    var isLarge: Bool { self == .largeLight || self == .largeDark }
    var size: CGSize { isLarge ? CGSize(width: 1320, height: 2280) : CGSize(width: 1080, height: 1440) }
  }

  @Test(arguments: Look.allCases) func rows(look: Look) async throws {
    let sheet = RowSheet(isArabic: look.isArabic)
    let loader = PictureSource()
    let host = try TestHost(
      size: look.size, scale: 1,
      environment: {
        $0.locale = Locale(identifier: look.isArabic ? "ar_EG" : "en_US")
        $0.layoutDirection = look.isArabic ? .rightToLeft : .leftToRight
        $0.timeZone = TimeZone(identifier: "UTC")!
        $0.dynamicTypeSize = look.isLarge ? .accessibility2 : .large
        $0.attachmentLoader = loader
        $0.messageActions = RecordingActions()
        $0.linkRequest = LinkRequest()
        $0.pictureMemory = PictureMemory()
        $0.voicePlayer = VoicePlayer(system: ManualSound())
      }
    ) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(sheet.columns.indices, id: \.self) { RowStack(entries: sheet.columns[$0]) }
      }
    }
    host.invariantsLimit = 0
    host.platform.isDark = look.isDark
    host.update()
    // Pictures have come when nothing turns any more.
    #expect(await host.wait(atMost: 20) { loader.log.sources.count >= RowSheet.pictureCount })
    var (last, same) = (host.snapshot().pixels, 0)
    for _ in 0..<200 where same < 5 {
      try await Task.sleep(for: .milliseconds(20))
      host.advance(by: 0.13)
      let now = host.snapshot().pixels
      same = now == last ? same + 1 : 0
      last = now
    }
    #expect(same == 5)
    #expect(try pictures.difference(of: host, from: "rows-\(look.rawValue)") == nil)
    host.close()
  }
}

/// Every kind of message and every state of one, in three columns.
@MainActor private struct RowSheet {
  /// Pictures that are asked for.
  static let pictureCount = 13

  let isArabic: Bool

  private func text(_ english: String, _ arabic: String) -> String { isArabic ? arabic : english }

  private var readers: [UserID] {
    ["@bob:x", "@eve:x", "@li:x", "@mo:x", "@zoe:x", "@kim:x", "@pat:x"].map(UserID.init)
  }

  var columns: [[MessageEntry]] { [talk, kinds, pictures] }

  private var question: Message {
    Sample.message(.text(text("Did the release go out?", "هل صدر الإصدار؟")), id: 90)
  }

  private var talk: [MessageEntry] {
    [
      Sample.entry(.system(text("Ada joined the room", "انضمت آدا إلى الغرفة")), id: 1),
      Sample.entry(
        .text(
          text(
            "Good morning! The **release** is out, see https://apus.example/notes.",
            "صباح الخير! **الإصدار** جاهز، انظر https://apus.example/notes")), id: 2, ends: false),
      Sample.entry(
        .text(text("@me:example.org could you look at `Package.swift`?", "هل يمكنك النظر في `Package.swift`؟")), id: 3,
        begins: false
      ) {
        $0.reactions = [
          Reaction(emoji: "👍", count: 3, isOwn: true), Reaction(emoji: "🎉", count: 1, isOwn: false),
          Reaction(emoji: "❤️", count: 12, isOwn: false),
        ]
        $0.threadCount = 4
      },
      Sample.entry(.text(text("On it.", "حالًا.")), id: 4, isOwn: true, ends: false),
      Sample.entry(
        .text(text("It builds. I also *moved* the ~~old~~ notes.", "يعمل الآن، ونقلت الملاحظات ~~القديمة~~ *أيضًا*.")),
        id: 5,
        isOwn: true, begins: false
      ) {
        $0.isEdited = true
        $0.readers = readers
        $0.reactions = [Reaction(emoji: "🚀", count: 2, isOwn: false)]
      },
      Sample.entry(
        .text(text("Yes, at nine.", "نعم، في التاسعة.")), id: 6,
        quote: MessageEntry.Quote(message: question, sender: Sample.own)
      ) {
        $0.isPinned = true
        $0.isFlagged = true
      },
      Sample.entry(.text("🎉🎉"), id: 7),
      Sample.entry(
        .text(text("Thanks", "شكرًا")), id: 8, isOwn: true,
        quote: MessageEntry.Quote(message: question, sender: Sample.ada)),
      Sample.entry(.text("x"), id: 9) { $0.isDeleted = true },
      Sample.entry(.text("x"), id: 10, isOwn: true) { $0.isDeleted = true },
      Sample.entry(.text(text("This one is still on its way.", "هذه ما زالت في الطريق.")), id: 11, isOwn: true) {
        $0.sendState = .waiting
      },
      Sample.entry(.text(text("And this one is being sent.", "وهذه تُرسل الآن.")), id: 12, isOwn: true) {
        $0.sendState = .sending
      },
      Sample.entry(.text(text("And this one failed.", "وهذه فشلت.")), id: 13, isOwn: true) {
        $0.sendState = .failed(
          reason: .refused(text("only members may write", "الكتابة للأعضاء وحدهم")), isRetryable: true)
      },
      Sample.entry(
        .ephemeral(text("`/help` shows all commands.", "الأمر `/help` يعرض كل الأوامر.")), id: 14, isOwn: true),
    ]
  }

  private var kinds: [MessageEntry] {
    [
      Sample.entry(
        .file(
          ChatFile(
            source: "a", name: text("Quarterly report 2026.pdf", "تقرير الربع 2026.pdf"), type: "application/pdf",
            size: 1_250_000), caption: text("For *tomorrow*", "لاجتماع *الغد*")), id: 21),
      Sample.entry(
        .voice(
          Attachment(
            source: "v", name: "voice.ogg", type: "audio/ogg", duration: 65,
            waveform: (0..<90).map { Float(abs(sin(Double($0) * 0.35)) * abs(cos(Double($0) * 0.11))) })), id: 22,
        isOwn: true),
      Sample.entry(
        .poll(
          .init(
            question: text("Where shall we eat?", "أين نأكل؟"),
            options: [
              .init(id: "1", text: text("Ramen", "رامن")),
              .init(id: "2", text: text("Pizza in the park", "بيتزا في الحديقة")),
              .init(id: "3", text: text("Salad", "سلطة")),
            ])), id: 23
      ) { $0.votes = PollVotes(counts: ["1": 3, "2": 1], voters: 4, own: ["1"]) },
      Sample.entry(
        .poll(
          .init(
            question: text("When?", "متى؟"),
            options: [.init(id: "1", text: text("At noon", "ظهرًا")), .init(id: "2", text: text("Later", "لاحقًا"))],
            maxSelections: 2)), id: 29, isOwn: true
      ) { $0.votes = PollVotes(counts: ["1": 2, "2": 5], voters: 6, own: ["2"], isEnded: true) },
      Sample.entry(
        .location(
          .init(latitude: 52.51628, longitude: 13.37771, name: text("Brandenburg Gate", "بوابة براندنبورغ"))), id: 24,
        isOwn: true),
      Sample.entry(.other(type: "org.example.game", text: "", payload: Data()), id: 25),
      Sample.entry(
        .text(
          text(
            "# Plan\nFirst a list:\n- **one**\n- two with `code`\n  - deeper\n1. first\n> It was said\n> in two lines.\n```\nlet x = 1\nprint(x)\n```\nMore at [the site](https://apus.example).",
            "# خطة\nأولًا قائمة:\n- **واحد**\n- اثنان مع `code`\n  - أعمق\n1. الأول\n> قيل ذلك\n> في سطرين.\n```\nlet x = 1\nprint(x)\n```\nالمزيد في [الموقع](https://apus.example)."
          )), id: 26),
      Sample.entry(
        .text(
          text(
            "# Plan\n- **one**\n- two with `code`\n> It was said\n```\nlet x = 1\n```\nMore at [the site](https://apus.example).",
            "# خطة\n- **واحد**\n- اثنان مع `code`\n> قيل ذلك\n```\nlet x = 1\n```\nالمزيد في [الموقع](https://apus.example)."
          )),
        id: 27, isOwn: true),
      // One that the store has cut.
      Sample.entry(.text(text("Its beginning", "بدايتها")), id: 28) { $0.isCut = true },
    ]
  }

  private var pictures: [MessageEntry] {
    func images(_ names: String...) -> [ChatFile] { names.map { Sample.image($0, width: 300, height: 150) } }
    return [
      Sample.entry(.images(images("a"), caption: text("The **view** from here", "**المنظر** من هنا")), id: 41),
      Sample.entry(.images(images("b", "c"), caption: ""), id: 42, isOwn: true),
      Sample.entry(.images(images("g", "h", "i", "j", "k", "l", "m"), caption: text("Seven", "سبع")), id: 43),
      Sample.entry(
        .images(
          [Sample.image("clip", width: 320, height: 130, type: "video/mp4", duration: 92, thumbnail: "t")], caption: ""),
        id: 44, isOwn: true),
      Sample.entry(.images([Sample.image("https://x.example/1", width: 300, height: 120)], caption: ""), id: 45),
      Sample.entry(.images([Sample.image("missing"), Sample.image("broken")], caption: ""), id: 46, isOwn: true),
      Sample.entry(.images([Sample.image("text"), Sample.image("huge"), Sample.image("d")], caption: ""), id: 47),
    ]
  }
}
