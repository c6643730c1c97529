import ChatStore

extension InMemoryChatServer {
  /// Events of a channel in one answer; what was before is a gap.
  static let timelineLimit = 50

  func sync(
    _ user: UserID, after cursor: String?, waiting seconds: Double
  ) async throws(ChatBackendError) -> SyncAnswer {
    guard cursor == nil || Int64(cursor ?? "") != nil else {
      throw .refused(code: "CURSOR", reason: "There is no such cursor.", isRetryable: false)
    }
    let bell = Bell()
    let number = state.withLock { state in
      state.nextBell += 1
      state.bells[state.nextBell] = bell
      return state.nextBell
    }
    defer { state.withLock { _ = $0.bells.removeValue(forKey: number) } }
    let end = time.now() + min(max(seconds, 0), 600)
    while true {
      if Task.isCancelled { throw .cancelled }
      let (answer, nextExpiry) = try answer(to: user, after: cursor.flatMap { Int64($0) })
      let now = time.now()
      if let answer, answer.cursor != cursor || now >= end { return answer }
      await bell.wait(atMost: min(end, nextExpiry ?? end) - now, time)
    }
  }

  private func answer(
    to user: UserID, after since: Int64?
  ) throws(ChatBackendError) -> (SyncAnswer?, nextExpiry: Double?) {
    let now = time.now()
    return try state.withLock { state throws(ChatBackendError) in
      guard !state.faults.isDisconnected else { throw .offline("There is no connection.") }
      guard !state.signedOut.contains(user) else { throw .signedOut("The server does not know the user.") }
      state.endTyping(now)
      var batch = ServerBatch()
      var typing: [ChannelID: Set<UserID>] = [:]
      var expiry: Double?
      for (id, log) in state.channels where log.members[user]?.member.isPresent == true {
        let since = since ?? 0
        if log.infoStream > since { batch.channels.append(log.info) }
        let members = log.members.values.filter { $0.stream > since }.map(\.member)
        if !members.isEmpty { batch.members[id] = members.sorted { $0.user.rawValue < $1.user.rawValue } }
        let told = log.lastOrder(at: since)
        let events = log.events(from: told + 1, to: .max, limit: Self.timelineLimit, fromEnd: true)
        if let first = events.first?.order {
          if first > max(told, log.firstOrder - 1) + 1 {
            batch.missing.append(
              ServerBatch.Missing(channel: id, after: told >= log.firstOrder ? told : nil, before: first))
          }
          let spoiled = state.spoiled(events, for: user, log)
          batch.timelines.append(TimelineChunk(channel: id, events: spoiled, placement: .numbered()))
        }
        for (reader, place) in log.receipts where place.stream > since {
          batch.receipts.append(
            ServerBatch.Receipt(
              channel: id, user: reader.user, thread: reader.thread, event: place.event, readAt: place.readAt))
        }
        if log.pinStream > since { batch.pins[id] = log.pins }
        if log.typingStream > since { typing[id] = Set(log.typing.keys) }
        expiry = log.typing.values.reduce(expiry) { min($0 ?? $1, $1) }
      }
      // Without news the cursor stays: what happened in channels of others is nothing.
      let isNews =
        since == nil || !batch.channels.isEmpty || !batch.members.isEmpty || !batch.timelines.isEmpty
        || !batch.receipts.isEmpty || !batch.pins.isEmpty || !typing.isEmpty
      let cursor = isNews ? state.stream : since ?? 0
      return (SyncAnswer(batch: batch, cursor: "\(cursor)", typing: typing), expiry)
    }
  }
}

extension InMemoryChatServer.State {
  /// Lets go of who has not typed for their time.
  mutating func endTyping(_ now: Double) {
    for (id, log) in channels where log.typing.values.contains(where: { $0 <= now }) {
      let stream = tick()
      channels[id]?.typing = log.typing.filter { $0.value > now }
      channels[id]?.typingStream = stream
    }
  }

  /// Events as a user gets them on a bad day.
  mutating func spoiled(_ events: [ServerEvent], for user: UserID, _ log: ChannelLog) -> [ServerEvent] {
    var result: [ServerEvent] = []
    for event in events {
      var event = event
      if event.sender != user || random.chance(faults.hiddenTransactions) { event.transactionID = nil }
      result.append(event)
      guard random.chance(faults.duplicates), let order = event.order else { continue }
      let earlier = Int64.random(in: max(log.firstOrder, order - 20)...order, using: &random)
      result += log.events(from: earlier, to: earlier, limit: 1, fromEnd: false).map { event in
        var event = event
        event.transactionID = nil
        return event
      }
    }
    if faults.isShuffled { result.shuffle(using: &random) }
    return result
  }
}
