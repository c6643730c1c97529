import ChatStore
import Foundation

/// An ``InMemoryChatServer`` as one user asks it.
public struct InMemoryChatBackend: ChatBackend {
  let server: InMemoryChatServer
  /// Who asks.
  public let user: UserID

  /// What becomes of a question.
  private enum Fate { case arrives, isLost, mustWait(Double), fails }

  /// Asks, with what the server's faults do to it.
  private func ask<Value>(
    _ body: () async throws(ChatBackendError) -> Value
  ) async throws(ChatBackendError) -> Value {
    let (fate, delay, isUnknown) = server.state.withLock { state -> (Fate, Double, Bool) in
      let faults = state.faults
      let delay = faults.delay.upperBound > 0 ? Double.random(in: faults.delay, using: &state.random) : 0
      let fate: Fate =
        if faults.isDisconnected || state.random.chance(faults.lostRequests) {
          .isLost
        } else if state.random.chance(faults.rateLimits) {
          .mustWait(faults.rateLimitSeconds)
        } else if state.random.chance(faults.serverFaults) { .fails } else { .arrives }
      if case .isLost = fate {} else { state.requests += 1 }
      return (fate, delay, state.signedOut.contains(user))
    }
    if delay > 0 { await server.time.sleep(delay) }
    if Task.isCancelled { throw .cancelled }
    switch fate {
    case .isLost: throw .offline("There is no connection.")
    case .mustWait(let seconds): throw .rateLimited(seconds: seconds)
    case .fails: throw .serverFault("It was told to fail.")
    case .arrives: break
    }
    if isUnknown { throw .signedOut("The server does not know the user.") }
    let value = try await body()
    let isLost = server.state.withLock { $0.faults.isDisconnected || $0.random.chance($0.faults.lostAnswers) }
    if isLost { throw .offline("The connection broke.") }
    return value
  }

  /// What happened; of more than fifty events in a channel the newest, and a gap.
  public func sync(after cursor: String?, waiting seconds: Double) async throws(ChatBackendError) -> SyncAnswer {
    try await ask { () throws(ChatBackendError) in
      try await server.sync(user, after: cursor, waiting: seconds)
    }
  }

  /// A part of a gap, with the numbers in which nothing is missing then.
  public func history(of request: HistoryRequest) async throws(ChatBackendError) -> ServerBatch {
    try await ask { () throws(ChatBackendError) in try server.history(of: request, as: user) }
  }

  /// What stands around an event, with the numbers in which nothing is missing then.
  public func context(
    of event: EventID, in channel: ChannelID, limit: Int
  ) async throws(ChatBackendError) -> ContextAnswer {
    try await ask { () throws(ChatBackendError) in
      try server.context(of: event, in: channel, limit: limit, as: user)
    }
  }

  /// Lets something happen, once for each transaction. Only their sender edits and takes back.
  public func send(_ request: SendRequest) async throws(ChatBackendError) -> SendAnswer {
    try await ask { () throws(ChatBackendError) in try server.send(request, as: user) }
  }

  /// Whether it is one that ``upload(_:name:type:)`` has given.
  public func isRemote(_ source: String) -> Bool { source.hasPrefix("memory:") }

  /// Keeps a file until others need its room.
  public func upload(_ data: Data, name: String, type: String) async throws(ChatBackendError) -> String {
    try await ask { () throws(ChatBackendError) in server.upload(data) }
  }

  /// Makes no small pictures: with a size it is ``ChatBackendError/notSupported(_:)``.
  public func download(
    _ source: String, thumbnail: ThumbnailSize?, limit: Int
  ) async throws(ChatBackendError) -> Data {
    try await ask { () throws(ChatBackendError) in
      guard thumbnail == nil else { throw .notSupported("it makes no small pictures") }
      return try server.file(source, limit: limit)
    }
  }

  /// Tells those in the channel, for so many seconds.
  public func setTyping(_ isTyping: Bool, in channel: ChannelID, seconds: Double) async throws(ChatBackendError) {
    try await ask { () throws(ChatBackendError) in
      try server.setTyping(isTyping, in: channel, seconds: seconds, as: user)
    }
  }

  /// Says that the user has read up to an event; with a thread, of that thread alone.
  public func markRead(upTo event: EventID, in channel: ChannelID, thread: EventID?) async throws(ChatBackendError) {
    try await ask { () throws(ChatBackendError) in
      try server.markRead(upTo: event, in: channel, thread: thread, as: user)
    }
  }

  /// Changes what the channel has pinned; anybody in it may.
  public func setPinned(
    _ isPinned: Bool, _ event: EventID, in channel: ChannelID
  ) async throws(ChatBackendError) -> [EventID] {
    try await ask { () throws(ChatBackendError) in
      try server.setPinned(isPinned, event, in: channel, as: user)
    }
  }

  /// Adds to ``InMemoryChatServer/reports``.
  public func report(_ event: EventID, in channel: ChannelID, reason: String) async throws(ChatBackendError) {
    try await ask { () throws(ChatBackendError) in
      try server.report(event, in: channel, reason: reason, as: user)
    }
  }

  /// What ``InMemoryChatServer/setPreview(_:of:)`` was told.
  public func preview(of link: URL) async throws(ChatBackendError) -> LinkPreview? {
    try await ask { () throws(ChatBackendError) in server.preview(of: link) }
  }

  /// Messages that hold all words, in any case, newest first. Costs as much as all channels hold.
  public func search(_ request: ServerSearch) async throws(ChatBackendError) -> ServerSearchPage {
    try await ask { () throws(ChatBackendError) in server.search(request, as: user) }
  }
}
