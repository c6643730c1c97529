import ChatClient
import ChatStore

/// Reads an answer to `/sync` into what the store keeps.
struct MatrixSyncReader {
  let user: UserID
  /// What is known of rooms, which the answer adds to.
  var rooms: [ChannelID: MatrixRoom]
  /// What the store had before this program asked for the first time.
  var known: [ChannelID: Channel] = [:]
  /// Rooms of two.
  var direct: Set<ChannelID>
  /// Rooms that the user was asked into.
  var invitations: [ChannelID: MatrixRoom]
  private var batch = ServerBatch()
  private var typing: [ChannelID: Set<UserID>] = [:]
  private var leftOut = 0

  init(
    user: UserID, rooms: [ChannelID: MatrixRoom] = [:], direct: Set<ChannelID> = [],
    invitations: [ChannelID: MatrixRoom] = [:]
  ) {
    (self.user, self.rooms, self.direct, self.invitations) = (user, rooms, direct, invitations)
  }

  /// Nil if it is no answer to a sync.
  mutating func read(_ json: MatrixJSON) -> SyncAnswer? {
    guard let cursor = json["next_batch"].string else { return nil }
    var changedDirect: Set<ChannelID> = []
    for event in json["account_data"]["events"].array where event["type"].string == "m.direct" {
      let rooms = (event["content"].object ?? [:]).values.flatMap {
        MatrixJSON($0).array.compactMap { $0.string.map(ChannelID.init) }
      }
      changedDirect = direct.symmetricDifference(rooms)
      direct = Set(rooms)
    }
    for (id, room) in json["rooms"]["join"].object ?? [:] {
      readRoom(ChannelID(rawValue: id), MatrixJSON(room), isLeft: false)
    }
    for (id, room) in json["rooms"]["leave"].object ?? [:] {
      readRoom(ChannelID(rawValue: id), MatrixJSON(room), isLeft: true)
    }
    for (id, room) in json["rooms"]["invite"].object ?? [:] {
      var known = MatrixRoom(ChannelID(rawValue: id), user: user)
      for event in MatrixJSON(room)["invite_state"]["events"].array { _ = known.take(event) }
      invitations[known.id] = known
    }
    for id in changedDirect {
      guard var room = rooms[id] else { continue }
      room.isDirect = direct.contains(id)
      rooms[id] = room
      batch.channels.removeAll { $0.id == id }
      batch.channels.append(room.channel)
    }
    return SyncAnswer(batch: batch, cursor: cursor, typing: typing, leftOut: leftOut)
  }

  private mutating func readRoom(_ id: ChannelID, _ json: MatrixJSON, isLeft: Bool) {
    invitations[id] = nil
    // A room that was left, and was never seen, does not become one.
    if isLeft, rooms[id] == nil, known[id] == nil { return }
    // One owner at a time, so that nothing is copied.
    let old = rooms.removeValue(forKey: id), isNew = old == nil
    var room = old ?? MatrixRoom(id, user: user)
    if isNew, let known = known[id] {
      room.earlierName = known.name
      // Nothing takes that back.
      room.isEncrypted = known.isEncrypted
      // Of a room that was left nothing else is told.
      if isLeft { (room.topic, room.avatar) = (known.topic, known.avatar) }
    }
    room.isDirect = direct.contains(id)
    let before = room.channel
    var members: [UserID: Member] = [:]
    let summary = json["summary"]
    if summary["m.heroes"].exists {
      room.heroes = summary["m.heroes"].array.prefix(20).compactMap { $0.string.map(UserID.init) }
    }
    room.joinedCount = summary["m.joined_member_count"].int ?? room.joinedCount
    room.invitedCount = summary["m.invited_member_count"].int ?? room.invitedCount
    func takeState(_ event: MatrixJSON) {
      guard let change = room.take(event) else { return }
      if let member = change.member { members[member.user] = member }
      if let pins = change.pins { batch.pins[id] = pins }
    }
    for event in json["state"]["events"].array { takeState(event) }
    let timeline = json["timeline"]
    var events: [ServerEvent] = []
    for event in timeline["events"].array {
      // With the names from before it: “Ann left” needs hers.
      guard let read = MatrixEventReader(room).events(event) else {
        leftOut += 1
        continue
      }
      if event["state_key"].exists { takeState(event) }
      events += read
      if let name = event["event_id"].string {
        let isMessage = if case .message? = read.first?.body { true } else { false }
        room.note(EventID(rawValue: name), isMessage: isMessage)
      }
    }
    let missing = timeline["limited"].bool == true ? timeline["prev_batch"].string : nil
    if !events.isEmpty || missing != nil {
      batch.timelines.append(TimelineChunk(channel: id, events: events, placement: .newest(missingBefore: missing)))
    }
    if isLeft { members[user] = Member(user: user, name: room.name(of: user), isPresent: false) }
    if !members.isEmpty { batch.members[id] = members.values.sorted { $0.user.rawValue < $1.user.rawValue } }
    for event in json["ephemeral"]["events"].array { readEphemeral(event, in: room) }
    if isNew || room.channel != before { batch.channels.append(room.channel) }
    rooms[id] = room
  }

  private mutating func readEphemeral(_ event: MatrixJSON, in room: MatrixRoom) {
    switch event["type"].string {
    case "m.typing":
      typing[room.id] = Set(event["content"]["user_ids"].array.prefix(1000).compactMap { $0.string.map(UserID.init) })
    case "m.receipt":
      for (name, kinds) in event["content"].object ?? [:] {
        let kinds = MatrixJSON(kinds), target = room.message(for: EventID(rawValue: name))
        for kind in ["m.read", "m.read.private"] {
          for (reader, receipt) in kinds[kind].object ?? [:] {
            let receipt = MatrixJSON(receipt), thread = receipt["thread_id"].string
            guard receipt.object != nil else { continue }
            batch.receipts.append(
              ServerBatch.Receipt(
                channel: room.id, user: UserID(rawValue: reader),
                thread: thread == "main" ? nil : thread.map(EventID.init), event: target,
                readAt: MatrixEventReader.date(receipt["ts"])))
          }
        }
      }
    default: break
    }
  }
}
