import ChatClient
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

@testable import Chat
@testable import ChatStore

/// A store that cannot be written or read, as a person meets it: what is said, in which language, what helps, and that
/// nothing is lost. Each is a real file.
@MainActor @Suite struct StoreTroubleTests {
  private nonisolated static let languages = ["en", "de", "ar", "ja"]
  private static let talk = [
    "Shall we take the ferry?", "It leaves at 17:40.", "Then I bring a thermos.", "Coffee or tea?", "Both, obviously.",
  ]

  /// A conversation on the screen.
  private struct Shown {
    let kept: ListStore
    let chat: ChatModel
    /// The composer that the view has.
    let composer: ComposerModel
    let host: TestHost
    var words: ChatWords
  }

  private func show(
    _ kept: ListStore, language: String = "en", chat: ChatModel? = nil, isOn: Switch = Switch()
  ) async throws -> Shown {
    let chat = chat ?? ChatModel(ChatSession(store: kept.store, backend: nil))
    let composer = chat.conversation(in: kept.channel).composer
    let locale = Locale(identifier: language)
    let channel = kept.channel
    let host = try TestHost(
      size: CGSize(width: 520, height: 520), scale: 2,
      environment: {
        $0.locale = locale
        $0.layoutDirection = language == "ar" ? .rightToLeft : .leftToRight
        $0.timeZone = TimeZone(identifier: "UTC")!
      }
    ) { SwitchedChannel(isOn: isOn, channel: channel).environment(chat) }
    host.invariantsLimit = 0
    return Shown(kept: kept, chat: chat, composer: composer, host: host, words: .matching(locale))
  }

  private func wait(_ host: TestHost, _ what: Comment, until condition: () -> Bool) async {
    for _ in 0..<400 {
      host.advance(by: 1 / 60)
      if condition() { return }
      try? await Task.sleep(for: .milliseconds(5))
    }
    Issue.record(what)
  }

  private func says(_ host: TestHost, _ text: String) -> Bool { host.allElements.contains { $0.label.contains(text) } }

  /// Light and dark, into the folder that `APUS_REPORT` names.
  private func picture(_ host: TestHost, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["APUS_REPORT"] else { return }
    for isDark in [false, true] {
      host.platform.isDark = isDark
      host.advance(by: 1)
      try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/trouble-\(name)-\(isDark ? "dark" : "light").png")
    }
    host.platform.isDark = false
    host.advance(by: 1)
  }

  private func setMostPages(_ store: ChatStore, _ count: Int64?) async throws {
    try await store.write(.normal) { transaction in
      let most = try count ?? transaction.connection.first("PRAGMA page_count") { $0.integer(0) } ?? 0
      _ = try transaction.connection.first("PRAGMA max_page_count = \(most)") { $0.integer(0) }
    }
  }

  /// Allows the file no further page, and sends until none is left.
  private func fillUp(_ kept: ListStore) async throws {
    try await setMostPages(kept.store, nil)
    for number in 0..<2000 {
      let text = Self.talk[number % Self.talk.count]
      do { try await kept.store.send(OutgoingMessage(id: .new(), channel: kept.channel, content: .text(text))) } catch {
        #expect(error == .diskFull)
        return
      }
    }
    Issue.record("it is not full")
  }

  // MARK: A full disk

