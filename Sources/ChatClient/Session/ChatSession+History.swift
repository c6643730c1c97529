import ChatStore

extension ChatSession {
  /// Events that are asked for at once.
  static let historyLimit = 100

  /// Asks for a part of a gap, from one of its sides: ``GapSide/newer`` for a reader who scrolls up to it.
  ///
  /// There is one request for a gap at a time: who asks meanwhile waits for that one, whichever side it is from. A gap
  /// that is closed already is no error. Windows are told through the store.
  public func fill(
    _ gap: HistoryGap, in channel: ChannelID, from side: GapSide
  ) async throws(ChatBackendError) {
    let backend = try server()
    try await gaps.value(for: gap.id) { [store] () throws(ChatBackendError) in
      // It may have changed since the caller saw it.
      let now = try await self.stored { () throws(ChatStoreError) in
        try await store.gaps(in: channel).first { $0.id == gap.id }
      }
      guard let now else { return }
      let neighbours = try await self.stored { () throws(ChatStoreError) in
        try await store.neighbours(of: now, in: channel)
      }
      let request = HistoryRequest(
        channel: channel, gap: now, side: side, neighbour: side == .newer ? neighbours.newer : neighbours.older,
        limit: Self.historyLimit)
      let batch = try await backend.history(of: request)
      try await self.stored { () throws(ChatStoreError) in _ = try await store.apply(batch) }
    }
  }

  /// Brings an event that the store does not have, with what stands around it.
  ///
  /// Servers that do not number their events do not say in which gap it lies: where nothing around it is known, and
  /// there are several gaps, its time decides between them.
  public func load(around event: EventID, in channel: ChannelID) async throws(ChatBackendError) {
    let known = try await stored { () throws(ChatStoreError) in try await store.message(event, in: channel) }
    guard known == nil else { return }
    let backend = try server()
    try await contexts.value(for: event) { () throws(ChatBackendError) in
      let answer = try await backend.context(of: event, in: channel, limit: Self.historyLimit)
      try await self.keep(answer, around: event, in: channel)
    }
  }

  private func keep(
    _ answer: ContextAnswer, around event: EventID, in channel: ChannelID
  ) async throws(ChatBackendError) {
    var batch = ServerBatch()
    if !answer.members.isEmpty { batch.members[channel] = answer.members }
    if let covers = answer.covers {
      batch.timelines = [TimelineChunk(channel: channel, events: answer.events, placement: .numbered(covers: covers))]
    } else {
      guard let gap = try await gap(for: answer, event, in: channel) else { throw .notFound("message") }
      batch.timelines = [
        TimelineChunk(
          channel: channel, events: answer.events,
          placement: .insideOf(gap, olderToken: answer.olderToken, newerToken: answer.newerToken))
      ]
    }
    let kept = batch
    try await stored { () throws(ChatStoreError) in _ = try await store.apply(kept) }
  }

  /// The gap that an event lies in.
  private func gap(
    for answer: ContextAnswer, _ event: EventID, in channel: ChannelID
  ) async throws(ChatBackendError) -> GapID? {
    let store = store
    return try await stored { () throws(ChatStoreError) in
      let gaps = try await store.gaps(in: channel)
      guard gaps.count > 1, let index = answer.events.firstIndex(where: { $0.id == event }) else {
        return gaps.first?.id
      }
      // A neighbour that is known is beside it.
      for (offset, other) in answer.events.enumerated() {
        guard let known = try await store.message(other.id, in: channel), !known.key.isUnplaced else { continue }
        let position = known.key.position
        let gap =
          offset < index
          ? gaps.first { ($0.after ?? .min) >= position } : gaps.last { ($0.before ?? .max) <= position }
        if let gap { return gap.id }
      }
      // The server's times: of the newest gap whose newer side is not older than it.
      let sentAt = answer.events[index].sentAt
      for gap in gaps {
        guard let before = gap.before else { return gap.id }
        let place = MessageKey(position: before - 1, id: MessageID(rawValue: .max))
        let newer = try await store.page(of: .channel(channel), at: .after(place), limit: 1).messages.first
        if let newer, newer.sentAt >= sentAt { return gap.id }
      }
      return gaps.last?.id
    }
  }

  /// The backend, or the error of not having one.
  func server() throws(ChatBackendError) -> any ChatBackend {
    guard let backend else { throw .noServer }
    return backend
  }
}
