import ChatStore
import Foundation

extension InMemoryChatServer {
  private static let keptReports = 1000

  /// Runs `body` on a channel that the user is in.
  private func withChannel<Value>(
    _ id: ChannelID, of user: UserID, _ body: (inout ChannelLog, inout State) throws(ChatBackendError) -> Value
  ) throws(ChatBackendError) -> Value {
    try state.withLock { state throws(ChatBackendError) in
      guard var log = state.channels[id], log.members[user]?.member.isPresent == true else {
        throw .notFound("channel")
      }
      // One owner at a time, so that nothing is copied.
      state.channels[id] = nil
      defer { state.channels[id] = log }
      return try body(&log, &state)
    }
  }

  func send(_ request: SendRequest, as user: UserID) throws(ChatBackendError) -> SendAnswer {
    let now = Date()
    let answer = try withChannel(request.channel, of: user) { log, state throws(ChatBackendError) in
      if let known = log.known(user, request.transaction) { return SendAnswer(event: known.event, order: known.order) }
      let body = try Self.body(of: request.action, by: user, log)
      let stream = state.tick()
      let id = EventID(rawValue: "$\(stream)")
      let event = ServerEvent(id: id, sender: user, sentAt: now, transactionID: request.transaction, body: body)
      guard let order = log.append(event, stream: stream) else { throw .serverFault("The event is there already.") }
      log.typing[user] = nil
      return SendAnswer(event: id, order: order)
    }
    wake()
    return answer
  }

  private static func body(
    of action: SendRequest.Action, by user: UserID, _ log: ChannelLog
  ) throws(ChatBackendError) -> ServerEvent.Body {
    func own(_ id: EventID) throws(ChatBackendError) {
      guard let event = log.event(id) else { throw .notFound("event") }
      guard event.sender == user else {
        throw .refused(code: "FORBIDDEN", reason: "Somebody else wrote it.", isRetryable: false)
      }
    }
    switch action {
    case .message(let content, let quoted, let thread): return .message(content, quoted: quoted, thread: thread)
    case .edit(let target, let content):
      try own(target)
      return .edit(target, content)
    case .redact(let target, _):
      try own(target)
      return .redaction(target)
    case .react(let target, let emoji):
      guard log.event(target) != nil else { throw .notFound("event") }
      return .reaction(target, emoji)
    case .vote(let target, let answers):
      guard log.event(target) != nil else { throw .notFound("event") }
      return .vote(target, answers)
    case .endPoll(let target):
      try own(target)
      return .pollEnd(target)
    }
  }

  func history(of request: HistoryRequest, as user: UserID) throws(ChatBackendError) -> ServerBatch {
    try withChannel(request.channel, of: user) { log, state throws(ChatBackendError) in
      let gap = request.gap, fromEnd = request.side == .newer
      let first = max(gap.after.map { $0 + 1 } ?? .min, log.firstOrder), last = (gap.before ?? .max) - 1
      let events = log.events(from: first, to: last, limit: max(1, request.limit), fromEnd: fromEnd)
      // The numbers at which nothing is missing any more; a side without events is closed up to its end.
      var covers = (gap.after ?? .min + 1)...max(gap.after ?? .min + 1, gap.before ?? .max - 1)
      if let oldest = events.first?.order, fromEnd, oldest > first { covers = oldest...max(oldest, covers.upperBound) }
      if let newest = events.last?.order, !fromEnd, newest < min(last, log.nextOrder - 1) {
        covers = min(newest, covers.lowerBound)...newest
      }
      var batch = ServerBatch()
      batch.timelines = [
        TimelineChunk(
          channel: request.channel, events: state.spoiled(events, for: user, log), placement: .numbered(covers: covers))
      ]
      return batch
    }
  }

  func context(
    of event: EventID, in channel: ChannelID, limit: Int, as user: UserID
  ) throws(ChatBackendError) -> ContextAnswer {
    try withChannel(channel, of: user) { log, _ throws(ChatBackendError) in
      guard let order = log.order(of: event) else { throw .notFound("event") }
      let half = Int64(max(1, limit) / 2)
      let first = max(log.firstOrder, order - half), last = min(log.nextOrder - 1, order + half)
      let events = log.events(from: first, to: last, limit: .max >> 1, fromEnd: false).map { event in
        var event = event
        if event.sender != user { event.transactionID = nil }
        return event
      }
      return ContextAnswer(events: events, covers: first...last)
    }
  }

