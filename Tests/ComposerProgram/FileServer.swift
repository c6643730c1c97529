import ChatClient
import ChatStore
import Foundation

/// A server that is a file: each line an event, which is there once its line is.
///
/// It answers a transaction that it has seen as it did the first time, as servers do. Kill its program whenever you like.
actor FileServer: ChatBackend {
  private let file: URL
  private var lines: [Line] = []
  private let user: UserID
  static let channel = ChannelID(rawValue: "!main:example.org")

  private struct Line: Codable {
    let transaction: String
    let text: String
  }

  init(_ file: URL, user: UserID) throws {
    (self.file, self.user) = (file, user)
    if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
    // A last line that was cut by a death was never answered.
    var kept = Data()
    for line in try Data(contentsOf: file).split(separator: 10, omittingEmptySubsequences: true) {
      guard let read = try? JSONDecoder().decode(Line.self, from: line) else { continue }
      lines.append(read)
      kept += line + [10]
    }
    try kept.write(to: file, options: .atomic)
  }

  func sync(after cursor: String?, waiting seconds: Double) async throws(ChatBackendError) -> SyncAnswer {
    let known = cursor.flatMap { Int($0) } ?? 0
    for _ in 0..<100 where lines.count <= known {
      do { try await Task.sleep(for: .milliseconds(10)) } catch { throw .cancelled }
    }
    var batch = ServerBatch()
    batch.channels = [Channel(id: Self.channel, name: "Main")]
    let events = lines.indices.dropFirst(known).map { event(at: $0) }
    if !events.isEmpty {
      batch.timelines = [TimelineChunk(channel: Self.channel, events: events, placement: .numbered())]
    }
    return SyncAnswer(batch: batch, cursor: String(lines.count))
  }

  private func event(at index: Int) -> ServerEvent {
    ServerEvent(
      id: EventID(rawValue: "$\(index)"), sender: user, sentAt: Date(timeIntervalSince1970: Double(index)),
      order: Int64(index), transactionID: TransactionID(rawValue: lines[index].transaction),
      body: .message(.text(lines[index].text)))
  }

  func send(_ request: SendRequest) async throws(ChatBackendError) -> SendAnswer {
    guard case .message(.text(let text), _, _) = request.action else { throw .notSupported("only texts") }
    let transaction = request.transaction.rawValue
    if let index = lines.firstIndex(where: { $0.transaction == transaction }) {
      return SendAnswer(event: EventID(rawValue: "$\(index)"), order: Int64(index))
    }
    let line = Line(transaction: transaction, text: text)
    do {
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: JSONEncoder().encode(line) + [10])
    } catch { throw .serverFault(String(describing: error)) }
    lines.append(line)
    // An answer takes its time, in which a program may die.
    do { try await Task.sleep(for: .milliseconds(Int.random(in: 0...4))) } catch { throw .cancelled }
    return SendAnswer(event: EventID(rawValue: "$\(lines.count - 1)"), order: Int64(lines.count - 1))
  }

  func history(of request: HistoryRequest) async throws(ChatBackendError) -> ServerBatch { ServerBatch() }
  func context(of event: EventID, in channel: ChannelID, limit: Int) async throws(ChatBackendError) -> ContextAnswer {
    throw .notSupported("context")
  }
  nonisolated func isRemote(_ source: String) -> Bool { true }
  func upload(_ data: Data, name: String, type: String) async throws(ChatBackendError) -> String {
    throw .notSupported("files")
  }
  func download(
    _ source: String, thumbnail: ThumbnailSize?, limit: Int
  ) async throws(ChatBackendError) -> Data { throw .notSupported("files") }
  func setTyping(_ isTyping: Bool, in channel: ChannelID, seconds: Double) async throws(ChatBackendError) {}
  func markRead(upTo event: EventID, in channel: ChannelID, thread: EventID?) async throws(ChatBackendError) {}
  func setPinned(_ isPinned: Bool, _ event: EventID, in channel: ChannelID) async throws(ChatBackendError) -> [EventID]
  {
    []
  }
  func report(_ event: EventID, in channel: ChannelID, reason: String) async throws(ChatBackendError) {}
  func search(_ request: ServerSearch) async throws(ChatBackendError) -> ServerSearchPage { ServerSearchPage(hits: []) }
}
