import ChatClient
import ChatStore

/// What is known of a room, as far as its name needs it.
struct MatrixRoom {
  /// Names of users that are remembered.
  static let mostNames = 5000
  /// Events without a row of their own that are remembered.
  static let mostRowless = 500

  let id: ChannelID
  let user: UserID
  var title = ""
  var alias = ""
  var topic = ""
  var avatar: String?
  var isEncrypted = false
  var isDirect = false
  /// What it was called before this program began, which knows no heroes yet.
  var earlierName: String?
  /// Users that the room is named after, as the server says.
  var heroes: [UserID]?
  var joinedCount: Int?
  var invitedCount: Int?
  /// Of those who are there.
  private(set) var names: [UserID: String] = [:]
  /// What stands before events that are no messages: who has read up to one has read up to that message.
  private var rowless: [EventID: EventID] = [:]
  private var rowlessOrder: [EventID] = []
  private var lastMessage: EventID?

  init(_ id: ChannelID, user: UserID) {
    self.id = id
    self.user = user
  }

  var channel: Channel {
    Channel(id: id, name: name, topic: topic, avatar: avatar, isDirect: isDirect, isEncrypted: isEncrypted)
  }

  /// The room's name (Client-Server API, "Calculating the display name for a room").
  var name: String {
    if !title.isEmpty { return title }
    if !alias.isEmpty { return alias }
    if heroes == nil, let earlierName, !earlierName.isEmpty { return earlierName }
    let others = heroes.flatMap { $0.isEmpty ? nil : $0 } ?? firstMembers
    // A server may name people by nothing.
    let people = others.filter { $0 != user }.prefix(20).map { name(of: $0) }.filter { !$0.isEmpty }
    let count = (joinedCount ?? names.count) + (invitedCount ?? 0) - 1
    if count <= 0 { return people.isEmpty ? "Empty channel" : "Empty channel (was \(Self.list(people)))" }
    if people.isEmpty { return "Channel of \(count + 1)" }
    if people.count >= count { return Self.list(people) }
    return "\(people.joined(separator: ", ")) and \(count - people.count) others"
  }

  /// Five members in the order of their ids, which are looked for one by one: a room may have thousands.
  private var firstMembers: [UserID] {
    var first: [UserID] = []
    for member in names.keys where member != user {
      if first.count == 5, first[4].rawValue < member.rawValue { continue }
      first.insert(member, at: first.firstIndex { member.rawValue < $0.rawValue } ?? first.count)
      if first.count > 5 { first.removeLast() }
    }
    return first
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// What somebody is called here.
  func name(of user: UserID) -> String {
    if let name = names[user], !name.isEmpty { return name }
    return Self.localName(of: user)
  }

  /// `ann` of `@ann:example.org`.
  static func localName(of user: UserID) -> String {
    String(user.rawValue.drop { $0 == "@" }.prefix { $0 != ":" }.prefix(200))
  }

  mutating func setName(_ name: String?, of user: UserID) {
    guard let name else { return names[user] = nil }
    if names[user] != nil || names.count < Self.mostNames { names[user] = name }
  }

  /// Takes an event of the state. Returns a member if it tells of one, and the pins if it tells of them.
  mutating func take(_ json: MatrixJSON) -> (member: Member?, pins: [EventID]?)? {
    guard let type = json["type"].string, let key = json["state_key"].string else { return nil }
    let content = json["content"]
    func text(_ name: String) -> String { String((content[name].string ?? "").prefix(StoreLimits.name)) }
    switch type {
    case "m.room.name": title = text("name")
    case "m.room.canonical_alias": alias = text("alias")
    case "m.room.topic": topic = text("topic")
    case "m.room.avatar": avatar = content["url"].string
    case "m.room.encryption": isEncrypted = true
    case "m.room.pinned_events":
      return (nil, content["pinned"].array.prefix(1000).compactMap { $0.string.map(EventID.init) })
    case "m.room.member":
      guard let membership = content["membership"].string else { return nil }
      let member = UserID(rawValue: key), isPresent = membership == "join"
      let name = content["displayname"].string.map { String($0.prefix(StoreLimits.name)) }
      if isPresent || membership == "invite" { setName(name ?? Self.localName(of: member), of: member) }
      let shown = name ?? self.name(of: member)
      return (Member(user: member, name: shown, avatar: content["avatar_url"].string, isPresent: isPresent), nil)
    default: return nil
    }
    return (nil, nil)
  }

  /// Notes events of the timeline in their order.
  mutating func note(_ event: EventID, isMessage: Bool) {
    if isMessage { return lastMessage = event }
    guard let lastMessage, rowless[event] == nil else { return }
    rowless[event] = lastMessage
    rowlessOrder.append(event)
    if rowlessOrder.count > Self.mostRowless { rowless[rowlessOrder.removeFirst()] = nil }
  }

  /// The message that stands for an event.
  func message(for event: EventID) -> EventID { rowless[event] ?? event }
}
