import ChatStore
import Foundation

/// Reads events of a room's timeline.
struct MatrixEventReader {
  let room: MatrixRoom
  private let contents = MatrixContentReader()

  init(_ room: MatrixRoom) { self.room = room }

  /// What an event comes to: nothing, if there is nothing to show; nil, if it makes no sense.
  func events(_ json: MatrixJSON) -> [ServerEvent]? {
    guard let id = json["event_id"].string, let sender = json["sender"].string, let type = json["type"].string,
      !id.isEmpty, json["content"].object != nil
    else { return nil }
    let content = json["content"], unsigned = json["unsigned"]
    var event = ServerEvent(
      id: EventID(rawValue: id), sender: UserID(rawValue: sender), sentAt: Self.date(json["origin_server_ts"]),
      transactionID: unsigned["transaction_id"].string.map(TransactionID.init), body: .redaction(EventID(rawValue: id)))
    if unsigned["redacted_because"].exists {
      // What it was is gone, what it belonged to as well: who knew it deletes it, others never see it.
      let because = unsigned["redacted_because"]
      event.id = EventID(rawValue: because["event_id"].string ?? id + "~redacted")
      event.sender = UserID(rawValue: because["sender"].string ?? sender)
      event.transactionID = nil
      return json["state_key"].exists ? [] : [event]
    }
    if json["state_key"].string != nil {
      guard let text = MatrixStateText(room: room).text(json, type: type, sender: event.sender) else { return [] }
      event.body = .message(.system(text))
      return [event]
    }
    let relation = content["m.relates_to"]
    switch type {
    case "m.room.redaction":
      guard let target = json["redacts"].string ?? content["redacts"].string else { return nil }
      event.body = .redaction(EventID(rawValue: target))
      return [event]
    case "m.reaction":
      guard relation["rel_type"].string == "m.annotation", let target = relation["event_id"].string,
        let emoji = relation["key"].string, !emoji.isEmpty
      else { return content.object?.isEmpty == true ? [] : nil }
      event.body = .reaction(EventID(rawValue: target), emoji)
      return [event]
    case "m.poll.response", "org.matrix.msc3381.poll.response", "m.poll.end", "org.matrix.msc3381.poll.end":
      guard relation["rel_type"].string == "m.reference", let target = relation["event_id"].string.map(EventID.init)
      else { return content.object?.isEmpty == true ? [] : nil }
      event.body = type.hasSuffix("end") ? .pollEnd(target) : .vote(target, contents.answers(content))
      return [event]
    case "m.room.message", "m.room.encrypted", "m.sticker", "m.poll.start", "org.matrix.msc3381.poll.start": break
    default:
      // An unknown type, with a text for those that do not know it; others are for machines.
      guard content["body"].string != nil else { return [] }
    }
    if relation["rel_type"].string == "m.replace", type != "m.room.encrypted" {
      let new = content["m.new_content"].object == nil ? content : content["m.new_content"]
      guard let target = relation["event_id"].string, let replaced = contents.content(new, type: type, isReply: false)
      else { return nil }
      event.body = .edit(EventID(rawValue: target), replaced)
      return [event]
    }
    let isInThread = relation["rel_type"].string == "m.thread"
    let thread = isInThread ? relation["event_id"].string.map(EventID.init) : nil
    var quoted = relation["m.in_reply_to"]["event_id"].string.map(EventID.init)
    if thread != nil, relation["is_falling_back"].bool == true { quoted = nil }
    guard let read = contents.content(content, type: type, isReply: relation["m.in_reply_to"].exists) else {
      // Emptied by a server that does not say why.
      return content.object?.isEmpty == true ? [] : nil
    }
    event.body = .message(read, quoted: quoted, thread: thread)
    return [event]
  }

  /// Milliseconds since 1970, within the years that calendars have.
  static func date(_ json: MatrixJSON) -> Date {
    Date(timeIntervalSince1970: min(max(json.double ?? 0, 0), 253_402_300_799_000) / 1000)
  }
}
