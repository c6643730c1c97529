import ChatStore

extension ChatSession {
  /// Reports a message to whoever runs the server, and flags it here once that was told.
  public func report(_ id: MessageID, reason: String) async throws(ChatBackendError) {
    let (event, channel) = try await named(id)
    try await server().report(event, in: channel, reason: String(reason.prefix(StoreLimits.name)))
    try await stored { () throws(ChatStoreError) in try await store.setFlagged(id, to: true) }
  }

  /// Pins a message for all in its channel, or takes the pin away.
  public func setPinned(_ isPinned: Bool, _ id: MessageID) async throws(ChatBackendError) {
    let (event, channel) = try await named(id)
    let pins = try await server().setPinned(isPinned, event, in: channel)
    var batch = ServerBatch()
    batch.pins[channel] = pins
    let kept = batch
    try await stored { () throws(ChatStoreError) in _ = try await store.apply(kept) }
  }

  /// Searches what the server has: what is not in the store too.
  public func searchServer(
    _ text: String, in channel: ChannelID? = nil, page: String? = nil, limit: Int = 20
  ) async throws(ChatBackendError) -> ServerSearchPage {
    try await server().search(ServerSearch(text: text, channel: channel, page: page, limit: max(1, min(limit, 100))))
  }

  /// A message that the server has.
  private func named(_ id: MessageID) async throws(ChatBackendError) -> (EventID, ChannelID) {
    let message = try await stored { () throws(ChatStoreError) in try await store.message(id) }
    guard let message, let event = message.eventID else { throw .notFound("message") }
    return (event, message.channel)
  }
}
