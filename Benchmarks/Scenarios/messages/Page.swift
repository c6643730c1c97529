import BenchKit
import Chat
import ChatClient
import ChatStore
import Foundation
import SwiftUI
import WindowRun

/// A conversation in a process of its own: opened, scrolled to older messages, and jumped about in.
@MainActor struct Page {
  let file: URL
  let count: Int
  let frames: Int

  func measure() async throws -> Metrics {
    var metrics = Metrics()
    let start = (wall: wallNanoseconds(), processor: processorNanoseconds())
    let store = try await ChatStore.open(at: file, user: History.me)
    let model = MessageListModel(store: store, scope: .channel(History.channel))
    let run = try WindowRun(
      MessageList(model).environment(ChatModel(ChatSession(store: store, backend: nil))),
      size: CGSize(width: 420, height: 800))
    await model.open()
    // The frame that shows the page.
    _ = run.time(of: {})
    metrics.record("open_ms", (wallNanoseconds() - start.wall) / 1e6)
    metrics.record("open_cpu_ms", (processorNanoseconds() - start.processor) / 1e6)
    precondition(run.didDraw && model.rows.count > 20, "the first page shows")
    for _ in 0..<3 { await step(run, model) }

    var scrolled: [Double] = []
    for _ in 0..<frames {
      let start = processorNanoseconds()
      _ = run.time(of: [
        .scroll(
          location: CGPoint(x: 200, y: 400), delta: CGVector(dx: 0, dy: 60), isPrecise: true, modifiers: [])
      ])
      // Pages are read and come in between frames; they count.
      await step(run, model)
      scrolled.append(processorNanoseconds() - start)
    }
    metrics.recordSpread("scroll_cpu", Samples(scrolled))
    if let path = ProcessInfo.processInfo.environment["MESSAGES_SNAPSHOT"] { try run.save(to: path) }

    var jumps: [Double] = []
    for jump in 0..<max(2, frames / 12) {
      // The peer takes the same.
      let number = (jump + 1) * 618_033 % count
      guard let message = try await store.message(EventID(rawValue: "$\(number)"), in: History.channel) else {
        continue
      }
      let start = wallNanoseconds()
      await model.jump(to: message.id)
      _ = run.time(of: {})
      jumps.append(wallNanoseconds() - start)
      precondition(model.rows.contains { $0.id == .message(message.id) }, "the message shows")
      await step(run, model)
    }
    metrics.recordSpread("jump", Samples(jumps))
    metrics.record("rss_mb", ProcessUsage.of()?.residentMB ?? .nan)
    return metrics
  }

  /// Lets what is under way happen, and draws what it asks for.
  private func step(_ run: WindowRun, _ model: MessageListModel) async {
    for _ in 0..<4 { await Task.yield() }
    _ = run.time(of: {})
  }
}

extension Metrics {
  /// Records the median of `nanoseconds` in milliseconds, the least and the 99th percentile.
  mutating func recordSpread(_ name: String, _ nanoseconds: Samples) {
    record(name + "_ms", nanoseconds.median / 1e6)
    record(name + "_min_ms", nanoseconds.minimum / 1e6)
    record(name + "_p99_ms", nanoseconds.p99 / 1e6)
  }
}
