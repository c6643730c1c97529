import ChatStore
import Foundation

/// Events of a busy channel, the same for the same seed: texts, pictures, GIFs, reactions, edits and deletions.
///
/// Of a hundred events 66 are texts, of one to thirty words, 8 pictures, 5 GIFs, 14 reactions, 4 edits and 3 deletions;
/// the latter three are of the last 200 messages. Pictures are named (`flood:picture-7`), of sizes from 320 to 2,048
/// pixels; there are no files for them.
public struct ChatFlood: Sendable {
  /// How fast it is.
  public let eventsPerSecond: Double
  /// Who writes.
  public let users: [UserID]
  private let seed: UInt64
  private let start: Date
  private var random: StableRandom
  private var count: Int64 = 0
  private var recent: [(id: EventID, sender: UserID)] = []
  private var owed = 0.0

  private static let remembered = 200
  private static let words =
    """
    the a we you it this that is was will can not yes no maybe later today tomorrow server window list message picture \
    build test green red slow fast please thanks look here there again why because before after lunch coffee train rain sun
    """
    .split(separator: " ").map(String.init)
  private static let emoji = ["👍", "❤️", "😂", "🎉", "😮", "👀"]

  /// A flood whose first event has the number 1, and happens at `start`.
  public init(
    seed: UInt64, eventsPerSecond: Double, users: [UserID] = ChatFlood.defaultUsers,
    start: Date = Date(timeIntervalSince1970: 1_700_000_000)
  ) {
    precondition(eventsPerSecond > 0 && !users.isEmpty, "ChatFlood: a rate above 0 and at least one user are needed")
    (self.seed, self.eventsPerSecond, self.users, self.start) = (seed, eventsPerSecond, users, start)
    random = StableRandom(seed: seed)
  }

  /// Eight users of `flood.example`.
  public static let defaultUsers = ["ann", "bob", "cem", "dora", "eve", "finn", "gül", "hana"].map {
    UserID(rawValue: "@\($0):flood.example")
  }

  /// The next event.
  public mutating func next() -> ServerEvent {
    count += 1
    let id = EventID(rawValue: "$flood-\(seed)-\(count)")
    let sender = users[Int.random(in: 0..<users.count, using: &random)]
    var event = ServerEvent(
      id: id, sender: sender, sentAt: start.addingTimeInterval(Double(count - 1) / eventsPerSecond), order: count,
      body: .message(.text("")))
    switch (Int.random(in: 0..<100, using: &random), recent.randomElement(using: &random)) {
    case (66..<74, _): event.body = .message(.images([picture("picture", "image/png")], caption: ""))
    case (74..<79, _): event.body = .message(.images([picture("animation", "image/gif")], caption: ""))
    case (79..<93, let target?):
      event.body = .reaction(target.id, Self.emoji[Int.random(in: 0..<Self.emoji.count, using: &random)])
    case (93..<97, let target?):
      event.sender = target.sender
      event.body = .edit(target.id, .text(text() + " (edited)"))
    case (97..<100, let target?):
      event.sender = target.sender
      recent.removeAll { $0.id == target.id }
      event.body = .redaction(target.id)
    default: event.body = .message(.text(text()))
    }
    if case .message = event.body {
      recent.append((id, sender))
      if recent.count > Self.remembered { recent.removeFirst() }
    }
    return event
  }

  /// The events of so many seconds.
  public mutating func events(for seconds: Double) -> [ServerEvent] {
    owed += max(0, seconds) * eventsPerSecond
    let due = Int(min(owed, 1e7))
    owed -= Double(due)
    return (0..<due).map { _ in next() }
  }

  /// The events of so many seconds, as an answer of a server that numbers them.
  public mutating func batch(for seconds: Double, in channel: ChannelID) -> ServerBatch {
    var batch = ServerBatch()
    batch.timelines = [TimelineChunk(channel: channel, events: events(for: seconds), placement: .numbered())]
    return batch
  }

  /// Lets its events happen on a server for so many seconds, ten times in each, until the task is cancelled.
  public mutating func run(
    into server: InMemoryChatServer, channel: ChannelID, for seconds: Double, time: SessionTime = .system
  ) async {
    let began = time.now()
    var last = began
    while !Task.isCancelled, last - began < seconds {
      await time.sleep(0.1)
      let now = min(time.now(), began + seconds)
      server.post(events(for: now - last), in: channel)
      last = now
    }
  }

  private mutating func text() -> String {
    let count = Int.random(in: 1...30, using: &random)
    return (0..<count).map { _ in Self.words[Int.random(in: 0..<Self.words.count, using: &random)] }
      .joined(separator: " ")
  }

  private mutating func picture(_ kind: String, _ type: String) -> Attachment {
    let number = Int.random(in: 0..<50, using: &random)
    let sides = [320, 640, 1024, 2048]
    return Attachment(
      source: "flood:\(kind)-\(number)", name: "\(kind)-\(number).\(type.dropFirst(6))", type: type,
      size: Int.random(in: 10_000...2_000_000, using: &random), width: sides[number % 4], height: sides[number / 4 % 4])
  }
}
