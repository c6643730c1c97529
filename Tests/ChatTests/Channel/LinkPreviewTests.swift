import ChatClient
import ChatStore
import DisplayList
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

/// What links lead to, only where the user wants to see it.
@MainActor @Suite struct LinkPreviewTests {
  private static let me = UserID(rawValue: "@me"), ann = UserID(rawValue: "@ann"), room = ChannelID(rawValue: "!room")
  private static let link = URL(string: "https://example.org/ferry")!

  private final class Opened {
    let server = InMemoryChatServer()
    let folder = FileManager.default.temporaryDirectory.appending(path: "previews-\(UUID().uuidString)")
    var running: Task<Void, Never>?
    deinit {
      running?.cancel()
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private func wait(_ host: TestHost, _ what: Comment, until condition: () -> Bool) async {
    for _ in 0..<400 {
      host.advance(by: 1 / 60)
      if condition() { return }
      try? await Task.sleep(for: .milliseconds(5))
    }
    Issue.record(what)
  }

  private func row(_ host: TestHost, _ text: String) -> TestElement? {
    host.allElements.first { $0.label.contains(text) }
  }

  /// Twelve messages, of which the seventh has a link, and the eighth one that nobody can be asked of.
  private func open(locale: String = "en_US") async throws -> (Opened, ChannelModel, TestHost) {
    let opened = Opened()
    try FileManager.default.createDirectory(at: opened.folder, withIntermediateDirectories: true)
    opened.server.setChannel(
      Channel(id: Self.room, name: "Room"), members: [Member(user: Self.me), Member(user: Self.ann, name: "Ann")])
    opened.server.post(
      (0..<12).map { number in
        ServerEvent(
          id: EventID(rawValue: "$\(number)"), sender: Self.ann,
          sentAt: Date(timeIntervalSince1970: 1.7e9 + Double(number)),
          body: .message(
            .text(
              number == 6
                ? "It leaves at 17:40, see \(Self.link)" : number == 7 ? "mailto:a@b.example" : "message \(number)")))
      }, in: Self.room)
    opened.server.setPreview(
      LinkPreview(title: "Timetable", text: "All ferries of the summer.", site: "Harbour line"), of: Self.link)
    let store = try await ChatStore.open(at: opened.folder.appending(path: "chat.sqlite"), user: Self.me)
    let session = ChatSession(store: store, backend: opened.server.backend(for: Self.me))
    opened.running = Task { await session.run() }
    let end = ContinuousClock.now + .seconds(30)
    while try await store.page(of: .channel(Self.room)).messages.count < 12, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(5))
    }
    if let newest = try await store.page(of: .channel(Self.room)).messages.last {
      try await store.markRead(upTo: newest.id)
    }
    let (model, root) = (ChannelModel(session: session, channel: Self.room), ChatModel(session))
    let host = try TestHost(
      size: CGSize(width: 500, height: 600),
      environment: {
        $0.locale = Locale(identifier: locale)
        $0.layoutDirection = locale == "ar_EG" ? .rightToLeft : .leftToRight
      }
    ) { ConversationView(model: model).environment(root) }
    host.invariantsLimit = 0
    await model.open()
    await wait(host, "the newest message") { row(host, "message 11") != nil }
    for _ in 0..<10 { host.advance(by: 0.1) }
    return (opened, model, host)
  }

  @Test func nobodyIsAskedUnlessTheUserSaidSo() async throws {
    let (opened, model, host) = try await open()
    #expect(!model.previews.isOn && opened.server.previewedLinks.isEmpty)
    let (before, newest) = (try #require(row(host, "17:40")).frame, try #require(row(host, "message 11")).frame)
    host.resetCounts()
    model.setShowsPreviews(true)
    await wait(host, "the preview") { row(host, "Timetable") != nil }
    for _ in 0..<10 { host.advance(by: 0.1) }
    // Only what has a link that can be asked of; once; and no row's own body runs for it.
    #expect(opened.server.previewedLinks == [Self.link.absoluteString])
    #expect(host.bodies(of: MessageRow.self) == 0)
    let after = try #require(row(host, "Timetable"))
    #expect(after.label.contains("Harbour line"))
    // The row is taller, and what is read at the bottom is where it was.
    #expect(after.frame.height > before.height + 30)
    #expect(row(host, "message 11")?.frame == newest)
    // It is kept: another time nobody is asked, and its height is the same from the beginning.
    let again = ChannelModel(session: model.session, channel: Self.room)
    let other = try TestHost(size: CGSize(width: 500, height: 600)) {
      ConversationView(model: again).environment(ChatModel(model.session))
    }
    other.invariantsLimit = 0
    await again.open()
    await wait(other, "the preview again") { row(other, "Timetable") != nil }
    #expect(again.previews.isOn && opened.server.previewedLinks.count == 1)
    other.close()
    model.setShowsPreviews(false)
    await wait(host, "no preview") { row(host, "Timetable") == nil }
    #expect(row(host, "17:40")?.frame == before)
    host.close()
  }

  @Test func withoutAnAnswerThereIsNothingAndItIsAskedAgain() async throws {
    let (opened, model, host) = try await open()
    let before = try #require(row(host, "17:40")).frame
    opened.server.faults.isDisconnected = true
    model.setShowsPreviews(true)
    await wait(host, "the setting") { model.previews.isOn }
    for _ in 0..<10 { host.advance(by: 0.1) }
    #expect(row(host, "17:40")?.frame == before)
    opened.server.faults.isDisconnected = false
    await model.previews.load(Self.link)
    await wait(host, "the preview") { row(host, "Timetable") != nil }
    host.close()
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["APUS_REPORT"] != nil, "needs APUS_REPORT"))
  func pictures() async throws {
    let folder = try #require(ProcessInfo.processInfo.environment["APUS_REPORT"])
    for (locale, isDark) in [("en_US", false), ("en_US", true), ("ar_EG", false)] {
      let (_, model, host) = try await open(locale: locale)
      host.platform.isDark = isDark
      model.setShowsPreviews(true)
      await wait(host, "the preview") { row(host, "Timetable") != nil }
      for _ in 0..<10 { host.advance(by: 0.1) }
      try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/preview-\(locale)-\(isDark ? "dark" : "light").png")
      host.close()
    }
  }
}
