import ChatStore
import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Chat

/// Rows: which bodies run, what is said of them, and what is called.
@MainActor
struct RowsTests {
  @Observable @MainActor final class Model {
    var entries: [MessageEntry]
    init(_ entries: [MessageEntry]) { self.entries = entries }
  }
  struct ModelRows: View {
    let model: Model
    var body: some View { RowStack(entries: model.entries) }
  }

  private func host(_ model: Model, actions: RecordingActions? = nil) throws -> TestHost {
    try TestHost(
      size: CGSize(width: 500, height: 800),
      environment: {
        $0.locale = Locale(identifier: "en_US")
        $0.timeZone = TimeZone(identifier: "UTC")!
        $0.messageActions = actions
      }
    ) { ModelRows(model: model) }
  }

  /// A message of emoji alone has the colour of marks behind what was found: `Color(red: 1, green: 0.84, blue: 0.2)`, of which
  /// an emoji of 40 points in a line of at least 40 × 40 leaves some hundred pixels free.
  @Test func emojiThatWereFoundAreMarked() throws {
    func marks(_ query: SearchQuery?) throws -> Int {
      let entry = MessageEntry(message: Sample.message(.text("🎉")), sender: Sample.ada, isOwn: false, found: query)
      let host = try host(Model([entry]))
      host.advance(by: 1)
      defer { host.close() }
      return host.snapshot().pixels.count { $0 == 0xFF_FF_D6_33 }
    }
    let unmarked = try marks(nil)
    #expect(try marks(SearchQuery("🎉")) > unmarked + 200)
    #expect(try marks(SearchQuery("🎈")) == unmarked)
  }

  // MARK: Bodies

  @Test func aReactionRunsOneRowAndNoContent() throws {
    let model = Model((1...10).map { Sample.entry(.text("Message **\($0)**"), id: $0) })
    let actions = RecordingActions()
    let host = try host(model, actions: actions)
    host.resetCounts()
    model.entries[4] = Sample.entry(.text("Message **5**"), id: 5, revision: 2) {
      $0.reactions = [Reaction(emoji: "👍", count: 1, isOwn: true)]
    }
    host.update()
    #expect(host.bodies["MessageRow"] == 1)
    #expect(host.bodies["MessageReactions"] == 1)
    #expect(host.bodies["MessageContentView"] == nil && host.bodies["MessageText"] == nil)
    #expect(host.bodies(of: MessageBubble<StandardParts>.self) == 0 && host.bodies["MarkupView"] == nil)
    host.close()
  }

  @Test func equalEntriesRunNothing() throws {
    let model = Model((1...10).map { Sample.entry(.text("Message \($0)"), id: $0) })
    let host = try host(model)
    host.resetCounts()
    model.entries = (1...10).map { Sample.entry(.text("Message \($0)"), id: $0) }
    host.update()
    #expect(host.bodies["MessageRow"] == nil && host.bodies["MessageText"] == nil)
    host.close()
  }

  @Test func aMessageThatIsDeletedWhileShownBecomesANote() throws {
    let model = Model([
      Sample.entry(.text(String(repeating: "long ", count: 200)), id: 1) {
        $0.reactions = [Reaction(emoji: "👍", count: 1, isOwn: true)]
      }
    ])
    let host = try host(model)
    let height = host.elements.first!.frame.height
    model.entries = [Sample.entry(.text(""), id: 1, revision: 2) { $0.isDeleted = true }]
    host.update()
    #expect(host.elements.first!.label == "Ada Lovelace, Message deleted, 10:42\u{202F}AM")
    #expect(host.elements.first!.frame.height < height / 2)
    host.close()
  }

