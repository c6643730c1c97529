import ChatStore
import Foundation

/// Reads what messages of Matrix say (Client-Server API, "Instant Messaging").
struct MatrixContentReader {
  /// Attachments of one message.
  static let mostAttachments = 100
  /// Answers of a poll.
  static let mostOptions = 20

  /// The content of an event of a type, without what it relates to; nil if it makes no sense.
  func content(_ json: MatrixJSON, type: String, isReply: Bool) -> MessageContent? {
    switch type {
    case "m.room.encrypted":
      return .other(type: type, text: "An encrypted message", payload: limited(json))
    case "m.sticker":
      return attachment(json, type: "image/png").map { .images([$0], caption: "") }
    case "m.poll.start", "org.matrix.msc3381.poll.start":
      return poll(json)
    default: return message(json, type, isReply)
    }
  }

  private func message(_ json: MatrixJSON, _ type: String, _ isReply: Bool) -> MessageContent? {
    guard let body = json["body"].string else { return nil }
    let text = isReply ? Self.withoutFallback(body) : body
    guard type == "m.room.message" else { return .other(type: type, text: text, payload: limited(json)) }
    switch json["msgtype"].string {
    case nil: return nil
    case "m.text", "m.notice": return .text(text)
    case "m.emote": return .text("* " + text)
    case "m.image": if let file = attachment(json, type: "image/png") { return .images([file], caption: caption(json)) }
    case "m.video": if let file = attachment(json, type: "video/mp4") { return .images([file], caption: caption(json)) }
    case "m.file":
      if let file = attachment(json, type: "application/octet-stream") { return .file(file, caption: caption(json)) }
    case "m.audio":
      if let file = attachment(json, type: "audio/ogg") {
        return json["org.matrix.msc3245.voice"].exists ? .voice(file) : .file(file, caption: caption(json))
      }
    case "m.gallery", "dm.filament.gallery":
      let files = json["itemtypes"].array.prefix(Self.mostAttachments).compactMap { attachment($0, type: "image/png") }
      if !files.isEmpty { return .images(files, caption: text) }
    case "m.location": if let place = location(json) { return .location(place) }
    default: break
    }
    // What this version cannot show: an unknown type, or a file that is encrypted.
    return .other(type: json["msgtype"].string ?? type, text: text, payload: limited(json))
  }

  /// Lines that older programs put before an answer ("Fallbacks for rich replies").
  static func withoutFallback(_ body: String) -> String {
    guard body.hasPrefix("> ") else { return body }
    var rest = body[...]
    while rest.hasPrefix(">") {
      guard let end = rest.firstIndex(of: "\n") else { return body }
      rest = rest[rest.index(after: end)...]
    }
    if rest.hasPrefix("\n") { rest = rest.dropFirst() }
    return String(rest)
  }

  // MARK: Files

  private func attachment(_ json: MatrixJSON, type: String) -> Attachment? {
    guard let source = json["url"].string, source.hasPrefix("mxc://"), source.utf8.count <= StoreLimits.identifier
    else {
      return nil
    }
    let info = json["info"]
    let audio = json["org.matrix.msc1767.audio"]
    let milliseconds = info["duration"].double ?? audio["duration"].double
    let waveform = audio["waveform"].array.prefix(1000).compactMap { $0.double }.map {
      Float(min(max($0 / 1024, 0), 1))
    }
    return Attachment(
      source: source,
      name: String((json["filename"].string ?? json["body"].string ?? "").prefix(StoreLimits.name)),
      type: String((info["mimetype"].string ?? type).prefix(100)), size: sensible(info["size"]),
      width: sensible(info["w"]), height: sensible(info["h"]),
      duration: milliseconds.flatMap { $0 >= 0 && $0 < 1e12 ? $0 / 1000 : nil },
      thumbnail: info["thumbnail_url"].string.flatMap { $0.hasPrefix("mxc://") && $0.utf8.count <= 1024 ? $0 : nil },
      waveform: waveform.isEmpty ? nil : waveform)
  }

  private func sensible(_ number: MatrixJSON) -> Int? { number.int.flatMap { $0 >= 0 ? $0 : nil } }

  /// The body is a caption only where the file has a name of its own ("Media captions").
  private func caption(_ json: MatrixJSON) -> String {
    guard let name = json["filename"].string, let body = json["body"].string, name != body else { return "" }
    return body
  }

  // MARK: Polls and places

  private func poll(_ json: MatrixJSON) -> MessageContent? {
    let start = json["m.poll"].exists ? json["m.poll"] : json["org.matrix.msc3381.poll.start"]
    func text(_ json: MatrixJSON) -> String? {
      json["m.text"].array.first?["body"].string ?? json["org.matrix.msc1767.text"].string ?? json["m.text"].string
        ?? json["body"].string
    }
    guard let question = text(start["question"]) else { return nil }
    let options = start["answers"].array.prefix(Self.mostOptions).compactMap { answer in
      (answer["m.id"].string ?? answer["id"].string).flatMap { id in
        text(answer).map { MessageContent.Poll.Option(id: id, text: $0) }
      }
    }
    guard !options.isEmpty else { return nil }
    return .poll(
      MessageContent.Poll(
        question: question, options: options,
        maxSelections: max(1, min(start["max_selections"].int ?? 1, options.count)),
        hidesVotes: start["kind"].string?.hasSuffix(".disclosed") != true))
  }

  /// What a vote chooses. One that makes no sense chooses nothing, and still stands in the place of the one before.
  func answers(_ json: MatrixJSON) -> [String] {
    let selections = json["m.selections"]
    let answers = selections.exists ? selections : json["org.matrix.msc3381.poll.response"]["answers"]
    return answers.array.prefix(Self.mostOptions).map { $0.string ?? "" }
  }

  /// A `geo:` address (RFC 5870).
  private func location(_ json: MatrixJSON) -> MessageContent.Location? {
    let location = json["org.matrix.msc3488.location"].exists ? json["org.matrix.msc3488.location"] : json["m.location"]
    guard let address = json["geo_uri"].string ?? location["uri"].string, address.hasPrefix("geo:") else { return nil }
    let numbers = address.dropFirst(4).prefix { $0 != ";" }.split(separator: ",").map { Double($0) }
    guard numbers.count >= 2, let latitude = numbers[0], let longitude = numbers[1],
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return nil }
    return MessageContent.Location(
      latitude: latitude, longitude: longitude, name: location["description"].string ?? json["body"].string ?? "")
  }

  /// A payload, unless it is too large to be kept.
  private func limited(_ json: MatrixJSON) -> Data {
    let data = json.data
    return data.count <= 100_000 ? data : Data()
  }
}
