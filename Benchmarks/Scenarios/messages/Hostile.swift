import BenchKit
import Chat
import ChatClient
import ChatStore
import Foundation
import SwiftUI
import WindowRun

/// What strangers may send, each kind into a conversation that shows: the longest frame while it comes, and while it is
/// scrolled out of sight and back.
///
/// A frame is an update and its picture in time of the main thread: the rows that run, their layout, and drawing. What runs
/// between frames is not in it: after each wait the main actor may be on another thread, whose clock is another one.
@MainActor struct Hostile {
  /// Each is tried this often: a first time, in which fonts are found, and again.
  let rounds: Int
  private let pictures = HostilePictures()

  init(rounds: Int) { self.rounds = rounds }

  private static let size = CGSize(width: 420, height: 800)
  private static let channel = ChannelID(rawValue: "!hostile")
  private static let me = UserID(rawValue: "@me:bench"), ann = UserID(rawValue: "@ann:bench")

  /// - Parameter kinds: their names; all if there are none.
  func measure(only kinds: [String], progress: (String) -> Void) async throws -> Metrics {
    var metrics = Metrics()
    var (longest, first) = (0.0, 0.0)
    for kind in HostileKind.all where kinds.isEmpty || kinds.contains(kind.name) {
      var times: [(coming: Double, scrolling: Double)] = []
      for round in 0..<rounds { times.append(try await time(of: kind, round: round)) }
      let again = times.dropFirst().isEmpty ? times[...] : times.dropFirst()
      let (coming, scrolling) = (again.map(\.coming).min() ?? .nan, again.map(\.scrolling).min() ?? .nan)
      metrics.record(kind.name + "_first_ms", times[0].coming / 1e6)
      metrics.record(kind.name + "_coming_ms", coming / 1e6)
      metrics.record(kind.name + "_scrolling_ms", scrolling / 1e6)
      progress(
        "\(kind.name): first \(Self.text(times[0].coming)), coming \(Self.text(coming)), scrolling \(Self.text(scrolling))"
      )
      longest = max(longest, coming, scrolling)
      first = max(first, times[0].coming, times[0].scrolling)
    }
    metrics.record("longest_ms", longest / 1e6)
    metrics.record("longest_first_ms", first / 1e6)
    return metrics
  }

  private static func text(_ nanoseconds: Double) -> String { String(format: "%.1f ms", nanoseconds / 1e6) }

  private func time(of kind: HostileKind, round: Int) async throws -> (coming: Double, scrolling: Double) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await ChatStore.open(at: folder.appending(path: "chat.sqlite"), user: Self.me)
    var batch = ServerBatch()
    batch.channels = [Channel(id: Self.channel, name: "Hostile")]
    batch.members[Self.channel] = [Member(user: Self.ann, name: kind.name == "name" ? kind.text : "Ann")]
    let events = (0..<60).map { number in
      ServerEvent(
        id: EventID(rawValue: "$\(number)"), sender: Self.ann,
        sentAt: Date(timeIntervalSince1970: 1.7e9 + Double(number)),
        order: Int64(number), body: .message(.text("message \(number)")))
    }
    batch.timelines = [TimelineChunk(channel: Self.channel, events: events, placement: .numbered())]
    try await store.apply(batch)
    // All is read: the list opens at the newest and follows what comes.
    if let newest = try await store.page(of: .channel(Self.channel), limit: 1).messages.last {
      try await store.markRead(upTo: newest.id)
    }
    let chat = ChatModel(ChatSession(store: store, backend: nil))
    let model = ChannelModel(session: chat.session, channel: Self.channel)
    let run = try WindowRun(
      VStack(spacing: 0) {
        MessageList(model.list)
        Composer(model.composer) {}
      }
      .environment(chat).environment(\.attachmentLoader, pictures).environment(\.remoteMedia, .always),
      size: Self.size)
    await model.open()
    for _ in 0..<20 { _ = try await frame(run) }

    var coming = 0.0
    if kind.name == "composer" {
      let start = threadNanoseconds()
      model.composer.text = kind.text
      coming = threadNanoseconds() - start
    } else {
      try await store.apply(kind.batch(in: Self.channel, by: Self.ann))
    }
    // It is there when the list has it, and pictures when they are decoded.
    let end = wallNanoseconds() + (kind.isPicture ? 3e9 : 0.7e9)
    repeat { coming = max(coming, try await frame(run)) } while wallNanoseconds() < end
    precondition(kind.name == "composer" || model.list.rows.count > 61, "it shows")
    let snapshots = round == 0 ? ProcessInfo.processInfo.environment["HOSTILE_SNAPSHOTS"] : nil
    if let snapshots { try run.save(to: "\(snapshots)/\(kind.name)-coming.png") }
    var scrolling = 0.0
    for step in 0..<80 {
      let dy = step < 40 ? 60.0 : -60
      let scroll = threadNanoseconds()
      _ = run.time(of: [
        .scroll(location: CGPoint(x: 200, y: 300), delta: CGVector(dx: 0, dy: dy), isPrecise: true, modifiers: [])
      ])
      scrolling = max(scrolling, threadNanoseconds() - scroll, try await frame(run))
    }
    if let snapshots { try run.save(to: "\(snapshots)/\(kind.name).png") }
    await store.close()
    return (coming, scrolling)
  }

  /// The next picture, after what the store tells has come in.
  private func frame(_ run: WindowRun) async throws -> Double {
    try await Task.sleep(for: .milliseconds(4))
    let start = threadNanoseconds()
    _ = run.time(of: {})
    return threadNanoseconds() - start
  }
}