  @Test func anotherThemeIsSeenAtOnce() throws {
    struct Themed: View {
      let look: LookBox
      var body: some View {
        RowStack(entries: [Sample.entry(.text("Hi"), isOwn: true, begins: false, ends: false)])
          .environment(\.chatTheme, look.theme)
      }
    }
    let look = LookBox()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Themed(look: look) }
    let before = host.elements.first!.frame.height
    look.theme.padding.top += 10
    host.update()
    #expect(host.elements.first!.frame.height == before + 10)
    host.close()
  }

  @Observable @MainActor final class LookBox { var theme = ChatTheme() }

  // MARK: Accessibility

  @Test func aRowIsOneElementThatSaysAllOfIt() throws {
    let quote = MessageEntry.Quote(message: Sample.message(.text("Hi"), id: 9), sender: Sample.own)
    let host = try rowHost(
      [
        Sample.entry(.text("**Yes**, see https://a.example"), id: 1, quote: quote) {
          $0.isEdited = true
          $0.isPinned = true
          $0.reactions = [Reaction(emoji: "👍", count: 3, isOwn: true), Reaction(emoji: "🎉", count: 1, isOwn: false)]
          $0.threadCount = 1
          $0.readers = [Sample.me, UserID(rawValue: "@b:x")]
        }
      ], actions: RecordingActions())
    #expect(host.elements.count == 1)
    #expect(
      host.elements.first!.label
        == "Ada Lovelace, In reply to Me, Yes, see https://a.example, 10:42\u{202F}AM, Edited, Pinned, 👍 by you 3, 🎉, "
        + "1 reply, Read by 2 people")
    host.close()
  }

  @Test(arguments: [
    (MessageContent.images([Sample.image("a")], caption: "Sea"), "Photo: Sea"),
    (.images((0..<3).map { Sample.image("\($0)") }, caption: ""), "3 pictures"),
    (
      .file(ChatFile(source: "f", name: "a.pdf", type: "application/pdf", size: 2_000), caption: ""),
      "File: a.pdf, 2 kB"
    ),
    (.voice(ChatFile(source: "v", name: "v", type: "audio/ogg", duration: 65)), "Voice message: 1:05"),
    (.poll(.init(question: "Q?", options: [.init(id: "1", text: "A"), .init(id: "2", text: "B")])), "Poll: Q?, A, B"),
    (.location(.init(latitude: 1, longitude: 2, name: "Here")), "Location: Here"),
    (.other(type: "x", text: "", payload: Data()), "This kind of message can’t be shown here"),
    (.ephemeral("psst"), "psst, Only you can see this"),
  ])
  func kindsAreSaid(content: MessageContent, said: String) throws {
    let host = try rowHost([Sample.entry(content)])
    #expect(host.elements.first!.label == "Ada Lovelace, \(said), 10:42\u{202F}AM")
    host.close()
  }

  @Test func statesAreSaid() throws {
    let states: [(SendState, String)] = [
      (.waiting, "Waiting to be sent"), (.sending, "Sending"),
      (.failed(reason: "no", isRetryable: true), "Not sent: The server says no: no"),
      (.failed(reason: "", isRetryable: true), "Not sent"),
      (.failed(reason: .encrypted, isRetryable: false), "Not sent: " + ChatWords.english[.encryptedChannel]),
    ]
    for (state, said) in states {
      let host = try rowHost([Sample.entry(.text("a"), isOwn: true) { $0.sendState = state }])
      #expect(host.elements.first!.label == "Me, a, 10:42\u{202F}AM, \(said)")
      host.close()
    }
    let system = try rowHost([Sample.entry(.system("Ada joined"))])
    #expect(system.elements.first!.label == "Ada joined, 10:42\u{202F}AM")
    let sent = try rowHost([Sample.entry(.text("a"), isOwn: true)])
    #expect(sent.elements.first!.label == "Me, a, 10:42\u{202F}AM, Sent")
    sent.close()
    system.close()
  }

  // MARK: Actions

  private func actions(of entry: MessageEntry) throws -> [String] {
    let host = try rowHost([entry], actions: RecordingActions())
    defer { host.close() }
    return host.elements.first!.actions.filter { !$0.hasPrefix("React") }
  }

  @Test func whatIsPossibleIsOffered() throws {
    #expect(try actions(of: Sample.entry(.text("a"))) == ["Reply", "Open Thread", "Copy", "Pin", "Flag", "Report…"])
    #expect(
      try actions(of: Sample.entry(.text("a"), isOwn: true) { $0.isFlagged = true })
        == ["Reply", "Open Thread", "Copy", "Edit", "Pin", "Remove Flag", "Delete"])
    #expect(try actions(of: Sample.entry(.text("a"), isOwn: true) { $0.sendState = .waiting }) == ["Copy", "Edit"])
    #expect(
      try actions(of: Sample.entry(.text("a"), isOwn: true) { $0.sendState = .failed(reason: "", isRetryable: true) })
        == ["Try Again", "Discard", "Copy", "Edit"])
    #expect(
      try actions(of: Sample.entry(.text("a"), isOwn: true) { $0.sendState = .failed(reason: "", isRetryable: false) })
        == ["Discard", "Copy", "Edit"])
    #expect(try actions(of: Sample.entry(.text("a")) { $0.isDeleted = true }) == [])
    #expect(try actions(of: Sample.entry(.system("a"))) == ["Copy"])
    #expect(
      try actions(of: Sample.entry(.images([Sample.image("a")], caption: ""))) == [
        "Open", "Reply", "Open Thread", "Pin", "Flag", "Report…",
      ])
    let host = try rowHost([Sample.entry(.text("a"))])
    #expect(host.elements.first!.actions == ["Copy"])
    host.close()
  }

  @Test func actionsAreCalled() throws {
    let recorder = RecordingActions()
    let quote = MessageEntry.Quote(message: Sample.message(.text("Hi"), id: 9), sender: Sample.ada)
    let host = try rowHost([Sample.entry(.text("a"), isOwn: true, quote: quote)], actions: recorder)
    for name in ["Reply", "React 👍", "Open Thread", "Show Original", "Edit", "Flag", "Delete"] {
      #expect(host.elements.first!.perform(AccessibilityActionKind(named: Text(verbatim: name))), "\(name)")
    }
    #expect(
      recorder.calls == ["reply 1", "react 👍 1", "thread 1", "jump 9", "edit 1", "flag true 1", "delete 1"])
    host.close()
  }

  /// Tab reaches the row and what can be pressed in it; Shift-F10 opens the menu.
  @Test func theKeyboardReachesAll() throws {
    let recorder = RecordingActions()
    let host = try rowHost(
      [
        Sample.entry(.text("a"), isOwn: true) {
          $0.reactions = [Reaction(emoji: "👍", count: 1, isOwn: false)]
          $0.threadCount = 2
          $0.sendState = .failed(reason: "", isRetryable: true)
        }
      ], actions: recorder)
    func press(_ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
      host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
      host.send(.keyUp(key, modifiers: modifiers))
    }
    for _ in 0..<5 {
      press(.tab)
      press(.space)
    }
    #expect(recorder.calls == ["thread 1", "react 👍 1", "retry 1", "discard 1"])
    host.close()
  }

  /// What is pressed inside of messages, by the keyboard.
  @Test func contentIsPressed() throws {
    let quote = MessageEntry.Quote(message: Sample.message(.text("Hi"), id: 9), sender: Sample.ada)
    let request = LinkRequest()
    for (content, call) in [
      (MessageContent.text("a"), "jump 9"), (.images([Sample.image("p")], caption: ""), "gallery 1 0"),
      (.file(ChatFile(source: "f", name: "a.pdf", type: ""), caption: ""), "open a.pdf"),
      (.voice(ChatFile(source: "v", name: "v.ogg", type: "")), "open v.ogg"),
      (.location(.init(latitude: 1, longitude: -2.5)), ""),
    ] {
      let recorder = RecordingActions()
      let host = try rowHost([Sample.entry(content, quote: call == "jump 9" ? quote : nil)], actions: recorder) {
        $0.linkRequest = request
      }
      for key in [InputEvent.Key.tab, .tab, .space] {
        host.send(.keyDown(key, modifiers: [], isRepeat: false))
        host.send(.keyUp(key, modifiers: []))
      }
      #expect(recorder.calls == (call.isEmpty ? [] : [call]))
      host.close()
    }
    #expect(
      request.url?.absoluteString
        == "https://www.openstreetmap.org/?mlat=1.00000&mlon=-2.50000#map=16/1.00000/-2.50000")
  }

  @Test func theMenuOpensOnTheRow() throws {
    let recorder = RecordingActions()
    let host = try rowHost([Sample.entry(.text("a"))], actions: recorder)
    host.send(.pointerDown(PointerEvent(location: CGPoint(x: 70, y: 40), button: .secondary)))
    host.send(.pointerUp(PointerEvent(location: CGPoint(x: 70, y: 40), button: .secondary)))
    host.advance(by: 0.5)
    #expect(host.allElements["Reply"] != nil && host.allElements["Copy"] != nil)
    host.allElements["Reply"]?.click()
    #expect(recorder.calls == ["reply 1"])
    host.close()
  }

  /// What the program around the rows opens.
  @MainActor final class Opened { var urls: [URL] = [] }
  struct LinkRows: View {
    let entry: MessageEntry
    let opened: Opened
    var asks = false
    var body: some View {
      Group {
        if asks { RowStack(entries: [entry]).asksBeforeOpeningLinks() } else { RowStack(entries: [entry]) }
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.urls.append(url)
          return .handled
        })
    }
  }

  /// A press only says which link it was; without somebody who asks nothing happens at all.
  @Test func linksAreAskedForAndNeverOpened() throws {
    let (request, opened) = (LinkRequest(), Opened())
    let entry = Sample.entry(.text("https://a.example"), isOwn: true, begins: false, ends: false)
    for asker in [request, nil] {
      let host = try TestHost(size: CGSize(width: 400, height: 400)) {
        LinkRows(entry: entry, opened: opened).environment(\.linkRequest, asker)
      }
      let frame = host.elements.first!.frame
      host.click(frame.maxX - 40, frame.midY)
      host.close()
    }
    #expect(request.url == URL(string: "https://a.example"))
    #expect(opened.urls.isEmpty)
  }

  @Test func theDialogShowsWhereALinkLeadsAndOpensIt() throws {
    let entry = Sample.entry(.text("[a bank](https://evil.example/x)"), isOwn: true, begins: false, ends: false)
    let opened = Opened()
    let host = try TestHost(
      size: CGSize(width: 400, height: 400), environment: { $0.locale = Locale(identifier: "en_US") }
    ) { LinkRows(entry: entry, opened: opened, asks: true) }
    let frame = host.elements.first!.frame
    for answer in ["Cancel", "Open"] {
      #expect(opened.urls.isEmpty)
      host.click(frame.maxX - 40, frame.midY)
      host.advance(by: 0.5)
      #expect(host.staticTexts["https://evil.example/x"] != nil)
      host.buttons[answer]?.click()
      host.advance(by: 0.5)
    }
    #expect(opened.urls == [URL(string: "https://evil.example/x")])
    host.close()
  }

  /// By keyboard and by assistive programs, too.
  @Test func theMenuHasWhatIsInTheMessage() throws {
    let (request, recorder) = (LinkRequest(), RecordingActions())
    let host = try rowHost(
      [
        Sample.entry(.text("https://a.example and https://b.example, https://a.example")) {
          $0.reactions = [Reaction(emoji: "🚀", count: 1, isOwn: true)]
        }
      ], actions: recorder
    ) { $0.linkRequest = request }
    let element = try #require(host.elements.first)
    #expect(element.actions.filter { $0.hasPrefix("https") } == ["https://a.example", "https://b.example"])
    #expect(element.perform(AccessibilityActionKind(named: Text(verbatim: "https://b.example"))))
    #expect(request.url == URL(string: "https://b.example"))
    #expect(element.perform(AccessibilityActionKind(named: Text(verbatim: "React 🚀"))))
    #expect(recorder.calls == ["react 🚀 1"])
    host.close()
  }

  // MARK: Parts

  struct Mine: MessageParts {
    var word = "mine"
    func content(of entry: MessageEntry) -> some View { MyContent(word: word) }
    func avatar(of member: Member, size: Double) -> some View { MyAvatar() }
  }
  struct MyContent: View {
    let word: String
    var body: some View { Color.red.frame(width: 50, height: 20) }
  }
  struct MyAvatar: View {
    var body: some View { Color.blue.frame(width: 10, height: 10) }
  }

  @Test func partsAreReplaced() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      RowStack(entries: [Sample.entry(.text("a"))]).messageParts(Mine())
    }
    #expect(host.bodies["MyContent"] == 1 && host.bodies["MyAvatar"] == 1)
    #expect(host.bodies["MessageContentView"] == nil && host.bodies["MessageAvatar"] == nil)
    #expect(host.bodies["MessageFooter"] == 1)
    host.close()
  }
}