  @Test(arguments: languages) func aFullDiskIsSaidAndTakesNothing(language: String) async throws {
    let kept = try await ListStore(messages: 4)
    let shown = try await show(kept, language: language)
    let (host, words) = (shown.host, shown.words)
    await wait(host, "the newest") { says(host, "m3") }
    #expect(!says(host, words[.diskFull]))
    try await fillUp(kept)
    let count = try await kept.store.page(of: .channel(kept.channel), limit: 1000).messages.count
    await wait(host, "the banner") { says(host, words[.diskFull]) && says(host, words[.diskFullAdvice]) }
    let text = Self.talk[4] + " 👍"
    shown.composer.text = text
    host.update()
    #expect(await shown.composer.send() == false)
    await wait(host, "why it was not sent") { says(host, words(.notKept, words[.diskFull])) }
    #expect(host.textFields.first?.value == text)
    #expect(try await kept.store.page(of: .channel(kept.channel), limit: 1000).messages.count == count)
    try picture(host, "full-\(language)")

    // A press tells that there is no room yet; then there is.
    let button = try #require(host.buttons.first { $0.label == words[.retry] })
    button.click()
    await wait(host, "the button again") { host.buttons.first { $0.label == words[.retry] }?.isEnabled == true }
    #expect(says(host, words[.diskFull]))
    try await setMostPages(kept.store, 1_000_000)
    host.buttons.first { $0.label == words[.retry] }?.click()
    await wait(host, "no banner") { !says(host, words[.diskFullAdvice]) }
    #expect(await shown.composer.send())
    await wait(host, "no failure") { !says(host, words[.diskFull]) }
    await wait(host, "the message") { says(host, text) }
    #expect(shown.composer.text == "" && shown.composer.failure == nil)
    #expect(try await kept.store.page(of: .channel(kept.channel), limit: 1000).messages.count == count + 1)
    #expect(try await kept.store.checkIntegrity() == [])
    host.close()
    await kept.store.close()
  }

  @Test func whatCannotBeSavedOutlivesItsView() async throws {
    let kept = try await ListStore(messages: 4)
    let isOn = Switch()
    let chat = ChatModel(ChatSession(store: kept.store, backend: nil))
    weak var composer: ComposerModel?
    let host: TestHost
    do {
      let shown = try await show(kept, chat: chat, isOn: isOn)
      host = shown.host
      composer = shown.composer
    }
    await wait(host, "the newest") { says(host, "m3") }
    try await fillUp(kept)
    // More than the free bytes of any page.
    let text = String(repeating: "long ", count: 1000)
    composer?.text = text
    isOn.isOn = false
    await wait(host, "an attempt to keep it") { composer?.failure == .store(.diskFull) }
    await wait(host, "no view") { host.textFields.isEmpty }
    isOn.isOn = true
    await wait(host, "the text") { host.textFields.first?.value == text }
    try await setMostPages(kept.store, 1_000_000)
    await composer?.save()
    #expect(composer?.failure == nil)
    #expect(try await kept.store.draft(in: kept.channel)?.text == text)
    host.close()
    await kept.store.close()
  }

  // MARK: A file that may only be read

  @Test(arguments: languages) func aFileThatMayOnlyBeReadIsSaid(language: String) async throws {
    let kept = try await ListStore(messages: 4)
    let shown = try await show(kept, language: language)
    let (host, words) = (shown.host, shown.words)
    await wait(host, "the newest") { says(host, "m3") }
    // As when the disk is mounted for reading alone while the file is open; permissions do not bind an open file, nor root.
    try await kept.store.writer.run { try $0.execute("PRAGMA query_only = ON") }
    shown.composer.text = "Can you read this?"
    #expect(await shown.composer.send() == false)
    await wait(host, "the banner") { says(host, words[.readOnly]) && says(host, words[.readOnlyAdvice]) }
    await wait(host, "why it was not sent") { says(host, words(.notKept, words[.readOnly])) }
    #expect(host.textFields.first?.value == "Can you read this?")
    // What was said can be read.
    #expect(says(host, "m3"))
    try picture(host, "protected-\(language)")
    try await kept.store.writer.run { try $0.execute("PRAGMA query_only = OFF") }
    host.buttons.first { $0.label == words[.retry] }?.click()
    await wait(host, "no banner") { !says(host, words[.readOnlyAdvice]) }
    #expect(await shown.composer.send())
    await wait(host, "no failure") { !says(host, words[.readOnly]) }
    host.close()
    await kept.store.close()
  }

