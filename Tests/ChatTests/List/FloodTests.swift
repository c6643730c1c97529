import ChatClient
import ChatStore
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

/// Two minutes of fifty events a second, on a clock of the test's, while a script follows, scrolls, reads, types and sends.
///
/// `./bench flood` does the same in real time, and measures how late frames are.
@MainActor @Suite struct FloodTests {
  @MainActor final class Ledger {
    var bodies = 0
    var repeated = 0
  }

  private struct CountedRow: View {
    let entry: MessageEntry
    let ledger: Ledger
    @State private var life = Life()

    @MainActor final class Life { var shown: MessageEntry? }

    var body: some View {
      ledger.bodies += 1
      if life.shown == entry { ledger.repeated += 1 }
      life.shown = entry
      return MessageRow(entry: entry)
    }
  }

  @Test func noRowRunsTwiceAndNothingThatIsReadMoves() async throws {
    let chat = try await ListStore()
    let session = ChatSession(store: chat.store, backend: nil)
    let model = ChannelModel(session: session, channel: chat.channel)
    let ledger = Ledger()
    let host = try TestHost(size: CGSize(width: 420, height: 800)) {
      VStack(spacing: 0) {
        MessageList(model.list) { CountedRow(entry: $0, ledger: ledger) }
        Composer(model.composer) { await model.send() }
      }
      .environment(\.messageActions, model)
    }
    host.invariantsLimit = 0
    await model.open()
    var flood = ChatFlood(seed: 11, eventsPerSecond: 50)
    var read: (label: String, y: CGFloat)?
    var (compared, sent, deepest) = (0, 0, 0)
    for step in 0..<480 {
      try await chat.store.apply(flood.batch(for: 0.25, in: chat.channel))
      for _ in 0..<3 {
        await runTasks()
        await model.list.settle()
      }
      let phase = step % 80
      switch phase {
      case 20..<32: host.scroll(200, 300, dy: -150)
      case 32..<60 where phase % 4 == 0:
        // Typing moves and runs nothing of the list.
        host.update()
        let before = ledger.bodies
        model.composer.text += "a"
        host.update()
        #expect(ledger.bodies == before)
      case 62: if await model.composer.send() { sent += 1 }
      case 64..<72: host.scroll(200, 300, dy: -200)
      case 72: await model.list.jumpToNewest()
      default: break
      }
      host.advance(by: 0.25)
      if phase > 36, phase < 62, !model.list.isAtNewest {
        let shown = host.staticTexts.filter { (200...500).contains($0.frame.midY) }
        if let last = read, let now = shown.first(where: { $0.label == last.label }) {
          compared += 1
          #expect(now.frame.midY == last.y, "step \(step)")
        }
        read = shown.first.map { ($0.label, $0.frame.midY) }
      } else {
        read = nil
      }
      deepest = max(deepest, model.list.rows.count)
    }
    #expect(ledger.repeated == 0)
    #expect(ledger.bodies > 500)
    #expect(compared > 60)
    #expect(sent == 6)
    // Messages, days and the unread line of a window of 300.
    #expect(deepest < 420)
  }

  /// Reactions, edits and deletions of what is in sight: the message in the middle stays where it is, though those above and
  /// below it change their heights, and older and newer ones come in.
  @Test(arguments: 1...6) func whatIsReadStaysThoughItsNeighboursChange(seed: UInt64) async throws {
    let chat = try await ListStore()
    let session = ChatSession(store: chat.store, backend: nil)
    let model = ChannelModel(session: session, channel: chat.channel)
    let host = try TestHost(size: CGSize(width: 420, height: 800)) {
      MessageList(model.list) { MessageRow(entry: $0) }.environment(\.messageActions, model)
    }
    host.invariantsLimit = 0
    await model.open()
    var flood = ChatFlood(seed: seed, eventsPerSecond: 50)
    try await chat.store.apply(flood.batch(for: 20, in: chat.channel))
    var random = RandomListTests.SplitMix(state: seed)
    func settle() async {
      for _ in 0..<3 {
        await runTasks()
        await model.list.settle()
      }
      host.advance(by: 0.25)
    }
    await settle()
    host.scroll(200, 300, dy: -Double.random(in: 1_000...4_000, using: &random))
    await settle()
    try #require(!model.list.isAtNewest)
    var (stayed, changed, above) = (0, 0, 0)
    var read = texts(host)
    for step in 0..<80 {
      let visible = try #require(model.list.visible)
      let shown = model.list.loaded.messages.filter { visible.contains($0.key) && !$0.isDeleted && $0.eventID != nil }
      if let target = shown.randomElement(using: &random), let event = target.eventID {
        let body: ServerEvent.Body =
          switch step % 8 {
          case 0...3: .reaction(event, String(Character(UnicodeScalar(UInt8(65 + step % 26)))))
          case 4...6:
            .edit(event, .text(String(repeating: "words ", count: Int.random(in: 1...40, using: &random)) + "\(step)"))
          default: .redaction(event)
          }
        try await chat.deliver(body, "$change-\(step)", by: target.sender)
      }
      try await chat.store.apply(flood.batch(for: 0.1, in: chat.channel))
      await settle()
      let now = texts(host)
      let moves = now.compactMap { text, frame in read[text].map { (old: $0, by: frame.minY - $0.minY) } }
      if moves.contains(where: { $0.by != 0 }) { changed += 1 }
      // A text that reaches over the middle is of the row that stays, unless it is the one that changed.
      if let middle = moves.first(where: { $0.old.minY <= 400 && $0.old.maxY >= 400 }) {
        stayed += 1
        if moves.contains(where: { $0.old.maxY < 400 && $0.by != 0 }) { above += 1 }
        #expect(middle.by == 0, "step \(step): \(moves)")
      }
      read = now
    }
    #expect(!model.list.isAtNewest)
    #expect(stayed > 10)
    #expect(changed > 10)
    #expect(above > 0)
  }

  /// The texts that show, of those that are alone with what they say.
  private func texts(_ host: TestHost) -> [String: CGRect] {
    Dictionary(grouping: host.staticTexts.filter { (0...800).contains($0.frame.midY) }, by: \.label)
      .compactMapValues { $0.count == 1 ? $0[0].frame : nil }
  }
}
