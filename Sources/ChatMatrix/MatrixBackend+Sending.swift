import ChatClient
import ChatStore

extension MatrixBackend {
  /// Sends an event or a redaction. Messages, edits and votes are refused in encrypted rooms.
  public func send(_ request: SendRequest) async throws(ChatBackendError) -> SendAnswer {
    let event: MatrixContentWriter.Event
    switch request.action {
    case .message, .edit, .vote, .endPoll: try await refuseEncrypted(request.channel)
    case .react, .redact: break
    }
    switch request.action {
    case .message(let content, let quoted, let thread):
      event = try MatrixContentWriter.message(content, quoted: quoted, thread: thread)
    case .edit(let target, let content): event = try MatrixContentWriter.edit(target, content)
    case .react(let target, let emoji): event = MatrixContentWriter.reaction(target, emoji)
    case .vote(let target, let answers): event = MatrixContentWriter.vote(target, answers)
    case .endPoll(let target): event = MatrixContentWriter.pollEnd(target)
    case .redact(let target, let reason):
      return try answer(
        await client.call(
          .put, Self.room(request.channel, "redact", target.rawValue, request.transaction.rawValue),
          body: reason.isEmpty ? [:] : ["reason": reason]))
    }
    return try answer(
      await client.call(
        .put, Self.room(request.channel, "send", event.type, request.transaction.rawValue), body: event.content))
  }

  /// Whoever reads along in an encrypted room must not get what its members think is for them alone.
  private func refuseEncrypted(_ channel: ChannelID) async throws(ChatBackendError) {
    let isOpen = state.withLock { state in
      state.rooms[channel].map { !$0.isEncrypted }
        ?? (state.known[channel]?.isEncrypted == true ? false : state.isOpen[channel])
    }
    if isOpen == true { return }
    if isOpen == nil {
      do throws(ChatBackendError) {
        _ = try await client.call(.get, Self.room(channel, "state", "m.room.encryption"))
      } catch .notFound {
        return state.withLock { $0.isOpen[channel] = true }
      }
    }
    throw .encryptedChannel
  }

  private func answer(_ json: MatrixJSON) throws(ChatBackendError) -> SendAnswer {
    guard let event = json["event_id"].string else { throw .malformed("It does not say what it calls the event.") }
    return SendAnswer(event: EventID(rawValue: event))
  }

  /// `/typing`.
  public func setTyping(_ isTyping: Bool, in channel: ChannelID, seconds: Double) async throws(ChatBackendError) {
    var body: [String: Any] = ["typing": isTyping]
    if isTyping { body["timeout"] = Int(min(max(seconds, 1), 600) * 1000) }
    _ = try await client.call(.put, Self.room(channel, "typing", account.user.rawValue), body: body)
  }

  /// Without a thread it is a place in the whole room: other programs take its threads for read up to there too.
  public func markRead(upTo event: EventID, in channel: ChannelID, thread: EventID?) async throws(ChatBackendError) {
    _ = try await client.call(
      .post, Self.room(channel, "receipt", "m.read", event.rawValue),
      body: thread.map { ["thread_id": $0.rawValue] } ?? [:])
  }

  /// The room's list is read and written back: of two who pin at once one may be lost, as the protocol has it.
  public func setPinned(
    _ isPinned: Bool, _ event: EventID, in channel: ChannelID
  ) async throws(ChatBackendError) -> [EventID] {
    var pins: [String] = []
    do throws(ChatBackendError) {
      let json = try await client.call(.get, Self.room(channel, "state", "m.room.pinned_events"))
      pins = json["pinned"].array.compactMap(\.string)
    } catch .notFound {}
    pins.removeAll { $0 == event.rawValue }
    if isPinned { pins.append(event.rawValue) }
    _ = try await client.call(.put, Self.room(channel, "state", "m.room.pinned_events"), body: ["pinned": pins])
    return pins.map(EventID.init)
  }

  /// `/report`, to whoever runs the server.
  public func report(_ event: EventID, in channel: ChannelID, reason: String) async throws(ChatBackendError) {
    _ = try await client.call(.post, Self.room(channel, "report", event.rawValue), body: ["reason": reason])
  }
}
