import ChatClient
import ChatStore
import DisplayList
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Chat

/// A search in one conversation, as a person meets it.
@MainActor @Suite struct ChannelSearchTests {
  private struct Opened {
    let chat: ListStore
    let model: ChannelModel
    let host: TestHost
  }

  private func open(_ messages: Int, locale: String = "en_US", isMirrored: Bool = false) async throws -> Opened {
    let chat = try await ListStore(messages: messages)
    try await chat.readAll()
    let session = ChatSession(store: chat.store, backend: nil)
    let (model, root) = (ChannelModel(session: session, channel: chat.channel), ChatModel(session))
    let host = try TestHost(
      size: CGSize(width: 500, height: 600),
      environment: { values in
        values.locale = Locale(identifier: locale)
        values.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
    ) { ConversationView(model: model).environment(root) }
    host.invariantsLimit = 0
    await model.open()
    await wait(host, "the newest message") { hasText(host, "m\(messages - 1)") }
    return Opened(chat: chat, model: model, host: host)
  }

  private func wait(_ host: TestHost, _ what: Comment, until condition: () -> Bool) async {
    for _ in 0..<4000 {
      host.advance(by: 1 / 60)
      if condition() { return }
      try? await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("\(what.rawValue): \(host.allElements.map(\.label).filter { !$0.contains("@ann") }) ")
  }

  private func hasText(_ host: TestHost, _ text: String) -> Bool {
    host.allElements.contains { element in
      element.label == text || [", ", "، ", "、"].contains { element.label.contains($0 + text + $0) }
    }
  }

  private func key(_ host: TestHost, _ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    host.advance(by: 1 / 60)
  }

  @Test func controlFSearchesCountsAndGoesOn() async throws {
    let opened = try await open(300)
    let (host, search) = (opened.host, opened.model.search)
    host.textFields.first?.type("a draft")
    key(host, .character("f"), .control)
    #expect(search.isShown)
    host.type("m25")
    // m25, and m250 to m259, newest first.
    await wait(host, "the count") { hasText(host, "1 of 11") }
    #expect(search.found.count == 11)
    let newest = try await opened.chat.message(259)
    #expect(opened.model.list.highlighted == newest.id)
    key(host, .return)
    await wait(host, "the second") { hasText(host, "2 of 11") }
    key(host, .return, .shift)
    await wait(host, "the first") { hasText(host, "1 of 11") }
    // Before the first comes the last, which is not among those in memory: its page comes.
    #expect(!opened.model.list.loaded.messages.contains { $0.content.searchableText == "m25" })
    key(host, .return, .shift)
    await wait(host, "the oldest") { hasText(host, "11 of 11") && hasText(host, "m25") }
    let oldest = try await opened.chat.message(25)
    #expect(opened.model.list.highlighted == oldest.id)
    // What is pointed out stays so.
    for _ in 0..<30 { host.advance(by: 0.1) }
    await runTasks()
    #expect(opened.model.list.highlighted == oldest.id)
    host.buttons.first { $0.label == "Next result" }?.click()
    await wait(host, "around") { hasText(host, "1 of 11") }
    host.buttons.first { $0.label == "Previous result" }?.click()
    await wait(host, "and back") { hasText(host, "11 of 11") }
    key(host, .escape)
    #expect(!search.isShown && opened.model.list.highlighted == nil)
    #expect(!hasText(host, "11 of 11"))
    // The composer has the keyboard again, and what was written.
    host.type("!")
    #expect(opened.model.composer.text.contains("!") && opened.model.composer.text.contains("a draft"))
    // What was looked for is there again.
    key(host, .character("f"), .control)
    await wait(host, "the same search") { hasText(host, "1 of 11") }
    host.close()
  }

  /// Light and dark, and from right to left, into the folder that `APUS_REPORT` names.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["APUS_REPORT"] != nil, "needs APUS_REPORT"))
  func pictures() async throws {
    let folder = try #require(ProcessInfo.processInfo.environment["APUS_REPORT"])
    for (locale, isDark) in [("en_US", false), ("en_US", true), ("ar_EG", false)] {
      let opened = try await open(60, locale: locale, isMirrored: locale == "ar_EG")
      opened.host.platform.isDark = isDark
      opened.model.search.begin()
      opened.model.search.text = "m5"
      await wait(opened.host, "the count") { opened.model.search.index != nil }
      await opened.model.search.next()
      for _ in 0..<20 { opened.host.advance(by: 0.1) }
      try PNGEncoder.write(
        opened.host.snapshot(), toFile: "\(folder)/search-\(locale)-\(isDark ? "dark" : "light").png")
      opened.host.close()
    }
  }

  /// The list of channels has a field and Control-F too; in a window with both it is the conversation's, unless the list
  /// has the focus.
  @Test func besideAListOfChannelsItIsTheConversations() async throws {
    struct Columns: View {
      let channel: ChannelID
      @State private var selection: ChannelID?
      var body: some View {
        NavigationSplitView {
          ChannelListView(selection: $selection)
        } detail: {
          ChannelView(channel: channel)
        }
      }
    }
    let chat = try await ListStore(messages: 30)
    try await chat.readAll()
    let root = ChatModel(ChatSession(store: chat.store, backend: nil))
    let host = try TestHost(
      size: CGSize(width: 1_000, height: 600), environment: { $0.locale = Locale(identifier: "en_US") }
    ) { Columns(channel: chat.channel).environment(root) }
    host.invariantsLimit = 0
    await wait(host, "the newest message") { hasText(host, "m29") }
    key(host, .character("f"), .control)
    host.type("m2")
    // m2, and m20 to m29.
    await wait(host, "the count") { hasText(host, "1 of 11") }
    key(host, .escape)
    #expect(!hasText(host, "1 of 11"))
    let glass = try #require(host.buttons.first { $0.label == "Search in this channel" })
    glass.click()
    await wait(host, "the same search") { hasText(host, "1 of 11") }
    key(host, .escape)
    func isFocused(_ field: String) -> Bool { host.textFields.contains { $0.label == field && $0.isFocused } }
    let row = try #require(host.allElements.first { $0.frame.maxX < 400 && $0.label.contains("m29") })
    row.click()
    key(host, .character("f"), .control)
    #expect(isFocused("Search") && !isFocused("Search in this channel"))
    #expect(!hasText(host, "1 of 11"))
    key(host, .escape)
    try #require(host.textFields.last).click()
    key(host, .character("f"), .control)
    #expect(isFocused("Search in this channel") && !isFocused("Search"))
    await wait(host, "the same search once more") { hasText(host, "1 of 11") }
    if let folder = ProcessInfo.processInfo.environment["APUS_REPORT"] {
      for _ in 0..<20 { host.advance(by: 0.1) }
      try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/search-columns.png")
    }
    host.close()
  }

  @Test func whatIsSearchedRunsNoRow() async throws {
    let opened = try await open(100)
    let host = opened.host
    opened.model.search.begin()
    host.advance(by: 0.1)
    await runTasks()
    host.resetCounts()
    host.type("nowhere")
    await wait(host, "nothing") { hasText(host, "Nothing found") }
    #expect(host.bodies(of: MessageRow.self) == 0)
    host.close()
  }

  /// Rows whose words are marked run, and those whose words no longer are; others do not.
  @Test func foundWordsAreMarkedInTheirRowsAlone() async throws {
    let opened = try await open(60)
    let (host, search, list) = (opened.host, opened.model.search, opened.model.list)
    func marked() -> [String] {
      list.rows.compactMap { row in
        if case .message(let entry) = row.content, entry.found != nil {
          entry.message.content.searchableText
        } else {
          nil
        }
      }
    }
    search.begin()
    host.advance(by: 0.1)
    await runTasks()
    host.resetCounts()
    search.text = "m5"
    await wait(host, "the count") { hasText(host, "1 of 11") }
    await wait(host, "the marks") { marked().count == 11 }
    host.advance(by: 1)
    // m50 to m59 show, m5 stands far above.
    #expect(marked() == ["m5"] + (50...59).map { "m\($0)" })
    #expect(host.bodies(of: MessageRow.self) == 10)
    #expect(host.bodies(of: MessageText.self) == 10)
    host.resetCounts()
    search.text = "m57"
    await wait(host, "one") { hasText(host, "1 of 1") }
    await wait(host, "the marks") { marked() == ["m57"] }
    host.advance(by: 1)
    #expect(host.bodies(of: MessageRow.self) == 10)
    host.resetCounts()
    search.end()
    await wait(host, "no marks") { marked().isEmpty }
    host.advance(by: 1)
    #expect(host.bodies(of: MessageRow.self) == 1)
    host.close()
  }

  @Test func whatComesMeanwhileIsCountedAndMovesNothing() async throws {
    let opened = try await open(60)
    let (host, search) = (opened.host, opened.model.search)
    search.begin()
    search.text = "m5"
    // m5 and m50 to m59.
    await wait(host, "the count") { hasText(host, "1 of 11") }
    await search.next()
    let at = search.index.map { search.found[$0] }
    try await opened.chat.deliver(.message(.text("m5 once more")), "$more")
    await wait(host, "one more") { search.found.count == 12 }
    #expect(search.index.map { search.found[$0] } == at)
    await wait(host, "its number") { hasText(host, "3 of 12") }
    // One that is edited is no longer found; the next takes its place.
    let edited = try await opened.chat.message(58)
    #expect(edited.id == at)
    try await opened.chat.deliver(.edit(ListStore.event(58), .text("something else")), "$edit", by: ListStore.ann)
    await wait(host, "one less") { search.found.count == 11 }
    await wait(host, "its number") { hasText(host, "3 of 11") }
    host.close()
  }

  @Test func hostileQueriesFindNothingAndAreBounded() async throws {
    let opened = try await open(1_200)
    let search = opened.model.search
    search.begin()
    for text in [
      "\"", "'", "*", "m1 OR m2", "NEAR(m1 m2)", "words : m1", "\u{0}", "a\nb", String(repeating: "\"", count: 100_000),
      String(repeating: "m1 ", count: 33_334), "e" + String(repeating: "\u{301}", count: 50_000),
    ] {
      search.text = text
      #expect(search.text.utf8.count <= ChannelSearchModel.longestText)
      #expect(!search.text.contains("\n"))
      await search.next()
      #expect(search.isAnswered && search.failure == nil)
      // 33,334 times the word: the one message that has it as a whole.
      #expect(search.found.count == (text.hasPrefix("m1 m1") ? 1 : 0), "\(text.prefix(20))")
    }
    // All of 1,200.
    search.text = "m"
    await search.next()
    #expect(search.found.count == 1_000 && search.isMore)
    await wait(opened.host, "the count") { hasText(opened.host, "1 of 1,000+") }
    await search.previous()
    await wait(opened.host, "the last") { hasText(opened.host, "1,000 of 1,000+") }
    let last = try await opened.chat.message(200)
    #expect(opened.model.list.highlighted == last.id)
    opened.host.close()
  }

  @Test(arguments: [
    ("de_DE", "1 von 11", "In diesem Kanal suchen"), ("ar_EG", "١ من ١١", "البحث في هذه القناة"),
    ("ja_JP", "1/11件", "このチャンネルを検索"),
  ])
  func itSpeaksLanguages(locale: String, count: String, title: String) async throws {
    let isMirrored = locale == "ar_EG"
    let opened = try await open(60, locale: locale, isMirrored: isMirrored)
    let host = opened.host
    opened.model.search.begin()
    opened.model.search.text = "m5"
    await wait(host, "the count") { hasText(host, count) }
    let field = try #require(host.textFields.first { $0.label == title })
    let close = try #require(host.buttons.first { $0.label == ChatWords.matching(Locale(identifier: locale))[.close] })
    // From right to left the button that ends it stands at the left.
    #expect((close.frame.midX < field.frame.midX) == isMirrored)
    host.close()
  }
}
