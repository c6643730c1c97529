import ChatClient
import ChatStore
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Chat

/// A poll as a person asks it.
@MainActor @Suite struct PollSheetTests {
  // MARK: What is written

  @Test func aPollNeedsAQuestionAndTwoOptions() {
    var draft = PollDraft()
    #expect(draft.options.count == 2 && !draft.canRemove && draft.poll == nil)
    draft.options[0].text = "Ramen"
    draft.options[1].text = " \n"
    draft.question = "  "
    #expect(draft.poll == nil)
    draft.question = " Lunch? "
    #expect(draft.poll == nil, "one option")
    draft.options[1].text = "Pizza "
    let options = [MessageContent.Poll.Option(id: "1", text: "Ramen"), .init(id: "2", text: "Pizza")]
    #expect(draft.poll == MessageContent.Poll(question: "Lunch?", options: options))
    draft.allowsSeveral = true
    #expect(draft.poll == MessageContent.Poll(question: "Lunch?", options: options, maxSelections: 2))
  }

  @Test func optionsComeAndGo() throws {
    var draft = PollDraft()
    draft.question = "?"
    for number in 3...20 { #expect(draft.add() == number) }
    #expect(draft.add() == nil && draft.options.count == 20)
    for index in draft.options.indices { draft.options[index].text = "o\(index)" }
    draft.options[4].text = ""
    // What was left empty is no option, and ids have no holes.
    let poll = try #require(draft.poll)
    #expect(poll.options.map(\.id) == (1...19).map(String.init))
    #expect(poll.options[4].text == "o5")
    draft.remove(3)
    #expect(draft.options.count == 19 && draft.add() == 21, "no id comes again")
    for option in draft.options { draft.remove(option.id) }
    #expect(draft.options.count == 2)
    draft.options[0].text = String(repeating: "x", count: 100_000)
    draft.question = String(repeating: "x", count: 100_000)
    #expect(draft.options[0].text.count == 300 && draft.question.count == 300)
    draft.question = "e" + String(repeating: "\u{301}", count: 50_000)
    #expect(draft.question.unicodeScalars.count == 300)
  }

  // MARK: What is seen

  private struct Opened {
    let chat: ListStore
    let model: ChannelModel
    let host: TestHost
    let words: ChatWords
  }

  private func open(_ locale: String = "en_US", size: CGSize = CGSize(width: 500, height: 600)) async throws -> Opened {
    let chat = try await ListStore(messages: 30)
    try await chat.readAll()
    let session = ChatSession(store: chat.store, backend: nil)
    let (model, root) = (ChannelModel(session: session, channel: chat.channel), ChatModel(session))
    let host = try TestHost(
      size: size,
      environment: { values in
        values.locale = Locale(identifier: locale)
        values.layoutDirection = locale.hasPrefix("ar") ? .rightToLeft : .leftToRight
      }
    ) { ConversationView(model: model).environment(root) }
    host.invariantsLimit = 0
    await model.open()
    for _ in 0..<4 { host.advance(by: 0.1) }
    return Opened(chat: chat, model: model, host: host, words: .matching(Locale(identifier: locale)))
  }

  /// Presses what leads to the sheet.
  private func ask(_ opened: Opened) throws {
    let (host, words) = (opened.host, opened.words)
    try #require(host.allElements.first { $0.label == words[.add] }).click()
    host.advance(by: 0.5)
    try #require(host.allElements.first { $0.label == words[.askPoll] }).click()
    host.advance(by: 1)
  }

  private func field(_ opened: Opened, _ title: String) throws -> TestElement {
    try #require(opened.host.textFields.first { $0.label == title })
  }

  private func button(_ opened: Opened, _ label: String) throws -> TestElement {
    try #require(opened.host.buttons.last { $0.label == label })
  }

  /// Types lines, with Return between them.
  private func type(_ host: TestHost, _ lines: String...) {
    for (index, line) in lines.enumerated() {
      if index > 0 {
        host.send(.keyDown(.return, modifiers: [], isRepeat: false))
        host.advance(by: 0.1)
      }
      host.type(line)
    }
    host.advance(by: 0.1)
  }

  @Test func aPollIsWrittenAndSent() async throws {
    let opened = try await open()
    let (host, model) = (opened.host, opened.model)
    model.composer.text = "a draft"
    try ask(opened)
    // The question has the keyboard; Return goes on, and behind the last option makes another.
    #expect(try field(opened, "Question").isFocused)
    type(host, "Lunch?", "Ramen", "Pizza", "Salad")
    #expect(try field(opened, "Option 3").isFocused)
    try button(opened, "Add Option").click()
    host.advance(by: 0.1)
    host.type("Soup")
    #expect(host.textFields.filter { $0.label.hasPrefix("Option") }.count == 4)
    try button(opened, "Remove Option 2").click()
    host.advance(by: 0.1)
    #expect(host.textFields.filter { $0.label.hasPrefix("Option") }.count == 3)
    try #require(host.toggles.first { $0.label == "Allow several answers" }).activate()
    host.advance(by: 0.1)
    try button(opened, "Send").click()
    for _ in 0..<4000 where model.list.rows.last?.message?.content.isPoll != true {
      host.advance(by: 1.0 / 60)
      try? await Task.sleep(for: .milliseconds(5))
    }
    let options = ["Ramen", "Salad", "Soup"].enumerated().map {
      MessageContent.Poll.Option(id: String($0.offset + 1), text: $0.element)
    }
    let poll = MessageContent.Poll(question: "Lunch?", options: options, maxSelections: 3)
    let asked = try #require(model.list.rows.last?.message)
    #expect(asked.content == .poll(poll))
    #expect(asked.sendState == .waiting)
    #expect(try await opened.chat.store.outbox().map(\.message) == [asked.id])
    // The sheet goes, and what was being written is still there.
    for _ in 0..<4000 where host.textFields.contains(where: { $0.label == "Question" }) {
      host.advance(by: 1.0 / 60)
      try? await Task.sleep(for: .milliseconds(5))
    }
    #expect(!host.textFields.contains { $0.label == "Question" })
    #expect(model.composer.text == "a draft")
    host.close()
  }

  @Test func nothingIsSentBeforeThereIsEnough() async throws {
    let opened = try await open()
    let (host, model) = (opened.host, opened.model)
    try ask(opened)
    #expect(try !button(opened, "Send").isEnabled)
    #expect(try !button(opened, "Remove Option 1").isEnabled, "there are two")
    type(host, "Lunch?", "Ramen")
    #expect(try !button(opened, "Send").isEnabled)
    type(host, "", "Pizza")
    #expect(try button(opened, "Send").isEnabled)
    // Up to twenty.
    for _ in 0..<18 {
      try button(opened, "Add Option").activate()
      host.advance(by: 0.1)
    }
    #expect(try !button(opened, "Add Option").isEnabled)
    host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    host.advance(by: 1)
    #expect(!host.textFields.contains { $0.label == "Question" })
    #expect(try await opened.chat.store.outbox().isEmpty)
    #expect(model.list.rows.last?.message?.content == .text("m29"))
    host.close()
  }

  private func wait(_ opened: Opened, _ what: Comment, until condition: () async throws -> Bool) async throws {
    for _ in 0..<4000 {
      if try await condition() { return }
      opened.host.advance(by: 1.0 / 60)
      try? await Task.sleep(for: .milliseconds(5))
    }
    Issue.record(what)
  }

  /// A sheet that goes leaves what was written with the composer and in the store, until it is sent or discarded.
  @Test func whatIsHalfWrittenIsOfferedAgain() async throws {
    let opened = try await open()
    let (host, store, channel) = (opened.host, opened.chat.store, opened.chat.channel)
    try ask(opened)
    #expect(!host.buttons.contains { $0.label == "Discard" }, "there is nothing yet")
    type(host, "Lunch?", "Ramen", "Pizza", "Salad")
    host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    host.advance(by: 1)
    #expect(!host.textFields.contains { $0.label == "Question" })
    try await wait(opened, "kept") { try await store.writtenPoll(in: channel)?.options.count == 3 }
    try ask(opened)
    #expect(try field(opened, "Question").value == "Lunch?")
    #expect(["Option 1", "Option 2", "Option 3"].map { try? field(opened, $0).value } == ["Ramen", "Pizza", "Salad"])

    // A program that is started anew has it too.
    let composer = ComposerModel(store: store, channel: channel)
    await composer.restore()
    #expect(composer.poll == opened.model.composer.poll && !composer.poll.isEmpty)
    #expect(composer.text.isEmpty)

    try button(opened, "Discard").click()
    host.advance(by: 0.1)
    #expect(try field(opened, "Question").value?.isEmpty != false && field(opened, "Question").isFocused)
    #expect(host.textFields.filter { $0.label.hasPrefix("Option") }.count == 2)
    #expect(!host.buttons.contains { $0.label == "Discard" })
    try await wait(opened, "gone") { try await store.writtenPoll(in: channel) == nil }

    // What is sent is no longer being written.
    type(host, "Lunch?", "Ramen", "Pizza")
    try button(opened, "Send").click()
    try await wait(opened, "sent") { try await !store.outbox().isEmpty }
    try await wait(opened, "no longer kept") { opened.model.composer.poll.isEmpty }
    // The sheet closes once what was asked shows.
    try await wait(opened, "closed") { !host.textFields.contains { $0.label == "Question" } }
    host.advance(by: 1)
    #expect(try await store.writtenPoll(in: channel) == nil)
    try ask(opened)
    #expect(try field(opened, "Question").value?.isEmpty != false)
    host.close()
  }

  @Test func aKeptPollIsTakenAsFarAsItFits() {
    let none = PollDraft(MessageContent.Poll(question: "", options: []))
    #expect(none.isEmpty && none.options.count == 2 && !none.allowsSeveral)
    let long = String(repeating: "x", count: 1_000)
    var many = PollDraft(
      MessageContent.Poll(
        question: long, options: (0..<50).map { .init(id: "a", text: "o\($0)") }, maxSelections: 9))
    #expect(many.question.count == 300 && many.options.count == 20 && many.allowsSeveral)
    #expect(Set(many.options.map(\.id)).count == 20)
    many.remove(20)
    #expect(many.add() == 21)
    #expect(PollDraft(many.written).written == many.written)
  }

  /// A store that says no keeps the sheet, and says why.
  @Test func whatIsNotKeptStays() async throws {
    let chat = try await ListStore()
    let model = ComposerModel(store: chat.store, channel: chat.channel)
    let poll = MessageContent.Poll(
      question: String(repeating: "x", count: StoreLimits.text + 1),
      options: [.init(id: "1", text: "a"), .init(id: "2", text: "b")])
    #expect(await model.ask(poll) == false)
    #expect(model.failure != nil)
    #expect(await model.ask(MessageContent.Poll(question: "?", options: poll.options)))
    #expect(model.failure == nil)
  }

  @Test(arguments: ["de_DE", "ar_EG", "ja_JP"]) func itSpeaksLanguages(locale: String) async throws {
    let opened = try await open(locale)
    try ask(opened)
    let (host, words) = (opened.host, opened.words)
    let number = 1.formatted(.number.locale(Locale(identifier: locale)))
    _ = try field(opened, words[.pollQuestion])
    let option = try field(opened, words(.pollOption, number))
    let remove = try button(opened, words(.remove, words(.pollOption, number)))
    #expect((remove.frame.midX < option.frame.midX) == locale.hasPrefix("ar"))
    #expect(host.toggles.contains { $0.label == words[.severalAnswers] })
    _ = try (button(opened, words[.send]), button(opened, words[.close]), button(opened, words[.addOption]))
    host.close()
  }

  /// Light and dark, and from right to left, into the folder that `APUS_REPORT` names.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["APUS_REPORT"] != nil, "needs APUS_REPORT"))
  func pictures() async throws {
    let folder = try #require(ProcessInfo.processInfo.environment["APUS_REPORT"])
    for (locale, isDark) in [("en_US", false), ("en_US", true), ("ar_EG", false)] {
      let opened = try await open(locale)
      opened.host.platform.isDark = isDark
      try #require(opened.host.allElements.first { $0.label == opened.words[.add] }).click()
      opened.host.advance(by: 0.5)
      try PNGEncoder.write(opened.host.snapshot(), toFile: "\(folder)/poll-menu-\(locale)-\(isDark).png")
      opened.host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
      opened.host.advance(by: 0.5)
      try ask(opened)
      if locale == "ar_EG" {
        type(opened.host, "الغداء؟", "رامن", "بيتزا", "سلطة")
      } else {
        type(opened.host, "What do we have for lunch?", "Ramen", "Pizza", "Salad")
      }
      opened.host.advance(by: 1)
      try PNGEncoder.write(opened.host.snapshot(), toFile: "\(folder)/poll-\(locale)-\(isDark).png")
      opened.host.close()
    }
  }
}

extension MessageContent {
  fileprivate var isPoll: Bool { if case .poll = self { true } else { false } }
}
