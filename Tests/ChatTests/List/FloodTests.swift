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
}
