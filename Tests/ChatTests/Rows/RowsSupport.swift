import Chat
import ChatStore
import DisplayList
import Foundation
import PlatformHeadless
import SwiftUI
import TextLayout
import UITestSupport

/// What rows are given in these tests.
enum Sample {
  static let me = UserID(rawValue: "@me:example.org")
  static let ada = Member(user: UserID(rawValue: "@ada:example.org"), name: "Ada Lovelace")
  static let own = Member(user: me, name: "Me")
  /// 21 November 2026, 10:42 UTC: 20,778 days, 10 hours and 42 minutes.
  static let date = Date(timeIntervalSince1970: 20_778 * 86_400 + 38_520)

  static func message(
    _ content: MessageContent, id: Int64 = 1, revision: Int64 = 1, sender: UserID = ada.user,
    _ change: (inout Parts) -> Void = { _ in }
  ) -> Message {
    var parts = Parts()
    change(&parts)
    let id = MessageID(rawValue: id)
    return Message(
      id: id, revision: revision, key: MessageKey(position: id.rawValue, id: id),
      channel: ChannelID(rawValue: "!room"), sender: sender, sentAt: date, content: content, isCut: parts.isCut,
      editedAt: parts.isEdited ? date : nil, isDeleted: parts.isDeleted, isPinned: parts.isPinned,
      isFlagged: parts.isFlagged, quoted: parts.quoted, threadCount: parts.threadCount, reactions: parts.reactions,
      votes: parts.votes, readers: parts.readers, sendState: parts.sendState)
  }

  struct Parts {
    var isCut = false
    var isEdited = false
    var isDeleted = false
    var isPinned = false
    var isFlagged = false
    var quoted: Message.Reference?
    var threadCount = 0
    var reactions: [Reaction] = []
    var votes: PollVotes?
    var readers: [UserID] = []
    var sendState: SendState?
  }

  static func entry(
    _ content: MessageContent, id: Int64 = 1, revision: Int64 = 1, isOwn: Bool = false, begins: Bool = true,
    ends: Bool = true, quote: MessageEntry.Quote? = nil, _ change: (inout Parts) -> Void = { _ in }
  ) -> MessageEntry {
    let message = message(content, id: id, revision: revision, sender: isOwn ? me : ada.user) { parts in
      parts.quoted = quote.map { .message($0.message.id) }
      change(&parts)
    }
    return MessageEntry(
      message: message, sender: isOwn ? own : ada, isOwn: isOwn, beginsGroup: begins, endsGroup: ends, quoted: quote)
  }

  static func image(
    _ source: String, width: Int? = 400, height: Int? = 300, type: String = "image/png", duration: Double? = nil,
    thumbnail: String? = nil
  ) -> Attachment {
    Attachment(
      source: source, name: source, type: type, width: width, height: height, duration: duration, thumbnail: thumbnail)
  }
}

/// Notes what is asked of it.
@MainActor final class RecordingActions: MessageActions {
  var calls: [String] = []
  func toggleReaction(_ emoji: String, of message: Message) { calls.append("react \(emoji) \(message.id.rawValue)") }
  func vote(_ answers: [String], in message: Message) {
    calls.append("vote \(answers.joined(separator: "+")) \(message.id.rawValue)")
  }
  func endPoll(_ message: Message) { calls.append("end poll \(message.id.rawValue)") }
  func reply(to message: Message) { calls.append("reply \(message.id.rawValue)") }
  func openThread(of message: Message) { calls.append("thread \(message.id.rawValue)") }
  func edit(_ message: Message) { calls.append("edit \(message.id.rawValue)") }
  func delete(_ message: Message) { calls.append("delete \(message.id.rawValue)") }
  func setFlagged(_ isFlagged: Bool, of message: Message) { calls.append("flag \(isFlagged) \(message.id.rawValue)") }
  func setPinned(_ isPinned: Bool, of message: Message) { calls.append("pin \(isPinned) \(message.id.rawValue)") }
  func report(_ message: Message) { calls.append("report \(message.id.rawValue)") }
  func retry(_ message: Message) { calls.append("retry \(message.id.rawValue)") }
  func fill(_ gap: HistoryGap) async { calls.append("fill \(gap.id.rawValue)") }
  func discard(_ message: Message) { calls.append("discard \(message.id.rawValue)") }
  func jump(to message: MessageID) { calls.append("jump \(message.rawValue)") }
  func openGallery(of message: Message, at index: Int) { calls.append("gallery \(message.id.rawValue) \(index)") }
  func open(_ attachment: Attachment, of message: Message) { calls.append("open \(attachment.name)") }
}

