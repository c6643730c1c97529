import Foundation

/// A content as three columns: its kind, its main text as it is, and the rest as JSON.
///
/// What cannot be read back, because another version wrote it, becomes ``MessageContent/other(type:text:payload:)`` and is
/// written back as it was.
struct StoredContent: Equatable {
  var kind: String
  var text: String
  var detail: Data?

  init(kind: String, text: String, detail: Data?) {
    self.kind = kind
    self.text = text
    self.detail = detail
  }

  init(_ content: MessageContent) {
    switch content {
    case .text(let text): self.init(kind: "text", text: text, detail: nil)
    case .images(let attachments, let caption): self.init("images", caption, attachments)
    case .file(let attachment, let caption): self.init("file", caption, attachment)
    case .voice(let attachment): self.init("voice", "", attachment)
    case .poll(let poll): self.init("poll", "", poll)
    case .location(let location): self.init("location", "", location)
    case .system(let text): self.init(kind: "system", text: text, detail: nil)
    case .ephemeral(let text): self.init(kind: "ephemeral", text: text, detail: nil)
    case .other(let type, let text, let payload): self.init(kind: "other:" + type, text: text, detail: payload)
    }
  }

  private init(_ kind: String, _ text: String, _ detail: some Encodable) {
    let encoder = JSONEncoder()
    // Numbers that JSON lacks come from servers too.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(kind: kind, text: text, detail: try? encoder.encode(detail))
  }

  var content: MessageContent {
    switch kind {
    case "text": return .text(text)
    case "system": return .system(text)
    case "ephemeral": return .ephemeral(text)
    case "images": if let value: [Attachment] = decoded() { return .images(value, caption: text) }
    case "file": if let value: Attachment = decoded() { return .file(value, caption: text) }
    case "voice": if let value: Attachment = decoded() { return .voice(value) }
    case "poll": if let value: MessageContent.Poll = decoded() { return .poll(value) }
    case "location": if let value: MessageContent.Location = decoded() { return .location(value) }
    default: break
    }
    let type = kind.hasPrefix("other:") ? String(kind.dropFirst(6)) : kind
    return .other(type: type, text: text, payload: detail ?? Data())
  }

  private func decoded<Value: Decodable>() -> Value? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return detail.flatMap { try? decoder.decode(Value.self, from: $0) }
  }

  /// Bytes that it takes.
  var size: Int { text.utf8.count + (detail?.count ?? 0) }
}
