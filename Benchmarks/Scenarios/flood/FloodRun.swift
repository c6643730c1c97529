import BenchKit
import Chat
import ChatClient
import ChatStore
import Foundation
import SwiftUI
import UITestSupport

/// A conversation under a flood of events, at sixty frames a second of real time, while somebody scrolls, reads and types.
@MainActor final class FloodRun {
  private let rate: Double
  private let ledger = Ledger()
  private let store: ChatStore
  private let model: ChannelModel
  private let host: TestHost
  private nonisolated static let channel = ChannelID(rawValue: "!flood")
  private static let frame = 1.0 / 60

  /// What rows tell.
  @MainActor final class Ledger {
    /// Bodies that ran.
    var bodies = 0
    /// Bodies that ran for the entry that they had shown already.
    var repeated = 0
  }

  init(rate: Double, folder: URL) async throws {
    self.rate = rate
    store = try await ChatStore.open(at: folder.appending(path: "flood.sqlite"), user: UserID(rawValue: "@me:flood"))
    let session = ChatSession(store: store, backend: nil)
    model = ChannelModel(session: session, channel: Self.channel)
    let (model, ledger) = (model, ledger)
    host = try TestHost(size: CGSize(width: 420, height: 800)) {
      VStack(spacing: 0) {
        MessageList(model.list) { CountedRow(entry: $0, ledger: ledger) }
        Composer(model.composer) { await model.send() }
      }
      .environment(ChatModel(session))
      .environment(\.messageActions, model)
    }
    host.invariantsLimit = 0
  }

  /// - Returns: the figures, after so many seconds.
  func run(for seconds: Double) async throws -> Metrics {
    var metrics = Metrics()
    let (rate, store) = (rate, store)
    let source = Task.detached {
      var flood = ChatFlood(seed: 7, eventsPerSecond: rate)
      var last = ContinuousClock.now
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(0.05))
        let now = ContinuousClock.now
        let batch = flood.batch(for: (now - last) / .seconds(1), in: Self.channel)
        last = now
        do { try await store.apply(batch) } catch { break }
      }
    }
    defer { source.cancel() }
    await model.open()
    let start = wallNanoseconds()
    var hitches = 0.0, worst = 0.0, moved = 0, compared = 0, typed = 0
    var work: [Double] = [], memory: [(minute: Double, megabytes: Double)] = []
    var shown: [String: CGRect] = [:], movedAround = 0
    let frames = Int(seconds / Self.frame)
    var skipped = 0
    for number in 0..<frames {
      let due = start + Double(number) * Self.frame * 1e9
      // What the store tells comes in on the main actor in between; if it takes long, the frame is late.
      repeat { try? await Task.sleep(for: .milliseconds(1)) } while wallNanoseconds() < due
      let began = wallNanoseconds()
      // A frame that is long past is not drawn: its time was counted with the one before.
      if began > due + Self.frame * 2e9 { skipped += 1 }
      act(number, &typed)
      host.advance(by: Self.frame)
      let end = wallNanoseconds()
      work.append(end - began)
      let late = max(0, end - due - Self.frame * 1e9)
      if began <= due + Self.frame * 2e9 { hitches += late }
      worst = max(worst, late)

      // Twenty seconds: follow, scroll up, read for eight seconds, scroll on, go back.
      let second = Double(number) * Self.frame
      let phase = second.truncatingRemainder(dividingBy: 20)
      if phase > 8, phase < 16, !model.list.isAtNewest, number % 30 == 0 {
        let now = texts()
        let moves = now.compactMap { text, frame in shown[text].map { (old: $0, by: frame.minY - $0.minY) } }
        // What is read is the text that reaches over the middle of the 754 points above the composer.
        if let read = moves.first(where: { $0.old.minY <= 377 && $0.old.maxY >= 377 }) {
          compared += 1
          if read.by != 0 { moved += 1 }
          if moves.contains(where: { $0.by != 0 }) { movedAround += 1 }
        }
        shown = now
      } else if phase >= 16 || phase <= 8 {
        shown = [:]
      }
      // The host notes each body that runs; over minutes that would be memory too.
      if number % 60 == 59 { host.resetCounts() }
      if number % 600 == 599 { memory.append((second / 60, ProcessUsage.of()?.residentMB ?? .nan)) }
    }
    metrics.record("seconds", seconds)
    metrics.record("hitch_ms_per_s", hitches / 1e6 / seconds)
    metrics.record("worst_late_ms", worst / 1e6)
    metrics.record("frames_skipped", Double(skipped))
    metrics.record("frame_work", Samples(work), in: .milliseconds)
    metrics.record("rows_run", Double(ledger.bodies))
    metrics.record("rows_run_again", Double(ledger.repeated))
    metrics.record("places_compared", Double(compared))
    metrics.record("places_moved", Double(moved))
    metrics.record("places_moved_around", Double(movedAround))
    metrics.record("characters_typed", Double(typed))
    metrics.record("rows_in_memory", Double(model.list.rows.count))
    let settled = memory.filter { $0.minute >= 2 }
    if settled.count > 5 { metrics.record("rss_slope_mb_per_min", Self.slope(settled)) }
    metrics.record("rss_mb", ProcessUsage.of()?.residentMB ?? .nan)
    metrics.record("events", rate * seconds)
    return metrics
  }

  /// Where texts are that show; of pictures several may have one name.
  private func texts() -> [String: CGRect] {
    Dictionary(grouping: host.staticTexts.filter { $0.label.count > 12 }, by: \.label)
      .compactMapValues { $0.count == 1 ? $0[0].frame : nil }
  }

  /// What the user does in a frame.
  private func act(_ number: Int, _ typed: inout Int) {
    let phase = (Double(number) * Self.frame).truncatingRemainder(dividingBy: 20)
    switch phase {
    case 4..<8: host.scroll(200, 300, dy: -12)
    case 16..<18: host.scroll(200, 300, dy: -25)
    case 18..<18.02: Task { await model.list.jumpToNewest() }
    case 8..<16 where number % 12 == 0:
      // A word every second and a half, and sent now and then.
      if typed % 40 == 39 { Task { await model.send() } } else { model.composer.text += typed % 6 == 5 ? " " : "a" }
      typed += 1
    default: break
    }
  }

  /// Of the line through the points, by least squares.
  private static func slope(_ points: [(minute: Double, megabytes: Double)]) -> Double {
    let count = Double(points.count)
    let (x, y) = (points.reduce(0) { $0 + $1.minute } / count, points.reduce(0) { $0 + $1.megabytes } / count)
    let above = points.reduce(0) { $0 + ($1.minute - x) * ($1.megabytes - y) }
    return above / points.reduce(0) { $0 + ($1.minute - x) * ($1.minute - x) }
  }
}

/// A row that tells how often its body ran.
private struct CountedRow: View {
  let entry: MessageEntry
  let ledger: FloodRun.Ledger
  @State private var life = Life()

  @MainActor private final class Life { var shown: MessageEntry? }

  var body: some View {
    ledger.bodies += 1
    if life.shown == entry { ledger.repeated += 1 }
    life.shown = entry
    return MessageRow(entry: entry)
  }
}