  // MARK: A damaged file

  /// Overwrites the page on which the tree of messages begins.
  private func damage(_ file: URL) throws -> Data {
    let connection = try Connection(path: file.path, busyTimeout: 0)
    let size = try connection.first("PRAGMA page_size") { $0.integer(0) } ?? 0
    let page = try connection.first("SELECT rootpage FROM sqlite_schema WHERE name = 'message'") { $0.integer(0) } ?? 0
    _ = try connection.first("PRAGMA wal_checkpoint(TRUNCATE)") { $0.integer(0) }
    connection.close()
    var bytes = try Data(contentsOf: file)
    let start = Int((page - 1) * size)
    bytes.replaceSubrange(start..<start + Int(size), with: Data(repeating: 0xA5, count: Int(size)))
    try bytes.write(to: file)
    return bytes
  }

  @Test(arguments: languages) func damageIsSaidAndTheFileSetAside(language: String) async throws {
    let kept = try await ListStore(messages: 400)
    await kept.store.close()
    let file = kept.folder.appending(path: "chat.sqlite")
    let damaged = try damage(file)
    // It opens: what is damaged is met by whoever reads it.
    let store = try await ChatStore.open(at: file, user: ListStore.me)
    let isSetAside = Switch()
    isSetAside.isOn = false
    let chat = ChatModel(ChatSession(store: store, backend: nil)) {
      await store.close()
      #expect(throws: Never.self) { try ChatStore.setAside(at: file) }
      isSetAside.isOn = true
    }
    let shown = try await show(kept, language: language, chat: chat)
    let (host, words) = (shown.host, shown.words)
    await wait(host, "the banner") { says(host, words[.damaged]) && says(host, words[.damagedAdvice]) }
    #expect(!says(host, words[.noMessages]))
    #expect(try Data(contentsOf: file) == damaged)
    await wait(host, "words in place of the list") { says(host, words[.cannotOpen]) }
    try picture(host, "damaged-\(language)")
    host.buttons.first { $0.label == words[.setAside] }?.click()
    await wait(host, "the file aside") { isSetAside.isOn }
    #expect(try Data(contentsOf: kept.folder.appending(path: "chat.sqlite.aside-1")) == damaged)
    let new = try await ChatStore.open(at: file, user: ListStore.me)
    #expect(try await new.channels().isEmpty)
    await new.close()
    host.close()
  }

  @Test func theListOfChannelsSaysItToo() async throws {
    let kept = try await ListStore(messages: 400)
    await kept.store.close()
    let file = kept.folder.appending(path: "chat.sqlite")
    _ = try damage(file)
    let store = try await ChatStore.open(at: file, user: ListStore.me)
    let chat = ChatModel(ChatSession(store: store, backend: nil))
    let host = try TestHost(size: CGSize(width: 300, height: 400)) {
      ChannelListView(selection: .constant(nil)).environment(chat)
    }
    host.invariantsLimit = 0
    await wait(host, "the banner") { says(host, ChatWords.english[.damaged]) }
    // Nothing can be done here: the program has not said how.
    #expect(!host.buttons.contains { $0.label == ChatWords.english[.setAside] })
    try picture(host, "channels")
    host.close()
    await store.close()
  }

  // MARK: What does not open

  private static let errors: [ChatStoreError] = [
    .diskFull, .readOnly, .corrupt("file is not a database"), .foreignFile, .newerVersion(found: 9, supported: 2),
    .locked,
    .cannotOpen("No such file or directory"), .inputOutput("Input/output error"),
  ]

