import ChatStore

/// What changes of a room's state are in words.
struct MatrixStateText {
  let room: MatrixRoom

  /// Nil for what nobody has to read.
  func text(_ json: MatrixJSON, type: String, sender: UserID) -> String? {
    let content = json["content"], name = room.name(of: sender)
    switch type {
    case "m.room.member": return member(json, sender)
    case "m.room.create": return "\(name) made the channel."
    case "m.room.encryption": return "Messages are encrypted from here on."
    case "m.room.avatar": return "\(name) changed the channel's picture."
    case "m.room.tombstone": return "The channel goes on elsewhere."
    case "m.room.name":
      let new = content["name"].string ?? ""
      return new.isEmpty ? "\(name) took away the channel's name." : "\(name) named the channel “\(new.prefix(200))”."
    case "m.room.topic":
      let new = content["topic"].string ?? ""
      return new.isEmpty ? "\(name) took away the topic." : "\(name) changed the topic to “\(new.prefix(200))”."
    default: return nil
    }
  }

  private func member(_ json: MatrixJSON, _ sender: UserID) -> String? {
    guard let key = json["state_key"].string else { return nil }
    let content = json["content"]
    let before = json["unsigned"]["prev_content"].exists ? json["unsigned"]["prev_content"] : json["prev_content"]
    let subject = UserID(rawValue: key), actor = room.name(of: sender)
    let name = content["displayname"].string.map { String($0.prefix(200)) } ?? room.name(of: subject)
    switch (content["membership"].string, before["membership"].string) {
    case ("join", "join"):
      let old = before["displayname"].string.map { String($0.prefix(200)) }
      let new = content["displayname"].string
      if old != new {
        let local = MatrixRoom.localName(of: subject)
        return "\(old ?? local) is now called \(new == nil ? local : name)."
      }
      return before["avatar_url"].string != content["avatar_url"].string ? "\(name) changed their picture." : nil
    case ("join", _): return "\(name) joined."
    case ("invite", _): return "\(actor) invited \(name)."
    case ("leave", "invite"):
      return subject == sender
        ? "\(room.name(of: subject)) declined." : "\(actor) took back the invitation of \(room.name(of: subject))."
    case ("leave", "ban"): return "\(actor) lets \(room.name(of: subject)) in again."
    case ("leave", _):
      return subject == sender ? "\(room.name(of: subject)) left." : "\(actor) removed \(room.name(of: subject))."
    case ("ban", _): return "\(actor) banned \(room.name(of: subject))."
    case ("knock", _): return "\(name) asks to be let in."
    default: return nil
    }
  }
}
