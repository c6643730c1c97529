import Foundation

extension ChatStore {
  /// Keeps a message, its entry in the outbox, and that its draft is empty, in one transaction on the disk. Then
  /// returns it.
  ///
  /// A composer clears when this has returned, and not before. The same id a second time is
  /// ``ChatStoreError/alreadySent(_:)``; a text above ``StoreLimits/text`` is refused.
  @discardableResult
  public func send(_ message: OutgoingMessage) async throws(ChatStoreError) -> Message {
    guard let sent = try await send([message]).first else { throw .notFound("message") }
    return sent
  }

  /// Keeps several messages as ``send(_:)`` does one, all of them or none: a draft with files of several kinds becomes
  /// several.
  @discardableResult
  public func send(_ messages: [OutgoingMessage]) async throws(ChatStoreError) -> [Message] {
    let user = user
    return try await write(.full) { transaction in
      for message in messages { try transaction.send(message) }
      let reader = MessageReader(connection: transaction.connection, user: user)
      var sent: [Message] = []
      for message in messages { if let new = try reader.message(message.id) { sent.append(new) } }
      return sent
    }
  }

  /// Replaces what one of the user's own messages says, now here and later at the server.
  ///
  /// A message that no server can have yet is sent with the new text. The draft that the text was written in is emptied
  /// in the same transaction, and not kept again.
  public func edit(
    _ id: MessageID, to content: MessageContent, emptying draft: Draft.ID? = nil, at date: Date = Date()
  ) async throws(ChatStoreError) {
    try await write(.full) { transaction in
      try transaction.edit(id, content, at: date)
      if let draft { try transaction.spend(draft) }
    }
  }

  /// Takes a message back, now here and later at the server. One that no server can have yet is gone.
  public func redact(_ id: MessageID, reason: String = "") async throws(ChatStoreError) {
    let reason = String(reason.prefix(StoreLimits.name))
    try await write(.full) { try $0.redact(id, reason: reason) }
  }

  /// Adds the user's reaction, now here and later at the server. A second one of the same emoji does nothing.
  public func react(to id: MessageID, with emoji: String) async throws(ChatStoreError) {
    try await write(.full) { try $0.react(id, emoji) }
  }

  /// Takes the user's reaction back, now here and later at the server.
  public func unreact(to id: MessageID, with emoji: String) async throws(ChatStoreError) {
    try await write(.full) { try $0.unreact(id, emoji) }
  }

  /// Chooses answers of a poll, by their ids, in place of what the user chose before; none takes that back.
  ///
  /// It counts now here and later at the server. What was not told yet is replaced: a server is told of the last alone. A
  /// poll that has ended, and answers that it does not have, are ``ChatStoreError/notPossible(_:)``.
  public func vote(for answers: [String], in id: MessageID, at date: Date = Date()) async throws(ChatStoreError) {
    try await write(.full) { try $0.vote(id, answers, at: date) }
  }

  /// Ends a poll of the user's own, now here and later at the server.
  public func endPoll(_ id: MessageID, at date: Date = Date()) async throws(ChatStoreError) {
    try await write(.full) { try $0.endPoll(id, at: date) }
  }

  /// Flags a message for this user alone; no server is told.
  public func setFlagged(_ id: MessageID, to isFlagged: Bool) async throws(ChatStoreError) {
    try await write(.full) { transaction in
      _ = try transaction.message(id)
      try transaction.setMark(.flagged, of: id.rawValue, to: isFlagged)
    }
  }

  /// Keeps that the user has read up to a message. It never goes back. Telling the server is up to the caller.
  ///
  /// A message of a thread moves the place in that thread alone, once the server has a name for the thread's first message.
  public func markRead(upTo id: MessageID, at date: Date = Date()) async throws(ChatStoreError) {
    try await write(.normal) { try $0.markRead(upTo: id, readAt: date) }
  }
}
