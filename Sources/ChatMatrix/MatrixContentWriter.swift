import ChatClient
import ChatStore
import Foundation

/// Writes what is sent as events of Matrix.
enum MatrixContentWriter {
  /// A type with a content.
  struct Event {
    var type: String
    var content: [String: Any]
  }

  static func message(
    _ content: MessageContent, quoted: EventID?, thread: EventID?
  ) throws(ChatBackendError) -> Event {
    var event = try self.event(content)
    if let thread {
      // Programs that know no threads show an answer to its first message instead.
      event.content["m.relates_to"] = [
        "rel_type": "m.thread", "event_id": thread.rawValue, "is_falling_back": quoted == nil,
        "m.in_reply_to": ["event_id": (quoted ?? thread).rawValue],
      ]
    } else if let quoted {
      event.content["m.relates_to"] = ["m.in_reply_to": ["event_id": quoted.rawValue]]
    }
    return event
  }

  static func edit(_ target: EventID, _ content: MessageContent) throws(ChatBackendError) -> Event {
    let new = try event(content)
    guard new.type == "m.room.message" else { throw .notSupported("only messages can be edited") }
    var event = new
    event.content["body"] = "* " + (new.content["body"] as? String ?? "")
    event.content["m.new_content"] = new.content
    event.content["m.relates_to"] = ["rel_type": "m.replace", "event_id": target.rawValue]
    return event
  }

  static func reaction(_ target: EventID, _ emoji: String) -> Event {
    Event(
      type: "m.reaction",
      content: ["m.relates_to": ["rel_type": "m.annotation", "event_id": target.rawValue, "key": emoji]])
  }

  /// MSC3381, under the names of before it was taken up, as those of the polls that are written here.
  static func vote(_ target: EventID, _ answers: [String]) -> Event {
    Event(
      type: "org.matrix.msc3381.poll.response",
      content: [
        "m.relates_to": ["rel_type": "m.reference", "event_id": target.rawValue],
        "org.matrix.msc3381.poll.response": ["answers": answers],
      ])
  }

  static func pollEnd(_ target: EventID) -> Event {
    Event(
      type: "org.matrix.msc3381.poll.end",
      content: [
        "m.relates_to": ["rel_type": "m.reference", "event_id": target.rawValue],
        "org.matrix.msc3381.poll.end": [String: Any](), "org.matrix.msc1767.text": "The poll has ended.",
      ])
  }

  private static func event(_ content: MessageContent) throws(ChatBackendError) -> Event {
    switch content {
    case .text(let text): return Event(type: "m.room.message", content: ["msgtype": "m.text", "body": text])
    case .images(let files, let caption):
      if files.count == 1 { return Event(type: "m.room.message", content: file(files[0], caption: caption)) }
      return Event(
        type: "m.room.message",
        content: [
          "msgtype": "dm.filament.gallery", "body": caption,
          "itemtypes": files.map { attachment in
            var item = file(attachment, caption: "")
            item["itemtype"] = item.removeValue(forKey: "msgtype")
            return item
          },
        ])
    case .file(let attachment, let caption):
      var item = file(attachment, caption: caption)
      // A picture that is sent as a file stays one.
      if item["msgtype"] as? String != "m.audio" { item["msgtype"] = "m.file" }
      return Event(type: "m.room.message", content: item)
    case .voice(let attachment):
      var item = file(attachment, caption: "")
      item["msgtype"] = "m.audio"
      item["org.matrix.msc3245.voice"] = [String: Any]()
      item["org.matrix.msc1767.audio"] = [
        "duration": milliseconds(attachment.duration) ?? 0,
        "waveform": (attachment.waveform ?? []).prefix(1000).map { $0.isNaN ? 0 : Int(min(max($0, 0), 1) * 1024) },
      ]
      return Event(type: "m.room.message", content: item)
    case .poll(let poll):
      let text = ([poll.question] + poll.options.enumerated().map { "\($0.offset + 1). \($0.element.text)" })
        .joined(separator: "\n")
      return Event(
        type: "org.matrix.msc3381.poll.start",
        content: [
          "org.matrix.msc1767.text": text,
          "org.matrix.msc3381.poll.start": [
            "kind": "org.matrix.msc3381.poll." + (poll.hidesVotes ? "undisclosed" : "disclosed"),
            "max_selections": poll.maxSelections,
            "question": ["org.matrix.msc1767.text": poll.question, "body": poll.question, "msgtype": "m.text"],
            "answers": poll.options.map { ["id": $0.id, "org.matrix.msc1767.text": $0.text] },
          ] as [String: Any],
        ])
    case .location(let place):
      let address = "geo:\(place.latitude),\(place.longitude)"
      return Event(
        type: "m.room.message",
        content: [
          "msgtype": "m.location", "body": place.name.isEmpty ? address : place.name, "geo_uri": address,
          "org.matrix.msc3488.location": ["uri": address, "description": place.name],
        ])
    case .other(let type, let text, _): throw .notSupported("messages of the type \(type) (\(text.prefix(50)))")
    case .system, .ephemeral: throw .notSupported("such a message is for this user alone")
    }
  }

  private static func milliseconds(_ seconds: Double?) -> Int? {
    seconds.flatMap { $0.isNaN ? nil : Int(min(max($0, 0), 1e9) * 1000) }
  }

  private static func file(_ attachment: Attachment, caption: String) -> [String: Any] {
    var info: [String: Any] = ["mimetype": attachment.type]
    info["size"] = attachment.size
    info["w"] = attachment.width
    info["h"] = attachment.height
    info["duration"] = milliseconds(attachment.duration)
    info["thumbnail_url"] = attachment.thumbnail
    let kind =
      switch attachment.type.prefix(6) {
      case "image/": "m.image"
      case "video/": "m.video"
      case "audio/": "m.audio"
      default: "m.file"
      }
    return [
      "msgtype": kind, "body": caption.isEmpty ? attachment.name : caption, "filename": attachment.name,
      "url": attachment.source, "info": info,
    ]
  }
}