/// Gives pictures by their sources: `sky-400x300`, `broken`, `text`, `huge`, `missing`.
struct PictureSource: AttachmentLoader {
  struct Missing: Error {}
  /// Sources that were asked for, in order.
  final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []
    var sources: [String] { lock.withLock { list } }
    func add(_ source: String) { lock.withLock { list.append(source) } }
  }
  let log = Log()

  func data(for attachment: Attachment, thumbnail: Bool) async throws -> Data {
    log.add(attachment.source)
    switch attachment.source.split(separator: "/").last.map(String.init) ?? attachment.source {
    case "missing": throw Missing()
    case "text": return Data("<html>no picture</html>".utf8)
    case "broken": return try Self.picture(width: 64, height: 64, seed: 1).prefix(90)
    // IHDR of 60,000 × 60,000 pixels.
    case "huge":
      return Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
          + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 2, 0, 0, 0])
    default: return try Self.picture(of: attachment)
    }
  }

  private static func picture(of attachment: Attachment) throws -> Data {
    let (width, height) = (attachment.width ?? 200, attachment.height ?? 150)
    let seed = attachment.source.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
    return try picture(width: min(max(width, 8), 1000), height: min(max(height, 8), 1000), seed: seed)
  }

  /// A sky over hills in colours that follow from a number.
  static func picture(width: Int, height: Int, seed: Int) throws -> Data {
    let hue = Double(seed.magnitude % 360)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
        let hill = 0.62 + 0.12 * sin(u * 7 + hue) + 0.05 * sin(u * 19)
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 255) }
        let sun = max(0, 1 - hypot(u - 0.7, (v - 0.25) * Double(height) / Double(width)) * 9)
        let (r, g, b) =
          v < hill
          ? (0.45 + v * 0.6 + sun, 0.62 + v * 0.35 + sun * 0.9, 0.92 - 0.1 * v)
          : (0.2 + 0.3 * abs(sin(hue)), 0.45 + 0.2 * cos(hue) - (v - hill) * 0.5, 0.3 + 0.15 * sin(hue * 2))
        pixels.append(0xFF00_0000 | byte(r) << 16 | byte(g) << 8 | byte(b))
      }
    }
    return try PNGEncoder.encode(Bitmap(width: width, height: height, pixels: pixels, isOpaque: true))
  }
}

/// Rows below each other, as a list shows them.
struct RowStack: View {
  let entries: [MessageEntry]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(entries) { MessageRow(entry: $0) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

@MainActor
func rowHost(
  _ entries: [MessageEntry], size: CGSize = CGSize(width: 500, height: 400), scale: CGFloat = 1,
  actions: RecordingActions? = nil, loader: (any AttachmentLoader)? = nil,
  environment: (inout EnvironmentValues) -> Void = { _ in }
) throws -> TestHost {
  try TestHost(
    size: size, scale: scale,
    environment: { values in
      values.locale = Locale(identifier: "en_US")
      values.timeZone = TimeZone(identifier: "UTC")!
      values.messageActions = actions
      values.attachmentLoader = loader
      values.pictureMemory = PictureMemory()
      environment(&values)
    }
  ) { RowStack(entries: entries) }
}

/// Testing has an `Attachment`, too.
typealias ChatFile = Attachment

extension SendFailureReason: ExpressibleByStringLiteral {
  /// What a server said.
  public init(stringLiteral value: String) { self = .refused(value) }
}
