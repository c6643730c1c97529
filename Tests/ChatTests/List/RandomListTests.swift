import ChatStore
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

/// Random histories in front of a reader who scrolls, jumps and waits.
///
/// After each step: rows are those that the bare store gives for the same window, computed anew; at most so many messages
/// are in memory; and what stood in the middle of the view before something came from outside stands there still, to the
/// point, unless the reader is at the newest message.
@MainActor @Suite struct RandomListTests {
  @Test(arguments: 1...4) func rowsAreThoseOfTheStoreAndTheReaderStays(seed: UInt64) async throws {
    var random = SplitMix(state: seed)
    let chat = try await ListStore(messages: 400)
    try await chat.readAll()
    let model = chat.model()
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { MessageList(model) { NumberedRow(entry: $0) } }
    await model.open()
    await host.wait(atMost: 10) { model.isLoaded }
    var delivered: Int64 = 400
    var comparedPlaces = 0
    for step in 0..<50 {
      await chat.settle(host, model)
      let reader = model.isAtNewest ? nil : middle(host, model)
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2:
        let more = Int.random(in: 1...8, using: &random)
        try await chat.deliver(more, from: Bool.random(using: &random) ? ListStore.ann : ListStore.bob)
        delivered += Int64(more)
      case 3:
        let number = Int64.random(in: 0..<400, using: &random)
        let text = "m\(number)" + (Bool.random(using: &random) ? " taller" : "")
        try await chat.deliver(
          .edit(ListStore.event(number), .text(text)), "$edit\(step)-\(seed)", by: ListStore.ann)
        delivered += 1
      case 4:
        try await chat.deliver(
          .reaction(ListStore.event(.random(in: 0..<400, using: &random)), "👍"), "$r\(step)-\(seed)")
        delivered += 1
      case 5:
        try await chat.deliver(.redaction(ListStore.event(.random(in: 0..<400, using: &random))), "$d\(step)-\(seed)")
        delivered += 1
      case 6:
        await model.jump(to: try await chat.message(.random(in: 0..<400, using: &random)).id)
        await chat.settle(host, model)
        continue
      case 7:
        await model.jumpToNewest()
        await chat.settle(host, model)
        continue
      default:
        for _ in 0..<Int.random(in: 1...15, using: &random) {
          host.scroll(150, 200, dy: CGFloat(Int.random(in: -120...120, using: &random)))
          host.advance(by: 0.02)
        }
        continue
      }
      await chat.settle(host, model)
      if let reader, let now = host.place(of: reader.text) {
        comparedPlaces += 1
        #expect(now.midY == reader.y, "step \(step): \(reader.text)")
      }
      try await check(model, chat, "step \(step)")
    }
    #expect(delivered > 400 && comparedPlaces > 3)
  }

  struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// The row in the middle of the view. It is one whose text nothing changes in these histories when it is not edited.
  private func middle(_ host: TestHost, _ model: MessageListModel) -> (text: String, y: CGFloat)? {
    let shown = host.staticTexts.filter { (150...250).contains($0.frame.midY) && $0.label.hasPrefix("m") }
    return shown.first.map { ($0.label, $0.frame.midY) }
  }

  private func check(_ model: MessageListModel, _ chat: ListStore, _ step: Comment) async throws {
    let loaded = model.loaded.messages
    #expect(loaded.count <= MessageListModel.mostMessages + MessageListModel.pageSize, step)
    #expect(Set(model.rows.map(\.id)).count == model.rows.count, step)
    guard let first = loaded.first, let last = loaded.last else { return }
    // What the store has between the two ends, with one more on each side.
    var all: [Message] = []
    var page = try await chat.store.page(of: .channel(chat.channel), at: .oldest, limit: 1000)
    all = page.messages
    while page.hasNewer, let end = all.last {
      page = try await chat.store.page(of: .channel(chat.channel), at: .after(end.key), limit: 1000)
      all += page.messages
    }
    let inside = all.filter { first.key <= $0.key && $0.key <= last.key }
    #expect(inside.map(\.id) == loaded.map(\.id), step)
    #expect(inside.map(\.revision) == loaded.map(\.revision), step)
    #expect(model.loaded.beyondOldest?.id == all.last { $0.key < first.key }?.id, step)
    #expect(model.loaded.beyondNewest?.id == all.first { last.key < $0.key }?.id, step)
    #expect(model.rows.compactMap(\.message).map(\.id) == loaded.map(\.id), step)
  }
}