  @Test(arguments: languages) func whatDoesNotOpenSaysWhyAndWhatHelps(language: String) async throws {
    let locale = Locale(identifier: language)
    let words = ChatWords.matching(locale)
    for error in Self.errors {
      var pressed: [String] = []
      let host = try TestHost(
        size: CGSize(width: 560, height: 400), scale: 2,
        environment: {
          $0.locale = locale
          $0.layoutDirection = language == "ar" ? .rightToLeft : .leftToRight
        }
      ) {
        StoreFailureView(error, file: URL(filePath: "/home/ann/.local/share/Messages/messages.sqlite")) {
          pressed.append("again")
        } setAside: {
          pressed.append("aside")
        }
      }
      #expect(says(host, words[.cannotOpen]) && says(host, words.text(of: error, locale: locale)))
      #expect(says(host, try #require(words.advice(for: error))))
      #expect(says(host, "messages.sqlite"))
      // Waiting helps neither against another program's file nor against a newer one's.
      let expected: [ChatWords.Word] =
        switch error {
        case .corrupt: [.setAside]
        case .foreignFile, .newerVersion: []
        default: [.retry]
        }
      #expect(host.buttons.map(\.label) == expected.map { words[$0] })
      host.buttons.first?.click()
      await wait(host, "the press") { pressed.count == expected.count }
      #expect(pressed == expected.map { $0 == .retry ? "again" : "aside" })
      if case .corrupt = error { try picture(host, "closed-\(language)") }
      if error == .readOnly { try picture(host, "closed-protected-\(language)") }
      host.close()
    }
  }

  @Test(.disabled(if: geteuid() == 0, "permissions do not bind root")) func aProtectedFileIsMetByItsError() async throws
  {
    let kept = try await ListStore(messages: 4)
    await kept.store.close()
    let file = kept.folder.appending(path: "chat.sqlite")
    let before = try Data(contentsOf: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    await #expect(throws: ChatStoreError.readOnly) { try await ChatStore.open(at: file, user: ListStore.me) }
    #expect(try Data(contentsOf: file) == before)
  }

  // MARK: Words

  @Test(arguments: languages) func everyFailureHasWords(language: String) {
    let locale = Locale(identifier: language)
    let words = ChatWords.matching(locale)
    let failures: [ChatFailure] =
      Self.errors.map { .store($0) } + [
        .store(.notFound("x")), .store(.tooLarge("text", limit: 1 << 20)), .store(.notPossible("x")),
        .store(.fault("x")),
        .server(.noServer), .server(.wrongPassword), .server(.badAddress("x")), .server(.unencryptedAddress("x")),
        .server(.encryptedChannel), .server(.threadNotSent), .server(.fileMissing(name: "x")), .server(.forbidden("x")),
        .server(.offline("x")), .server(.rateLimited(seconds: 3)), .server(.serverFault("x")),
        .server(.refused(code: "M_FORBIDDEN", reason: "x", isRetryable: false)), .server(.notFound("x")),
        .server(.tooLarge(limit: 9)), .server(.notSupported("x")), .server(.signedOut("x")), .server(.malformed("x")),
        .fileTooLarge(name: "a.bin", limit: 64_000_000), .fileUnreadable(name: "a.bin"),
        .fileNotKept(name: "a.bin", .diskFull),
      ]
    for failure in failures {
      let text = words.text(of: failure, locale: locale)
      #expect(!text.isEmpty && !text.contains("%@"))
      // Only names and the words of others are as they are.
      if language != "en" { #expect(text != ChatWords.english.text(of: failure, locale: locale)) }
    }
    for reason in [
      SendFailureReason.refused("x"), .forbidden("x"), .gone, .tooLarge(limit: 9), .notSupported, .encrypted,
      .threadNotSent,
      .fileMissing(name: "x"), .unclear,
    ] {
      let text = words.text(of: reason, locale: locale)
      #expect(!text.isEmpty && !text.contains("%@"))
      if language != "en" { #expect(text != ChatWords.english.text(of: reason, locale: locale)) }
    }
    #expect(words.text(of: SendFailureReason.refused(""), locale: locale).isEmpty)
    #expect(words.text(of: .fileTooLarge(name: "a.bin", limit: 64_000_000), locale: locale).hasPrefix("a.bin: "))
  }
}
