import ChatClient
import ChatStore
import Foundation
import Synchronization

/// A server that is this machine alone: what is sent has arrived at once, and nobody else is there.
final class LocalBackend: ChatBackend {
  private struct State {
    var echoes: [TimelineChunk] = []
    var cursor = 0
  }
  private let state = Mutex(State())
  /// Where files stay that were sent.
  private let folder: URL
  /// Stands before the names of those.
  static let scheme = "kept:"

  init(folder: URL) { self.folder = folder }

  private func file(_ source: String) -> URL? {
    // A name of our own: no other is looked for.
    UUID(uuidString: String(source.dropFirst(Self.scheme.count))).map { folder.appending(path: $0.uuidString) }
  }

  func sync(after cursor: String?, waiting seconds: Double) async throws(ChatBackendError) -> SyncAnswer {
    // What was sent is told in the order in which it arrived.
    for _ in 0..<Int(seconds * 20) where state.withLock({ $0.echoes.isEmpty }) {
      do { try await Task.sleep(for: .milliseconds(50)) } catch { throw .cancelled }
    }
    return state.withLock { state in
      var batch = ServerBatch()
      batch.timelines = state.echoes
      state.echoes = []
      state.cursor += 1
      return SyncAnswer(batch: batch, cursor: String(state.cursor))
    }
  }

  func send(_ request: SendRequest) async throws(ChatBackendError) -> SendAnswer {
    let id = EventID(rawValue: "$local-\(request.transaction.rawValue)")
    let body: ServerEvent.Body =
      switch request.action {
      case .message(let content, let quoted, let thread): .message(content, quoted: quoted, thread: thread)
      case .edit(let event, let content): .edit(event, content)
      case .redact(let event, _): .redaction(event)
      case .react(let event, let emoji): .reaction(event, emoji)
      case .vote(let event, let answers): .vote(event, answers)
      case .endPoll(let event): .pollEnd(event)
      }
    let event = ServerEvent(
      id: id, sender: SampleConversations.me, sentAt: Date(), transactionID: request.transaction, body: body)
    state.withLock {
      $0.echoes.append(TimelineChunk(channel: request.channel, events: [event], placement: .newest()))
    }
    return SendAnswer(event: id)
  }

  func history(of request: HistoryRequest) async throws(ChatBackendError) -> ServerBatch { ServerBatch() }

  func context(
    of event: EventID, in channel: ChannelID, limit: Int
  ) async throws(ChatBackendError) -> ContextAnswer { throw .notSupported("There is no server.") }

  func isRemote(_ source: String) -> Bool { source.hasPrefix(Self.scheme) }

  func upload(_ data: Data, name: String, type: String) async throws(ChatBackendError) -> String {
    let source = Self.scheme + UUID().uuidString
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard let file = file(source) else { throw ChatBackendError.notFound("file") }
      try data.write(to: file, options: .atomic)
    } catch { throw .serverFault(error.localizedDescription) }
    return source
  }

  func download(
    _ source: String, thumbnail: ThumbnailSize?, limit: Int
  ) async throws(ChatBackendError) -> Data {
    guard let file = file(source), let data = try? Data(contentsOf: file) else { throw .notFound("file") }
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return data
  }

  func setTyping(_ isTyping: Bool, in channel: ChannelID, seconds: Double) async throws(ChatBackendError) {}
  func markRead(upTo event: EventID, in channel: ChannelID, thread: EventID?) async throws(ChatBackendError) {}
  /// The pins of all channels are a file beside the others: the next start has to know them.
  func setPinned(
    _ isPinned: Bool, _ event: EventID, in channel: ChannelID
  ) async throws(ChatBackendError) -> [EventID] {
    let file = folder.appending(path: "pins.json")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let old = FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : Data("{}".utf8)
      var pins = try JSONDecoder().decode([String: [String]].self, from: old)
      var pinned = pins[channel.rawValue, default: []].filter { $0 != event.rawValue }
      if isPinned { pinned.append(event.rawValue) }
      pins[channel.rawValue] = pinned
      try JSONEncoder().encode(pins).write(to: file, options: .atomic)
      return pinned.map(EventID.init)
    } catch { throw .serverFault(error.localizedDescription) }
  }
  func report(_ event: EventID, in channel: ChannelID, reason: String) async throws(ChatBackendError) {}
  func search(_ request: ServerSearch) async throws(ChatBackendError) -> ServerSearchPage { ServerSearchPage(hits: []) }
}
