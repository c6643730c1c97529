import ChatClient
import ChatStore
import DashboardTestSupport
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

/// What strangers may send costs no frame more than a long message of plain words does, by a factor: nothing hangs.
///
/// `bench-messages hostile` measures the same in a release build. Here it is a debug build's time, so only a
/// comparison holds anything.
@MainActor @Suite(.serialized) struct HostileTests {
  /// A page of words, beside which the others are measured, may cost so much less than them. A debug build makes ten new
  /// emoji smaller in half a second, which is the most of all; a full composer takes 8 times as long, all else less than 3.
  private static let factor = 20.0

  /// The longest frame while a message of a kind comes, scrolls out of sight and back, and its beginning is a quote.
  private func longestFrame(_ kind: HostileKind, pictures: HostilePictures) async throws -> Double {
    let kept = try await ListStore(messages: 40)
    try await kept.readAll()
    if kind.name == "name" {
      var batch = ServerBatch()
      batch.members[kept.channel] = [Member(user: ListStore.ann, name: kind.text)]
      try await kept.store.apply(batch)
    }
    let chat = ChatModel(ChatSession(store: kept.store, backend: nil))
    let model = ChannelModel(session: chat.session, channel: kept.channel)
    let host = try TestHost(size: CGSize(width: 420, height: 800)) {
      VStack(spacing: 0) {
        MessageList(model.list)
        Composer(model.composer) {}
      }
      .environment(chat).environment(\.attachmentLoader, pictures).environment(\.remoteMedia, .always)
    }
    host.invariantsLimit = 0
    await model.open()
    for _ in 0..<10 { host.advance(by: 1 / 60) }
    var longest = 0.0
    func frame(_ wait: Bool = true, _ change: () -> Void = {}) async throws {
      let time = TurnTime()
      if wait { try await Task.sleep(for: .milliseconds(4)) }
      change()
      host.advance(by: 1 / 60)
      longest = max(longest, time.seconds)
    }
    if kind.name == "composer" {
      try await frame { model.composer.text = kind.text }
    } else {
      try await kept.store.apply(kind.batch(in: kept.channel, by: ListStore.ann))
    }
    for round in 0..<400 {
      try await frame()
      if round > 20, kind.name == "composer" || model.list.loaded.messages.count >= 42 { break }
    }
    #expect(kind.name == "composer" || model.list.loaded.messages.count >= 42, "\(kind.name) shows")
    for step in 0..<24 { try await frame(false) { host.scroll(200, 300, dy: step < 12 ? 120 : -120) } }
    host.close()
    await kept.store.close()
    return longest
  }

  @Test func nothingThatStrangersSendHangs() async throws {
    let pictures = HostilePictures()
    let words = try #require(HostileKind.all.first { $0.name == "words" })
    _ = try await longestFrame(words, pictures: pictures)
    let usual = try await longestFrame(words, pictures: pictures)
    var report = String(format: "words %.1f ms\n", usual * 1000)
    for kind in HostileKind.all where kind.name != "words" {
      // Fonts that nobody needed before are found once.
      let first = try await longestFrame(kind, pictures: pictures)
      var again = first > usual * 2 ? try await longestFrame(kind, pictures: pictures) : first
      // What else the machine does only makes a frame longer.
      for _ in 0..<3 where again >= usual * Self.factor {
        again = min(again, try await longestFrame(kind, pictures: pictures))
      }
      report += String(
        format: "%@ first %.1f ms, again %.1f ms: %.1f\n", kind.name, first * 1000, again * 1000, again / usual)
      #expect(again < usual * Self.factor, "\(kind.name): \(again * 1000) ms beside \(usual * 1000) ms")
    }
    if let folder = ProcessInfo.processInfo.environment["APUS_REPORT"] {
      try report.write(toFile: folder + "/hostile.txt", atomically: true, encoding: .utf8)
    }
  }
}
