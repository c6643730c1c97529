import Foundation

extension WriteTransaction {
  /// Keeps a batch.
  func keep(_ batch: ServerBatch) throws(ChatStoreError) -> BatchResult {
    var result = BatchResult()
    func fits(_ identifiers: String...) -> Bool {
      let fits = identifiers.allSatisfy { $0.utf8.count <= StoreLimits.identifier }
      if !fits { result.refusedEntries += 1 }
      return fits
    }
    for channel in batch.channels where fits(channel.id.rawValue, channel.avatar ?? "") { try keep(channel) }
    for (channel, members) in batch.members where fits(channel.rawValue) {
      let row = try row(of: channel)
      for member in members where fits(member.user.rawValue, member.avatar ?? "") { try keep(member, in: row) }
    }
    for chunk in batch.timelines { try keep(chunk, &result) }
    for missing in batch.missing where fits(missing.channel.rawValue) { try keep(missing) }
    for receipt in batch.receipts
    where fits(
      receipt.event.rawValue, receipt.channel.rawValue, receipt.user.rawValue, receipt.thread?.rawValue ?? "")
    { try keep(receipt) }
    for (channel, events) in batch.pins where fits(channel.rawValue) {
      try keepPins(events.filter { fits($0.rawValue) }, in: row(of: channel))
    }
    for (name, value) in batch.cursors {
      try connection.run(
        "INSERT INTO cursor (name, value) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2", name, value)
    }
    return result
  }

  private func keep(_ channel: Channel) throws(ChatStoreError) {
    let row = try row(of: channel.id)
    try connection.run(
      "UPDATE channel SET name = ?, topic = ?, avatar = ?, is_direct = ?, is_encrypted = ? WHERE id = ?",
      String(channel.name.prefix(StoreLimits.name)), String(channel.topic.prefix(StoreLimits.name)), channel.avatar,
      channel.isDirect, channel.isEncrypted, row)
    changes.channels.insert(channel.id)
  }

  private func keep(_ member: Member, in channel: Int64) throws(ChatStoreError) {
    try connection.run(
      """
      INSERT INTO member (channel, user, name, avatar, is_present) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO UPDATE SET name = ?3, avatar = ?4, is_present = ?5
      """, channel, row(of: member.user), String(member.name.prefix(StoreLimits.name)), member.avatar, member.isPresent)
    try noteChannel(channel)
  }

  /// A gap that the server tells of. It joins with those that it touches, and what is known divides it.
  private func keep(_ missing: ServerBatch.Missing) throws(ChatStoreError) {
    let channel = try row(of: missing.channel)
    var gap = GapRow(
      id: 0, channel: channel, older: missing.after ?? MessageKey.beforeAll,
      newer: min(missing.before ?? MessageKey.afterPlaced, MessageKey.afterPlaced),
      olderToken: missing.olderToken, newerToken: missing.newerToken)
    for other in try gaps(in: channel, from: gap.older, to: gap.newer) {
      if other.older < gap.older { (gap.older, gap.newerToken) = (other.older, other.newerToken) }
      if other.newer > gap.newer { (gap.newer, gap.olderToken) = (other.newer, other.olderToken) }
      try removeGap(other)
    }
    try addGap(gap)
    for inThread in [0, 1] {
      let known = try connection.all(
        "SELECT position FROM message WHERE channel = ? AND in_thread = ? AND position > ? AND position < ?", channel,
        inThread, gap.older, gap.newer
      ) { $0.integer(0) }
      for position in known { try divideGaps(at: position, in: channel) }
    }
  }

  private func keep(_ chunk: TimelineChunk, _ result: inout BatchResult) throws(ChatStoreError) {
    guard chunk.channel.rawValue.utf8.count <= StoreLimits.identifier else {
      let reason = ChatStoreError.tooLarge("identifier", limit: StoreLimits.identifier)
      result.refused += chunk.events.map { BatchResult.Refusal(event: $0.id, reason: reason) }
      return
    }
    let channel = try row(of: chunk.channel)
    var chunk = chunk
    chunk.events.removeAll { event in
      guard let reason = refusal(of: event, chunk.placement) else { return false }
      result.refused.append(BatchResult.Refusal(event: event.id, reason: reason))
      return true
    }
    let newest =
      try connection.first("SELECT newest FROM channel WHERE id = ?", channel) { $0.optionalInteger(0) } ?? nil
    let positions = try place(chunk, in: channel)
    let hasGaps =
      try connection.first("SELECT 1 FROM gap WHERE channel = ? LIMIT 1", channel, read: { $0.flag(0) }) ?? false
    for (event, position) in zip(chunk.events, positions) {
      let isHistory = newest.map { position < $0 } ?? false
      try keep(event, at: position, in: channel, isHistory: isHistory, hasGaps: hasGaps, &result)
    }
    if let last = positions.max(), newest.map({ $0 < last }) ?? true {
      try connection.run("UPDATE channel SET newest = ? WHERE id = ?", last, channel)
    }
  }

