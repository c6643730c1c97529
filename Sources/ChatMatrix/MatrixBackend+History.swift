import ChatClient
import ChatStore

extension MatrixBackend {
  private static let lazy = #"{"lazy_load_members":true}"#
  /// Answers without anything to show that are gone through at once.
  private static let emptyAnswers = 5

  /// `/messages` from the gap's token; without one, from what `/context` says of its neighbour.
  public func history(of request: HistoryRequest) async throws(ChatBackendError) -> ServerBatch {
    let isBack = request.side == .newer
    var token = isBack ? request.gap.olderToken : request.gap.newerToken
    if token == nil, let neighbour = request.neighbour {
      let around = try await context(of: neighbour, in: request.channel, limit: 1)
      token = isBack ? around.olderToken : around.newerToken
    }
    var batch = ServerBatch()
    var events: [ServerEvent] = [], members: [UserID: Member] = [:]
    for _ in 0..<Self.emptyAnswers {
      guard events.isEmpty, let from = token else { break }
      let json = try await client.call(
        .get, Self.room(request.channel, "messages"),
        query: [
          ("dir", isBack ? "b" : "f"), ("from", from), ("limit", "\(request.limit)"), ("filter", Self.lazy),
        ])
      let chunk = read(json["chunk"].array, state: json["state"].array, in: request.channel, &members)
      events = isBack ? chunk.reversed().flatMap { $0 } : chunk.flatMap { $0 }
      token = json["end"].string
      // The same place without an event is the end.
      if token == from { token = nil }
    }
    batch.timelines = [
      TimelineChunk(
        channel: request.channel, events: events,
        placement: isBack ? .olderIn(request.gap.id, token: token) : .newerIn(request.gap.id, token: token))
    ]
    batch.members[request.channel] = members.values.sorted { $0.user.rawValue < $1.user.rawValue }
    return batch
  }

  /// `/context`.
  public func context(
    of event: EventID, in channel: ChannelID, limit: Int
  ) async throws(ChatBackendError) -> ContextAnswer {
    let json = try await client.call(
      .get, Self.room(channel, "context", event.rawValue), query: [("limit", "\(limit)"), ("filter", Self.lazy)])
    var members: [UserID: Member] = [:]
    let all = json["events_before"].array.reversed() + [json["event"]] + json["events_after"].array
    let chunk = read(all, state: json["state"].array, in: channel, &members)
    return ContextAnswer(
      events: chunk.flatMap { $0 }, members: members.values.sorted { $0.user.rawValue < $1.user.rawValue },
      olderToken: json["start"].string, newerToken: json["end"].string)
  }

  /// What each event comes to. The state of long ago changes no names of today.
  private func read(
    _ events: [MatrixJSON], state: [MatrixJSON], in channel: ChannelID, _ members: inout [UserID: Member]
  ) -> [[ServerEvent]] {
    var room = MatrixRoom(channel, user: account.user)
    let now = self.state.withLock { $0.rooms[channel] }
    for event in state {
      guard let member = room.take(event)?.member, now?.names[member.user] == nil else { continue }
      members[member.user] = member
    }
    for (user, name) in now?.names ?? [:] { room.setName(name, of: user) }
    let reader = MatrixEventReader(room)
    return events.map { reader.events($0) ?? [] }
  }

  /// `/search` in the bodies of messages, newest first; encrypted ones are not found.
  public func search(_ request: ServerSearch) async throws(ChatBackendError) -> ServerSearchPage {
    var filter: [String: Any] = ["limit": request.limit]
    if let channel = request.channel { filter["rooms"] = [channel.rawValue] }
    let json = try await client.call(
      .post, Self.path("search"), query: request.page.map { [("next_batch", $0)] } ?? [],
      body: [
        "search_categories": [
          "room_events": [
            "search_term": request.text, "keys": ["content.body"], "order_by": "recent", "filter": filter,
          ] as [String: Any]
        ]
      ])
    let found = json["search_categories"]["room_events"]
    let hits = found["results"].array.prefix(request.limit).flatMap { hit -> [ServerSearchPage.Hit] in
      let event = hit["result"]
      guard let room = event["room_id"].string.map(ChannelID.init) else { return [] }
      let known = state.withLock { $0.rooms[room] } ?? MatrixRoom(room, user: account.user)
      return (MatrixEventReader(known).events(event) ?? []).map { ServerSearchPage.Hit(channel: room, event: $0) }
    }
    return ServerSearchPage(hits: hits, next: found["next_batch"].string, total: found["count"].int)
  }
}