  func setTyping(
    _ isTyping: Bool, in channel: ChannelID, seconds: Double, as user: UserID
  ) throws(ChatBackendError) {
    let until = time.now() + min(max(seconds, 0), 600)
    try withChannel(channel, of: user) { log, state throws(ChatBackendError) in
      log.typing[user] = isTyping ? until : nil
      log.typingStream = state.tick()
    }
    wake()
  }

  func markRead(
    upTo event: EventID, in channel: ChannelID, thread: EventID?, as user: UserID
  ) throws(ChatBackendError) {
    let now = Date()
    try withChannel(channel, of: user) { log, state throws(ChatBackendError) in
      guard let order = log.order(of: event) else { throw .notFound("event") }
      if let thread, log.order(of: thread) == nil { throw .notFound("thread") }
      let reader = ChannelLog.Reader(user: user, thread: thread)
      // It never goes back.
      if let old = log.receipts[reader].flatMap({ log.order(of: $0.event) }), old >= order { return }
      log.receipts[reader] = ChannelLog.Place(event: event, readAt: now, stream: state.tick())
    }
    wake()
  }

  func setPinned(
    _ isPinned: Bool, _ event: EventID, in channel: ChannelID, as user: UserID
  ) throws(ChatBackendError) -> [EventID] {
    let pins = try withChannel(channel, of: user) { log, state throws(ChatBackendError) in
      guard log.order(of: event) != nil else { throw .notFound("event") }
      log.pins.removeAll { $0 == event }
      if isPinned { log.pins.append(event) }
      log.pinStream = state.tick()
      return log.pins
    }
    wake()
    return pins
  }

  func report(
    _ event: EventID, in channel: ChannelID, reason: String, as user: UserID
  ) throws(ChatBackendError) {
    try withChannel(channel, of: user) { log, state throws(ChatBackendError) in
      guard log.order(of: event) != nil else { throw .notFound("event") }
      state.reports.append(Report(user: user, channel: channel, event: event, reason: reason))
      state.reports.removeFirst(max(0, state.reports.count - Self.keptReports))
    }
  }

  func search(_ search: ServerSearch, as user: UserID) -> ServerSearchPage {
    let words = search.text.lowercased().split(separator: " ")
    let skipped = search.page.flatMap { Int($0) } ?? 0, limit = max(1, search.limit)
    guard !words.isEmpty, skipped >= 0 else { return ServerSearchPage(hits: [], total: 0) }
    return state.withLock { state in
      var hits: [ServerSearchPage.Hit] = []
      for (id, log) in state.channels.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        guard log.members[user]?.member.isPresent == true, search.channel ?? id == id else { continue }
        for entry in log.entries.reversed() {
          guard case .message(let content, _, _) = entry.event.body else { continue }
          let text = content.searchableText.lowercased()
          if words.allSatisfy({ text.contains($0) }) {
            hits.append(ServerSearchPage.Hit(channel: id, event: entry.event))
          }
        }
      }
      let page = Array(hits.dropFirst(skipped).prefix(limit))
      let next = skipped + page.count
      return ServerSearchPage(hits: page, next: next < hits.count ? "\(next)" : nil, total: hits.count)
    }
  }

  func upload(_ data: Data) -> String {
    state.withLock { state in
      let name = "memory:\(state.tick())"
      state.files[name] = data
      state.fileNames.append(name)
      state.fileBytes += data.count
      while state.fileBytes > Self.fileLimit, state.fileNames.count > 1 {
        state.fileBytes -= state.files.removeValue(forKey: state.fileNames.removeFirst())?.count ?? 0
      }
      return name
    }
  }

  func file(_ source: String, limit: Int) throws(ChatBackendError) -> Data {
    guard let data = state.withLock({ $0.files[source] }) else { throw .notFound("file") }
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return data
  }
}