  /// Why an event is not kept, if it is not.
  private func refusal(of event: ServerEvent, _ placement: TimelineChunk.Placement) -> ChatStoreError? {
    var identifiers = [event.id.rawValue, event.sender.rawValue, event.transactionID?.rawValue ?? ""]
    switch event.body {
    case .message(let content, let quoted, let thread):
      identifiers += [quoted?.rawValue ?? "", thread?.rawValue ?? ""]
      if let error = Self.excess(of: content) { return error }
    case .edit(let target, let content):
      identifiers.append(target.rawValue)
      if let error = Self.excess(of: content) { return error }
    case .reaction(let target, let emoji):
      identifiers.append(target.rawValue)
      if emoji.utf8.count > StoreLimits.emoji { return .tooLarge("reaction", limit: StoreLimits.emoji) }
    case .vote(let target, let answers):
      identifiers.append(target.rawValue)
      if StoredVote.text(answers).utf8.count > StoreLimits.vote { return .tooLarge("vote", limit: StoreLimits.vote) }
    case .pollEnd(let target), .redaction(let target): identifiers.append(target.rawValue)
    }
    if identifiers.contains(where: { $0.utf8.count > StoreLimits.identifier }) {
      return .tooLarge("identifier", limit: StoreLimits.identifier)
    }
    if case .numbered = placement {
      guard let order = event.order, order.magnitude <= MessageKey.largestPosition.magnitude else {
        return .notPossible("the event has no place in the server's order")
      }
    }
    return nil
  }

  static func excess(of content: MessageContent) -> ChatStoreError? {
    let stored = StoredContent(content)
    guard (stored.detail?.count ?? 0) + stored.kind.utf8.count > StoreLimits.payload else { return nil }
    return .tooLarge("description", limit: StoreLimits.payload)
  }

  private func keep(
    _ event: ServerEvent, at position: Int64, in channel: Int64, isHistory: Bool, hasGaps: Bool,
    _ result: inout BatchResult
  ) throws(ChatStoreError) {
    let isNew: Bool
    switch event.body {
    case .message(let content, let quoted, let thread):
      let (stored, isCut) = Self.cut(content)
      var new = NewMessageRow(
        id: 0, channel: channel, position: position, sender: try row(of: event.sender), sentAt: event.sentAt,
        content: stored, isCut: isCut, eventID: event.id)
      new.isHistory = isHistory
      if let quoted { (new.quotedEvent, new.quotedID) = (quoted, try target(quoted, in: channel)) }
      if let thread, thread != event.id { (new.threadEvent, new.threadID) = (thread, try target(thread, in: channel)) }
      let inserted = try keepMessage(new, event)
      if let inserted { result.inserted.append(inserted) }
      isNew = inserted != nil
      if hasGaps { try divideGaps(at: position, in: channel) }
    case .edit(let target, let content):
      let (stored, isCut) = Self.cut(content)
      isNew = try keepEdit(event, of: target, stored, isCut: isCut, channel: channel, position: position)
    case .reaction(let target, let emoji): isNew = try keepReaction(event, to: target, emoji, channel: channel)
    case .vote(let target, let answers): isNew = try keepVote(event, in: target, answers, channel: channel)
    case .pollEnd(let target): isNew = try keepVote(event, in: target, nil, channel: channel)
    case .redaction(let target): isNew = try keepRedaction(event, of: target, channel: channel)
    }
    if !isNew { result.duplicates += 1 }
  }

  private static func cut(_ content: MessageContent) -> (StoredContent, isCut: Bool) {
    var stored = StoredContent(content)
    let isCut = stored.text.utf8.count > StoreLimits.text
    if isCut { stored.text = stored.text.cut(toBytes: StoreLimits.text) }
    return (stored, isCut)
  }
}
